import type { AdminClient } from '../client/AdminClient.ts'
import { AdminError } from '../client/AdminError.ts'
import { inParallel } from '../check/inParallel.ts'
import { judge, judgeAll, type Verdict } from '../check/judge.ts'
import { readCurrent } from '../check/readCurrent.ts'
import { readLines } from '../convert/readLines.ts'
import type { DirectName } from '../client/AdminClient.ts'
import {
  intentsAt,
  scopesOf,
  type Intent,
  type IntentAt,
  type ProductIntents,
} from '../intents/Intent.ts'
import type { IntentColumn } from '../intents/IntentColumn.ts'
import type { IntentList } from '../intents/IntentList.ts'
import { operations } from '../operations/operations.ts'
import type { Scope } from '../operations/scopes.ts'
import type { BulkState, ResultOf, VariablesOf } from '../operations/operationTypes.ts'
import { bulkMutation, readResultLine, writeLines } from './bulkLines.ts'
import { directLimit, estimatePoints } from './estimate.ts'
import type {
  ItemConflict,
  ItemRefusal,
  JobEvent,
  JobFailure,
  JobPauseCause,
  WriteName,
} from './JobEvent.ts'
import { JobState, type ItemOutcome, type JobProgress, type OpenChunk } from './JobState.ts'
import { linesOf, type WriteLine } from './lines.ts'
import type { PricedItem } from './PricedItem.ts'
import { priceLines } from './priceLines.ts'
import { inRanges, packRanges } from './ranges.ts'
import { noOutcome, readAnswer, type LineOutcome } from './readAnswer.ts'

/** The journal of a job. */
export interface JobJournal {
  /** Returns the events so far, in order. */
  readonly read: () => AsyncIterable<JobEvent> | Iterable<JobEvent>
  /**
   * Keeps an event. Nothing leaves before it ends; what it throws ends the run, such as the loss of a
   * lease.
   *
   * @param state the state with the event
   */
  readonly append: (event: JobEvent, state: JobState) => Promise<void>
}

export interface JobOptions {
  /** Unique among the jobs of a store: letters and digits. */
  readonly id: string
  readonly intents: IntentList
  /** The client of the store. Only one job of a store may run at a time. */
  readonly client: Pick<AdminClient, 'points' | 'run' | 'wait'>
  readonly journal: JobJournal
  /** Now, in ms since 1970. */
  readonly now: () => number
  /** Ends the job: what was written stays, the rest waits. A running bulk operation is cancelled. */
  readonly cancelled: AbortSignal
  /** Ends this run at the next safe place, without an event; the job goes on in another one. */
  readonly stopping: AbortSignal
  /**
   * Requests a result at an address that Shopify gave. It has to refuse addresses that are not Shopify's
   * over https, and to follow no redirects.
   */
  readonly download: (address: string, signal: AbortSignal) => AsyncIterable<Uint8Array>
  /** Sends a form to an address that Shopify gave, under the same rules. It throws unless it was taken. */
  readonly upload: (address: string, form: FormData) => Promise<void>
  /** Gets the progress, also while a bulk operation runs. Its numbers never fall. */
  readonly onProgress?: (progress: JobProgress) => void
  /** Returns the pause that an error of the token or of the server means. @default it ends the run */
  readonly pauseFor?: (error: unknown) => JobPauseCause | undefined
  /** Permissions without which the job goes on: values that need them are left out. @default none */
  readonly leftOut?: readonly Scope[]
}

/** Products of one wave of single requests: seconds between their check and their last write. */
const directWave = 25
/** Products and characters of one wave of bulk operations. */
const bulkWave = { products: 2000, characters: 20 * 1024 * 1024 }
/** Products and characters of one wave of prices of markets: each reads their price lists to the end. */
const priceWave = { products: 5000, characters: bulkWave.characters }
/** Mutations at once, as single requests. */
const requestsAtOnce = 4
/** Bulk operations at once, of five that an app may have; the others are for reading. */
const bulkAtOnce = 3
/** Attempts at a wave in one run. */
const mostRounds = 3
/** Milliseconds after which a store that cannot be reached is asked again. */
const retryPause = 60_000
/** Milliseconds between two looks at a bulk operation: at first, and at most. */
const pollPauses = { first: 1000, most: 5000 }
/** Milliseconds in which a request without an answer may still be executed. */
const latePause = 2000

