import type { TranslationQuery, TranslationRow } from '@dropwatt/automations'
import { createStore } from 'zustand/vanilla'
import type { FileWorker } from '../engine/FileWorker.ts'
import type { TranslationStatus } from '../engine/messages.ts'
import type { RunningWorker } from '../engine/startWorker.ts'
import type { Account } from './Account.ts'
import type { PageChoices } from './KeptPages.ts'
import type { OpenWorker } from './OpenWorker.ts'
import { ListedRows, RowCache } from './ListedRows.ts'
import { TranslationServices } from './TranslationServices.ts'

/** Under which name typed translations are saved beside the drafts of options. */
const draftName = 'product-translation.typed'

/** Translations that the member typed, by the row of the original file. */
type TypedTranslations = Readonly<Record<string, string>>

export interface TranslatingState {
  /** Status of the texts; absent until they are planned. */
  readonly status: TranslationStatus | undefined
  /** The last requested query; the list is updated later. */
  readonly query: TranslationQuery
  readonly rows: RowCache<TranslationRow>
  /** Changes with every row that is read or changed. */
  readonly revision: number
  readonly typed: TypedTranslations
  /** Rows of the original file whose translations the member accepted, though they need review. */
  readonly accepted: ReadonlySet<number>
  /** Number of translations of the last job that were saved for the next time. */
  readonly learnt: number
}

const firstQuery: TranslationQuery = { filter: 'all', search: '' }

/** Data that a worker has received already. */
interface SyncedState {
  readonly worker: RunningWorker<FileWorker>
  readonly memory: object
  readonly typed: TypedTranslations
}

interface TranslatingEvents {
  /** Called when the texts have to be planned again. */
  readonly onChanged: () => void
  /** Called with what the member chose, which is kept for the page. */
  readonly onChosen: (choices: Pick<PageChoices, 'search' | 'accepted'>) => void
}

/**
 * The texts of an open export of translations. It owns what the member typed with its draft, and the
 * list with its rows; the plan takes translations from the memory of the account.
 */
export class Translating {
  readonly state = createStore<TranslatingState>(() => ({
    status: undefined,
    query: firstQuery,
    rows: new RowCache(),
    revision: 0,
    typed: {},
    accepted: new Set(),
    learnt: 0,
  }))
  /** The services that can translate texts, and what they translated. */
  readonly services: TranslationServices
  readonly #account: Account
  readonly #file: string
  readonly #worker: OpenWorker
  readonly #onChanged: () => void
  readonly #onChosen: TranslatingEvents['onChosen']
  #read: Promise<void> | undefined
  synced: SyncedState | undefined
  unsubscribe = () => {}
  readonly #listed: ListedRows<TranslationRow>

