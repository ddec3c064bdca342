import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * Makes a function that compresses texts by brotli as small as it gets. That takes a third of a
 * second for the largest document, so each is compressed once, when it is first asked for.
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