/** Mutations that need those before them: tags are replaced before single ones change. */
const stages: readonly (readonly WriteName[])[] = [
  ['UpdateOption'],
  [
    'UpdateProduct',
    'UpdateVariants',
    'UpdateFiles',
    'SetMetafields',
    'DeleteMetafields',
    'SetMarketPrices',
  ],
  ['SetTranslations', 'RemoveTranslations'],
  ['AddTags', 'RemoveTags'],
]

const isActive = (status: BulkState['status']) =>
  status === 'CREATED' || status === 'RUNNING' || status === 'CANCELING'

/** An end of a run that has an event. */
class Halt extends Error {
  readonly end: JobPauseCause | { readonly failure: JobFailure } | 'cancelled' | 'stopped'

  constructor(end: Halt['end']) {
    super('The run ends.')
    this.end = end
  }
}

/** Whether a column is of a part of the job. */
type IsOfPart = (column: IntentColumn) => boolean

const isPrice: IsOfPart = ({ market }) => market !== undefined

/** A line of a chunk, with the intents of its items. */
interface PlacedLine {
  readonly line: WriteLine
  readonly intentAt: IntentAt
}

/** Outcome of sending one line. */
interface SentLine {
  readonly outcome: LineOutcome
  /** Whether Shopify refused it as a whole, so that what is unchanged was not taken. */
  readonly isRefused?: true
  readonly halt?: Halt
}

/** A bulk operation that came to its end, and the address of its result. */
type EndedBulk = Pick<BulkState, 'partialDataUrl' | 'url'> | undefined

class JobRun {
  readonly #options: JobOptions
  readonly #state: JobState
  #appended: Promise<void> = Promise.resolve()
  /** Lines that running bulk operations have executed, by chunk, as numbers of items. */
  readonly #inFlight = new Map<number, number>()
  #executed = 0
  /** Number of the next chunk; several may be on their way to the journal. */
  #nextChunk: number

  constructor(options: JobOptions, state: JobState) {
    this.#options = options
    this.#state = state
    this.#nextChunk = state.nextChunk
  }

  async run(): Promise<void> {
    if (this.#state.isEnded) return
    await this.#append({ type: 'started' })
    try {
      await this.#settleOpen()
      await this.#leaveOut()
      this.#checkpoint()
      await this.#writeAll()
      await this.#append({ type: 'finished' })
    } catch (error) {
      await this.#end(error)
    }
  }

  async #end(error: unknown): Promise<void> {
    if (!(error instanceof Halt)) throw error
    const { end } = error
    if (end === 'stopped') return
    // A member who cancels does not wait for a store that cannot be reached.
    if (end === 'cancelled' || this.#options.cancelled.aborted) {
      await this.#append({ type: 'cancelled' })
    } else if ('failure' in end) await this.#append({ type: 'failed', reason: end.failure })
    else if (end.reason === 'missing-scope') {
      const values = [...this.#needing(end.scopes, 'waiting', 'unknown')].length
      await this.#append({ type: 'paused', ...end, values })
    } else await this.#append({ type: 'paused', ...end })
  }

  /** Leaves out what waits for permissions that its member does without. */
  async #leaveOut(): Promise<void> {
    const { leftOut: scopes = [] } = this.#options
    const items = packRanges(this.#needing(scopes, 'waiting'))
    if (items.length > 0) await this.#append({ type: 'left-out', scopes, items })
  }

  /** Yields the items of some outcomes whose columns need one of some permissions. */
  *#needing(scopes: readonly Scope[], ...outcomes: readonly ItemOutcome[]): Generator<number> {
    const { intents } = this.#options
    const columns = new Set(
      intents.facts.columns.filter((column) => needsAny(scopesOf([column]), scopes)),
    )
    if (columns.size === 0) return
    for (const { first, intents: own } of intents.all()) {
      for (const [at, { column }] of own.entries()) {
        const item = first + at
        if (columns.has(column) && outcomes.includes(this.#state.outcomeOf(item))) yield item
      }
    }
  }

  /** Notes an event, after those before it. */
  #append(event: JobEventContent): Promise<void> {
    const { journal, now } = this.#options
    const append = async () => {
      const noted = { ...event, at: now() } as JobEvent
      this.#state.apply(noted)
      await journal.append(noted, this.#state)
      this.#tell()
    }
    this.#appended = this.#appended.then(append)
    return this.#appended
  }

  #tell(): void {
    const { progress } = this.#state
    let inFlight = 0
    for (const items of this.#inFlight.values()) inFlight += items
    const executed = Math.min(progress.total, progress.written + inFlight)
    this.#executed = Math.max(this.#executed, executed)
    this.#options.onProgress?.({ ...progress, executed: this.#executed })
  }

  #checkpoint(): void {
    if (this.#options.cancelled.aborted) throw new Halt('cancelled')
    if (this.#options.stopping.aborted) throw new Halt('stopped')
  }

  /** Runs an operation; what ends the job is thrown as a halt. */
  async #run<Name extends DirectName>(
    name: Name,
    variables: VariablesOf<Name>,
  ): Promise<ResultOf<Name>> {
    try {
      return await this.#options.client.run(name, variables)
    } catch (error) {
      throw this.#haltFor(error, name) ?? error
    }
  }

  #haltFor(error: unknown, name: DirectName): Halt | undefined {
    if (!(error instanceof AdminError)) {
      const pause = this.#options.pauseFor?.(error)
      return pause && new Halt(pause)
    }
    const { code, retryAfter = retryPause } = error
    const now = this.#options.now()
    const ends: Readonly<Record<typeof code, Halt['end']>> = {
      throttled: { reason: 'throttled', until: now + retryAfter },
      unauthorized: { reason: 'reconnect' },
      'forbidden-scope': { reason: 'missing-scope', scopes: this.#scopesFor(name) },
      unreachable: { reason: 'unreachable', until: now + retryPause },
      refused: { failure: 'refused' },
      unexpected: { failure: 'unexpected' },
    }
    return new Halt(ends[code])
  }

  /** The permissions to ask for, where one of an operation is missing: those to write include those to read. */
  #scopesFor(name: DirectName): readonly Scope[] {
    const { scopes } = operations[name]
    const asked = this.#options.intents.scopes.filter((scope) =>
      scopes.some((each) => each.replace(/^read_/, 'write_') === scope),
    )
    return asked.length > 0 ? asked : scopes
  }

