import type { CellToEdit, EditOutcome, ExclusionTarget } from '@dropwatt/automations'
import {
  automationFields,
  changeOption,
  kindFor,
  type FileAutomationSlug,
  type Options,
} from '@dropwatt/automations/options'
import type { ReferenceRates } from '@dropwatt/automations/rates'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ExclusionStep } from '../engine/exclusions.ts'
import type { FileWorker } from '../engine/FileWorker.ts'
import type {
  ExclusionOutcome,
  FoundRow,
  ListStatus,
  PlanOutcome,
  PreviewQuery,
  PreviewRow,
} from '../engine/messages.ts'
import type { RunningWorker } from '../engine/startWorker.ts'
import type { FileRecord } from '../storage/records.ts'
import type { Account } from './Account.ts'
import { earlierExports } from './earlierExports.ts'
import type { JobEnding } from './JobEnding.ts'
import { KeptPages, type LostExclusions, type PageChoices } from './KeptPages.ts'
import type { Api, OpenWorker } from './OpenWorker.ts'
import { canPlan, optionProblems, startingOptions } from './options.ts'
import type { PreviewState } from './PreviewState.ts'
import type { SessionState } from './SessionState.ts'
import { rates } from './Rates.ts'
import { ListedRows, RowCache, type KnownRows, type ListState } from './ListedRows.ts'
import { Translating } from './Translating.ts'
import { Writing } from './Writing.ts'

/** Debounce after a change of an option, in ms. */
const planDelay = 150

const firstQuery: PreviewQuery = { filter: 'changed', search: '', order: 'file' }

/**
 * Preview of the current page's automation on the open file. It owns the options, the plan,
 * the list with its rows, and what is excluded. What the member chose is kept for each page.
 */
export class SessionPreview {
  /** The services that write texts for the plan, and what they wrote. */
  readonly writing: Writing
  /** The rows of the list. They change more often than the rest, and only the table needs them. */
  readonly rows = createStore<ListState<PreviewRow>>(() => ({ rows: new RowCache(), revision: 0 }))
  /** The texts, in an export of translations. */
  readonly texts: Translating
  /** The member's choices on each page of the file. */
  readonly pages: KeptPages
  readonly #account: Account
  readonly #state: StoreApi<SessionState>
  readonly #worker: OpenWorker
  readonly #ending: JobEnding
  /** Counts the pages that were asked for, as only the newest is shown. */
  #shows = 0
  /** The exports that a worker compares prices with. */
  #compared: { readonly worker: RunningWorker<FileWorker>; readonly ids: string } | undefined
  #planTimer: ReturnType<typeof setTimeout> | undefined
  #isStale = false
  readonly #listed: ListedRows<PreviewRow>
  /** The reference rates that the result was calculated by, if it needs any. */
  #plannedBy: ReferenceRates | undefined
  readonly unsubscribe: () => void

