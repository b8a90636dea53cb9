import type { Art } from '../../kit/art.ts'
import type { Ink } from '../../kit/inks.ts'
import { on } from '../../kit/surfaces.ts'

/** Prints hung to dry: fish, sun, leaf and boat. */
export const dryingLine = (art: Art): void => {
  // line with prints
  const ly = (x: number) => 150 + 44 * Math.sin(((x + 40) / 1680) * 3.14)
  art.line('M-40 150Q800 238 1640 150', 'k', 13)
  art.line('M-40 148Q800 236 1640 148', 'p', 4)
  const sheet = (
    x: number,
    w: number,
    h: number,
    rot: number,
    m: { bg: Ink; draw: () => void },
  ) => {
    const y = ly(x) + 8
    art.open({ move: `translate(${x} ${y}) rotate(${rot})` })
    const d = `M${-w / 2} 0Q0 8 ${w / 2} 0Q${w / 2 + 8} ${h * 0.5} ${w / 2 - 2} ${h}Q${w * 0.2} ${h + 10} 0 ${h - 2}T${-w / 2} ${h + 2}Q${-w / 2 - 6} ${h * 0.5} ${-w / 2} 0Z`
    art.fill(d, 'k', 'transform="translate(16 18)"')
    art.line(d, 'k', 12)
    art.fill(d, 'p')
    const bx = -w / 2 + 24,
      bw = w - 48,
      bh = h - 66,
      by = 30
    art.rect(bx, by, bw, bh, m.bg)
    art.open({ clip: art.clip(`M${bx} ${by}h${bw}v${bh}h${-bw}z`) })
    art.open({ move: `translate(0 ${by + bh / 2})` })
    m.draw()
    art.close()
    art.close()
    art.line(`M${bx + 6} ${h - 20}h${bw * 0.3}M${bx + bw - 46} ${h - 20}h40`, 'k', 3.4)
    for (const px of [-w / 2 + 30, w / 2 - 30]) {
      art.fill(`M${px - 9} -26h18l-3 52h-12z`, 'k')
      art.fill(`M${px - 5} -22h10l-2 44h-6z`, 'c')
      art.line(`M${px - 8} -2h16`, 'k', 4)
    }
    art.close()
  }
  const burst = (ink: Ink) =>
    art.carve(on.rays(0, 0, 70, 260), ink, {
      rows: 40,
      dash: [30, 70],
      gap: [12, 30],
      w: 9,
      tone: () => 0.8,
    })
  const fish = () => {
    art.carve(on.wave(-150, 150, -150, 150, 8, 90), 'a', {
      rows: 13,
      dash: [24, 70],
      gap: [14, 40],
      w: 7,
    })
    const d = 'M-92 6C-60-54 20-60 62-6L104-44Q92 0 106 46L62 14C20 62-60 62-92 6Z'
    art.line(d, 'k', 8)
    art.fill(d, 'p')
    art.disc(-58, -6, 9, 'k')
    art.disc(-56, -8, 3, 'p')
    for (let j = 0; j < 4; j++)
      for (let i = -1; i <= 1; i++) art.line(`M${-24 + j * 22} ${i * 24 - 8}q12 8 0 18`, 'k', 5)
    art.line('M-36-34Q-22 4-38 42', 'k', 6)
  }
  const sun = () => {
    burst('k')
    art.disc(0, 0, 66, 'k')
    art.disc(0, 0, 56, 'c')
    art.carve(on.ring(0, 0, 12, 50), 'p', { rows: 4, dash: [20, 50], gap: [10, 24], w: 6 })
  }
  const leafb = () => {
    art.carve(on.rays(0, 150, 40, 330, 200, 340), 'c', {
      rows: 30,
      dash: [30, 80],
      gap: [14, 40],
      w: 8,
    })
    art.line('M0 130Q8 20 0-110', 'p', 9)
    for (let i = 0; i < 5; i++)
      for (const s of [-1, 1]) {
        const y = 90 - i * 42
        art.fill(
          `M0 ${y}q${s * 20}-44 ${s * (74 - i * 9)}-52q${-s * 4} 46 ${-s * (74 - i * 9)} 52z`,
          'p',
        )
        art.line(`M0 ${y}q${s * 26}-26 ${s * (52 - i * 7)}-38`, 'b', 4)
      }
  }
  const boat = () => {
    art.carve(on.rays(60, -50, 50, 300, 0, 360), 'p', {
      rows: 40,
      dash: [30, 80],
      gap: [16, 40],
      w: 7,
    })
    art.disc(60, -50, 40, 'p')
    art.fill('M-100 40Q-60 84 0 84T100 40L112 14Q70 44 0 44T-112 14Z', 'k')
    art.fill('M-62-80Q0-94 62-80L70 14Q0 28-70 14Z', 'p')
    art.fill('M-40-84L-20-87V20L-44 18ZM20-87L42-83L46 18L20 20Z', 'b')
    art.line('M-62-80Q0-94 62-80L70 14Q0 28-70 14Z', 'k', 7)
    art.line('M0-104V50', 'k', 8)
    art.carve(on.wave(-150, 150, 84, 170, 6, 80), 'p', {
      rows: 5,
      dash: [24, 70],
      gap: [12, 30],
      w: 8,
    })
  }
  sheet(300, 250, 320, -2, { bg: 'k', draw: fish })
  sheet(640, 250, 326, 1.4, { bg: 'c', draw: sun })
  sheet(985, 250, 320, -1, { bg: 'b', draw: leafb })
  sheet(1330, 250, 316, 2, { bg: 'a', draw: boat })
  sheet(-20, 220, 300, 2, { bg: 'c', draw: sun })
  sheet(1640, 220, 300, -2, { bg: 'k', draw: fish })
}
