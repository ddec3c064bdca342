import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import type { Pull, StoreErrorCode } from '@dropwatt/workbench/store-api'
import type { Reporter } from './reports/StoreReport.ts'
import type { ShopClients } from './ShopClients.ts'
import type { StoredPull, StoredShop, StoreStorage } from './storage/StoreStorage.ts'
import { StoreFault } from './StoreFault.ts'

/** Time after which a pull without a sign of life has been interrupted, in ms. */
const silence = 60_000
/** Time between two signs of life, in ms: a connection without any is cut by some proxies after 30 s. */
const beat = 10_000
/** Time for a reader who takes nothing, in ms; until then it keeps others from a turn. */
const patience = 60_000
/** Characters that are compressed at once: single lines would cost seven times as much. */
const batchSize = 32_768
/** Time between two notes of the progress, in ms. */
const noteEvery = 1000

export interface PullServices {
  readonly storage: StoreStorage
  readonly clients: ShopClients
  readonly report: Reporter
  /** Now, in milliseconds since 1970. */
  readonly now: () => number
}

/** A pull that is read. */
type ReadPull = Pick<StoredPull, 'id' | 'query' | 'locale'>

/** Reads the products of shops. Nothing of them is kept: the lines are passed on as they come. */
export class Pulls {
  readonly #services: PullServices
  readonly #underWay = new Map<Promise<void>, AbortController>()

  constructor(services: PullServices) {
    this.#services = services
  }

  /**
   * @param query in Shopify's search syntax; empty reads all products
   * @param locale the language whose translations are read; empty reads products
   */
  async add(shop: StoredShop, query: string, locale: string): Promise<Pull> {
    const { storage, now } = this.#services
    const id = randomUUID()
    await storage.addPull({ id, shop: shop.id, query, locale }, now())
    return { id, state: 'waiting', objects: 0 }
  }

  /** @throws {StoreFault} `not-found` */
  async find(shop: StoredShop, id: string): Promise<Pull> {
    const { state, objects, error, seenAt } = await this.#stored(shop, id)
    if (state === 'reading' && seenAt + silence <= this.#services.now()) {
      return { id, state: 'failed', objects, error: 'interrupted' }
    }
    return { id, state, objects, ...(error !== null && { error }) }
  }

  /**
   * Reads the products of a waiting pull.
   *
   * @param left ends the pull when the member has left
   * @param ended is called when it is over
   * @returns JSON lines, compressed with gzip; empty lines are signs of life
   * @throws {StoreFault} `not-found`, `already-read`; `reconnect`, `unreachable` or another reason that
   *   Shopify does not answer, and then the pull still waits
   */
  async lines(
    shop: StoredShop,
    id: string,
    left: AbortSignal,
    ended: () => void,
  ): Promise<ReadableStream> {
    const { storage, clients, now } = this.#services
    const { query, locale, state } = await this.#stored(shop, id)
    if (state !== 'waiting') throw new StoreFault('already-read')
    // Renews the key if need be, and has the reason for a refusal while there still is a status.
    await clients.run(shop, 'CountProducts', { query: query || null })
    if (!(await storage.startPull(id, now()))) throw new StoreFault('already-read')
    return this.#start(shop, { id, query, locale }, left, ended)
  }

  /** Cancels all pulls of this server. */
  async close(): Promise<void> {
    for (const stop of this.#underWay.values()) stop.abort()
    await Promise.allSettled(this.#underWay.keys())
  }

  async #stored(shop: StoredShop, id: string): Promise<StoredPull> {
    const pull = await this.#services.storage.findPull(id, shop.id)
    if (!pull) throw new StoreFault('not-found')
    return pull
  }

  #start(shop: StoredShop, pull: ReadPull, left: AbortSignal, ended: () => void) {
    const gzip = createGzip()
    const stop = new AbortController()
    // The reader goes away: the stream is destroyed, or the request is aborted.
    gzip.once('close', () => stop.abort())
    const signal = AbortSignal.any([stop.signal, left])
    const heart = setInterval(() => {
      if (gzip.writable && gzip.writableLength === 0) gzip.write('\n')
      gzip.flush(constants.Z_SYNC_FLUSH)
    }, beat)
    const reading = this.#read(shop, pull, signal, (text) => write(gzip, text, signal))
      .then(
        () => void gzip.end(),
        // The connection is cut, so that nobody takes a part for the whole.
        (error: Error) => void gzip.destroy(error),
      )
      .finally(() => {
        clearInterval(heart)
        this.#underWay.delete(reading)
        ended()
      })
    this.#underWay.set(reading, stop)
    // The reader notices by the closed connection.
    gzip.on('error', () => {})
    return Readable.toWeb(gzip) as ReadableStream
  }

  async #read(
    shop: StoredShop,
    { id, ...what }: ReadPull,
    signal: AbortSignal,
    send: (text: string) => Promise<void>,
  ): Promise<void> {
    const { storage, clients, now, report } = this.#services
    const begun = now()
    let objects = 0
    let noted = begun
    let noting: Promise<unknown> = Promise.resolve()
    const note = () => {
      if (now() - noted < noteEvery) return
      noted = now()
      noting = noting.then(() => storage.notePull(id, objects, now())).catch(() => {})
    }
    const end = async (state: 'done' | 'failed' | 'cancelled', error: StoreErrorCode | null) => {
      await storage.endPull(id, state, error, now())
      report({ event: 'pull', shop: shop.id, state, objects, ms: now() - begun })
    }
    const heart = setInterval(note, beat)
    try {
      const progress = (count: number) => {
        objects = Math.max(objects, count)
        note()
      }
      let lines = 0
      let batch = ''
      for await (const line of clients.pull(shop, what, signal, progress)) {
        batch += `${line}\n`
        lines += 1
        progress(lines)
        if (batch.length < batchSize) continue
        await send(batch)
        batch = ''
      }
      if (batch !== '') await send(batch)
      signal.throwIfAborted()
      await noting
      await storage.notePull(id, objects, now())
      await end('done', null)
    } catch (error) {
      await noting
      const fault = error instanceof StoreFault ? error.code : 'unexpected'
      if (signal.aborted) await end('cancelled', null)
      else await end('failed', fault)
      throw error
    } finally {
      clearInterval(heart)
    }
  }
}

/**
 * Writes to a stream, and waits while its reader is slower.
 *
 * @throws {StoreFault} `slow` if the reader takes nothing any more; the reason of `signal`
 */
async function write(
  stream: ReturnType<typeof createGzip>,
  text: string,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted()
  if (stream.write(text)) return
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const go = () => resolve()
  const timer = setTimeout(() => reject(new StoreFault('slow')), patience)
  stream.once('drain', go)
  signal.addEventListener('abort', go, { once: true })
  try {
    await promise
  } finally {
    clearTimeout(timer)
    stream.off('drain', go)
    signal.removeEventListener('abort', go)
  }
  signal.throwIfAborted()
}
