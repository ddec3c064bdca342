import type { ExclusionTarget } from '@dropwatt/automations'
import {
  kindFor,
  type FileAutomationSlug,
  type Options,
  type Problems,
} from '@dropwatt/automations/options'
import type { ReferenceRates } from '@dropwatt/automations/rates'
import type { ExclusionStep } from '../engine/exclusions.ts'
import type { FileWorker } from '../engine/FileWorker.ts'
import type {
  ListStatus,
  OpenedFile,
  PlanOutcome,
  PreviewQuery,
  PreviewRow,
} from '../engine/messages.ts'
import type { RunningWorker } from '../engine/startWorker.ts'
import type { FileRecord } from '../storage/records.ts'
import type { Account } from './Account.ts'
import { earlierExports } from './earlierExports.ts'
import type { Api, OpenWorker } from './OpenWorker.ts'
import { canPlan, optionProblems, startingOptions } from './options.ts'
import { rates } from './Rates.ts'
import { ListedRows, type KnownRows, type ListState } from './ListedRows.ts'
import { RowCache } from './RowCache.ts'
import { State } from './State.ts'
import { Translating } from './Translating.ts'
import { Writing } from './Writing.ts'

/** How long after the last change of an option its result is calculated, in ms. */
const planDelay = 150

const firstQuery: PreviewQuery = { filter: 'changed', search: '', order: 'file' }

/** What the options of an automation would change. */
export interface PreviewState {
  readonly slug: FileAutomationSlug
  readonly options: Options
  readonly problems: Problems
  /** `calculating` while `outcome` belongs to earlier options, `invalid` while an option has a problem. */
  readonly progress: 'ready' | 'calculating' | 'invalid'
  readonly outcome: PlanOutcome | undefined
  readonly list: ListStatus | undefined
  readonly query: PreviewQuery
  /** Columns of the file whose changes are all excluded. */
  readonly excludedColumns: ReadonlySet<number>
}

interface Shared {
  readonly file: FileRecord
  readonly opened: OpenedFile
  readonly preview: PreviewState | undefined
  /** Dismissed once the options change. */
  readonly applied: object | undefined
}

/**
 * What the automation of the current page would change in the open file. It owns the options and
 * their draft, the plan, the list with its rows, and what is excluded.
 */
export class SessionPreview {
  /** The services that write texts for the plan, and what they wrote. */
  readonly writing: Writing
  /** The rows of the list. They change more often than the rest, and only the table needs them. */
  readonly rows = new State<ListState<PreviewRow>>({ rows: new RowCache(), revision: 0 })
  /** The texts, in an export of translations. */
  readonly texts: Translating
  readonly #account: Account
  readonly #state: State<Shared>
  readonly #worker: OpenWorker
  readonly #onFailed: (slug: FileAutomationSlug, error: unknown) => void
  /** What was excluded on this page since the last job, so that a new worker can be told. */
  #exclusions: readonly ExclusionStep[] = []
  /** The products whose changes, with these options, the owner looked at. */
  readonly #seen = new Set<number>()
  /** The worker that knows them. */
  #told: RunningWorker<FileWorker> | undefined
  /** The exports that a worker compares prices with. */
  #compared: { readonly worker: RunningWorker<FileWorker>; readonly ids: string } | undefined
  #planTimer: ReturnType<typeof setTimeout> | undefined
  #isOutdated = false
  readonly #listed: ListedRows<PreviewRow>
  /** The reference rates that the result was calculated by, if it needs any. */
  #plannedBy: ReferenceRates | undefined
  readonly #stopFollowing: () => void

