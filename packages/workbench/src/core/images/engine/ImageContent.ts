/** The bytes of an image on their way to a worker. */
export interface ImageContent {
  readonly bytes: Blob | ArrayBuffer
  /** Whether they are packed by DEFLATE, as in a ZIP. @default false */
  readonly isDeflated?: boolean
}

/** Thrown for an image that has too many bytes once it is unpacked from its ZIP. */
export class ContentTooLarge extends Error {
  override readonly name = 'ContentTooLarge'
}

/**
 * Reads an image.
 *
 * @param limit how many bytes it may have
 * @throws {ContentTooLarge} once there are more, without unpacking the rest
 * @throws {TypeError} when it was not packed correctly
 */
export async function readContent(content: ImageContent, limit: number): Promise<Uint8Array> {
  const read = await readStart(content, limit + 1)
  if (read.length > limit) throw new ContentTooLarge(`It has more than ${limit} bytes.`)
  return read
}

/** Reads the first bytes of an image, up to a number. */
export async function readStart(content: ImageContent, length: number): Promise<Uint8Array> {
  const { bytes, isDeflated = false } = content
  if (isDeflated) return inflateStart(bytes, length)
  if (bytes instanceof Blob) return new Uint8Array(await bytes.slice(0, length).arrayBuffer())
  return new Uint8Array(bytes).subarray(0, length)
}

/** Returns the bytes of an image as they are outside of a ZIP. */
export async function inflated({ bytes, isDeflated }: ImageContent): Promise<Blob | ArrayBuffer> {
  if (!isDeflated) return bytes
  const packed = bytes instanceof Blob ? bytes : new Blob([bytes])
  const stream = packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).blob()
}

async function inflateStart(bytes: Blob | ArrayBuffer, length: number): Promise<Uint8Array> {
  const packed = bytes instanceof Blob ? bytes : new Blob([bytes])
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array[] = []
  let read = 0
  while (read < length) {
    const { value } = await reader.read()
    if (!value) break
    parts.push(value)
    read += value.length
  }
  // The rest stays packed.
  await reader.cancel()
  const whole = new Uint8Array(read)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole.subarray(0, length)
}
