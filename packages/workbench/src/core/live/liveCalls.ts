import { convertLines, type ConversionFacts, type LiveFile, type Sidecar } from '@dropwatt/shopify'
import { transfer } from 'comlink'

/** A live file that a worker made, with its export as a blob, which is sent without a copy. */
export interface ConvertedFile extends Omit<LiveFile, 'bytes'> {
  readonly content: Blob
}

/** Lists the memory of a sidecar, to send it without a copy. */
function buffersOf(sidecar: Sidecar): ArrayBuffer[] {
  const { products, variants, images, metafields } = sidecar
  const values = [products, variants, images, metafields].flatMap((part) => Object.values(part))
  return values.flatMap((value) => (ArrayBuffer.isView(value) ? value.buffer : []))
}

async function* readChunks(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { value } = await reader.read()
      if (!value) return
      yield value
    }
  } finally {
    // Those who still write learn that nobody reads.
    await reader.cancel()
  }
}

/** Makes the calls of a worker that converts what one store answers. */
export function liveCalls() {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>()
  const writer = writable.getWriter()
  let converting: Promise<LiveFile> | undefined
  let products = 0

  return {
    start(facts: ConversionFacts): void {
      converting = convertLines(readChunks(readable), facts, (count) => {
        products = count
      })
      // The call that adds lines reports it.
      converting.catch(() => {})
    },

    /**
     * Adds lines, cut anywhere. It takes as long as the conversion of those before.
     *
     * @returns the number of products that were read so far
     * @throws {TypeError} if they are no UTF-8
     */
    async add(lines: Uint8Array<ArrayBuffer>): Promise<number> {
      await writer.write(lines).catch(() => converting)
      return products
    },

    /** Ends the lines, and returns the live file that they make. */
    async end(): Promise<ConvertedFile | undefined> {
      await writer.close().catch(() => {})
      const live = await converting
      if (!live) return undefined
      const { bytes, ...rest } = live
      const converted = { ...rest, content: new Blob([bytes], { type: 'text/csv' }) }
      return transfer(converted, buffersOf(live.sidecar))
    },
  }
}

/** The worker, as it is called. */
export type LiveWorker = ReturnType<typeof liveCalls>