  /** @param file the id of the file */
  constructor(
    account: Account,
    file: string,
    worker: OpenWorker,
    { onChanged, onChosen }: TranslatingEvents,
  ) {
    this.#account = account
    this.#file = file
    this.#worker = worker
    this.#onChanged = onChanged
    this.#onChosen = onChosen
    this.#listed = new ListedRows({
      state: this.state,
      list: () => {
        const { status } = this.state.getState()
        return status && { number: status.plan, count: status.count }
      },
      read: (plan, from, to) => worker.call((api) => api.translationRows(plan, from, to)),
    })
    this.services = new TranslationServices(account, file, worker, onChanged)
  }

  /** Tells a worker what it has to know before it plans, as far as it does not know it. */
  async prepare(worker: RunningWorker<FileWorker>): Promise<void> {
    this.#read ??= this.#start()
    await this.#read
    const { memory } = this.#account
    const known = memory.state.getState()
    const { typed } = this.state.getState()
    const told = this.synced?.worker === worker ? this.synced : undefined
    if (told?.memory !== known) await this.#worker.call((api) => api.setMemory(memory.entries))
    if (told?.typed !== typed) await this.#worker.call((api) => api.setTyped(typed))
    this.synced = { worker, memory: known, typed }
    await this.services.syncWorker(worker)
  }

  /** Reads the memory and what was typed before. */
  async #start(): Promise<void> {
    const { memory } = this.#account
    // Without a memory, texts can still be typed.
    await memory.load().catch(() => {})
    await this.#readTyped()
    await this.services.read()
    this.unsubscribe = memory.state.subscribe(() => {
      if (memory.state.getState() !== this.synced?.memory) this.#onChanged()
    })
  }

  async #readTyped(): Promise<void> {
    const storage = await this.#account.storage
    const draft: unknown = await storage.draft(this.#file, draftName)
    if (isTyped(draft)) this.state.setState({ typed: draft })
  }

  /** Shows the texts of a new plan. */
  show(status: TranslationStatus): void {
    const { query } = this.state.getState()
    const { filter, search } = status.query
    if (query.filter === filter && query.search === search) this.#take(status)
    else this.relist()
  }

  #take(status: TranslationStatus | undefined): void {
    this.state.setState({ status })
    this.#listed.replace()
  }

  /** Lists the texts anew, such as after some were excluded. */
  relist(): void {
    const { query } = this.state.getState()
    this.#worker
      .call((api) => api.listTranslations(query))
      .then(
        (status) => {
          if (this.state.getState().query === query) this.#take(status)
        },
        // A worker that stopped is reported where it matters.
        () => {},
      )
  }

  /** Takes up what was chosen on the page before. */
  restore({ search = '', accepted = new Set() }: PageChoices): void {
    this.state.setState({ query: { ...this.state.getState().query, search }, accepted })
  }

  /** Chooses which texts the list shows. */
  setQuery(changes: Partial<TranslationQuery>): void {
    const query = { ...this.state.getState().query, ...changes }
    this.state.setState({ query })
    this.#onChosen({ search: query.search })
    if (this.state.getState().status) this.relist()
  }

  /** Reads the rows of a range that have not been read. */
  readonly readRows = (from: number, to: number): void => this.#listed.read(from, to)

  /** Finds the next text of the list that needs review. */
  nextReview(from: number, direction: 'next' | 'previous'): Promise<number | undefined> {
    return this.#worker.call((api) => api.nextTranslation(from, direction))
  }

  /**
   * Notes what the member typed for a text, saves it as a draft, and has the texts planned again.
   *
   * @param text an empty one leaves the translation as it is in the file; nothing takes back what was
   *   typed
   */
  type({ number }: Pick<TranslationRow, 'number'>, text: string | undefined): void {
    const { [String(number - 1)]: _earlier, ...others } = this.state.getState().typed
    const typed = text === undefined ? others : { ...others, [number - 1]: text }
    this.state.setState({ typed })
    this.#onChanged()
    void this.#account.storage
      .then((storage) => storage.putDraft(this.#file, draftName, typed))
      .then(() =>
        this.#account.notifyTabs({ kind: 'page', file: this.#file, page: 'product-translation' }),
      )
      // A draft that cannot be saved is still in the list.
      .catch(() => {})
  }

  /** Notes that the member accepts a translation, though it needs review. */
  accept({ number }: Pick<TranslationRow, 'number'>): void {
    const accepted = new Set(this.state.getState().accepted).add(number - 1)
    this.state.setState({ accepted })
    this.#onChosen({ accepted })
  }

  /** Forgets what was accepted, as with other options. */
  forgetAccepted(): void {
    if (this.state.getState().accepted.size > 0) this.state.setState({ accepted: new Set() })
  }

  /** Takes over what was typed and accepted in another tab. */
  async reload({ accepted = new Set() }: PageChoices): Promise<void> {
    if (this.#read) await this.#readTyped()
    this.state.setState({ accepted })
  }

  /** Returns how many texts stay without a translation, each counted once. */
  countUntranslated(): Promise<number> {
    return this.#worker.call((api) => api.countUntranslated())
  }

  /**
   * Saves the translations that a job wrote, for texts that are the same.
   *
   * @returns how many were saved
   * @throws {DOMException} a `QuotaExceededError` when the device is full
   */
  async learnFrom(job: string): Promise<number> {
    this.state.setState({ learnt: 0 })
    const written = await this.#worker.call((api) => api.translationsOf(job))
    if (written.length === 0) return 0
    const { added, replaced } = await this.#account.memory.add('translations', written)
    const learnt = added + replaced
    this.state.setState({ learnt })
    return learnt
  }

  close(): void {
    this.services.cancel()
    this.unsubscribe()
  }
}

function isTyped(draft: unknown): draft is TypedTranslations {
  return (
    typeof draft === 'object' &&
    draft !== null &&
    Object.values(draft).every((text) => typeof text === 'string')
  )
}
