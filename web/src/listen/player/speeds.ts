import type { Locale } from '../../model.ts'

const speeds = [0.75, 1, 1.25, 1.5, 2]

/** The next faster one; after the fastest comes the slowest. */
export function nextSpeed(speed: number): number {
  return speeds.find((one) => one > speed) ?? speeds[0] ?? 1
}

/** The next one in a direction, or the same at the end. */
export function stepSpeed(speed: number, direction: 1 | -1): number {
  const further = speeds.filter((one) => (one - speed) * direction > 0)
  return (direction > 0 ? further[0] : further.at(-1)) ?? speed
}

/** `1,25` */
export function speedText(speed: number, locale: Locale): string {
  return new Intl.NumberFormat(locale).format(speed)
}
