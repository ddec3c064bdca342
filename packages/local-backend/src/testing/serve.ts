import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'

type Handler = (request: Request) => Response | Promise<Response>

/** A server on a free port. */
export interface TestServer {
  readonly origin: string
  close(): Promise<void>
}

/** Serves a handler over real HTTP. */
export async function serve(handler: Handler): Promise<TestServer> {
  const server = createServer(getRequestListener(handler, { overrideGlobalObjects: false }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections()
        server.close((error) => (error ? reject(error) : resolve()))
      }),
  }
}
