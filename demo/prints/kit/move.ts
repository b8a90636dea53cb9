import { type Point, radians } from './geometry.ts'

/** An SVG matrix: a b c d e f. */
export type Move = readonly [number, number, number, number, number, number]

export const still: Move = [1, 0, 0, 1, 0, 0]

export const after = (m: Move, n: Move): Move => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

export const moved = (m: Move, [x, y]: Point): Point => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
]

const turn = (degrees: number): Move => {
  const a = radians(degrees)
  return [Math.cos(a), Math.sin(a), -Math.sin(a), Math.cos(a), 0, 0]
}

const one = (name: string, n: readonly number[]): Move => {
  const [a = 0, b, c] = n
  switch (name) {
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0]
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0]
    case 'skewY':
      return [1, Math.tan(radians(a)), 0, 1, 0, 0]
    case 'rotate': {
      const [x, y] = [b ?? 0, c ?? 0]
      return after(after([1, 0, 0, 1, x, y], turn(a)), [1, 0, 0, 1, -x, -y])
    }
    default:
      throw new Error(`the kit does not know the move “${name}”: add it in kit/move.ts`)
  }
}

/** Reads an SVG transform, such as `translate(10 20) scale(.5)`. */
export const move = (transform: string): Move =>
  [...transform.matchAll(/(\w+)\(([^)]*)\)/g)]
    .map(([, name = '', numbers = '']) =>
      one(
        name,
        numbers
          .trim()
          .split(/[\s,]+/)
          .map(Number),
      ),
    )
    .reduce(after, still)
