import type {
  AnsweredEvent,
  CheckedEvent,
  ItemConflict,
  ItemRefusal,
  ItemText,
  JobEvent,
  JobFailure,
  JobPause,
  SentEvent,
  SettledEvent,
  WriteName,
} from './JobEvent.ts'
import { inRanges, type Ranges } from './ranges.ts'

/** Outcome of an item. */
export type ItemState =
  | { readonly is: 'waiting' }
  /** It was sent, and nobody knows yet whether it was written. */
  | { readonly is: 'unknown' }
  | { readonly is: 'done' }
  /** Shopify keeps another text than it was given. */
  | { readonly is: 'saved'; readonly text: string }
  /** The store had the value already. */
  | { readonly is: 'already' }
  /**
   * Somebody changed the value; `text` was in the store. If it was the original of a translation that was
   * changed, `digest` identifies the new one.
   */
  | { readonly is: 'conflict'; readonly text: string; readonly digest?: string }
  | { readonly is: 'refused'; readonly message: string; readonly code: string | null }
  /** The object is not in the store any more. */
  | { readonly is: 'gone' }

export type ItemOutcome = ItemState['is']

/** Outcomes by the numbers in which they are kept. */
const outcomes = [
  'waiting',
  'unknown',
  'done',
  'saved',
  'already',
  'conflict',
  'refused',
  'gone',
] as const satisfies readonly ItemOutcome[]

export type JobStatus =
  | 'queued'
  | 'checking'
  | 'writing'
  /** Looks up what became of what was sent. */
  | 'verifying'
  | 'paused'
  /** Ended by its member: what was written stays, the rest waits. */
  | 'cancelled'
  | 'failed'
  | 'done'
  | 'done-with-conflicts'

/** Progress of a job in numbers, none of which ever falls. */
export interface JobProgress {
  /** Number of items. */
  readonly total: number
  /** Items that were compared with the store, or left out. */
  readonly checked: number
  /**
   * Items that Shopify has carried out: those that are written, and what a running bulk operation has done so
   * far, of which some may turn out to be refused.
   */
  readonly executed: number
  /** Items that were really written: done, or saved as another text. */
  readonly written: number
  /** Items whose outcome is sure, also of those that were not written. */
  readonly verified: number
  /** Products of which all items were compared with the store, or left out. */
  readonly checkedProducts: number
  /** Products of which the outcome of all items is sure. */
  readonly writtenProducts: number
}

/** The items of a job, product by product; an `IntentList` has them. */
export interface ItemBounds {
  /** Number of items. */
  readonly length: number
  readonly products: number
  /** Returns the number of the first item of a product. */
  firstOf(product: number): number
}

/** A chunk of which some outcomes are unknown. */
export interface OpenChunk {
  readonly chunk: number
  readonly operation: string
  readonly name: WriteName
  readonly isBulk: boolean
  readonly lines: readonly Ranges[]
  /** The id of its bulk operation; nothing until Shopify has taken it. */
  readonly bulk: string | undefined
}

/** An event that cannot follow those before it. The journal is damaged, or a program is wrong. */
export class JournalError extends Error {
  override readonly name = 'JournalError'
}

/** Facts about an outcome. */
interface Details {
  readonly text: string
  /** Of a refusal. */
  readonly code?: string | null
  /** Of a conflict with a changed original. */
  readonly digest?: string | undefined
}

const ended: ReadonlySet<JobStatus> = new Set(['done', 'done-with-conflicts'])
const resting: ReadonlySet<JobStatus> = new Set(['queued', 'paused', 'cancelled', 'failed'])

/**
 * The state of a job: nothing but the sum of its events. An event that cannot follow is refused, so what
 * was not checked is never sent, what may have been executed is never sent again before it was looked up,
 * and no job is done with an open end.
 */
export class JobState {
  readonly total: number
  readonly #items: Uint8Array
  /** Items that were judged to be written now, and not sent since. */
  readonly #clear: Uint8Array
  readonly #checked: Uint8Array
  /** The product of each item. */
  readonly #productOf: Uint32Array
  /** Items of each product that were not compared, and those whose outcome is not sure. */
  readonly #unchecked: Uint32Array
  readonly #open: Uint32Array
  readonly #details = new Map<number, Details>()
  readonly #chunks = new Map<number, OpenChunk>()
  readonly #counts: Record<ItemOutcome, number>
  #checkedCount = 0
  #checkedProducts = 0
  #writtenProducts = 0
  #nextChunk = 0
  #status: JobStatus = 'queued'
  #pause: JobPause | undefined
  #failure: JobFailure | undefined
  #startedAt: number | undefined
  #endedAt: number | undefined

