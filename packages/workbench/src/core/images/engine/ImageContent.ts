/** The bytes of an image on their way to a worker. */
export interface ImageContent {
  readonly bytes: Blob | ArrayBuffer
  /** Whether they are packed by DEFLATE, as in a ZIP. @default false */
  readonly isDeflated?: boolean
  /** Pixels that it has once it is decoded. @default 0, where none are */
  readonly pixels?: number
}

/** Results of earlier jobs may be larger than originals may be. */
export const maxResultBytes = 100_000_000

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
export async function readContent(
  content: ImageContent,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const read = await readStart(content, limit + 1)
  if (read.length > limit) throw new ContentTooLarge(`It has more than ${limit} bytes.`)
  return read
}

/** Reads the first bytes of an image, up to a number. */
export async function readStart(
  content: ImageContent,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes, isDeflated = false } = content
  if (isDeflated) return inflateStart(bytes, length)
  if (bytes instanceof Blob) return new Uint8Array(await bytes.slice(0, length).arrayBuffer())
  return new Uint8Array(bytes).subarray(0, length)
}

/**
 * Returns the bytes of an image as they are outside of a ZIP.
 *
 * @throws {ContentTooLarge} as `readContent`
 */
export async function inflated(content: ImageContent): Promise<Blob | ArrayBuffer> {
  if (!content.isDeflated) return content.bytes
  return new Blob([await readContent(content, maxResultBytes)])
}

/** Packed bytes are read in parts, and unpacked in slices of them; both in bytes. */
const part = 1_048_576
const slice = 4096

/**
 * Reads packed bytes in slices, as a browser unpacks what it is given at once, whatever comes out of
 * it: 1,032 times as much at most.
 */
async function* slicesOf(bytes: Blob | ArrayBuffer): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const packed = bytes instanceof Blob ? bytes : new Blob([bytes])
  for (let from = 0; from < packed.size; from += part) {
    const read = new Uint8Array(await packed.slice(from, from + part).arrayBuffer())
    for (let at = 0; at < read.length; at += slice) yield read.subarray(at, at + slice)
  }
}

async function inflateStart(
  bytes: Blob | ArrayBuffer,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const slices = slicesOf(bytes)
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value } = await slices.next()
      if (value) controller.enqueue(value)
      else controller.close()
    },
  })
  const reader = packed.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
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
  for (const each of parts) {
    whole.set(each, at)
    at += each.length
  }
  return whole.subarray(0, length)
}
