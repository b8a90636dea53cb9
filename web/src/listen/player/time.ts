import type { Locale } from '../../model.ts'

interface Parts {
  hours: number
  minutes: number
  seconds: number
}

function chunksOf(time: number): Parts {
  const whole = Math.floor(time)
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor((whole % 3600) / 60),
    seconds: whole % 60,
  }
}

/** `3:12`, `1:04:09` */
export function clock(time: number): string {
  const { hours, minutes, seconds } = chunksOf(time)
  const two = (number: number) => `${number}`.padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/** `3 minutter 12 sekunder` */
export function spoken(time: number, locale: Locale): string {
  const { hours, minutes, seconds } = chunksOf(time)
  const units = (['hour', 'minute', 'second'] as const)
    .map((unit, index) => ({ unit, count: [hours, minutes, seconds][index] ?? 0 }))
    .filter(({ unit, count }) => count > 0 || (unit === 'second' && hours + minutes === 0))
  return units
    .map(({ unit, count }) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
    .join(' ')
}
