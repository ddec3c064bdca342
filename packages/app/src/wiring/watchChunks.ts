/** The errors of all failed dynamic imports. */
const failures = new WeakSet<object>()

/** Matches the messages of browsers for a missing script, and that of Vite for a missing style sheet. */
const missing =
  /dynamically imported module|importing a module script failed|unable to preload css/i

/** Starts recording failed dynamic imports, which Vite reports by an event. */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload))
}

/**
 * Returns whether an error is a chunk that could not be loaded, because the browser is offline or a new
 * version was deployed. Browsers cache the failure for the life of the document, so only a reload helps.
 */
export function isMissingChunk(error: unknown): boolean {
  if (!didNotLoad(error)) return false
  // Some hosts answer with an HTML page instead of a 404.
  return error instanceof SyntaxError || missing.test(error.message)
}

/** Returns whether an error comes from a dynamic import, whether the file is missing or throws. */
export function didNotLoad(error: unknown): error is Error {
  return error instanceof Error && failures.has(error)
}
