/** Runs `load` at the first call and shares what comes of it; after a failure the next call tries again. */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let shared: Promise<Loaded> | undefined
  return () =>
    (shared ??= load().catch((cause: unknown) => {
      shared = undefined
      throw cause
    }))
}
