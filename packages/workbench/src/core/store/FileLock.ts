/** The right to change a file, which one tab has at a time. */
export interface FileLock {
  /** Gives it up, so that another tab can take it. */
  readonly release: () => void
}

/** Maximum time that a page which is being left may hold the lock, in ms: the next page of the tab waits for it. */
const leavingTime = 2000

/**
 * Takes the right to change a file.
 *
 * @param name identifies account and file
 * @param takesOver takes it from another tab that has it. @default false
 * @param onLost called once another tab has taken it over
 * @returns undefined if another tab has it
 */
export function lockFile(
  name: string,
  { takesOver = false, onLost }: { takesOver?: boolean; onLost: () => void },
): Promise<FileLock | undefined> {
  // Only on insecure origins, where nothing else of the workbench needs it.
  if (!('locks' in navigator)) return Promise.resolve({ release: () => {} })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  return new Promise((resolve, reject) => {
    let isGranted = false
    navigator.locks
      .request(
        name,
        takesOver ? { steal: true } : { signal: AbortSignal.timeout(leavingTime) },
        (lock) => {
          isGranted = true
          resolve(lock ? { release } : undefined)
          return held
        },
      )
      // When another tab takes the lock over, the promise of this request rejects.
      .catch((error: unknown) => {
        if (isGranted) onLost()
        else if (error instanceof DOMException && error.name === 'TimeoutError') resolve(undefined)
        else reject(error)
      })
  })
}
