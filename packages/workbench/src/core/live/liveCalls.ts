import {
  convertLines,
  convertTranslations,
  type ConversionFacts,
  type LiveFile,
  type LiveSidecar,
} from '@dropwatt/shopify'
import { transfer } from 'comlink'

/** A live file that a worker made, with its export as a blob, which is sent without a copy. */
export interface ConvertedFile extends Omit<LiveFile<LiveSidecar>, 'bytes'> {
  readonly content: Blob
}

/** Lists the memory of a sidecar, to send it without a copy. */
function buffersOf(sidecar: LiveSidecar): ArrayBuffer[] {
  const lists = (part: unknown): ArrayBuffer[] => {
    if (ArrayBuffer.isView(part)) return [part.buffer as ArrayBuffer]
    return typeof part === 'object' && part !== null ? Object.values(part).flatMap(lists) : []
  }
  return lists({ ...sidecar, categories: undefined })
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
  let converting: Promise<LiveFile<LiveSidecar>> | undefined
  let products = 0
  const onProgress = (count: number) => {
    products = count
  }

  return {
    /** @param facts with a language, the lines are those of translations */
    start({ locale, ...facts }: ConversionFacts & { readonly locale?: string | undefined }): void {
      const lines = readChunks(readable)
      converting =
        locale === undefined
          ? convertLines(lines, facts, onProgress)
          : convertTranslations(lines, { ...facts, locale }, onProgress)
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
