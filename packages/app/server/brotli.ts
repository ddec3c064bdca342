import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * Creates a function that compresses texts with maximum brotli. That takes a third of a second for the
 * largest document, so each is compressed once, on the first request.
 */
export function brotliOnce(): (text: string) => Promise<Uint8Array<ArrayBuffer>> {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return (text) => {
    const known = kept.get(text)
    if (known) return known
    const made = compress(text).then((data) => Uint8Array.from(data))
    kept.set(text, made)
    return made
  }
}
