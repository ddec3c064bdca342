/** Runs work that can pause to its end without a break. */
export function finish<Result>(work: Generator<unknown, Result, void>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
