import {
  automationFields,
  defaultOptions,
  optionNames,
  validate,
  type ImportSlug,
  type OptionField,
  type OptionNames,
  type Options,
  type OptionValue,
  type Problems,
} from '@dropwatt/automations/options'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type {
  ImportListStatus,
  ImportOutcome,
  ImportQuery,
  ImportRow,
  ProductCard,
  ReadSource,
  SupplierMapping,
  WrittenImport,
} from '../engine/importMessages.ts'
import { lastImport, type FileRecord } from '../storage/records.ts'
import type { Account } from './Account.ts'
import { sourceKinds } from '../sourceKinds.ts'
import { ListedRows, RowCache } from './ListedRows.ts'
import { OpenWorker, startImportWorker } from './OpenWorker.ts'
import type { PendingChanges } from './SessionState.ts'
import type { ImportWorker } from '../engine/calls/importCalls.ts'
import type { Calls, RunningWorker } from '../engine/startWorker.ts'

/** Debounce after a change of an option, in ms. */
const planDelay = 150

/** The options that what was saved for a supplier is kept in, and not the draft of one list. */
const columnOptions = ['map', 'group', 'options', 'numbers'] as const

/** The filters that only make sense beside an open export. */
const comparing: ReadonlySet<ImportQuery['filter']> = new Set(['new', 'changed', 'gone'])

/** The open product export, which an import is compared with. */
export interface ComparedExport {
  readonly file: FileRecord
  readonly source: Blob
}

/** Saved choices for a source, restored after a reload. */
interface Draft {
  readonly options: Options
  readonly supplier: string
  /** Absent in what earlier releases saved, as is the next. */
  readonly query?: ImportQuery
  /** The handles of the products that the member left out. */
  readonly excluded?: readonly string[]
}

/** An update that was written into the open export. */
export interface AppliedUpdate {
  /** The id of its job. */
  readonly job: string
  readonly variants: number
  readonly cells: number
  readonly products: number
  readonly seconds: number
  /** The file with the new products. @default there are none */
  readonly made?: FileRecord
}

export interface ImportingState {
  readonly file: FileRecord
  readonly source: ReadSource
  readonly options: Options
  readonly problems: Problems
  /** Name that the member gave the supplier. */
  readonly supplier: string
  /** Whether the mapping was saved for an earlier list of the supplier. */
  readonly isSaved: boolean
  /** `calculating` while `outcome` belongs to earlier options, `invalid` while an option has a problem. */
  readonly progress: 'ready' | 'calculating' | 'invalid' | 'failed'
  readonly outcome: ImportOutcome | undefined
  readonly query: ImportQuery
  readonly list: ImportListStatus | undefined
  readonly rows: RowCache<ImportRow>
  /** Changes with every row that is read. */
  readonly revision: number
  /** The product in the preview, by its place, once it has been read. */
  readonly shown: number
  readonly card: ProductCard | undefined
  /** Whether the products go to the open export, where the member has chosen. */
  readonly addsToOpen: boolean | undefined
  readonly isApplying: boolean
  /** The update that was applied, until the member goes on. */
  readonly applied: AppliedUpdate | undefined
}

/** Returns the kind of file that an importer reads. */
export function sourceKindOf(slug: ImportSlug): ReadSource['kind'] {
  return sourceKinds[slug]
}

/** Returns the importer that reads a kind of file; none for an export. */
export function importerOf({ kind }: Pick<FileRecord, 'kind'>): ImportSlug | undefined {
  if (kind === 'suppliers') return 'bulk-products-importer'
  return kind === 'page' ? 'product-importer' : undefined
}

function fieldsOf(slug: ImportSlug): readonly OptionField[] {
  return automationFields[slug]
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'options' in value && 'supplier' in value
}

/** Returns the name of a file without its ending, as the first guess of what a supplier is called. */
function nameWithoutEnding(name: string): string {
  return name.replace(/\.[^.]+$/u, '')
}

/**
 * A supplier list or product page that an export is made of. It owns its options and the worker that
 * has read it; the source itself never changes, and what is made of it is a file of its own.
 */
