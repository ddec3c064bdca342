import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { LOCAL_ANON_KEY } from './anon-key.ts'
import type { LocalBackendConfig } from './config.ts'
import { gracefulStop } from './graceful-stop.ts'
import { isLoopbackHost } from './hosts.ts'
import { LocalBackendError } from './local-backend-error.ts'
import { openLocalBackend } from './local-backend.ts'
import { serviceRoleKey } from './tokens/service-role-key.ts'

/** What a server of its own is told. */
export interface ServeConfig extends Omit<LocalBackendConfig, 'siteUrl' | 'url'> {
  /** Port to listen on; 0 for any that is free. */
  port: number
  /**
   * A name or address of this machine.
   * @default '127.0.0.1'
   */
  hostname?: string
  /**
   * Origin of the app that signs people in here.
   * @default the server itself
   */
  siteUrl?: LocalBackendConfig['siteUrl']
}

/** A running server, and the keys with which programs come to it. */
export interface ServedBackend {
  /** What the client takes for the address of its project. */
  readonly url: string
  readonly anonKey: string
  readonly serviceRoleKey: string
  /** Stops listening, and gives the data folder free once the requests under way are answered. */
  readonly close: () => Promise<void>
}

const highestPort = 65_535

function checkAddress(hostname: string, port: number): void {
  if (hostname !== '::1' && !isLoopbackHost(hostname)) {
    throw new RangeError(
      `[@dropwatt/local-backend] hostname is "${hostname}". Only this machine is served: give 127.0.0.1, ::1 or localhost.`,
    )
  }
  if (!Number.isInteger(port) || port < 0 || port > highestPort) {
    throw new RangeError(
      `[@dropwatt/local-backend] port is ${port}. Give a whole number from 0 to ${highestPort}.`,
    )
  }
}

function listen(server: Server, port: number, hostname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const why = cause.code === 'EADDRINUSE' ? 'is in use' : `cannot be had (${cause.code})`
      const message = `Port ${port} of ${hostname} ${why}. Choose another, or 0 for any that is free.`
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
 * Serves a backend on an address of its own, for this machine alone: for test suites that bring
 * their app along, or want none.
 * @throws RangeError or TypeError when a value of the configuration cannot be used.
 * @throws LocalBackendError when the data folder or the port cannot be had.
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
    const server = createServer(getRequestListener(backend.fetch, { overrideGlobalObjects: false }))
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
