import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

type Handler = (request: Request) => Response | Promise<Response>

function toRequest(incoming: IncomingMessage, origin: string): Request {
  const { method = 'GET', url = '/', rawHeaders } = incoming
  const headers = new Headers()
  for (let i = 0; i < rawHeaders.length; i += 2) {
    headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '')
  }
  if (method === 'GET' || method === 'HEAD')
    return new Request(`${origin}${url}`, { method, headers })
  const body = Readable.toWeb(incoming)
  return new Request(`${origin}${url}`, { method, headers, body, duplex: 'half' } as RequestInit)
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, [...response.headers].flat())
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

/** A server on a free port of this machine. */
export interface TestServer {
  readonly origin: string
  close(): Promise<void>
}

/** Serves a handler over real HTTP. */
export async function serve(handler: Handler): Promise<TestServer> {
  const server = createServer(async (incoming, outgoing) => {
    await send(await handler(toRequest(incoming, origin)), outgoing)
  })
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
