import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from './otherSite.ts'

/** A proxy whose documents stop in the middle. */
export interface HeldDocuments {
  readonly origin: string
  /** Sends the rest of the documents. */
  readonly release: () => void
  readonly close: () => Promise<void>
}

/**
 * Forwards requests, and holds the rest of each document back until it is let go.
 *
 * @param mark documents are sent up to the end of its first occurrence
 */
export async function holdDocuments(target: string, mark: string): Promise<HeldDocuments> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { port, close } = await listen((incoming, outgoing) => {
    const { method, url = '' } = incoming
    // A compressed document has no mark.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const passed = request(new URL(url, target), { method, headers }, async (answer) => {
      outgoing.writeHead(answer.statusCode ?? 0, answer.headers)
      if (answer.headers['content-type']?.startsWith('text/html')) {
        const document = await buffer(answer)
        const end = document.indexOf(mark) + mark.length
        outgoing.write(document.subarray(0, end))
        await released
        outgoing.end(document.subarray(end))
      } else answer.pipe(outgoing)
    })
    incoming.pipe(passed)
  })
  return { origin: `http://localhost:${port}`, release, close }
}
