import { validationFailed } from '../../errors.ts'

const milliseconds: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  '\u00b5s': 1e-3,
  '\u03bcs': 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
}

const part = String.raw`(\d+(?:\.\d*)?|\.\d+)(ns|us|\u00b5s|\u03bcs|ms|s|m|h)`
const whole = new RegExp(`^[+-]?(?:0|(?:${part})+)$`)
const parts = new RegExp(part, 'g')

/** The maximum of 63 bits of nanoseconds, 292 years. */
const longest = 2 ** 63 / 1e6

/**
 * Parses a duration in Go's notation, such as `1h30m`, into milliseconds; `none` is 0.
 * @throws ApiError 400 if it is invalid.
 */
export function parseBanDuration(duration: string): number {
  if (duration === 'none') return 0
  // The whole text is validated first: searching an arbitrary one could take very long.
  const found = whole.test(duration) ? [...duration.matchAll(parts)] : undefined
  const sum = found?.reduce(
    (total, [, count, unit = '']) => total + Number(count) * (milliseconds[unit] ?? 0),
    0,
  )
  if (sum === undefined || sum > longest) {
    throw validationFailed(
      `invalid format for ban duration: "${duration.slice(0, 40)}" is no duration such as 24h, 1h30m or none`,
    )
  }
  return duration.startsWith('-') ? -sum : sum
}

/** @param now in milliseconds. */
export function bannedUntil(duration: string, now: number): string | null {
  const length = parseBanDuration(duration)
  return length === 0 ? null : new Date(now + length).toISOString()
}