  /**
   * Writes prices of markets, and then the rest. A price list is read as a whole for each check, so their
   * waves are large; they are never written in bulk. Other operations as single requests may be few enough
   * for the points of the store.
   */
  async #writeAll(): Promise<void> {
    const { intents, client } = this.#options
    if (intents.facts.columns.some(isPrice)) await this.#writeWaves(priceWave, false, isPrice)
    const isWaiting = (item: number) => this.#state.outcomeOf(item) === 'waiting'
    const isBulk = estimatePoints(intents, isWaiting) > directLimit(client.points)
    const most = isBulk ? bulkWave : { products: directWave, characters: bulkWave.characters }
    await this.#writeWaves(most, isBulk, () => true)
  }

  /** Writes what waits in the columns of a part of the job. */
  async #writeWaves(most: typeof bulkWave, isBulk: boolean, isOfPart: IsOfPart): Promise<void> {
    const { intents } = this.#options
    let wave: number[] = []
    let characters = 0
    for (let at = 0; at < intents.products; at += 1) {
      const size = intents.sizeOf(at)
      if (
        wave.length === most.products ||
        (wave.length > 0 && characters + size > most.characters)
      ) {
        await this.#writeWave(wave, isBulk, isOfPart)
        wave = []
        characters = 0
      }
      if (!this.#hasWaiting(at, isOfPart)) continue
      wave.push(at)
      characters += size
    }
    if (wave.length > 0) await this.#writeWave(wave, isBulk, isOfPart)
  }

  #hasWaiting(at: number, isOfPart: IsOfPart): boolean {
    const { intents } = this.#options
    const isWaiting = (item: number) => this.#state.outcomeOf(item) === 'waiting'
    const { length } = intents.facts.columns.filter(isOfPart)
    if (length === 0) return false
    const first = intents.firstOf(at)
    const items = Array.from({ length: intents.firstOf(at + 1) - first }, (_, n) => first + n)
    if (length === intents.facts.columns.length) return items.some(isWaiting)
    const { intents: own } = intents.product(at)
    return own.some(({ column }, n) => isOfPart(column) && isWaiting(first + n))
  }

  /** Checks some products and writes a part of them, until nothing of it waits. */
  async #writeWave(
    products: readonly number[],
    isBulk: boolean,
    isOfPart: IsOfPart,
  ): Promise<void> {
    const { intents, now } = this.#options
    const hasWaiting = (at: number) => this.#hasWaiting(at, isOfPart)
    for (let round = 1; round <= mostRounds; round += 1) {
      const waiting = products.filter(hasWaiting).map((at) => intents.product(at))
      if (waiting.length === 0) return
      this.#checkpoint()
      const lines = await this.#check(waiting, isOfPart)
      for (const names of stages) await this.#writeStage(names, lines, isBulk, round === mostRounds)
    }
    if (products.some(hasWaiting)) {
      throw new Halt({ reason: 'unreachable', until: now() + retryPause })
    }
  }

  /** Compares what waits with the store, and returns the lines to send. */
  async #check(products: readonly ProductIntents[], isOfPart: IsOfPart): Promise<PlacedLine[]> {
    const { facts } = this.#options.intents
    const isDue = ({ column }: Intent, item: number) =>
      isOfPart(column) && this.#state.outcomeOf(item) === 'waiting'
    const waiting = products.map((product) => ({
      product,
      open: product.intents.filter((intent, at) => isDue(intent, product.first + at)),
    }))
    const run = { run: this.#run.bind(this) }
    const current = await readCurrent(
      run,
      waiting.flatMap(({ open }) => open),
    )
    const already: number[] = []
    const gone: number[] = []
    const conflicts: ItemConflict[] = []
    const refused: ItemRefusal[] = []
    const clear: number[] = []
    const placed: PlacedLine[] = []
    const prices: PricedItem[] = []
    for (const { product } of waiting) {
      const verdicts = judgeAll(product.intents, current, facts)
      const own = new Set<number>()
      for (const [at, verdict] of verdicts.entries()) {
        const item = product.first + at
        if (!isDue(product.intents[at]!, item)) continue
        if (verdict.is === 'unchanged') own.add(item)
        else if (verdict.is === 'wanted') already.push(item)
        else if (verdict.is === 'gone') gone.push(item)
        else conflicts.push(conflictOf(item, verdict))
      }
      const built = linesOf(product, own, current, facts)
      refused.push(...built.refused)
      prices.push(...built.prices)
      const intentAt = intentsAt(product)
      placed.push(...built.lines.map((line) => ({ line, intentAt })))
    }
    const priced = new Map(prices.map(({ item, intent }) => [item, intent]))
    const intentAt: IntentAt = (item) => priced.get(item)!
    placed.push(...priceLines(prices).map((line) => ({ line, intentAt })))
    for (const { line } of placed) clear.push(...line.items)
    await this.#append({
      type: 'checked',
      clear: packRanges(clear),
      already: packRanges(already),
      conflicts,
      gone: packRanges(gone),
      refused,
    })
    return placed
  }

  async #writeStage(
    names: readonly WriteName[],
    all: readonly PlacedLine[],
    isBulk: boolean,
    isLast: boolean,
  ): Promise<void> {
    const chunks = names.flatMap((name) => {
      const lines = all.filter(({ line }) => line.name === name)
      return lines.length > 0 ? [{ name, lines }] : []
    })
    const errors = await inParallel(chunks, isBulk ? bulkAtOnce : 1, async ({ name, lines }) => {
      try {
        this.#checkpoint()
        if (isBulk) await this.#writeBulk(name, lines, isLast)
        else await this.#writeDirect(name, lines, isLast)
        return undefined
      } catch (error) {
        return { error }
      }
    })
    // The others came to their end as well: nothing goes on behind a run that has ended.
    const first = errors.find((each) => each !== undefined)
    if (first) throw first.error
  }

  /** Notes that a chunk is about to leave. @returns its number */
  async #send(name: WriteName, lines: readonly PlacedLine[], isBulk: boolean) {
    const chunk = this.#nextChunk
    this.#nextChunk += 1
    const operation = `dw_${this.#options.id}_${chunk}`
    await this.#append({
      type: 'sent',
      chunk,
      operation,
      name,
      isBulk,
      lines: lines.map(({ line }) => packRanges(line.items)),
    })
    return { chunk, operation }
  }

  async #writeDirect(
    name: WriteName,
    lines: readonly PlacedLine[],
    isLast: boolean,
  ): Promise<void> {
    const { chunk } = await this.#send(name, lines, false)
    let halt: Halt | undefined
    const sent = await inParallel(lines, requestsAtOnce, async (placed): Promise<SentLine> => {
      const { cancelled, stopping } = this.#options
      // A line that stays here was not executed.
      if (halt || cancelled.aborted || stopping.aborted) return { outcome: allBack(placed) }
      const result = await this.#sendLine(placed)
      halt ??= result.halt
      return result
    })
    const refused = new Set(
      lines.flatMap(({ line }, at) => (sent[at]?.isRefused ? line.items : [])),
    )
    await this.#answer(
      chunk,
      sent.map(({ outcome }) => outcome),
      isLast,
    )
    await this.#settleChunk(chunk, refused)
    if (halt) throw halt
    this.#checkpoint()
  }

  async #sendLine(placed: PlacedLine): Promise<SentLine> {
    const { line, intentAt } = placed
    const { client, intents } = this.#options
    const { name, items } = line
    try {
      const data = await client.run(name, line.variables)
      return { outcome: readAnswer(name, intentAt, items, data, intents.facts) }
    } catch (error) {
      const code = error instanceof AdminError ? error.code : undefined
      if (code === 'refused') return { outcome: noOutcome(), isRefused: true }
      if (code === 'unreachable' || code === 'unexpected') return { outcome: noOutcome() }
      const halt = this.#haltFor(error, name)
      if (!halt) throw error
      // Shopify did not let it in, or it had no key to be sent with.
      const isUnrun = code !== undefined
      return { outcome: isUnrun ? allBack(placed) : noOutcome(), halt }
    }
  }

  /** Notes what Shopify answered about a chunk. */
  async #answer(chunk: number, outcomes: readonly LineOutcome[], isLast: boolean): Promise<void> {
    const stale = outcomes.flatMap((outcome) => outcome.stale)
    await this.#append({
      type: 'answered',
      chunk,
      done: packRanges(outcomes.flatMap(({ done }) => done)),
      saved: outcomes.flatMap(({ saved }) => saved),
      refused: [...outcomes.flatMap(({ refused }) => refused), ...(isLast ? stale : [])],
      back: packRanges([
        ...outcomes.flatMap(({ back }) => back),
        ...(isLast ? [] : stale.map(([item]) => item)),
      ]),
    })
    this.#inFlight.delete(chunk)
  }

  async #writeBulk(name: WriteName, lines: readonly PlacedLine[], isLast: boolean): Promise<void> {
    const { chunk, operation } = await this.#send(name, lines, true)
    const start = await this.#startBulk(name, operation, lines)
    if (start instanceof Halt) {
      await this.#answer(chunk, lines.map(allBack), isLast)
      throw start
    }
    if (start === undefined) {
      await this.#settleChunk(chunk)
      return
    }
    await this.#append({ type: 'accepted', chunk, bulk: start })
    await this.#completeBulk(chunk, isLast)
  }

  /**
   * Starts a bulk operation.
   *
   * @returns its id; nothing if nobody knows whether it runs; a halt if it does not
   */
  async #startBulk(
    name: WriteName,
    operation: string,
    lines: readonly PlacedLine[],
  ): Promise<string | Halt | undefined> {
    const path = await this.#upload(operation, lines)
    if (path instanceof Halt) return path
    const { client, now } = this.#options
    try {
      const { bulkOperationRunMutation: started } = await client.run('StartBulkMutation', {
        mutation: bulkMutation(name, operation),
        path,
        clientIdentifier: operation,
      })
      const id = started?.bulkOperation?.id
      if (id !== undefined) return id
      const isBusy = started?.userErrors.some(({ code }) => code === 'LIMIT_REACHED') ?? false
      return new Halt(
        isBusy ? { reason: 'throttled', until: now() + retryPause } : { failure: 'refused' },
      )
    } catch (error) {
      const code = error instanceof AdminError ? error.code : undefined
      if (code === 'unreachable' || code === 'unexpected') return undefined
      const halt = this.#haltFor(error, 'StartBulkMutation')
      if (!halt || code === undefined) throw halt ?? error
      return halt
    }
  }

  /** Sends the lines. @returns the path of the file; a halt if it was not taken */
  async #upload(operation: string, lines: readonly PlacedLine[]): Promise<string | Halt> {
    const { upload, now } = this.#options
    const file = {
      resource: 'BULK_MUTATION_VARIABLES',
      filename: `${operation}.jsonl`,
      mimeType: 'text/jsonl',
      httpMethod: 'POST',
    } as const
    try {
      const { stagedUploadsCreate: staged } = await this.#run('StageUpload', { input: [file] })
      const target = staged?.stagedTargets?.[0]
      const path = target?.parameters.find(({ name }) => name === 'key')?.value
      if (!target?.url || path === undefined) return new Halt({ failure: 'refused' })
      const form = new FormData()
      for (const { name, value } of target.parameters) form.append(name, value)
      // Shopify reads no field behind the file.
      const text = writeLines(lines.map(({ line }) => line))
      form.append('file', new Blob([text], { type: file.mimeType }), file.filename)
      await upload(target.url, form)
      return path
    } catch (error) {
      // Nothing was started yet.
      if (error instanceof Halt) return error
      return new Halt({ reason: 'unreachable', until: now() + retryPause })
    }
  }

  /** Waits for the end of a bulk operation, notes its results, and looks up what they do not say. */
  async #completeBulk(chunk: number, isLast: boolean): Promise<void> {
    const ended = await this.#awaitBulk(chunk)
    const address = ended?.url ?? ended?.partialDataUrl
    const open = this.#openChunk(chunk)
    const unknown = new Set(open && this.#state.unknownItems(open))
    const results = new Results(open, unknown, this.#options.intents)
    if (address) await this.#readResults(results, address)
    await this.#answer(chunk, results.outcomes, isLast)
    await this.#settleChunk(chunk, results.refused)
  }

  async #awaitBulk(chunk: number): Promise<EndedBulk> {
    const open = this.#openChunk(chunk)
    const { client, cancelled, stopping } = this.#options
    const id = open?.bulk
    if (!open || id === undefined) return undefined
    const items = open.lines.map((line) => [...inRanges(line)].length)
    let isCancelled = false
    for (let pause = pollPauses.first; ; pause = Math.min(pause * 1.5, pollPauses.most)) {
      if (cancelled.aborted && !isCancelled) {
        isCancelled = true
        // It may have ended just now; the next look says how.
        await this.#run('CancelBulk', { id })
      }
      const { bulkOperation: state } = await this.#run('BulkState', { id })
      if (!state) return undefined
      if (!isActive(state.status)) return state
      const executed = Number(state.objectCount)
      let inFlight = 0
      for (let at = 0; at < executed; at += 1) inFlight += items[at] ?? 0
      this.#inFlight.set(chunk, inFlight)
      this.#tell()
      if (stopping.aborted) throw new Halt('stopped')
      await client.wait(pause)
    }
  }

  /** Reads the results of a bulk operation as far as they can be read; the rest stays unknown. */
  async #readResults(results: Results, address: string): Promise<void> {
    try {
      const bytes = this.#options.download(address, new AbortController().signal)
      for await (const { texts } of readLines(bytes)) for (const text of texts) results.add(text)
    } catch {
      // An address that has expired, or a cut connection: the store itself says the rest.
    }
  }

  #openChunk(chunk: number): OpenChunk | undefined {
    return this.#state.openChunks.find((open) => open.chunk === chunk)
  }

  /** Finds out what became of the chunks that an earlier run left open. */
  async #settleOpen(): Promise<void> {
    for (const { chunk, bulk } of this.#state.openChunks) {
      if (bulk === undefined) await this.#settleChunk(chunk)
      else await this.#completeBulk(chunk, false)
    }
  }

  /** Waits for bulk mutations that no chunk is known to have: a lost answer may have started one. */
  async #awaitOthers(): Promise<void> {
    for (;;) {
      const { bulkOperations } = await this.#run('RunningBulk', {})
      const known = new Set(this.#state.openChunks.map(({ bulk }) => bulk))
      const isRunning = bulkOperations.nodes.some(
        ({ id, type, status }) => type === 'MUTATION' && !known.has(id) && isActive(status),
      )
      if (!isRunning) return
      if (this.#options.stopping.aborted) throw new Halt('stopped')
      await this.#options.client.wait(pollPauses.most)
    }
  }

  /**
   * Looks up in the store what became of the unknown items of a chunk.
   *
   * @param refusedItems items that Shopify did not take as they were sent. @default none
   */
  async #settleChunk(chunk: number, refusedItems: ReadonlySet<number> = new Set()): Promise<void> {
    const open = this.#openChunk(chunk)
    if (!open) return
    const { client, intents } = this.#options
    if (open.isBulk && open.bulk === undefined) await this.#awaitOthers()
    await client.wait(latePause)
    const items = this.#state.unknownItems(open)
    const products = new Map<number, ProductIntents>()
    const intentOf = (item: number) => {
      const at = intents.productOf(item)
      const product = products.get(at) ?? intents.product(at)
      products.set(at, product)
      return product.intents[item - product.first]!
    }
    const run = { run: this.#run.bind(this) }
    const current = await readCurrent(run, items.map(intentOf))
    const done: number[] = []
    const gone: number[] = []
    const back: number[] = []
    const conflicts: ItemConflict[] = []
    const refused: ItemRefusal[] = []
    for (const item of items) {
      const verdict = judge(intentOf(item), current, intents.facts)
      if (verdict.is === 'wanted') done.push(item)
      else if (verdict.is === 'gone') gone.push(item)
      else if (verdict.is === 'changed') conflicts.push(conflictOf(item, verdict))
      else if (refusedItems.has(item)) refused.push([item, '', 'not-taken'])
      else back.push(item)
    }
    await this.#append({
      type: 'settled',
      chunk,
      done: packRanges(done),
      conflicts,
      gone: packRanges(gone),
      refused,
      back: packRanges(back),
    })
  }
}

