import { written, type Spread } from './statistics.ts'

/** Writes a count with separators of thousands. */
export const figure = (value: number) => value.toLocaleString('en')

/** Says what the figures of some rounds are, as the beginning of a sentence. */
export const medianOf = (rounds: number) =>
  rounds === 1 ? 'One round' : `Medians of ${rounds} rounds and their range`

/** Writes bytes in kilobytes of 1000 bytes. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`

/** Writes bytes in megabytes of a million bytes. */
export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** Writes the median of times in milliseconds and their range. */
export const milliseconds = (times: Spread) =>
  `${written(times, (value) => value.toFixed(times.median < 10 ? 1 : 0))} ms`
