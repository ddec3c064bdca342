/** Turns a median absolute deviation into the standard deviation of a normal distribution. */
const normal = 1.4826

/** Most values that a median is taken of; larger sets are thinned out evenly. */
const enough = 2048

/**
 * Returns the value below which a share of the values lie.
 *
 * @param share from 0 to 1; 0.5 for the median
 */
export function quantile(values: ArrayLike<number>, share: number): number {
  if (values.length === 0) return 0
  const step = Math.max(1, values.length / enough)
  const sample = new Float32Array(Math.floor(values.length / step))
  for (let at = 0; at < sample.length; at += 1) sample[at] = values[Math.floor(at * step)]!
  sample.sort()
  return sample[Math.min(sample.length - 1, Math.floor(share * sample.length))]!
}

/** Estimates the standard deviation of values around 0 that include outliers. */
export function robustSpread(values: Float32Array): number {
  return normal * quantile(values.map(Math.abs), 0.5)
}
