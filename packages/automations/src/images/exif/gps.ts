import type { ExifDirectory, Rational, TiffReader } from './TiffReader.ts'

/** A place on Earth, of which only the accuracy matters here. */
export interface FoundPlace {
  /** Accuracy of the place, in metres. */
  readonly accuracy: number
}

const tags = { latitude: 2, longitude: 4, error: 31 } as const

/** An arc second of a great circle, in metres. */
const metresPerSecond = 30.9

/**
 * Best accuracy of a place, in metres. GPS of telephones is within 4.9 m under open sky (van
 * Diggelen and Enge 2015, cited by gps.gov).
 */
const bestAccuracy = 5

/** Returns the smallest difference that an angle in degrees, minutes and seconds can show, in arc seconds. */
function resolutionOf([degrees, minutes, seconds]: readonly Rational[]): number {
  if (seconds && (seconds.denominator > 1 || seconds.numerator > 0)) return 1 / seconds.denominator
  if (minutes && (minutes.denominator > 1 || minutes.numerator > 0)) return 60 / minutes.denominator
  return 3600 / (degrees?.denominator ?? 1)
}

/**
 * Returns how accurate a place is, in metres.
 *
 * @param resolution the smallest difference that its angles can show, in arc seconds
 * @param error how far off the device says it may be, in metres
 */
export function accuracyOf(resolution: number, error?: number): FoundPlace {
  return { accuracy: Math.max(resolution * metresPerSecond, error ?? bestAccuracy) }
}

/** Reads the place where a picture was taken; nothing if its coordinates are missing or invalid. */
export function readPlace(
  reader: TiffReader,
  directory: ExifDirectory | undefined,
): FoundPlace | undefined {
  const angles = [tags.latitude, tags.longitude].map((tag) => reader.rationals(directory?.get(tag)))
  const isValid = angles.every(
    (angle) => angle.length > 0 && angle.every(({ denominator }) => denominator > 0),
  )
  if (!isValid) return undefined
  const [error] = reader.rationals(directory?.get(tags.error))
  const metres = error && error.denominator > 0 ? error.numerator / error.denominator : 0
  // An angle can be a whole number by chance, so the one with more digits tells.
  return accuracyOf(Math.min(...angles.map(resolutionOf)), metres > 0 ? metres : undefined)
}
