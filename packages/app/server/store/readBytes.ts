import { StoreFault } from './StoreFault.ts'

/** Time for a whole body of a few kilobytes, in ms. */
const shortTime = 5000

/** Bodies that are read at once. */
const mostAtOnce = 64
let underWay = 0

async function readChunks(
  body: ReadableStream<Uint8Array>,
  most: number,
  time: number,
): Promise<Buffer<ArrayBuffer>> {
  const reader = body.getReader()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new StoreFault('slow')), time)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late.promise])
      if (done) return Buffer.concat(chunks)
      size += value.byteLength
      if (size > most) throw new StoreFault('too-large')
      chunks.push(value)
    }
  } catch (error) {
    void reader.cancel().catch(() => {})
    throw error instanceof StoreFault ? error : new StoreFault('invalid-request')
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Reads the body of a request as it was sent. One that is compressed is not unpacked.
 *
 * @param most bytes
 * @param time for all of them, in ms. @default enough for a few kilobytes
 * @throws {StoreFault} `too-large`, `slow`; `busy` among too many others
 */
export async function readBytes(
  { headers, body }: Request,
  most: number,
  time = shortTime,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(headers.get('content-length') ?? 0) > most) throw new StoreFault('too-large')
  if (!body) return Buffer.alloc(0)
  if (underWay >= mostAtOnce) throw new StoreFault('busy')
  underWay += 1
  try {
    return await readChunks(body, most, time)
  } finally {
    underWay -= 1
  }
}

/** More than any request of a page needs. */
const mostOfJson = 16_384

/**
 * Reads a JSON object; an empty body is an empty one.
 *
 * @param names those that it may have
 * @param most bytes. @default enough for a few texts
 * @throws {StoreFault} as `readBytes`; `invalid-request` if it is no such object
 */
export async function readObject(
  request: Request,
  names: readonly string[],
  most = mostOfJson,
): Promise<Readonly<Record<string, unknown>>> {
  const bytes = await readBytes(request, most)
  if (bytes.length === 0) return {}
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new StoreFault('invalid-request')
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isObject || Object.keys(Object(value)).some((name) => !names.includes(name))) {
    throw new StoreFault('invalid-request')
  }
  return value as Readonly<Record<string, unknown>>
}

/** Whether a member of a body is a short list of texts. */
export function isTexts(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.length <= 8 && value.every((each) => typeof each === 'string')
  )
}
