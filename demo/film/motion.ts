/** How the eye goes over the prints: every frame of a film. */
import { type Film, type Scene, secondsOf, type View } from './film.ts'
import { fullFilm } from './renditions.ts'

/** A picture as films have it: brightness, then two colours at half the size (yuv420p). */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

type Size = Pick<Picture, 'width' | 'height'>

/** How long one print goes over into the next, and the last into the dark: seconds. */
const fade = 1

/** `prints` has one for each scene. */
export function* frames(
  { scenes }: Film,
  prints: readonly Picture[],
  size: Size = fullFilm.frameSize,
  framesPerSecond = fullFilm.framesPerSecond,
): Generator<Uint8Array> {
  const end = secondsOf(scenes)
  for (let at = 0; at < Math.round(end * framesPerSecond); at++) {
    const now = at / framesPerSecond
    const seen = scenes.flatMap((scene, number) => {
      const begin = secondsOf(scenes.slice(0, number))
      const print = prints[number]
      const weight = presence(begin, begin + scene.seconds, now, end)
      return print && weight > 0
        ? [{ weight, frame: framed(print, viewAt(scene, now - begin), size) }]
        : []
    })
    yield mixed(seen, size)
  }
}

/** How much of a scene is seen: it comes and goes half a fade before and after its time. */
function presence(begin: number, end: number, now: number, last: number): number {
  const come = begin === 0 ? 1 : (now - begin) / fade + 0.5
  const go = end === last ? (end - now) / fade : (end - now) / fade + 0.5
  return Math.min(1, Math.max(0, Math.min(come, go)))
}

/** It moves all the time that it is seen, and evenly. */
function viewAt({ from, to, seconds }: Scene, since: number): View {
  const share = (since + fade / 2) / (seconds + fade)
  const between = (a: number, b: number) => a + (b - a) * share
  return [between(from[0], to[0]), between(from[1], to[1]), between(from[2], to[2])]
}

/** A view of a print, moved inside where it would reach over the edge. */
function framed(print: Picture, [x, y, share]: View, size: Size): Uint8Array {
  const wide = share
  const high = (share * print.width * size.height) / size.width / print.height
  const left = Math.min(1 - wide, Math.max(0, x - wide / 2))
  const top = Math.min(1 - high, Math.max(0, y - high / 2))
  const out = new Uint8Array(bytes(size))
  for (const plane of [0, 1, 2] as const) {
    const [from, to] = [planeOf(print, plane), planeOf(size, plane)]
    const part = {
      left: left * from.width,
      top: top * from.height,
      width: wide * from.width,
      height: high * from.height,
    }
    scaled(print.data, from, part, out, to)
  }
  return out
}

interface Plane extends Size {
  /** Where it begins. */
  readonly at: number
}

const bytes = ({ width, height }: Size): number => (width * height * 3) / 2

function planeOf({ width, height }: Size, plane: 0 | 1 | 2): Plane {
  if (plane === 0) return { at: 0, width, height }
  const [half, tall] = [width / 2, height / 2]
  return { at: width * height + (plane - 1) * half * tall, width: half, height: tall }
}

type Part = Size & { readonly left: number; readonly top: number }

/** Each pixel lies between four; parts of pixels count in 256ths. */
function scaled(from: Uint8Array, plane: Plane, part: Part, to: Uint8Array, size: Plane): void {
  const across = steps(part.left, part.width, size.width, plane.width)
  const down = steps(part.top, part.height, size.height, plane.height)
  let out = size.at
  for (let y = 0; y < size.height; y++) {
    const row = plane.at + (down[y * 2] ?? 0) * plane.width
    const low = down[y * 2 + 1] ?? 0
    for (let x = 0; x < size.width; x++) {
      const at = row + (across[x * 2] ?? 0)
      const right = across[x * 2 + 1] ?? 0
      const above = (from[at] ?? 0) * (256 - right) + (from[at + 1] ?? 0) * right
      const below =
        (from[at + plane.width] ?? 0) * (256 - right) + (from[at + plane.width + 1] ?? 0) * right
      to[out++] = (above * (256 - low) + below * low + 32_768) >> 16
    }
  }
}

/** For each pixel, the one before it in the source and how far it lies beyond that. */
function steps(begin: number, length: number, count: number, all: number): Int32Array {
  const found = new Int32Array(count * 2)
  for (let at = 0; at < count; at++) {
    const exact = begin + ((at + 0.5) * length) / count - 0.5
    const whole = Math.min(all - 2, Math.max(0, Math.floor(exact)))
    found[at * 2] = whole
    found[at * 2 + 1] = Math.min(256, Math.max(0, Math.round((exact - whole) * 256)))
  }
  return found
}

/** What is seen of each, and black for the rest. */
function mixed(seen: readonly { weight: number; frame: Uint8Array }[], size: Size): Uint8Array {
  const [first] = seen
  if (first && first.weight === 1) return first.frame
  const out = new Uint8Array(bytes(size))
  const rest = 1 - seen.reduce((sum, { weight }) => sum + weight, 0)
  const bright = size.width * size.height
  for (let at = 0; at < out.length; at++) {
    let value = rest * (at < bright ? 16 : 128)
    for (const { weight, frame } of seen) value += weight * (frame[at] ?? 0)
    out[at] = value + 0.5
  }
  return out
}
