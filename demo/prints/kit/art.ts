import { type Gouge, strokes } from './carve.ts'
import { type Point, round } from './geometry.ts'
import { type Ink, type Inks, inkNames } from './inks.ts'
import { after, type Move, move, moved, still } from './move.ts'
import { random } from './random.ts'
import type { Surface } from './surfaces.ts'

export const width = 1600
export const height = 1200
/** Shapes may run this far over the edge, so that the press leaves no white there. */
export const bleed = 60

export interface Group {
  /** What `clip` gave. */
  readonly clip?: string | null
  /** An SVG transform. */
  readonly move?: string
  readonly id?: string
}

export type Cut = Gouge & { readonly clip?: string | null }

/**
 * A block of linoleum, 1600 × 1200. What is laid later covers what was laid before. `more` is
 * markup for an element's other attributes.
 */
export class Art {
  readonly random: () => number
  readonly #clips: string[] = []
  readonly #laid: string[] = []
  readonly #moves: Move[] = [still]

  constructor(seed: number) {
    this.random = random(seed)
  }

  /** Markup as it is: class `a` fills with the ink, `s-a` draws with it. */
  add(markup: string): this {
    this.#laid.push(markup)
    return this
  }

  fill(d: string, ink: Ink, more = ''): this {
    return this.add(`<path class="${ink}" d="${d}"${more && ` ${more}`}/>`)
  }

  line(d: string, ink: Ink, w: number, more = ''): this {
    return this.add(`<path class="s-${ink}" d="${d}" stroke-width="${w}"${more && ` ${more}`}/>`)
  }

  disc(x: number, y: number, rx: number, ink: Ink, ry = rx): this {
    const at = `cx="${round(x)}" cy="${round(y)}"`
    return this.add(`<ellipse class="${ink}" ${at} rx="${round(rx)}" ry="${round(ry)}"/>`)
  }

  rect(x: number, y: number, w: number, h: number, ink: Ink, more = ''): this {
    const size = `width="${round(w)}" height="${round(h)}"`
    return this.add(
      `<rect class="${ink}" x="${round(x)}" y="${round(y)}" ${size}${more && ` ${more}`}/>`,
    )
  }

  /** Keeps a shape as a clip for groups and cuts. */
  clip(d: string): string {
    const id = `c${this.#clips.length + 1}`
    this.#clips.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    return id
  }

  open(group: Group): this {
    const attributes = [
      group.id && `id="${group.id}"`,
      group.clip && `clip-path="url(#${group.clip})"`,
      group.move && `transform="${group.move}"`,
    ]
    this.#moves.push(group.move ? after(this.#move, move(group.move)) : this.#move)
    return this.add(`<g ${attributes.filter(Boolean).join(' ')}>`)
  }

  close(): this {
    if (this.#moves.length === 1) throw new Error('no group is open here: drop this close()')
    this.#moves.pop()
    return this.add('</g>')
  }

  /** Cuts strokes along a surface. */
  carve(surface: Surface, ink: Ink, { clip, ...gouge }: Cut = {}): this {
    const d = strokes(surface, gouge, this.random, (p) => this.#seen(p))
    if (!d) return this
    return this.add(`<path class="${ink}"${clip ? ` clip-path="url(#${clip})"` : ''} d="${d}"/>`)
  }

  /** The little ridges that a gouge leaves in cleared ground. */
  chatter(x: number, y: number, w: number, h: number, ink: Ink, n = 60, size = 4): this {
    let d = ''
    for (let i = 0; i < n; i++) {
      const at: Point = [x + this.random() * w, y + this.random() * h]
      const a = ((this.random() - 0.5) * 16 * Math.PI) / 180
      const long = 14 + this.random() * 34
      const thick = size * (0.4 + this.random() * 0.6)
      const [ex, ey] = [Math.cos(a) * long, Math.sin(a) * long]
      const [nx, ny] = [-Math.sin(a) * thick, Math.cos(a) * thick]
      const bent = `${round(ex / 2 + nx)} ${round(ey / 2 + ny)}`
      const back = `${round(-ex / 2 - nx)} ${round(-ey / 2 - ny)}`
      d += `M${round(at[0])} ${round(at[1])}q${bent} ${round(ex)} ${round(ey)}`
      d += `q${back} ${round(-ex)} ${round(-ey)}Z`
    }
    return this.fill(d, ink)
  }

  /** The print in a site's inks, without the marks of the press: `pressed` makes those. */
  svg(inks: Inks): string {
    if (this.#moves.length > 1) throw new Error('a group is still open: close() it')
    const style = inkNames.map((i) => `.${i}{fill:${inks[i]}}.s-${i}{stroke:${inks[i]};fill:none}`)
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
      `<style>[class^=s-]{stroke-linecap:round;stroke-linejoin:round}${style.join('')}</style>`,
      `<defs>${this.#clips.join('\n')}</defs>`,
      `<rect class="p" width="${width}" height="${height}"/>`,
      ...this.#laid,
      '</svg>',
    ].join('\n')
  }

  get #move(): Move {
    return this.#moves.at(-1) ?? still
  }

  #seen(p: Point): boolean {
    const [x, y] = moved(this.#move, p)
    return x >= -bleed && x <= width + bleed && y >= -bleed && y <= height + bleed
  }
}
