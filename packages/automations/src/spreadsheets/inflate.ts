/**
 * Packed bytes are unpacked in slices, as a browser unpacks each at once, whatever comes out of it:
 * 1,032 times as much at most. In bytes.
 */
const slice = 4096

/** The start of a gzip file without a name (RFC 1952, 2.3). */
const gzipHeader = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff)

/** A file as a ZIP holds it, and what the ZIP says about it. */
interface DeflatedFile {
  readonly packed: Uint8Array
  readonly checksum: number
  readonly size: number
}

/**
 * Unpacks a file of a ZIP slice by slice. It goes through the browser as gzip, which compares the
 * checksum and the size at its end.
 *
 * @param onRead called with how many packed bytes were read so far
 * @returns a stream that fails if the file is not what the ZIP says
 */
export function inflate(
  { packed, checksum, size }: DeflatedFile,
  onRead: (bytes: number) => void,
): ReadableStream<Uint8Array> {
  const trailer = new DataView(new ArrayBuffer(8))
  trailer.setUint32(0, checksum, true)
  trailer.setUint32(4, size, true)
  function* slices() {
    yield gzipHeader
    for (let at = 0; at < packed.length; at += slice) {
      onRead(Math.min(at + slice, packed.length))
      yield packed.slice(at, at + slice)
    }
    yield new Uint8Array(trailer.buffer)
  }
  const source = slices()
  const gzip = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const { value } = source.next()
        if (value) controller.enqueue(value)
        else controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return gzip.pipeThrough(new DecompressionStream('gzip'))
}
