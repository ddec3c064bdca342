/** How long the worker works without looking at its messages, in ms: progress comes at 10 Hz. */
const slice = 50

/**
 * Lets the worker look at its messages now and then, such as one that cancels its work.
 *
 * @returns a function that pauses if the last pause was long ago, and returns whether it did
 */
export function createPauses(): () => Promise<boolean> {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < slice) return false
    await new Promise((resolve) => setTimeout(resolve))
    last = performance.now()
    return true
  }
}
