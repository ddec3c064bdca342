import type { StoreApi } from 'zustand/vanilla'
import type { AgainOutcome } from './again/messages.ts'
import type { FileRecord } from '../storage/records.ts'
import type { Account } from '../store/Account.ts'
import type { BenchState } from '../store/BenchState.ts'
import type { Opening } from '../store/Opening.ts'
import type { Session } from '../store/Session.ts'
import type { SourceReader } from '../store/SourceReader.ts'
import { isSafe } from './again/AgainReport.ts'
import { currenciesOf } from './currenciesOf.ts'
import type { ConvertedFile } from './liveCalls.ts'
import type { LiveMark } from './LiveMark.ts'
import type { LiveRequest, ReadingStore } from './liveState.ts'
import { problemOf } from './problemOf.ts'
import type { PullProgress } from './pullLive.ts'
import { StoreRefused } from './StoreRefused.ts'

/** Interval of progress reports, in ms. */
const reportEvery = 100

/** Loads what reads a store, which no page does without one. */
const loadPull = () => import('./pullLive.ts')

interface LiveParts {
  readonly account: Account
  readonly state: StoreApi<BenchState>
  readonly opening: Opening
  readonly reader: SourceReader
}

/** A live file that was read again, before it replaces the open one. */
interface Prepared {
  readonly file: FileRecord
  readonly mark: LiveMark
  readonly converted: ConvertedFile
  readonly outcome: AgainOutcome
}

/**
 * Opens products of a store as an export, and reads them again. Nothing of a store is loaded before. One
 * store is read at a time; whatever the member opens meanwhile stops it.
 */
export class LiveFiles {
  readonly #account: Account
  readonly #state: StoreApi<BenchState>
  readonly #opening: Opening
  readonly #reader: SourceReader
  /** The call whose progress is shown. */
  #shown: symbol | undefined
  #prepared: Prepared | undefined

  constructor({ account, state, opening, reader }: LiveParts) {
    this.#account = account
    this.#state = state
    this.#opening = opening
    this.#reader = reader
    state.subscribe(({ session, again }) => {
      if (again && session?.file.id !== again.file) this.discard()
    })
  }

