import type { ReadProgress } from './messages.ts'

/** The least time between two reports of progress, in ms. */
const reportEvery = 100

/** Smaller files are read at once, which takes half the work and less than the time to report anything. */
const largeFile = 32_000_000

/** Reads a file into memory. */
export async function readBytes(
  source: Blob,
  onProgress: (progress: ReadProgress) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  if (source.size < largeFile) return new Uint8Array(await source.arrayBuffer())
  const bytes = new Uint8Array(source.size)
  let done = 0
  let reported = performance.now()
  const reader = source.stream().getReader()
  for (;;) {
    const { value } = await reader.read()
    if (!value) return bytes
    bytes.set(value, done)
    done += value.length
    if (performance.now() - reported < reportEvery) continue
    reported = performance.now()
    onProgress({ done, total: source.size })
  }
}

/** Returns the SHA-256 of some bytes in hexadecimal. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
