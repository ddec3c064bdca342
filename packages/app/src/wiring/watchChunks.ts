/** What a dynamic import was refused with: by whichever failure of whichever file. */
const failures = new WeakSet<object>()

/** How the browsers say that a file did not come, or is no script; and Vite, that styles did not. */
const missing =
  /dynamically imported module|importing a module script failed|unable to preload css/i

/** Notes each dynamic import that fails, from now on. Vite tells of them all. */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload))
}

/**
 * Tells whether an error is a file of the app that did not load: because there is no network, or
 * because a new version has taken its place. A browser remembers it for as long as the document
 * lives, so only loading the document anew can help.
 */
export function isMissingChunk(error: unknown): boolean {
  if (!didNotLoad(error)) return false
  // What answers in the place of a script may be a page, which is no JavaScript.
  return error instanceof SyntaxError || missing.test(error.message)
}

/** Tells whether an error has ended the loading of a file, be it missing or broken. */
export function didNotLoad(error: unknown): error is Error {
  return error instanceof Error && failures.has(error)
}