export class Importing {
  readonly state: StoreApi<ImportingState>
  readonly slug: ImportSlug
  /** The original bytes. */
  readonly content: Blob
  readonly #account: Account
  readonly #worker: OpenWorker<ImportWorker>
  readonly #mappings: readonly SupplierMapping[]
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Counts what was asked for, as answers to an earlier question are not wanted. */
  #plans = 0
  readonly #listed: ListedRows<ImportRow>
  #compared: ComparedExport | undefined
  #optionNames: OptionNames = optionNames
  #comparedVersion: string | undefined
  #isClosed = false
  /** Whether nothing was planned and chosen yet, so that the price may follow from the columns. */
  #isFirst: boolean

  private constructor(
    account: Account,
    content: Blob,
    worker: RunningWorker<ImportWorker>,
    file: FileRecord,
    source: ReadSource,
    mappings: readonly SupplierMapping[],
    known: SupplierMapping | undefined,
    draft: unknown,
  ) {
    const slug = importerOf(file) ?? 'bulk-products-importer'
    this.slug = slug
    this.content = content
    this.#account = account
    this.#mappings = mappings
    const defaults: Options = defaultOptions(fieldsOf(slug), { header: source.columns, exports: 0 })
    const options = isDraft(draft) ? { ...defaults, ...draft.options } : defaults
    this.#known = known
    this.#isFirst = !isDraft(draft)
    this.#excluded = (isDraft(draft) && draft.excluded) || []
    this.state = createStore<ImportingState>(() => ({
      file,
      source,
      options,
      problems: validate(fieldsOf(slug), options, source.columns),
      supplier: isDraft(draft) ? draft.supplier : (known?.supplier ?? nameWithoutEnding(file.name)),
      isSaved: known !== undefined,
      progress: 'calculating',
      outcome: undefined,
      query: (isDraft(draft) && draft.query) || { filter: 'all', search: '' },
      list: undefined,
      rows: new RowCache(),
      revision: 0,
      shown: 0,
      card: undefined,
      addsToOpen: undefined,
      isApplying: false,
      applied: undefined,
    }))
    this.#worker = new OpenWorker(worker, startImportWorker, () => void this.#reopen())
    this.#listed = new ListedRows({
      state: this.state,
      list: () => this.state.getState().list,
      read: (number, from, to) => this.#worker.ask((api) => api.importRows(number, from, to)),
    })
  }

  readonly #known: SupplierMapping | undefined
  /** The handles of the products that the member left out. */
  #excluded: readonly string[]

  /** Starts to work on a source that a worker has read. */
  static async start(
    account: Account,
    content: Blob,
    worker: RunningWorker<ImportWorker>,
    file: FileRecord,
    source: ReadSource,
  ): Promise<Importing> {
    const slug = importerOf(file) ?? 'bulk-products-importer'
    const storage = await account.storage
    const [mappings, draft] = await Promise.all([
      storage.supplierMappings(),
      storage.draft(file.id, slug),
    ])
    const known = await worker.call((api) => api.findSupplier(mappings))
    const excluded = isDraft(draft) ? draft.excluded : undefined
    if (excluded) await worker.call((api) => api.restoreExcluded(excluded))
    return new Importing(account, content, worker, file, source, mappings, known, draft)
  }

  get file(): FileRecord {
    return this.state.getState().file
  }

  /** Returns the changes that the list would make to an export; nothing once they are applied. */
  pendingUpdateOf(id: string): PendingChanges | undefined {
    const { list, applied, file } = this.state.getState()
    const changes = list?.chosen?.cells ?? 0
    if (applied || changes === 0 || this.#compared?.file.id !== id) return undefined
    const by = { kind: 'automation', slug: this.slug, options: {}, source: file.name } as const
    return { by, changes }
  }

  /** Whether leaving now would lose something that is being written. */
  get isAtRisk(): boolean {
    return this.state.getState().isApplying
  }

  async #reopen(): Promise<void> {
    const { source, file } = this.state.getState()
    await this.#worker
      .reopen(async (api) => {
        await api.restoreExcluded(this.#excluded)
        return api.readSource(this.content, source.kind, file.address)
      })
      .catch(() => this.state.setState({ progress: 'failed' }))
    this.#comparedVersion = undefined
    this.plan()
  }

  /**
   * Compares with another export, or with none; says so again after each of its jobs.
   *
   * @param names names of options that the source has no name for, in the current language
   */
  planWith(names: OptionNames, compared: ComparedExport | undefined): void {
    this.#optionNames = names
    this.#compared = compared
    this.plan()
  }

  /** Calculates what would be imported. */
  plan(): void {
    clearTimeout(this.#timer)
    void this.#plan()
  }

  async #plan(): Promise<void> {
    const { options, problems, source } = this.state.getState()
    this.#plans += 1
    const number = this.#plans
    // What the member confirms by hand does not change what is shown.
    const isInvalid = Object.entries(problems).some(
      ([key, problem]) => problem !== undefined && !isConfirmation(this.slug, key),
    )
    if (isInvalid) {
      this.state.setState({ progress: 'invalid' })
      return
    }
    this.state.setState({ progress: 'calculating' })
    const known = source.kind === 'suppliers' ? this.#known : undefined
    try {
      await this.#readCompared()
      const outcome = await this.#worker.ask((api) =>
        api.planSource(options, this.#optionNames, known),
      )
      if (number !== this.#plans || this.#isClosed) return
      if (this.#isFirst) {
        this.#isFirst = false
        // An update computes no prices from costs unless the option asks for it: those of the store stay.
        if (outcome.price === 'cost' && !outcome.update) {
          this.setOption('price', 'cost')
          this.plan()
          return
        }
      }
      const query = this.#queryOf(outcome)
      const isListed =
        query === this.state.getState().query && query.filter === 'all' && query.search === ''
      const list = isListed ? outcome.list : await this.#worker.ask((api) => api.listImport(query))
      if (number !== this.#plans || this.#isClosed) return
      this.state.setState({ outcome, query, progress: 'ready' })
      this.#showList(list)
      await this.show(
        Math.min(this.state.getState().shown, Math.max(0, outcome.counts.products - 1)),
      )
    } catch {
      if (number === this.#plans && !this.#isClosed) this.state.setState({ progress: 'failed' })
    }
  }

  /** Returns what the list shows: everything, where a filter has lost what it compares with. */
  #queryOf({ isCompared }: ImportOutcome): ImportQuery {
    const { query } = this.state.getState()
    return isCompared || !comparing.has(query.filter) ? query : { ...query, filter: 'all' }
  }

  /** Lets the worker read the export to compare with, if that is another one than before. */
  async #readCompared(): Promise<void> {
    const compared = this.#compared
    const version = compared && `${compared.file.id} ${compared.file.changes}`
    if (version === this.#comparedVersion) return
    const jobs = compared
      ? await (await this.#account.storage).packedJobs(compared.file.id)
      : undefined
    await this.#worker.ask((api) => api.compareImport(compared?.source, compared?.file.name, jobs))
    this.#comparedVersion = version
  }

  /** Changes an option, and calculates the result a little later. */
  setOption(key: string, value: OptionValue): void {
    const options: Options = { ...this.state.getState().options, [key]: value }
    const { source } = this.state.getState()
    this.state.setState({
      options,
      problems: validate(fieldsOf(this.slug), options, source.columns),
    })
    this.#saveDraft()
    clearTimeout(this.#timer)
    if (this.state.getState().progress === 'ready') this.state.setState({ progress: 'calculating' })
    this.#timer = setTimeout(() => void this.#plan(), planDelay)
  }

  /** Restores the defaults of all options but those of the columns. */
  resetOptions(): void {
    const { options, source } = this.state.getState()
    const defaults: Options = defaultOptions(fieldsOf(this.slug), {
      header: source.columns,
      exports: 0,
    })
    const kept = Object.fromEntries(
      columnOptions.flatMap((key) => (options[key] === undefined ? [] : [[key, options[key]]])),
    )
    const next: Options = { ...defaults, ...kept }
    this.state.setState({
      options: next,
      problems: validate(fieldsOf(this.slug), next, source.columns),
    })
    this.#saveDraft()
    this.plan()
  }

  /** Chooses whether the products go to the open export or to a new one. */
  chooseTarget(isOpen: boolean): void {
    this.state.setState({ addsToOpen: isOpen })
  }

  setSupplier(supplier: string): void {
    this.state.setState({ supplier })
    this.#saveDraft()
  }

  #saveDraft(): void {
    const { options, supplier, file, query } = this.state.getState()
    const draft: Draft = { options, supplier, query, excluded: this.#excluded }
    // A draft that cannot be saved is lost with the tab, and nothing else.
    void this.#account.storage
      .then((storage) => storage.putDraft(file.id, this.slug, draft))
      .catch(() => {})
  }

  /** Chooses what the list shows. */
  async setQuery(changes: Partial<ImportQuery>): Promise<void> {
    const query = { ...this.state.getState().query, ...changes }
    this.state.setState({ query })
    this.#saveDraft()
    await this.#list((api) => api.listImport(query))
  }

  async expand(product: number, isExpanded: boolean): Promise<void> {
    await this.#list((api) => api.expandImport(product, isExpanded))
  }

  /** Leaves a product out of what is written, or takes it in again. */
  async exclude(product: number, isExcluded: boolean): Promise<void> {
    await this.#list(async (api) => {
      const { excluded, ...list } = await api.excludeImport(product, isExcluded)
      this.#excluded = excluded
      this.#saveDraft()
      return list
    })
  }

  async #list(ask: (api: Calls<ImportWorker>) => Promise<ImportListStatus>): Promise<void> {
    const list = await this.#worker.ask(ask).catch(() => undefined)
    if (list && !this.#isClosed) this.#showList(list)
  }

  #showList(list: ImportListStatus): void {
    this.state.setState({ list })
    this.#listed.replace()
  }

  /** Reads the rows of a range that have not been read. */
  readonly readRows = (from: number, to: number): void => this.#listed.read(from, to)

  nextReview(from: number, direction: 1 | -1): Promise<number | undefined> {
    return this.#worker.ask((api) => api.nextImportReview(from, direction))
  }

  /** Shows a product in the preview. */
  async show(index: number): Promise<void> {
    const card = await this.#worker.ask((api) => api.importCard(index)).catch(() => undefined)
    if (!this.#isClosed) this.state.setState({ shown: index, card })
  }

  /**
   * Writes an export of the products, and saves the mapping for the next list of the supplier. The
   * source stays as it is.
   *
   * @param withoutReview leaves out the products that need review
   * @returns nothing if it could not be written
   */
  async write(withoutReview: boolean): Promise<WrittenImport | undefined> {
    const { progress, isApplying, outcome, supplier } = this.state.getState()
    if (progress !== 'ready' || isApplying) return undefined
    this.state.setState({ isApplying: true })
    try {
      const written = await this.#worker.ask((api) => api.writeImport(withoutReview))
      const { saved } = outcome ?? {}
      if (saved) {
        const others = this.#mappings.filter(({ header }) => header !== saved.header)
        const storage = await this.#account.storage
        // The import is worth more than what helps the next one.
        await storage.putSupplierMappings([{ ...saved, supplier }, ...others]).catch(() => {})
      }
      return written
    } catch {
      this.state.setState({ progress: 'failed' })
      return undefined
    } finally {
      this.state.setState({ isApplying: false })
    }
  }

  /** Shows what an update has changed; without one, what the list would change now. */
  showApplied(applied?: AppliedUpdate): void {
    this.state.setState({ applied })
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#worker.close()
  }
}

/** Whether an option only confirms something, and changes no product. */
function isConfirmation(slug: ImportSlug, key: string): boolean {
  const field = fieldsOf(slug).find((each) => each.key === key)
  return field?.kind === 'toggle' && field.isRequired === true
}

/** Whether importers can add to a file or update it: a product export, but none of a store, where nothing is created yet. */
export function canTakeImports({ kind = 'products', live }: FileRecord): boolean {
  return kind === 'products' && live === undefined
}

/**
 * Whether the products of an import go to the open export: to one that imports have filled, unless the
 * member wants it otherwise.
 */
export function addsToOpen(
  state: Pick<ImportingState, 'addsToOpen'>,
  open: FileRecord | undefined,
): boolean {
  if (!open || !canTakeImports(open)) return false
  return state.addsToOpen ?? lastImport(open) !== undefined
}