/** Collects the results of a bulk operation. */
class Results {
  readonly #chunk: OpenChunk | undefined
  readonly #unknown: ReadonlySet<number>
  readonly #intents: IntentList
  readonly #read = new Set<number>()
  readonly outcomes: LineOutcome[] = []
  /** Items of lines that Shopify did not execute as they were asked. */
  readonly refused = new Set<number>()

  /** @param unknown items of the chunk that an earlier run did not note the outcome of */
  constructor(chunk: OpenChunk | undefined, unknown: ReadonlySet<number>, intents: IntentList) {
    this.#chunk = chunk
    this.#unknown = unknown
    this.#intents = intents
  }

  /** Takes a line of the result. */
  add(text: string): void {
    const result = readResultLine(text)
    const line = result && this.#chunk?.lines[result.line]
    if (!this.#chunk || !result || !line || this.#read.has(result.line)) return
    this.#read.add(result.line)
    const items = [...inRanges(line)]
    if (!result.data) {
      for (const item of items) this.refused.add(item)
      return
    }
    if (items.some((item) => !this.#unknown.has(item))) return
    const { name } = this.#chunk
    const product = this.#intents.product(this.#intents.productOf(items[0] ?? 0))
    const { facts } = this.#intents
    const intentAt = intentsAt(product)
    this.outcomes.push(readAnswer(name, intentAt, items, result.data as never, facts))
  }
}

/** Whether one of the permissions that are needed is among others, or is the one to write that includes it. */
function needsAny(needed: readonly Scope[], scopes: readonly Scope[]): boolean {
  return needed.some((scope) =>
    scopes.some((each) => each === scope || each.replace(/^read_/, 'write_') === scope),
  )
}

type WithoutTime<Event> = Event extends JobEvent ? Omit<Event, 'at'> : never
type JobEventContent = WithoutTime<JobEvent>

const conflictOf = (
  item: number,
  { text, digest }: Extract<Verdict, { is: 'changed' }>,
): ItemConflict => (digest === undefined ? [item, text] : [item, text, digest])

const allBack = ({ line }: PlacedLine): LineOutcome => ({ ...noOutcome(), back: [...line.items] })

/**
 * Runs a job until it ends or has to wait: it compares each value with the store, writes those that are
 * as they were read, by single requests or bulk operations, and reads back what was saved. Each step is
 * in the journal before it is taken, so that a run which ends anywhere is continued by the next one.
 *
 * @returns the state at its end: ended, paused, cancelled or failed; or in the middle, if it is stopping
 * @throws {JournalError} if the journal is damaged; what the journal throws, and errors that `pauseFor`
 *   knows no pause for
 * @throws {RangeError} if the id can be no part of a name
 */
export async function runJob(options: JobOptions): Promise<JobState> {
  if (!/^[A-Za-z0-9]{1,64}$/.test(options.id)) throw new RangeError('The id has other characters.')
  const state = await JobState.read(options.intents, options.journal.read())
  await new JobRun(options, state).run()
  return state
}
