import { EventEmitter, once } from 'node:events'
import { createServer, request, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on a free port of `127.0.0.1`, which is reached as `localhost` too. */
export interface Listening {
  readonly port: number
  readonly close: () => Promise<void>
}

async function listen(listener: RequestListener): Promise<Listening> {
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

/** Serves an empty page without a content policy, so its scripts may try anything. */
export function serveOtherSite(): Promise<Listening> {
  return listen((_, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end('<!doctype html><title>Another site</title><body></body>')
  })
}

/** A door to a server, which tells what browsers keep from the pages of other sites. */
export interface Door extends Listening {
  /** Resolves with the status of the next answer. */
  readonly nextStatus: () => Promise<number>
}

/** Passes requests on to a server as they are, with the `Host` that they name. */
export async function openDoor(target: string): Promise<Door> {
  const statuses = new EventEmitter()
  const door = await listen((incoming, outgoing) => {
    const { method, headers } = incoming
    const passed = request(new URL(incoming.url ?? '', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 0, answer.headers)
      answer.pipe(outgoing)
      // A browser that wants no more of the answer cuts it off, so its end may never come.
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
