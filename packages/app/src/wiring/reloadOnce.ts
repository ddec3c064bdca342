/** The session storage key of the build that last reloaded the page automatically. */
const key = 'dropwatt.reloaded'

/** The part of the React Router API that is used here. */
export interface LoadingRouter {
  readonly state: { readonly initialized: boolean; readonly errors: object | null }
  subscribe(listener: (state: LoadingRouter['state']) => void): () => void
}

let currentBuild = ''

/**
 * Sets the current build, and allows it another automatic reload once its first page has loaded.
 *
 * @param build identifies the build, such as the URL of its entry
 */
export function trackFirstLoad(build: string, router: LoadingRouter): void {
  currentBuild = build
  const onState = ({ initialized, errors }: LoadingRouter['state']) => {
    if (!initialized) return
    unsubscribe()
    if (!errors) reset()
  }
  const unsubscribe = router.subscribe(onState)
  onState(router.state)
}

/**
 * Returns whether the page may reload automatically, and counts that reload. Each build may do so once
 * until its first page has loaded, so that a missing file causes no reload loop. Always false without
 * session storage.
 *
 * @param build identifies the build. @default the one passed to `trackFirstLoad`
 */
export function mayReload(build = currentBuild): boolean {
  try {
    if (sessionStorage.getItem(key) === build) return false
    sessionStorage.setItem(key, build)
    return sessionStorage.getItem(key) === build
  } catch {
    return false
  }
}

function reset(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
