import { readLines, type BulkLines } from '../convert/readLines.ts'
import { smallNumbers } from '../convert/Numbers.ts'
import type { Scope } from '../operations/scopes.ts'
import { scopesOf, type ProductIntents } from './Intent.ts'
import { columnIdentity, type IntentColumn } from './IntentColumn.ts'
import { IntentError } from './IntentError.ts'
import {
  mostIntentBytes,
  mostIntents,
  readHeader,
  readProduct,
  writeHeader,
  writeProduct,
  type IntentFacts,
} from './wireForm.ts'

/**
 * Intents as they are sent and stored: JSON lines, a header and then one line for each product. They are
 * kept as text and read product by product, so that half a million of them fit.
 */
export class IntentList {
  readonly facts: IntentFacts
  readonly #lines: readonly string[]
  /** The number of the first intent of each product, and the number of all. */
  readonly #firsts: Uint32Array

  private constructor(facts: IntentFacts, lines: readonly string[], firsts: Uint32Array) {
    this.facts = facts
    this.#lines = lines
    this.#firsts = firsts
  }

  /**
   * Makes a list. Columns come in the order in which intents first name them.
   *
   * @param products each with at least one intent
   * @throws {IntentError} too-many or too-large
   */
  static of(
    facts: Omit<IntentFacts, 'columns'>,
    products: Iterable<Omit<ProductIntents, 'first'>>,
  ): IntentList {
    const columns: IntentColumn[] = []
    const known = new Map<string, IntentColumn>()
    const shared = (column: IntentColumn): IntentColumn => {
      const name = columnIdentity(column)
      const earlier = known.get(name)
      if (earlier) return earlier
      known.set(name, column)
      columns.push(column)
      return column
    }
    const used = new Set<string>()
    const lines: string[] = []
    const firsts = smallNumbers()
    let count = 0
    let size = 0
    for (const product of products) {
      const intents = product.intents.map((each) => ({ ...each, column: shared(each.column) }))
      for (const { column, before, after } of intents) {
        if (column.key === 'category') used.add(before).add(after)
      }
      firsts.push(count)
      count += intents.length
      if (count > mostIntents) throw new IntentError('too-many')
      const line = writeProduct({ ...product, intents }, columns)
      size += line.length
      if (size > mostIntentBytes) throw new IntentError('too-large')
      lines.push(line)
    }
    firsts.push(count)
    const categories = Object.fromEntries(
      Object.entries(facts.categories).filter(([name]) => used.has(name)),
    )
    return new IntentList({ ...facts, columns, categories }, lines, firsts.toArray())
  }

  /**
   * Reads a list from bytes that anybody may have sent. Every line is checked; reading stops at the
   * limits of a job.
   *
   * @throws {IntentError} if it is none, or beyond a limit
   */
  static async read(chunks: BulkLines): Promise<IntentList> {
    let facts: IntentFacts | undefined
    const lines: string[] = []
    const firsts = smallNumbers()
    const seen = new Set<string>()
    let count = 0
    try {
      for await (const { texts } of readLines(limited(chunks))) {
        for (const text of texts) {
          if (!facts) {
            facts = readHeader(text)
            continue
          }
          const { product, intents } = readProduct(text, facts, count)
          if (seen.has(product)) throw new IntentError('invalid')
          seen.add(product)
          firsts.push(count)
          count += intents.length
          lines.push(text)
        }
      }
    } catch (error) {
      // Bytes that are no UTF-8.
      throw error instanceof TypeError ? new IntentError('invalid') : error
    }
    if (!facts || count === 0) throw new IntentError('invalid')
    firsts.push(count)
    return new IntentList(facts, lines, firsts.toArray())
  }

  /** Number of intents. */
  get length(): number {
    return this.#firsts.at(-1) ?? 0
  }

  /** Number of products. */
  get products(): number {
    return this.#lines.length
  }

  /** Permissions that writing all of them needs. */
  get scopes(): readonly Scope[] {
    return scopesOf(this.facts.columns)
  }

  /** Returns the number of the first intent of a product; for the number of products, that of all. */
  firstOf(at: number): number {
    return this.#firsts[at] ?? this.length
  }

  /** Returns the characters that a product takes. */
  sizeOf(at: number): number {
    return this.#lines[at]?.length ?? 0
  }

  /** Reads the intents of a product, by its place from 0. */
  product(at: number): ProductIntents {
    return readProduct(this.#lines[at] ?? '', this.facts, this.firstOf(at))
  }

  /** Returns the place of the product that an intent belongs to. */
  productOf(intent: number): number {
    let low = 0
    let high = this.#lines.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.firstOf(middle) <= intent) low = middle + 1
      else high = middle
    }
    return low - 1
  }

  /** Yields the intents product by product. */
  *all(): Generator<ProductIntents> {
    for (let at = 0; at < this.#lines.length; at += 1) yield this.product(at)
  }

  /** Writes the list, in UTF-8. */
  bytes(): Uint8Array<ArrayBuffer> {
    const encoder = new TextEncoder()
    const parts = [writeHeader(this.facts), ...this.#lines]
    return encoder.encode(`${parts.join('\n')}\n`)
  }
}

/** Passes on what a job may have at most. */
async function* limited(chunks: BulkLines): AsyncGenerator<Uint8Array | string, void> {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > mostIntentBytes) throw new IntentError('too-large')
    yield chunk
  }
}
