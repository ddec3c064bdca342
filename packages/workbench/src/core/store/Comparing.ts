import type { ComparisonQuery, ComparisonRow } from '@dropwatt/automations'
import { proxy } from 'comlink'
import { createStore } from 'zustand/vanilla'
import type { ComparisonListWords, ComparisonOutcome } from '../engine/FileComparison.ts'
import type { NamedFile, OpenRefusal, ReadProgress } from '../engine/messages.ts'
import type { LiveMark } from '../live/LiveMark.ts'
import type { FileRecord } from '../storage/records.ts'
import type { Account } from './Account.ts'
import { ListedRows, RowCache } from './ListedRows.ts'
import { readSaved, type SavedContent } from './readSaved.ts'
import type { Session } from './Session.ts'

/** The file that the open one is compared with. */
export interface OtherFile {
  readonly name: string
  /** About when it was exported, in milliseconds since 1970. */
  readonly at: number
  readonly saved?: FileRecord
}

export interface ComparingState {
  readonly other: OtherFile | undefined
  readonly isOtherEarlier: boolean
  /** Progress of reading the other file. */
  readonly reading: ReadProgress | undefined
  readonly isComparing: boolean
  /** Reason that the other file was not compared. */
  readonly refused: OpenRefusal | undefined
  readonly hasFailed: boolean
  readonly outcome: ComparisonOutcome | undefined
  /** The last requested query; the list is updated later. */
  readonly query: ComparisonQuery
  readonly rows: RowCache<ComparisonRow>
  /** Changes with every row that is read. */
  readonly revision: number
}

const everything: ComparisonQuery = { filter: 'all', search: '', hidden: [] }

function nothing(): ComparingState {
  return {
    other: undefined,
    isOtherEarlier: true,
    reading: undefined,
    isComparing: false,
    refused: undefined,
    hasFailed: false,
    outcome: undefined,
    query: everything,
    rows: new RowCache(),
    revision: 0,
  }
}

/** Returns about when an export was made: when it was last modified, else first opened. */
export function exportedAt({ disk, addedAt }: FileRecord): number {
  return disk?.modifiedAt ?? addedAt
}

/** Compares the open file with another one. */
export class Comparing {
  readonly state = createStore<ComparingState>(() => nothing())
  readonly #session: Session
  readonly #account: Account
  /** Compares with the file that was chosen last. */
  retryLast: (() => Promise<void>) | undefined
  readonly #listed: ListedRows<ComparisonRow>
  /** Counts what was chosen, as answers to an earlier choice are not wanted. */
  #choices = 0

  constructor(session: Session, account: Account) {
    this.#session = session
    this.#account = account
    this.#listed = new ListedRows({
      state: this.state,
      list: () => this.state.getState().outcome?.list,
      read: (number, from, to) => session.worker.ask((api) => api.comparisonRows(number, from, to)),
    })
  }

  /** Compares with a file from the disk. */
  async chooseFile(source: File): Promise<void> {
    const other = { name: source.name, at: source.lastModified }
    await this.#chooseOther(other, () => Promise.resolve({ source, jobs: [] }))
  }

  /** Compares with a saved file and its jobs. */
  async chooseSaved(saved: FileRecord): Promise<void> {
    const other = { name: saved.name, at: exportedAt(saved), saved }
    await this.#chooseOther(other, () => readSaved(this.#account, saved.id))
  }

  /**
   * Compares with the store of the open live file.
   *
   * @param compare compares them in the worker of the file
   */
  async chooseStore({ name, readAt }: LiveMark, compare: () => Promise<ComparisonOutcome>) {
    await this.#choose({ name, at: readAt }, true, compare)
  }

  async #chooseOther(other: OtherFile, read: () => Promise<SavedContent>): Promise<void> {
    const isOtherEarlier = other.at <= exportedAt(this.#session.file)
    await this.#choose(other, isOtherEarlier, async (onProgress) => {
      const { source, jobs } = await read()
      return this.#session.worker.ask((api) =>
        api.compare(source, other.name, jobs, isOtherEarlier, onProgress),
      )
    })
  }

  async #choose(
    other: OtherFile,
    isOtherEarlier: boolean,
    compare: (
      onProgress: (reading: ReadProgress) => void,
    ) => Promise<ComparisonOutcome | { readonly refused: OpenRefusal }>,
  ): Promise<void> {
    this.retryLast = async () => {
      this.state.setState({ ...nothing(), other, isOtherEarlier, isComparing: true })
      const isCurrent = this.#start()
      const onProgress = proxy((reading: ReadProgress) => {
        if (isCurrent()) this.state.setState({ reading })
      })
      try {
        const found = await compare(onProgress)
        if (!isCurrent()) return
        if ('refused' in found) this.state.setState({ ...nothing(), refused: found.refused })
        else this.#show(found)
      } catch {
        if (isCurrent()) this.state.setState({ ...nothing(), hasFailed: true })
      }
    }
    await this.retryLast()
  }

  /** Compares once more after a failure. */
  async retry(): Promise<void> {
    await this.retryLast?.()
  }

  /** Returns whether nothing else was chosen since. */
  #start(): () => boolean {
    this.#choices += 1
    const choice = this.#choices
    return () => choice === this.#choices
  }

  #show(outcome: ComparisonOutcome): void {
    this.state.setState({
      outcome,
      query: outcome.list.query,
      rows: new RowCache(),
      isComparing: false,
      reading: undefined,
    })
    this.#listed.replace()
  }

  /** Makes the earlier file the later one. */
  async swap(): Promise<void> {
    const { isOtherEarlier } = this.state.getState()
    this.state.setState({ isComparing: true, isOtherEarlier: !isOtherEarlier })
    const isCurrent = this.#start()
    try {
      const outcome = await this.#session.worker.ask((api) => api.turnComparison())
      if (isCurrent()) this.#show(outcome)
    } catch {
      if (isCurrent()) this.state.setState({ ...nothing(), hasFailed: true })
    }
  }

  /** Chooses what the list shows. */
  async setQuery(changes: Partial<ComparisonQuery>): Promise<void> {
    const query = { ...this.state.getState().query, ...changes }
    this.state.setState({ query })
    const list = await this.#session.worker
      .ask((api) => api.listComparison(query))
      .catch(() => undefined)
    const { outcome, query: wanted } = this.state.getState()
    if (!list || !outcome || query !== wanted) return
    this.state.setState({ outcome: { ...outcome, list } })
    this.#listed.replace()
  }

  /** Reads the rows of a range that have not been read. */
  readonly readRows = (from: number, to: number): void => this.#listed.read(from, to)

  /** Writes a list of all differences. */
  download(words: ComparisonListWords): Promise<NamedFile> {
    const label = this.#session.file.store?.text ?? ''
    return this.#session.worker.ask((api) => api.comparisonFile(words, label))
  }

  /** Goes back to choosing another file. */
  reset(): void {
    this.#start()
    this.state.setState(nothing())
    this.#end()
  }

  /** Ends the comparison, which frees its memory. */
  close(): void {
    this.#start()
    this.#end()
  }

  #end(): void {
    // A worker that has stopped has freed it as well.
    this.#session.worker.ask((api) => api.endComparison()).catch(() => {})
  }
}
