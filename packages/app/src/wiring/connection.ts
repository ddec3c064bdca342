function watch(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Whether the browser has a network, as a store. It may be one that leads nowhere. */
export const connection = { subscribe: watch, get: () => navigator.onLine }

/** Asks the server for the page on screen, and tells whether it has an answer worth a reload. */
export async function canReload(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const { status } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
    return status < 500
  } catch {
    return false
  }
}
