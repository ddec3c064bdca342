/** Thrown when there are no reference rates to be had; its message says why, in one sentence. */
export class RatesError extends Error {
  override readonly name = 'RatesError'
}