  constructor(bounds: ItemBounds) {
    const { length: total, products } = bounds
    this.total = total
    this.#productOf = new Uint32Array(total)
    this.#unchecked = new Uint32Array(products)
    for (let at = 0; at < products; at += 1) {
      const first = bounds.firstOf(at)
      const end = at + 1 < products ? bounds.firstOf(at + 1) : total
      this.#productOf.fill(at, first, end)
      this.#unchecked[at] = end - first
    }
    this.#open = this.#unchecked.slice()
    this.#items = new Uint8Array(total)
    this.#clear = new Uint8Array(total)
    this.#checked = new Uint8Array(total)
    this.#counts = {
      waiting: total,
      unknown: 0,
      done: 0,
      saved: 0,
      already: 0,
      conflict: 0,
      refused: 0,
      gone: 0,
    }
  }

  /** Makes the state that a journal leads to. @throws {JournalError} if its events cannot follow one another */
  static async read(
    bounds: ItemBounds,
    events: AsyncIterable<JobEvent> | Iterable<JobEvent>,
  ): Promise<JobState> {
    const state = new JobState(bounds)
    for await (const event of events) state.apply(event)
    return state
  }

  get status(): JobStatus {
    return this.#status
  }

  /** Reason of `paused`. */
  get pause(): JobPause | undefined {
    return this.#pause
  }

  /** Reason of `failed`. */
  get failure(): JobFailure | undefined {
    return this.#failure
  }

  /** Whether nothing is left to do. A job that was cancelled or failed can be started again. */
  get isEnded(): boolean {
    return ended.has(this.#status)
  }

  /** When it was first started, in ms since 1970. */
  get startedAt(): number | undefined {
    return this.#startedAt
  }

  /** When it ended, in ms since 1970. */
  get endedAt(): number | undefined {
    return this.#endedAt
  }

  /** Numbers of items by their outcome. */
  get counts(): Readonly<Record<ItemOutcome, number>> {
    return { ...this.#counts }
  }

  get progress(): JobProgress {
    const { waiting, unknown, done, saved } = this.#counts
    return {
      total: this.total,
      checked: this.#checkedCount,
      executed: done + saved,
      written: done + saved,
      verified: this.total - waiting - unknown,
      checkedProducts: this.#checkedProducts,
      writtenProducts: this.#writtenProducts,
    }
  }

  /** Chunks of unknown outcome, oldest first. */
  get openChunks(): readonly OpenChunk[] {
    return [...this.#chunks.values()]
  }

  /** Number of the next chunk. */
  get nextChunk(): number {
    return this.#nextChunk
  }

  outcomeOf(item: number): ItemOutcome {
    return outcomes[this.#items[item] ?? 0] ?? 'waiting'
  }

  /** Returns the outcome of an item with its details. */
  item(item: number): ItemState {
    const outcome = this.outcomeOf(item)
    const { text = '', code = null, digest } = this.#details.get(item) ?? {}
    if (outcome === 'saved') return { is: outcome, text }
    if (outcome === 'conflict') return { is: outcome, text, ...(digest && { digest }) }
    if (outcome === 'refused') return { is: outcome, message: text, code }
    return { is: outcome }
  }

  /**
   * Takes the next event.
   *
   * @throws {JournalError} if it cannot follow those before it
   */
  apply(event: JobEvent): void {
    if (this.isEnded) throw new JournalError('The job has ended.')
    if (event.type !== 'started' && resting.has(this.#status)) {
      throw new JournalError('The job was not started.')
    }
    this.#take(event)
  }

  #take(event: JobEvent): void {
    switch (event.type) {
      case 'started': {
        this.#startedAt ??= event.at
        this.#endedAt = undefined
        this.#pause = undefined
        this.#failure = undefined
        this.#clear.fill(0)
        this.#status = this.#chunks.size > 0 ? 'verifying' : 'checking'
        break
      }
      case 'checked': {
        this.#check(event)
        break
      }
      case 'sent': {
        this.#send(event)
        break
      }
      case 'accepted': {
        const open = this.#openChunk(event.chunk)
        if (!open.isBulk || open.bulk !== undefined) {
          throw new JournalError('The chunk waits for no bulk operation.')
        }
        this.#chunks.set(event.chunk, { ...open, bulk: event.bulk })
        break
      }
      case 'answered': {
        this.#answer(event)
        break
      }
      case 'settled': {
        this.#settle(event)
        break
      }
      case 'left-out': {
        for (const item of inRanges(event.items)) {
          this.#judge(item, 'refused')
          this.#details.set(item, { text: '', code: 'missing-scope' })
        }
        break
      }
      case 'paused': {
        const { at: _at, type: _type, ...pause } = event
        this.#pause = pause
        this.#status = 'paused'
        break
      }
      case 'cancelled': {
        this.#status = 'cancelled'
        this.#endedAt = event.at
        break
      }
      case 'failed': {
        this.#failure = event.reason
        this.#status = 'failed'
        this.#endedAt = event.at
        break
      }
      case 'finished': {
        const { waiting, unknown, conflict } = this.#counts
        if (waiting + unknown > 0) throw new JournalError('Items are open.')
        this.#status = conflict > 0 ? 'done-with-conflicts' : 'done'
        this.#endedAt = event.at
        break
      }
    }
  }

  #check(event: CheckedEvent): void {
    const { clear, already, conflicts, gone, refused } = event
    this.#status = 'checking'
    for (const item of inRanges(clear)) {
      this.#expect(item, 'waiting')
      this.#noteChecked(item)
      this.#clear[item] = 1
    }
    for (const item of inRanges(already)) this.#judge(item, 'already')
    for (const item of inRanges(gone)) this.#judge(item, 'gone')
    for (const [item, text, digest] of conflicts) {
      this.#judge(item, 'conflict')
      this.#details.set(item, { text, digest })
    }
    for (const [item, text, code] of refused) {
      this.#judge(item, 'refused')
      this.#details.set(item, { text, code })
    }
  }

  /** Notes the outcome of an item that is not to be sent. */
  #judge(item: number, outcome: ItemOutcome): void {
    this.#expect(item, 'waiting')
    this.#noteChecked(item)
    this.#clear[item] = 0
    this.#move(item, 'waiting', outcome)
  }

  #noteChecked(item: number): void {
    if (this.#checked[item] !== 0) return
    this.#checked[item] = 1
    this.#checkedCount += 1
    const product = this.#productOf[item]!
    this.#unchecked[product]! -= 1
    if (this.#unchecked[product] === 0) this.#checkedProducts += 1
  }

  #send(event: SentEvent): void {
    const { chunk, operation, name, isBulk, lines } = event
    if (chunk !== this.#nextChunk) throw new JournalError('Chunks are numbered in order.')
    for (const line of lines) {
      for (const item of inRanges(line)) {
        if (this.#clear[item] !== 1) throw new JournalError('The item was not checked.')
        this.#clear[item] = 0
        this.#move(item, 'waiting', 'unknown')
      }
    }
    this.#nextChunk = chunk + 1
    this.#chunks.set(chunk, { chunk, operation, name, isBulk, lines, bulk: undefined })
    this.#status = 'writing'
  }

  #openChunk(chunk: number): OpenChunk {
    const open = this.#chunks.get(chunk)
    if (!open) throw new JournalError('The chunk was not sent, or is known.')
    return open
  }

  /** Lists the items of a chunk whose outcome is unknown. */
  unknownItems({ lines }: OpenChunk): number[] {
    return lines.flatMap((line) =>
      [...inRanges(line)].filter((item) => this.outcomeOf(item) === 'unknown'),
    )
  }

  #answer(event: AnsweredEvent): void {
    const open = this.#openChunk(event.chunk)
    const members = this.#membersOf(open)
    this.#note(members, event.done, 'done')
    this.#note(members, event.back, 'waiting')
    this.#noteTexts(members, event.saved, 'saved')
    this.#noteRefused(members, event.refused)
    if (this.unknownItems(open).length === 0) this.#chunks.delete(event.chunk)
    else this.#status = 'verifying'
  }

  #settle(event: SettledEvent): void {
    const open = this.#openChunk(event.chunk)
    const members = this.#membersOf(open)
    this.#note(members, event.done, 'done')
    this.#note(members, event.back, 'waiting')
    this.#note(members, event.gone, 'gone')
    this.#noteTexts(members, event.conflicts, 'conflict')
    this.#noteRefused(members, event.refused)
    if (this.unknownItems(open).length > 0) throw new JournalError('Items stay unknown.')
    this.#chunks.delete(event.chunk)
  }

  #membersOf({ lines }: OpenChunk): ReadonlySet<number> {
    return new Set(lines.flatMap((line) => [...inRanges(line)]))
  }

  #note(members: ReadonlySet<number>, items: Ranges, outcome: ItemOutcome): void {
    for (const item of inRanges(items)) this.#resolve(members, item, outcome)
  }

  #noteTexts(
    members: ReadonlySet<number>,
    items: readonly (ItemConflict | ItemText)[],
    outcome: 'conflict' | 'saved',
  ): void {
    for (const [item, text, digest] of items) {
      this.#resolve(members, item, outcome)
      this.#details.set(item, { text, digest })
    }
  }

  #noteRefused(members: ReadonlySet<number>, items: readonly ItemRefusal[]): void {
    for (const [item, text, code] of items) {
      this.#resolve(members, item, 'refused')
      this.#details.set(item, { text, code })
    }
  }

  #resolve(members: ReadonlySet<number>, item: number, outcome: ItemOutcome): void {
    if (!members.has(item)) throw new JournalError('The item is not in the chunk.')
    this.#move(item, 'unknown', outcome)
  }

  #expect(item: number, outcome: ItemOutcome): void {
    if (item >= this.total || this.outcomeOf(item) !== outcome) {
      throw new JournalError(`The item is not ${outcome}.`)
    }
  }

  #move(item: number, from: ItemOutcome, to: ItemOutcome): void {
    this.#expect(item, from)
    this.#counts[from] -= 1
    this.#counts[to] += 1
    this.#items[item] = outcomes.indexOf(to)
    if (to === 'unknown' || to === 'waiting') return
    const product = this.#productOf[item]!
    this.#open[product]! -= 1
    if (this.#open[product] === 0) this.#writtenProducts += 1
  }
}
