/** Runs `load` on the first call and shares its result; after a failure the next call retries. */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let shared: Promise<Loaded> | undefined
  return () =>
    (shared ??= load().catch((cause: unknown) => {
      shared = undefined
      throw cause
    }))
}