  /**
   * Reads products of a store, and opens them once all have arrived. If the same products were read before,
   * that file is read again, as `readAgain` does.
   *
   * @returns whether they are open now, or the question in `again` waits for an answer; otherwise it was
   *   stopped, or `storeProblem` or `refused` says why not
   */
  read(request: LiveRequest): Promise<boolean> {
    return this.#show(async () => {
      const readAt = Date.now()
      const converted = await this.#pull(request)
      if (!converted) return false
      const mark = markOf(request, readAt, converted)
      const same = await this.#findSame(mark)
      if (!same) return this.#open(mark, converted)
      return (await this.#opening.openSaved(same.id)) && this.#renew(mark, converted)
    })
  }

  /**
   * Reads the store of the open file again, with the same filters, and plans its jobs again. The file is
   * replaced at once if that loses nothing that the member did.
   *
   * @returns whether it was replaced, or the question in `again` waits for `replace` or `discard`;
   *   otherwise it is as before: it was stopped, or `storeProblem` says why
   */
  readAgain({ client, store }: Pick<LiveRequest, 'client' | 'store'>): Promise<boolean> {
    return this.#show(async () => {
      const { session } = this.#state.getState()
      const live = session?.file.live
      if (!session || !live) return false
      const { filters, locale, isPractice } = live
      const { products } = session.file
      const request = { client, store, isPractice, filters, locale, products }
      if (!this.#canRenew(session, store.name)) return false
      const readAt = Date.now()
      const converted = await this.#pull(request)
      if (!converted) return false
      return this.#renew(markOf(request, readAt, converted), converted)
    })
  }

  /**
   * Replaces the open file by what was read again, as the member has answered.
   *
   * @returns whether it did; otherwise `storeProblem` says why not
   */
  async replace(): Promise<boolean> {
    const prepared = this.#prepared
    this.discard()
    return prepared !== undefined && this.#replace(prepared)
  }

  /** Leaves the open file as it is, as the member has answered. */
  discard(): void {
    this.#prepared = undefined
    if (this.#state.getState().again) this.#state.setState({ again: undefined })
  }

  /** Stops reading; what was open stays so. */
  stop(): void {
    this.#reader.stop()
    this.#hide()
  }

  /** Shows the progress of a call until it or a later one ends. */
  async #show(read: () => Promise<boolean>): Promise<boolean> {
    const shown = Symbol('reading')
    this.#shown = shown
    try {
      return await read()
    } finally {
      if (this.#shown === shown) this.#hide()
    }
  }

  #hide(): void {
    this.#shown = undefined
    this.#state.setState({ readingStore: undefined })
  }

  /** Finds a saved file with the same products of the same store, which may have been connected anew since. */
  async #findSame({ domain, filters, locale }: LiveMark): Promise<FileRecord | undefined> {
    const { isSameSelection } = await loadPull()
    const { files } = this.#state.getState()
    return files.find(
      ({ live }) =>
        live?.domain === domain && live.locale === locale && isSameSelection(live.filters, filters),
    )
  }

  #open(mark: LiveMark, { content, sidecar }: ConvertedFile): Promise<boolean> {
    const name = [mark.domain.split('.')[0], mark.locale].filter((part) => part !== undefined)
    const source = new File([content], `${name.join('-')}.csv`, { type: content.type })
    return this.#opening.open(source, undefined, { live: { mark, sidecar } })
  }

  /** Whether the open file may be replaced; otherwise says why not. */
  #canRenew({ state }: Session, store: string): boolean {
    const { canEdit } = state.getState()
    if (!canEdit) this.#state.setState({ storeProblem: { store, code: 'other-tab' } })
    return canEdit
  }

  /** Plans the jobs of the open file again, and replaces it if nothing is lost. */
  async #renew(mark: LiveMark, converted: ConvertedFile): Promise<boolean> {
    const { session } = this.#state.getState()
    if (!session || !this.#canRenew(session, mark.name)) return false
    const { file } = session
    const outcome = await this.#work(mark.name, async (signal) => {
      const { prepareAgain } = await import('./again/prepareAgain.ts')
      return prepareAgain(this.#account, session, converted, signal)
    })
    if (!outcome) return false
    const prepared = { file, mark, converted, outcome }
    const { report } = outcome
    if (isSafe(report)) return this.#replace(prepared)
    this.#prepared = prepared
    this.#state.setState({ again: { file: file.id, report } })
    return true
  }

  async #replace({ file, mark, converted, outcome }: Prepared): Promise<boolean> {
    const { session } = this.#state.getState()
    const { facts, jobs, drafts } = outcome
    const content = { source: converted.content, sidecar: converted.sidecar }
    const now = session?.file
    try {
      if (now?.id !== file.id || now.changes !== file.changes) throw new StoreRefused('changed')
      // What was imported into the file is not in the new one.
      const of = { ...facts, live: mark, added: [] }
      if (await session!.changes.renew(content, jobs, drafts, of)) return true
      throw new StoreRefused(session!.state.getState().canEdit ? 'changed' : 'other-tab')
    } catch (error) {
      this.#state.setState({ storeProblem: problemOf(mark.name, error) })
      return false
    }
  }

  /** @returns nothing if it was stopped, or if the store was not read */
  #pull(request: LiveRequest): Promise<ConvertedFile | undefined> {
    const { products, store } = request
    this.discard()
    let reading: ReadingStore = { store: store.name, products, read: 0, objects: 0 }
    const show = () => this.#state.setState({ readingStore: reading })
    const onProgress = ({ read = 0, objects = 0 }: PullProgress) => {
      reading = {
        ...reading,
        read: Math.max(reading.read, read),
        objects: Math.max(reading.objects, objects),
      }
    }
    return this.#work(store.name, async (signal) => {
      show()
      const reports = setInterval(show, reportEvery)
      const end = () => clearInterval(reports)
      signal.addEventListener('abort', end)
      try {
        const { pullLive } = await loadPull()
        return await pullLive(request, { signal, onProgress })
      } finally {
        end()
      }
    })
  }

  /**
   * Does something that ends when the member stops it, or opens something else.
   *
   * @returns nothing if it ended so, or failed, which `storeProblem` tells
   */
  async #work<Result>(
    store: string,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result | undefined> {
    const abort = new AbortController()
    const isWanted = this.#reader.take({ stop: () => abort.abort() })
    this.#state.setState({ storeProblem: undefined })
    try {
      const result = await work(abort.signal)
      return isWanted() ? result : undefined
    } catch (error) {
      if (isWanted()) this.#state.setState({ storeProblem: problemOf(store, error) })
      return undefined
    } finally {
      if (isWanted()) this.#reader.leave()
    }
  }
}

/** Describes the store that a file was read from. */
function markOf(
  { store, isPractice, filters, locale }: LiveRequest,
  readAt: number,
  { notes, sidecar }: ConvertedFile,
): LiveMark {
  const { id, name, domain, scopes } = store
  const currencies = currenciesOf(sidecar)
  return {
    store: id,
    name,
    domain,
    isPractice,
    filters,
    ...(locale !== undefined && { locale }),
    ...(currencies && { currencies }),
    ...('variants' in sidecar && { variants: sidecar.variants.id.length }),
    scopes,
    readAt,
    notes,
  }
}
