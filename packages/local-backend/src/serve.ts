import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { LOCAL_ANON_KEY } from './anon-key.ts'
import type { LocalBackendConfig } from './config.ts'
import { gracefulStop } from './graceful-stop.ts'
import { requestTimeouts } from './request-timeouts.ts'
import { isLoopbackHost } from './hosts.ts'
import { LocalBackendError } from './local-backend-error.ts'
import { openLocalBackend } from './local-backend.ts'
import { serviceRoleKey } from './tokens/service-role-key.ts'

/** The options of a standalone server. */
export interface ServeConfig extends Omit<LocalBackendConfig, 'siteUrl' | 'url'> {
  /** Port to listen on; 0 for any free one. */
  port: number
  /**
   * A loopback name or address.
   * @default '127.0.0.1'
   */
  hostname?: string
  /**
   * Origin of the app that uses the server.
   * @default the server itself
   */
  siteUrl?: LocalBackendConfig['siteUrl']
}

/** A running server and its keys. */
export interface ServedBackend {
  /** The project URL for the client. */
  readonly url: string
  readonly anonKey: string
  readonly serviceRoleKey: string
  /** Stops listening, and releases the data folder lock after all pending requests are answered. */
  readonly close: () => Promise<void>
}

const highestPort = 65_535

function checkAddress(hostname: string, port: number): void {
  if (hostname !== '::1' && !isLoopbackHost(hostname)) {
    throw new RangeError(
      `[@dropwatt/local-backend] hostname is "${hostname}". The server is local only: use 127.0.0.1, ::1 or localhost.`,
    )
  }
  if (!Number.isInteger(port) || port < 0 || port > highestPort) {
    throw new RangeError(
      `[@dropwatt/local-backend] port is ${port}. Use an integer from 0 to ${highestPort}.`,
    )
  }
}

function listen(server: Server, port: number, hostname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const why = cause.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${cause.code})`
      const message = `Port ${port} of ${hostname} ${why}. Choose another, or 0 for any free one.`
      reject(new LocalBackendError('port', message, cause))
    })
    server.listen(port, hostname, resolve)
  })
}

function addressOf(server: Server, hostname: string): string {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return `http://${hostname === '::1' ? '[::1]' : hostname}:${port}`
}

/**
 * Serves a standalone backend on loopback, for test suites with their own app or none.
 * @throws RangeError or TypeError if a value of the configuration is invalid.
 * @throws LocalBackendError if the data folder or the port cannot be used.
 */
export async function serveLocalBackend({
  port,
  hostname = '127.0.0.1',
  siteUrl,
  ...config
}: ServeConfig): Promise<ServedBackend> {
  checkAddress(hostname, port)
  const { dataDir, signingKey } = config
  let url = `http://${hostname}`
  const backend = await openLocalBackend({
    ...config,
    siteUrl: siteUrl ?? (() => url),
    url: () => url,
  })
  try {
    const server = createServer(
      requestTimeouts,
      getRequestListener(backend.fetch, { overrideGlobalObjects: false }),
    )
    const stop = gracefulStop(server)
    const key = await serviceRoleKey(signingKey ? { signingKey } : { dataDir })
    await listen(server, port, hostname)
    url = addressOf(server, hostname)
    return {
      url,
      anonKey: config.apiKey ?? LOCAL_ANON_KEY,
      serviceRoleKey: key,
      async close() {
        await stop()
        await backend.close()
      },
    }
  } catch (error) {
    await backend.close()
    throw error
  }
}
