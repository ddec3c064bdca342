/** Time slice after which the worker handles its messages, in ms. */
const slice = 50

/** The least time between two reports of progress, in ms. */
const reportEvery = 100

/**
 * Runs work that can pause. Between two slices the worker looks at its messages, such as one that
 * cancels the work.
 *
 * @param isCancelled whether to stop, asked after each pause
 * @param onProgress called with what the work yielded, ten times a second at most
 * @returns nothing if it was stopped
 */
export async function runInSlices<Progress, Result>(
  work: Generator<Progress, Result, void>,
  isCancelled: () => boolean = () => false,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Result | undefined> {
  let paused = performance.now()
  let reported = paused
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() - paused < slice) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (isCancelled()) return undefined
    paused = performance.now()
    if (paused - reported < reportEvery) continue
    reported = paused
    onProgress(value)
  }
}