  /** @param onFailed called when the current options cannot be calculated */
  constructor(
    account: Account,
    state: State<Shared>,
    worker: OpenWorker,
    onFailed: (slug: FileAutomationSlug, error: unknown) => void,
  ) {
    this.#account = account
    this.#state = state
    this.#worker = worker
    this.#onFailed = onFailed
    this.#listed = new ListedRows({
      state: this.rows,
      list: () => {
        const list = this.#state.get().preview?.list
        return list && { number: list.plan, count: list.count }
      },
      read: (plan, from, to) => worker.call((api) => api.rows(plan, from, to)),
    })
    this.texts = new Translating(account, state.get().file.id, worker, () => this.#planSoon())
    this.writing = new Writing(account, worker, () => this.#onWritten())
    this.#stopFollowing = rates.state.subscribe(this.#onRates)
  }

  /**
   * Shows an automation, with the options that were last chosen for it.
   *
   * @param exclusions what is excluded from the start
   */
  async show(slug: FileAutomationSlug, exclusions: readonly ExclusionStep[]): Promise<void> {
    const { opened, file } = this.#state.get()
    const storage = await this.#account.storage
    const draft = await storage.draft(file.id, slug)
    const options = startingOptions(slug, opened.header, draft, this.exports, this.#locales)
    this.#exclusions = exclusions
    this.#seen.clear()
    this.writing.reset()
    this.#listed.clear()
    this.#state.set({
      preview: {
        slug,
        options,
        problems: {},
        progress: 'calculating',
        outcome: undefined,
        list: undefined,
        query: firstQuery,
        excludedColumns: new Set(),
      },
      applied: undefined,
    })
    this.plan()
    void rates.updateFor(slug)
  }

  /** Changes one option, saves all as a draft, and calculates their result after a moment. */
  setOption(key: string, value: Options[string]): void {
    const { preview } = this.#state.get()
    if (preview) this.#setOptions({ ...preview.options, [key]: value })
  }

  /** Restores the default options. */
  resetOptions(): void {
    const { preview, opened } = this.#state.get()
    if (preview) {
      this.#setOptions(
        startingOptions(preview.slug, opened.header, undefined, this.exports, this.#locales),
      )
    }
  }

  #setOptions(options: Options): void {
    const { preview, opened, file } = this.#state.get()
    if (!preview) return
    this.texts.forgetAccepted()
    this.#seen.clear()
    const problems = optionProblems(preview.slug, opened.header, options)
    const isValid = canPlan(preview.slug, options, problems)
    const progress = isValid ? 'calculating' : 'invalid'
    this.#state.set({ preview: { ...preview, options, problems, progress }, applied: undefined })
    clearTimeout(this.#planTimer)
    if (!isValid) return
    this.#planTimer = setTimeout(() => this.plan(), planDelay)
    void this.#account.storage
      .then((storage) => storage.putDraft(file.id, preview.slug, options))
      // A draft that cannot be saved is still in the form.
      .catch(() => {})
  }

  /** Calculates the result of the same options again after a moment, unless it was let go. */
  #planSoon(): void {
    const { preview } = this.#state.get()
    if (!preview || preview.progress === 'invalid' || this.#isOutdated) return
    this.#set({ progress: 'calculating' })
    clearTimeout(this.#planTimer)
    this.#planTimer = setTimeout(() => this.plan(), planDelay)
  }

  /** The languages of the file, if it is an export of translations. */
  get #locales(): readonly string[] | undefined {
    return this.#state.get().opened.facts.locales?.map(({ value }) => value)
  }

  /** Lets the result of the options go, as after a job whose own result is shown. */
  outdate(): void {
    clearTimeout(this.#planTimer)
    this.#isOutdated = true
    this.#set({ progress: 'calculating', list: undefined, outcome: undefined })
  }

  /** Whether the result was let go and is not calculated yet. */
  get isOutdated(): boolean {
    return this.#isOutdated
  }

  /** Calculates the result of the options if it was let go. */
  update(): void {
    if (this.#isOutdated) this.plan()
  }

  /** Calculates the result of the options, such as after a job changed the file. */
  plan(): void {
    clearTimeout(this.#planTimer)
    this.#isOutdated = false
    const { preview } = this.#state.get()
    if (!preview) return
    const { slug, options, query } = preview
    if (preview.progress !== 'calculating') this.#set({ progress: 'calculating' })
    const range = RowCache.pagesOf(...this.#listed.range)
    const worker = this.#worker.current
    const isCurrent = () => {
      const { preview: current } = this.#state.get()
      return (
        this.#worker.current === worker && current?.slug === slug && current.options === options
      )
    }
    const calculate = async () => {
      if (options.history === true) await this.#tellEarlier(worker)
      if (kindFor(slug) === 'translations') await this.texts.prepare(worker)
      await this.writing.tell(worker)
      const known = await rates.forAutomation(slug)
      const outcome = await this.#worker.call((api) => api.plan(slug, options, query, range, known))
      if (!outcome || !isCurrent()) return
      this.#plannedBy = known
      const list = await this.#restoreExclusions(worker, outcome.list)
      if (!isCurrent()) return
      this.#set({ outcome, progress: 'ready' })
      if (list !== outcome.list) this.texts.relist()
      else if (outcome.translations) this.texts.show(outcome.translations)
      const { query: wanted = query } = this.#state.get().preview ?? {}
      if (wanted !== query) this.#relist((api) => api.list(wanted))
      // Exclusions change the rows.
      else this.#showList(list, list === outcome.list ? { range, found: outcome.rows } : undefined)
      // Newer rates may have come meanwhile.
      this.#onRates()
    }
    calculate().catch((error: unknown) => {
      if (isCurrent()) this.#onFailed(slug, error)
    })
  }

  /** How many exports of the store are saved on this device, this one included. */
  get exports(): number {
    return 1 + this.#earlier.length
  }

  /** The other exports of the store, with the prices that this one is compared with. */
  get #earlier(): readonly FileRecord[] {
    return earlierExports(this.#account.state.get().files, this.#state.get().file, Date.now())
  }

  /** Gives the worker the exports whose prices it compares with, once. */
  async #tellEarlier(worker: RunningWorker<FileWorker>): Promise<void> {
    const earlier = this.#earlier
    const ids = earlier.map(({ id }) => id).join(' ')
    if (this.#compared?.worker === worker && this.#compared.ids === ids) return
    const storage = await this.#account.storage
    const exports = await Promise.all(
      earlier.map(async ({ id, addedAt }) => ({ source: await storage.source(id), at: addedAt })),
    )
    await this.#worker.call((api) => api.compareWith(exports, Date.now()))
    this.#compared = { worker, ids }
  }

  /** Calculates the result again after the worker forgot it, with what was excluded. */
  restore(): void {
    this.#told = undefined
    this.plan()
  }

  /** Tells a new worker what was excluded before. */
  async #restoreExclusions(worker: RunningWorker<FileWorker>, list: ListStatus) {
    if (this.#told === worker) return list
    this.#told = worker
    const steps = this.#exclusions
    return steps.length === 0 ? list : worker.call((api) => api.exclude(steps))
  }

  #set(changes: Partial<PreviewState>): void {
    const { preview } = this.#state.get()
    if (preview) this.#state.set({ preview: { ...preview, ...changes } })
  }

  /**
   * Shows another list, and reads its rows in view.
   *
   * @param known its rows that have been read already
   */
  #showList(list: ListStatus, known?: KnownRows<PreviewRow>): void {
    this.#set({ list })
    this.#listed.replace(known)
  }

  /** Reads the rows of a range that have not been read. */
  readonly readRows = (from: number, to: number): void => this.#listed.read(from, to)

  /** Chooses which products the preview lists, and in which order. */
  setQuery(changes: Partial<PreviewQuery>): void {
    const { preview } = this.#state.get()
    if (!preview) return
    const query = { ...preview.query, ...changes }
    const { filter, search, order } = preview.query
    if (query.filter === filter && query.search === search && query.order === order) return
    this.#set({ query })
    if (preview.outcome) this.#relist((api) => api.list(query))
  }

  expand(product: number, isExpanded: boolean): void {
    this.#relist((api) => api.expand(product, isExpanded))
  }

  /** Notes that the owner looks at the changes of a product. */
  readonly look = (product: number): void => {
    this.#seen.add(product)
  }

  /** The products whose changes, with these options, the owner looked at. */
  get seen(): ReadonlySet<number> {
    return this.#seen
  }

  /** What was excluded on this page since the last job. */
  get exclusions(): readonly ExclusionStep[] {
    return this.#exclusions
  }

  exclude(target: ExclusionTarget): void {
    this.#noteColumn(target, true)
    this.#exclude({ kind: 'exclude', target })
  }

  include(target: ExclusionTarget): void {
    this.#noteColumn(target, false)
    this.#exclude({ kind: 'include', target })
  }

  #exclude(step: ExclusionStep): void {
    this.#exclusions = [...this.#exclusions, step]
    this.#relist((api) => api.exclude([step]))
  }

  #noteColumn(target: ExclusionTarget, isExcluded: boolean): void {
    const { preview } = this.#state.get()
    if (!preview || target.kind === 'needs-review') return
    const columns = new Set(preview.excludedColumns)
    if (target.kind === 'all') {
      const changed = preview.outcome?.columns.find((column) => column.kind === 'changed')
      for (const { column } of changed?.fields ?? []) {
        if (isExcluded) columns.add(column)
        else columns.delete(column)
      }
    } else if (target.kind === 'column' && isExcluded) columns.add(target.column)
    else if ('column' in target) columns.delete(target.column)
    this.#set({ excludedColumns: columns })
  }

  /** Undoes the last exclusion, if there is one. */
  undoExclusion(): void {
    if (this.#state.get().preview?.list?.canUndoExclusion) this.#exclude({ kind: 'undo' })
  }

  redoExclusion(): void {
    if (this.#state.get().preview?.list?.canRedoExclusion) this.#exclude({ kind: 'redo' })
  }

  /** Forgets what was excluded and looked at, as after a job. */
  forgetExclusions(): void {
    this.#exclusions = []
    this.#seen.clear()
  }

  #relist(change: (api: Api) => Promise<ListStatus>): void {
    this.#worker.call(change).then(
      (list) => {
        this.#showList(list)
        if (this.texts.state.get().status) this.texts.relist()
      },
      () => {},
    )
  }

  nextReview(from: number, direction: 'next' | 'previous'): Promise<number | undefined> {
    return this.#worker.call((api) => api.nextReview(from, direction))
  }

  indexOfRow(row: number): Promise<number | undefined> {
    return this.#worker.call((api) => api.indexOfRow(row))
  }

  /** Calculates the result again if it was calculated by earlier rates. */
  readonly #onRates = (): void => {
    const { preview } = this.#state.get()
    const { rates: known } = rates.state.get()
    if (!preview || !this.#plannedBy || this.#plannedBy === known) return
    if (preview.progress === 'ready' && preview.options.rate === 'reference') this.plan()
  }

  /** Shows what services wrote, unless a plan takes place that will. */
  #onWritten(): void {
    const { preview } = this.#state.get()
    if (preview?.progress === 'ready' && !this.#isOutdated) this.plan()
  }

  close(): void {
    this.#stopFollowing()
    this.texts.close()
    this.writing.cancel()
    clearTimeout(this.#planTimer)
  }
}
