/** Drains a generator that can pause, and returns its result. */
export function runSync<Result>(work: Generator<unknown, Result, void>): Result {
  let next = work.next()
  while (!next.done) next = work.next()
  return next.value
}
