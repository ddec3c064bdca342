function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** An external store of `navigator.onLine`, which is also true on a network without internet access. */
export const connection = { subscribe, get: () => navigator.onLine }

/** Resolves to whether the server answers for the current page without a server error. */
export async function canReload(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const { status } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
    return status < 500
  } catch {
    return false
  }
}