  /** @param ending told when the current options cannot be calculated */
  constructor(
    account: Account,
    state: StoreApi<SessionState>,
    worker: OpenWorker,
    ending: JobEnding,
  ) {
    this.#account = account
    this.#state = state
    this.#worker = worker
    this.#ending = ending
    this.#listed = new ListedRows({
      state: this.rows,
      list: () => {
        const list = this.#state.getState().preview?.list
        return list && { number: list.plan, count: list.count }
      },
      read: (plan, from, to) => worker.call((api) => api.rows(plan, from, to)),
    })
    const { id } = state.getState().file
    this.pages = new KeptPages(account, id, () => state.getState().canEdit)
    this.texts = new Translating(account, id, worker, {
      onChanged: () => this.#planSoon(),
      onChosen: ({ accepted, ...choices }) => {
        this.#note(choices)
        if (accepted) this.#keep({ accepted })
      },
    })
    this.writing = new Writing(account, worker, () => this.#onWritten())
    this.unsubscribe = rates.state.subscribe(this.#onRates)
  }

  /**
   * Shows an automation, as its page was left. The result of a job that ended while another page was
   * shown stays until it is left.
   */
  async show(slug: FileAutomationSlug): Promise<void> {
    const { preview, applied } = this.#state.getState()
    if (preview?.slug === slug) {
      if (!applied) this.update()
      return
    }
    this.#shows += 1
    const shows = this.#shows
    const kept = await this.pages.read(slug)
    if (shows !== this.#shows) return
    const { search = '', order = 'file', filter, lost } = kept
    this.writing.reset()
    this.texts.restore(kept)
    this.#listed.clear()
    this.#state.setState({
      preview: {
        slug,
        options: this.#optionsOf(slug, kept),
        problems: {},
        progress: 'calculating',
        outcome: undefined,
        list: undefined,
        query: { ...firstQuery, search, order },
        filter,
        excludedColumns: new Set(),
        lost,
      },
      applied: undefined,
    })
    this.plan()
    void rates.updateFor(slug)
  }

  #optionsOf(slug: FileAutomationSlug, { options }: PageChoices): Options {
    const { status, file } = this.#state.getState()
    const { currencies } = file.live ?? {}
    return startingOptions(slug, status.header, options, this.exports, this.#locales, currencies)
  }

  /** Reloads the choices that another tab saved for a page. */
  async reloadPage(page: string): Promise<void> {
    const kept = await this.pages.reload(page)
    const { preview } = this.#state.getState()
    if (!kept || preview?.slug !== page) return
    const { slug } = preview
    await this.texts.reload(kept)
    this.#set({ options: this.#optionsOf(slug, kept), problems: {}, lost: kept.lost })
    if (this.#isStale) return
    // A worker that has planned nothing yet is told with the plan.
    const { exclusions, edits } = kept
    await this.#worker.call((api) => api.replaceDecisions({ exclusions, edits })).catch(() => {})
    this.plan()
  }

  /** Reloads the choices of the tab that held the lock until now. */
  async catchUp(): Promise<void> {
    const { preview } = this.#state.getState()
    this.pages.forget(preview?.slug)
    if (preview) await this.reloadPage(preview.slug)
  }

  /** Saves choices on the page and notifies other tabs. */
  #keep(choices: Partial<PageChoices>): void {
    const { preview } = this.#state.getState()
    if (preview) this.pages.change(preview.slug, choices)
  }

  /** Saves view choices on the page. */
  #note(choices: Partial<PageChoices>): void {
    const { preview } = this.#state.getState()
    if (preview) this.pages.note(preview.slug, choices)
  }

  /** Changes one option, saves all as a draft, and calculates their result after a moment. */
  setOption(key: string, value: Options[string]): void {
    const { preview } = this.#state.getState()
    if (!preview) return
    const fields = automationFields[preview.slug]
    this.#setOptions(changeOption(fields, preview.options, key, value))
  }

  /** Restores the default options. */
  resetOptions(): void {
    const { preview } = this.#state.getState()
    if (preview) this.#setOptions(this.#optionsOf(preview.slug, {}))
  }

  #setOptions(options: Options): void {
    const { preview, status } = this.#state.getState()
    if (!preview) return
    this.texts.forgetAccepted()
    const problems = optionProblems(preview.slug, status.header, options)
    const isValid = canPlan(preview.slug, options, problems)
    const progress = isValid ? 'calculating' : 'invalid'
    this.#state.setState({
      preview: { ...preview, options, problems, progress },
      applied: undefined,
    })
    this.#keep({ ...(isValid && { options }), seen: new Set(), accepted: new Set() })
    clearTimeout(this.#planTimer)
    if (isValid) this.#planTimer = setTimeout(() => this.plan(), planDelay)
  }

  /** Replans after a debounce, unless the result was invalidated. */
  #planSoon(): void {
    const { preview } = this.#state.getState()
    if (!preview || preview.progress === 'invalid' || this.#isStale) return
    this.#set({ progress: 'calculating' })
    clearTimeout(this.#planTimer)
    this.#planTimer = setTimeout(() => this.plan(), planDelay)
  }

  /** The languages of the file, if it is an export of translations. */
  get #locales(): readonly string[] | undefined {
    return this.#state.getState().opened.facts.locales?.map(({ value }) => value)
  }

  /** Whether the result was invalidated and not replanned yet. */
  get isStale(): boolean {
    return this.#isStale
  }

  /** Replans if the result is stale. */
  update(): void {
    if (this.#isStale) this.plan()
  }

  /** Calculates the result of the options, such as after a job changed the file. */
  plan(): void {
    clearTimeout(this.#planTimer)
    this.#isStale = false
    const { preview } = this.#state.getState()
    if (!preview) return
    const { slug, options, query } = preview
    if (preview.progress !== 'calculating') this.#set({ progress: 'calculating' })
    const range = RowCache.pagesOf(...this.#listed.range)
    const worker = this.#worker.current
    const isCurrent = () => {
      const { preview: current } = this.#state.getState()
      return (
        this.#worker.current === worker && current?.slug === slug && current.options === options
      )
    }
    const calculate = async () => {
      if (options.history === true) await this.syncEarlierExports(worker)
      if (kindFor(slug) === 'translations') await this.texts.prepare(worker)
      await this.writing.syncWorker(worker)
      const known = await rates.forAutomation(slug)
      const { exclusions, edits } = this.pages.get(slug)
      const outcome = await this.#worker.call((api) =>
        api.plan(slug, options, query, range, { exclusions, edits }, known),
      )
      if (!outcome || !isCurrent()) return
      this.#plannedBy = known
      this.#noteLost(slug, outcome)
      this.#set({ outcome, progress: 'ready' })
      if (outcome.translations) this.texts.show(outcome.translations)
      const { query: wanted = query } = this.#state.getState().preview ?? {}
      if (wanted !== query) this.#relist((api) => api.list(wanted))
      else this.#showList(outcome.list, { range, found: outcome.rows })
      // Newer rates may have come meanwhile.
      this.#onRates()
    }
    calculate().catch((error: unknown) => {
      if (isCurrent()) void this.#ending.fail(slug, error)
    })
  }

  /** Number of exports of the store that are saved on this device, this one included. */
  get exports(): number {
    return 1 + this.#earlier.length
  }

  /** The other exports of the store, with the prices that this one is compared with. */
  get #earlier(): readonly FileRecord[] {
    return earlierExports(
      this.#account.state.getState().files,
      this.#state.getState().file,
      Date.now(),
    )
  }

  /** Gives the worker the exports whose prices it compares with, once. */
  async syncEarlierExports(worker: RunningWorker<FileWorker>): Promise<void> {
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

  /** Notes which exclusions a plan lost because jobs were applied or undone since they were made. */
  #noteLost(slug: FileAutomationSlug, { exclusions, edits, lost: count }: PlanOutcome): void {
    const kept = this.pages.get(slug)
    if (!kept.exclusions && !kept.edits) return
    const jobs = this.#jobs
    const applied = jobs.filter((id) => !kept.jobs?.includes(id))
    const undone = (kept.jobs ?? []).filter((id) => !jobs.includes(id))
    this.pages.note(slug, { exclusions, edits, jobs })
    if (count === 0 || applied.length + undone.length === 0) return
    const before = kept.lost ?? { count: 0, applied: [], undone: [] }
    this.#setLost({
      count: before.count + count,
      applied: [...new Set([...before.applied, ...applied])],
      undone: [...new Set([...before.undone, ...undone])],
    })
  }

  /** The active jobs. */
  get #jobs(): readonly string[] {
    return this.#state
      .getState()
      .status.jobs.filter(({ state }) => state !== 'undone')
      .map(({ id }) => id)
  }

  #setLost(lost: LostExclusions | undefined): void {
    this.#keep({ lost })
    this.#set({ lost })
  }

  /** Closes the message about exclusions that do not apply any more. */
  dismissLost(): void {
    this.#setLost(undefined)
  }

  #set(changes: Partial<PreviewState>): void {
    const { preview } = this.#state.getState()
    if (preview) this.#state.setState({ preview: { ...preview, ...changes } })
  }

  /**
   * Shows another list, and reads its rows in view.
   *
   * @param known its rows that have been read already
   */
  #showList(list: ListStatus, known?: KnownRows<PreviewRow>): void {
    const before = this.#state.getState().preview?.excludedColumns
    const now = new Set(list.excludedColumns)
    const isSame = before?.size === now.size && list.excludedColumns.every((at) => before.has(at))
    this.#set({ list, ...(!isSame && { excludedColumns: now }) })
    this.#listed.replace(known)
  }

  /** Reads the rows of a range that have not been read. */
  readonly readRows = (from: number, to: number): void => this.#listed.read(from, to)

  /** Chooses which list the page shows. @default the one that it begins with */
  setFilter(filter: string | undefined): void {
    this.#set({ filter })
    this.#note({ filter })
  }

  /** Searches the list of the page. */
  setSearch(search: string): void {
    const { preview } = this.#state.getState()
    if (preview && kindFor(preview.slug) === 'translations') this.texts.setQuery({ search })
    else this.setQuery({ search })
  }

  /** Chooses which products the preview lists, and in which order. */
  setQuery(changes: Partial<PreviewQuery>): void {
    const { preview } = this.#state.getState()
    if (!preview) return
    const query = { ...preview.query, ...changes }
    const { filter, search, order } = preview.query
    if (query.filter === filter && query.search === search && query.order === order) return
    this.#set({ query })
    this.#note({ search: query.search, order: query.order })
    if (preview.outcome) this.#relist((api) => api.list(query))
  }

  expand(product: number, isExpanded: boolean): void {
    this.#relist((api) => api.expand(product, isExpanded))
  }

  /** Notes that the member looks at a row of the list, and so at the changes of its product. */
  readonly look = ({ number }: Pick<PreviewRow, 'number'>): void => {
    const row = number - 1
    if (!this.seen.has(row)) this.#note({ seen: new Set(this.seen).add(row) })
  }

  /** Rows of the original file that the member looked at, with these options. */
  get seen(): ReadonlySet<number> {
    const { preview } = this.#state.getState()
    return (preview && this.pages.get(preview.slug).seen) ?? new Set()
  }

  exclude(target: ExclusionTarget): void {
    this.#exclude({ kind: 'exclude', target })
  }

  include(target: ExclusionTarget): void {
    this.#exclude({ kind: 'include', target })
  }

  #exclude(step: ExclusionStep): void {
    const { preview, canEdit } = this.#state.getState()
    if (!preview || !canEdit) return
    this.#relist(async (api) => this.#keepDecisions(preview.slug, await api.exclude(step)))
  }

  /** Saves what is excluded and written by hand. */
  #keepDecisions(
    slug: FileAutomationSlug,
    { list, columns, exclusions, edits }: ExclusionOutcome,
  ): ListStatus {
    this.pages.change(slug, { exclusions, edits, jobs: this.#jobs })
    const { preview } = this.#state.getState()
    // A cell that is written by hand can be the first change of its column.
    const { outcome } = preview ?? {}
    if (preview?.slug === slug && outcome) this.#set({ outcome: { ...outcome, columns } })
    return list
  }

  /** Returns what writing a cell by hand begins with, or why it cannot be written. */
  cellToEdit(row: number, column: number): Promise<CellToEdit> {
    return this.#worker.call((api) => api.cellToEdit(row, column))
  }

  /**
   * Writes a cell by hand.
   *
   * @returns nothing where nothing can be changed
   */
  async editCell(row: number, column: number, text: string): Promise<EditOutcome | undefined> {
    const { preview, canEdit } = this.#state.getState()
    if (!preview || !canEdit) return undefined
    const outcome = await this.#worker.call((api) => api.editCell(row, column, text))
    const { kind } = outcome.edited
    if (kind !== 'refused' && kind !== 'invalid') this.#showDecisions(preview.slug, outcome)
    return outcome.edited
  }

  /** Takes back what was written in a cell by hand. */
  async resetCell(row: number, column: number): Promise<void> {
    const { preview, canEdit } = this.#state.getState()
    if (!preview || !canEdit) return
    const outcome = await this.#worker.call((api) => api.resetCell(row, column))
    this.#showDecisions(preview.slug, outcome)
  }

  #showDecisions(slug: FileAutomationSlug, outcome: ExclusionOutcome): void {
    const list = this.#keepDecisions(slug, outcome)
    if (this.#state.getState().preview?.slug === slug) this.#showList(list)
  }

  /** Undoes the last exclusion, if there is one. */
  undoExclusion(): void {
    if (this.#state.getState().preview?.list?.canUndoExclusion) this.#exclude({ kind: 'undo' })
  }

  redoExclusion(): void {
    if (this.#state.getState().preview?.list?.canRedoExclusion) this.#exclude({ kind: 'redo' })
  }

  /**
   * Invalidates the result and ends its review, after a job was applied. Exclusions stay.
   *
   * @returns what is shown at once with the result of the job
   */
  invalidate(): PreviewState | undefined {
    clearTimeout(this.#planTimer)
    this.texts.forgetAccepted()
    this.#keep({ lost: undefined, seen: new Set(), accepted: new Set() })
    this.#isStale = true
    const { preview } = this.#state.getState()
    return (
      preview && {
        ...preview,
        progress: 'calculating',
        list: undefined,
        outcome: undefined,
        lost: undefined,
      }
    )
  }

  #relist(change: (api: Api) => Promise<ListStatus>): void {
    this.#worker.call(change).then(
      (list) => {
        this.#showList(list)
        if (this.texts.state.getState().status) this.texts.relist()
      },
      () => {},
    )
  }

  nextReview(from: number, direction: 'next' | 'previous'): Promise<number | undefined> {
    return this.#worker.call((api) => api.nextReview(from, direction))
  }

  /** Finds a row of the original file in the list, or else the row of its product. */
  findRow(row: number): Promise<FoundRow | undefined> {
    return this.#worker.call((api) => api.findRow(row))
  }

  /** Calculates the result again if it was calculated by earlier rates. */
  readonly #onRates = (): void => {
    const { preview } = this.#state.getState()
    const { rates: known } = rates.state.getState()
    if (!preview || !this.#plannedBy || this.#plannedBy === known) return
    if (preview.progress === 'ready' && preview.options.rate === 'reference') this.plan()
  }

  /** Shows what services wrote, unless a plan takes place that will. */
  #onWritten(): void {
    const { preview } = this.#state.getState()
    if (preview?.progress === 'ready' && !this.#isStale) this.plan()
  }

  close(): void {
    this.unsubscribe()
    this.pages.close()
    this.texts.close()
    this.writing.cancel()
    clearTimeout(this.#planTimer)
  }
}
