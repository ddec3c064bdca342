import { EventEmitter, once } from 'node:events'
import { createServer, request, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on a free port of `127.0.0.1`, also reachable as `localhost`. */
export interface Listening {
  readonly port: number
  readonly close: () => Promise<void>
}

/** Starts a server. */
export async function listen(listener: RequestListener): Promise<Listening> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Serves an empty page without a content security policy, so its scripts can try anything. */
export function serveOtherSite(): Promise<Listening> {
  return listen((_, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end('<!doctype html><title>Another site</title><body></body>')
  })
}

/** A proxy that reveals responses that browsers hide from other sites. */
export interface Door extends Listening {
  /** Resolves with the status of the next response. */
  readonly nextStatus: () => Promise<number>
}

/** Forwards requests unchanged, with their `Host` header. */
export async function openDoor(target: string): Promise<Door> {
  const statuses = new EventEmitter()
  const door = await listen((incoming, outgoing) => {
    const { method, headers } = incoming
    const passed = request(new URL(incoming.url ?? '', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 0, answer.headers)
      answer.pipe(outgoing)
      // A browser may abort the response, so its end may never come.
      statuses.emit('status', answer.statusCode)
    })
    incoming.pipe(passed)
  })
  return {
    ...door,
    async nextStatus() {
      const [status] = await once(statuses, 'status')
      return Number(status)
    },
  }
}
