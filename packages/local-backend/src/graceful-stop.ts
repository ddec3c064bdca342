import type { Server } from 'node:http'

/** How long answers may take to end, in milliseconds. */
const longest = 10_000

/**
 * Prepares a server to stop without cutting answers off; call it before the first request comes.
 * What it returns takes no more connections, and resolves once what is under way has been answered,
 * at the latest after ten seconds. Idle connections do not hold it up.
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
