import { proxy } from 'comlink'
import type { CostChangeKind } from '@dropwatt/automations'
import { createStore } from 'zustand/vanilla'
import type { CostChangesOutcome, OpenRefusal, ReadProgress } from '../engine/messages.ts'
import type { JobDescription } from '../engine/packing.ts'
import type { FileRecord } from '../storage/records.ts'
import type { Account } from './Account.ts'
import { readSaved, type SavedContent } from './readSaved.ts'
import type { Session } from './Session.ts'

/** The page that the comparison is on. */
const slug = 'cogs-monitor'

/** Beside what is chosen on the pages, the earlier export is saved under this name. */
const draftName = `${slug}.earlier`

/** Page size of the list of changes. */
const step = 50

export interface CostComparingState {
  /** The name of the earlier export, once one was chosen. */
  readonly earlier: string | undefined
  readonly reading: ReadProgress | undefined
  readonly isComparing: boolean
  /** Reason that it was not compared. */
  readonly refused: OpenRefusal | undefined
  readonly hasFailed: boolean
  readonly kind: CostChangeKind
  readonly count: number
  /** The changes found, with the kind of the listed rows. */
  readonly found: (CostChangesOutcome & { readonly kind: CostChangeKind }) | undefined
}

const nothing: Omit<CostComparingState, 'kind'> = {
  earlier: undefined,
  reading: undefined,
  isComparing: false,
  refused: undefined,
  hasFailed: false,
  count: step,
  found: undefined,
}

/** Compares the costs and prices of the open file with an earlier export. */
export class CostComparing {
  readonly state = createStore<CostComparingState>(() => ({ ...nothing, kind: 'higher-cost' }))
  readonly #session: Session
  readonly #account: Account
  /** The jobs of the open file that the changes are for. */
  #jobs: readonly JobDescription[] | undefined
  /** Counts what was asked for, as answers to an earlier question are not wanted. */
  #asked = 0
  /** Gives the worker the earlier export again, after it was replaced by another one. */
  #keep: (() => Promise<{ readonly refused: OpenRefusal } | undefined>) | undefined

  constructor(session: Session, account: Account) {
    this.#session = session
    this.#account = account
  }

  /** Compares with the saved export that was chosen on an earlier visit, if it is still saved. */
  async restore(): Promise<void> {
    const isCurrent = this.#isCurrent()
    const storage = await this.#account.storage
    const id = await storage.draft(this.#session.file.id, draftName)
    const saved = typeof id === 'string' ? await storage.file(id) : undefined
    const { filters } = await this.#session.preview.pages.read(slug)
    if (filters?.compare) this.state.setState({ kind: filters.compare })
    if (saved && isCurrent()) await this.chooseSaved(saved)
  }

  /** Saves which export is compared with; one that is not saved itself cannot be chosen again. */
  #remember(id: string | undefined): void {
    void this.#account.storage
      .then((storage) => storage.putDraft(this.#session.file.id, draftName, id))
      // What cannot be saved is chosen again by hand.
      .catch(() => {})
  }

  /** Compares with a file from the disk. */
  async chooseFile(source: File): Promise<void> {
    this.#remember(undefined)
    await this.#choose(source.name, () => Promise.resolve({ source, jobs: [] }))
  }

  /** Compares with a saved file and its jobs. */
  async chooseSaved({ id, name }: FileRecord): Promise<void> {
    this.#remember(id)
    await this.#choose(name, () => readSaved(this.#account, id))
  }

  async #choose(name: string, read: () => Promise<SavedContent>): Promise<void> {
    this.state.setState({ ...nothing, earlier: name, isComparing: true })
    this.#keep = async () => {
      const { source, jobs } = await read()
      const isCurrent = this.#isCurrent()
      const onProgress = proxy((reading: ReadProgress) => {
        if (isCurrent()) this.state.setState({ reading })
      })
      return this.#session.worker.ask((api) => api.keepEarlier(source, name, jobs, onProgress))
    }
    const isCurrent = this.#start()
    try {
      const problem = await this.#keep()
      if (!isCurrent()) return
      if (problem) this.state.setState({ ...nothing, refused: problem.refused })
      else await this.#update()
    } catch {
      if (isCurrent()) this.state.setState({ ...nothing, hasFailed: true })
    }
  }

  /** Lists changes of another kind. */
  setKind(kind: CostChangeKind): void {
    this.state.setState({ kind, count: step })
    const { pages } = this.#session.preview
    pages.note(slug, { filters: { ...pages.get(slug).filters, compare: kind } })
    void this.#update()
  }

  showMore(): void {
    this.state.setState({ count: this.state.getState().count + step })
    void this.#update()
  }

  /** Finds the changes again once the jobs of the open file are others. */
  setJobs(jobs: readonly JobDescription[]): void {
    if (this.#jobs === jobs) return
    this.#jobs = jobs
    void this.#update()
  }

  async #update(): Promise<void> {
    const { earlier, kind, count } = this.state.getState()
    if (earlier === undefined) return
    const isCurrent = this.#start()
    const ask = () => this.#session.worker.ask((api) => api.costChanges(kind, count))
    try {
      // A worker that was started anew does not know the earlier export.
      const found = (await ask()) ?? (await this.#keep?.().then(ask))
      if (isCurrent() && found) {
        this.state.setState({ found: { ...found, kind }, isComparing: false, reading: undefined })
      }
    } catch {
      if (isCurrent()) this.state.setState({ ...nothing, hasFailed: true })
    }
  }

  /** Goes back to choosing the earlier export. */
  reset(): void {
    this.#remember(undefined)
    this.#start()
    this.state.setState(nothing)
    this.#session.worker.ask((api) => api.forgetEarlier()).catch(() => {})
  }

  #start(): () => boolean {
    this.#asked += 1
    return this.#isCurrent()
  }

  #isCurrent(): () => boolean {
    const asked = this.#asked
    return () => this.#asked === asked
  }
}
