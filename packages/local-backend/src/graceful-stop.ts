import type { Server } from 'node:http'

/** Longest time for pending responses, in milliseconds. */
const longest = 10_000

/**
 * Prepares a server for a graceful shutdown; call it before the first request. The returned function
 * stops accepting connections and resolves once all pending requests are answered, after ten seconds
 * at the latest. Idle connections do not delay it.
 */
export function gracefulStop(server: Server): () => Promise<void> {
  let underWay = 0
  let isStopping = false

  function closeWhenIdle(): void {
    if (isStopping && underWay === 0) server.closeAllConnections()
  }
  server.on('request', (_, answer) => {
    underWay += 1
    answer.once('close', () => {
      underWay -= 1
      closeWhenIdle()
    })
  })

  return () =>
    new Promise((resolve) => {
      const cut = setTimeout(() => server.closeAllConnections(), longest)
      server.close(() => {
        clearTimeout(cut)
        resolve()
      })
      isStopping = true
      closeWhenIdle()
    })
}
