import { maximumImageBytes } from '@dropwatt/automations/images'

/** Reason that an image could not be read from its address. */
export type AddressFailure =
  /** No https address. */
  | 'address'
  /** The host of the app does not let it connect to other hosts. */
  | 'policy'
  /** Nothing answers there, or its host does not let other pages read the image. */
  | 'unreachable'
  /** There is nothing at the address. */
  | 'missing'
  /** The host refuses the image, such as to those who are not signed in there. */
  | 'refused'
  | 'slow'
  | 'too-large'

export type ReadImage = { readonly bytes: ArrayBuffer } | { readonly failure: AddressFailure }

/** Timeout for reading an image from its host, in ms. */
const timeLimit = 30_000

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

/** Reads a body up to a size in bytes; nothing if it is longer. */
async function readUpTo(body: ReadableStream<Uint8Array<ArrayBuffer>>, most: number) {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = body.getReader()
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- The parts of a stream come one after the other.
    const { value, done } = await reader.read()
    if (done) return new Blob(parts).arrayBuffer()
    size += value.byteLength
    if (size > most) {
      // oxlint-disable-next-line no-await-in-loop -- It leaves the loop.
      await reader.cancel()
      return undefined
    }
    parts.push(value)
  }
}

/**
 * Reads the image at an address, without telling its host who asks or from which page.
 *
 * @param address the public address of an image in a store
 */
export async function readAddress(address: string): Promise<ReadImage> {
  if (!isHttps(address)) return { failure: 'address' }
  try {
    const response = await fetch(address, {
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeLimit),
    })
    const { ok, status, body } = response
    if (status === 404 || status === 410) return { failure: 'missing' }
    if (!ok || !body) return { failure: 'refused' }
    const bytes = await readUpTo(body, maximumImageBytes)
    return bytes ? { bytes } : { failure: 'too-large' }
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    return { failure: isLate ? 'slow' : 'unreachable' }
  }
}
