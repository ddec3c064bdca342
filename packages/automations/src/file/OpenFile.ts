import { planFix, type FixPlan } from '../check/fixes/planFix.ts'
import type { Finding, FindingCode, FixCode, Place, Report } from '../check/Finding.ts'
import { productsOfProblem } from '../check/fixes/productsOfProblem.ts'
import { reportAsCsv, type ReportWords } from '../check/reportAsCsv.ts'
import { readCell } from '../csv/cells.ts'
import type { Delimiter } from '../csv/dialect.ts'
import { EncodingError, findUnwritable, type Encoding } from '../csv/encoding.ts'
import type { Table } from '../csv/Table.ts'
import { downloadFacts, type DownloadFacts } from '../download/downloadFacts.ts'
import {
  writeDownload,
  type DownloadChoice,
  type DownloadedFile,
} from '../download/writeDownload.ts'
import { runSync } from '../runSync.ts'
import { History } from '../jobs/History.ts'
import { cellKey } from '../jobs/cellKey.ts'
import type { Job, JobOrigin, Overlap, UndoChoice } from '../jobs/Job.ts'
import { withinRows } from '../jobs/withinRows.ts'
import type { FileCurrencies } from '../money/FileCurrencies.ts'
import { addColumns, type AddedColumn } from '../patches/addColumns.ts'
import { writePatches } from '../patches/applyPatches.ts'
import { overlay } from '../patches/overlay.ts'
import { isChange, type Patch } from '../patches/Patch.ts'
import type { CellRule, ChangingFile } from '../products/CellRule.ts'
import { isOfMatrixify } from '../products/Columns.ts'
import { isAlike } from '../products/openPatchedProducts.ts'
import { ProductTable, type ExportKind, type Product } from '../products/ProductTable.ts'
import { findReadOnly, type ReadOnlyColumns } from '../products/ReadOnlyColumns.ts'
import type { FoundValue } from '../scope/Counter.ts'
import { findLocales } from '../translations/findLocales.ts'
import { conflicts, undoEffect, type CellHistory, type UndoEffect } from './conflicts.ts'
import { LineNumbers } from './LineNumbers.ts'
import { recordDownload } from './recordDownload.ts'
import { openTable } from './openTable.ts'
import { isOrder, regroupedRows } from './rowOrder.ts'
import { inOrder, productsOfRows, Snapshot, type SnapshotCache } from './Snapshot.ts'

/** Facts about a file that are shown when it is opened. */
export interface FileFacts {
  readonly kind: ExportKind
  /** In an export of translations the products, collections and the like that have texts. */
  readonly products: number
  /** Without the header. In an export of translations each is a text. */
  readonly rows: number
  readonly columns: number
  readonly bytes: number
  readonly encoding: Encoding
  readonly delimiter: Delimiter
  /** Whether the file begins with a byte order mark. */
  readonly hasMark: boolean
  /** Whether it is an export of Matrixify, which only that app imports again. */
  readonly isOfMatrixify: boolean
  /** The languages of an export of translations, the most frequent first, with numbers of texts. */
  readonly locales?: readonly FoundValue[]
}

/** A job to apply. Rows are those of the current table. */
export interface NewJob {
  /** Unique in the file. */
  readonly id: string
  readonly origin: JobOrigin
  /** Now, in milliseconds since 1970. */
  readonly at: number
  /** At most one for each cell. */
  readonly patches: readonly Patch[]
  /** The current row to put at each place; the header stays first. @default no row moves */
  readonly order?: Uint32Array
  /** @default none */
  readonly excludedColumns?: readonly number[]
  /** The columns that patches write into and the file lacks. @default none */
  readonly addedColumns?: readonly AddedColumn[]
  /** The handles of products that later jobs and downloads leave out. @default none */
  readonly excludedProducts?: readonly string[]
  /** Number of planned changes that the member excluded. @default 0 */
  readonly excludedCells?: number
  /** Number of planned changes that read-only columns stopped. @default none */
  readonly stoppedCells?: number
  /** Number of its changes that the member wrote by hand. @default none */
  readonly cellsByHand?: number
  /** The exchange rate that it converts by. @default none */
  readonly rate?: Job['rate']
  /** The recipe run that the job belongs to. */
  readonly recipe?: string
  /** The name of that recipe. */
  readonly recipeName?: string
}

/** Facts about a file that its bytes do not say. */
interface FileRights {
  /** The first row of products that were added to it. @default none were */
  readonly addedFrom?: number | undefined
  /** The columns that are never written, such as those that a store only reports. @default none */
  readonly readOnly?: ReadOnlyColumns | undefined
  /** Says which cells of the other columns are not taken. @default all are */
  readonly cellRule?: CellRule | undefined
  /** Whether a variant keeps its ID when its options change, as in a store that is written directly. @default false: an import makes it anew */
  readonly keepsVariantIds?: boolean | undefined
  /** Currencies that it does not say. @default not known */
  readonly currencies?: FileCurrencies | undefined
}

/** @throws {EncodingError} when the encoding lacks a character of a new text */
function expectWritable(patches: readonly Patch[], encoding: Encoding): void {
  if (encoding !== 'windows-1252') return
  for (const [, , , after] of patches) {
    const character = findUnwritable(after ?? '', encoding)
    if (character !== undefined) throw new EncodingError(character)
  }
}

/** Finds the handles of the products that patches change or that an order brings together. */
function changedHandles(
  table: ProductTable,
  patches: readonly Patch[],
  order: Uint32Array | undefined,
): ReadonlySet<string> {
  const rows = patches.filter(isChange).map(([row]) => row)
  const handles = new Set<string>()
  for (const index of productsOfRows(table, rows)) handles.add(table.products[index]!.handle)
  if (!order) return handles
  for (const row of regroupedRows(order, (each) => table.keyOf(each))) {
    handles.add(table.keyOf(row))
  }
  return handles
}

/** Progress of a job that is being applied. */
export interface ApplyProgress {
  /** Number of cells changed so far. */
  readonly cells: number
  /** Number of products read. Each is read twice, to change and to check it; one pass counts half. */
  readonly products: number
}

/** A job that is written, but not part of the file yet. */
interface PreparedJob {
  readonly job: Job
  readonly history: History
  readonly snapshot: Snapshot
}

/**
 * An open export of products or translations with the jobs applied to it. The original file never
 * changes: the current one is derived from it and the active jobs, so undoing all jobs restores every byte.
 */
export class OpenFile {
  readonly name: string
  readonly #bytes: Uint8Array
  readonly #source: ProductTable
  readonly #addedFrom: number | undefined
  /** Says which columns are never written; nothing where all can be. */
  readonly readOnly: ReadOnlyColumns | undefined
  readonly #cellRule: CellRule | undefined
  /** Whether a variant keeps its ID when its options change. */
  readonly keepsVariantIds: boolean
  /** The file as it is, for `lockOf`, by its table. */
  #unchanged: { readonly table: Table; readonly file: ChangingFile } | undefined
  /** Currencies that the file does not say; nothing where they are not known. */
  readonly currencies: FileCurrencies | undefined
  #history: History
  #snapshot: Snapshot
  #lines: LineNumbers | undefined

  private constructor(
    name: string,
    bytes: Uint8Array,
    source: ProductTable,
    jobs: readonly Job[],
    { addedFrom, readOnly, cellRule, keepsVariantIds = false, currencies }: FileRights,
  ) {
    this.name = name
    this.#bytes = bytes
    this.#source = source
    this.#history = new History(source.table, jobs)
    this.#addedFrom = addedFrom
    this.readOnly = readOnly
    this.#cellRule = cellRule
    this.keepsVariantIds = keepsVariantIds
    this.currencies = currencies
    this.#snapshot = this.#with(this.#history)
  }

  /**
   * Opens a file.
   *
   * @param jobs the jobs saved with it, oldest first. @default none
   * @throws {FileError} when the bytes are no export that can be edited
   * @throws {PatchError} when the jobs belong to another file
   */
  static open(
    bytes: Uint8Array,
    {
      name,
      jobs = [],
      ...rights
    }: FileRights & { readonly name: string; readonly jobs?: readonly Job[] },
  ): OpenFile {
    return new OpenFile(name, bytes, openTable(bytes), jobs, rights)
  }

  /** Makes a working copy, which shares the original file and starts with the same jobs. */
  copy(): OpenFile {
    const rights = {
      addedFrom: this.#addedFrom,
      readOnly: this.readOnly,
      cellRule: this.#cellRule,
      keepsVariantIds: this.keepsVariantIds,
      currencies: this.currencies,
    }
    return new OpenFile(this.name, this.#bytes, this.#source, this.jobs, rights)
  }

  get facts(): FileFacts {
    const { kind, table, products } = this.#source
    return {
      kind,
      products: products.length,
      rows: table.rowCount - 1,
      columns: table.header.length,
      bytes: this.#bytes.length,
      encoding: table.encoding,
      delimiter: table.dialect.delimiter,
      hasMark: table.hasMark,
      isOfMatrixify: isOfMatrixify(table.header),
      ...(kind === 'translations' && { locales: findLocales(this.#source) }),
    }
  }

  /** The file as it was opened. */
  get original(): Uint8Array {
    return this.#bytes
  }

  /** The table of the original file. */
  get source(): Table {
    return this.#source.table
  }

  /** The products after all jobs. Columns are where they were; rows may have moved. */
  get current(): ProductTable {
    return this.#snapshot.products
  }

  /**
   * The products after all jobs, to read cells of. After `applyStep` their table is not written: its
   * rows are in pieces.
   */
  get cells(): ProductTable {
    return this.#snapshot.cells
  }

  /** Columns that jobs leave out of the download. The current table still has them. */
  get excludedColumns(): readonly number[] {
    return this.#snapshot.excludedColumns
  }

  /** The handles of products that jobs leave out of later jobs and of downloads. */
  get excludedProducts(): ReadonlySet<string> {
    return this.#snapshot.excludedProducts
  }

  /** Returns the row of the original file for a row of the current table. */
  sourceRow(row: number): number {
    return this.#snapshot.sourceRow(row)
  }

  /**
   * Returns the place of a row of the current table among all rows of the original file, from 0; a line
   * before the header that names the delimiter is one of them.
   */
  fileRow(row: number): number {
    return this.sourceRow(row) + this.source.skipped
  }

  /** Returns the row of the current table for a row of the original file. */
  row(sourceRow: number): number {
    return this.#snapshot.row(sourceRow)
  }

  /** Returns the line of the original file, from 1, on which a row of the current table begins. */
  lineOf(row: number): number {
    this.#lines ??= new LineNumbers(this.source)
    return this.#lines.of(this.sourceRow(row))
  }

  /** Checks the current table. The outcome is kept until a job changes the file. */
  report(): Report {
    return this.#snapshot.report
  }

  /** Lists the rows of the original file that places of the report are in, as `fileRow`, each once. */
  fileRows(places: readonly Place[]): Uint32Array {
    const rows = inOrder(places.map(({ row }) => this.fileRow(row)))
    return Uint32Array.from(rows.filter((row, at) => at === 0 || rows[at - 1] !== row))
  }

  /** Finds the problems that keep the file from being changed; faster than a report, which has warnings too. */
  problems(): readonly Finding[] {
    return this.#snapshot.problems
  }

  /**
   * Lists all places of the report as CSV, with their rows in the original file.
   *
   * @param words in the language of the reader
   */
  reportAsCsv(words: ReportWords): string {
    return reportAsCsv(this.report(), this.current, (row) => this.fileRow(row) + 1, words)
  }

  /**
   * Lists the jobs without their changes of the last rows, which are to be taken out of the file.
   *
   * @param rows how many rows are left, with the header
   */
  jobsWithin(rows: number): readonly Job[] {
    return this.jobs.map((job) => withinRows(job, rows, this.#source.products))
  }

  /** The jobs, oldest first. */
  get jobs(): readonly Job[] {
    return this.#history.jobs
  }

  /** Counts what all jobs that count changed together, each product and cell once. */
  get changes(): { readonly products: number; readonly cells: number } {
    const cells = this.#history.joined.length
    return { products: this.#snapshot.changedProducts.size, cells }
  }

  /** The products that the newest job that counts changed, by their index in the current table. */
  get lastJobProducts(): ReadonlySet<number> {
    const rows = this.lastUndoable?.patches.filter(isChange).map(([row]) => this.row(row)) ?? []
    return productsOfRows(this.cells, rows)
  }

  /**
   * Applies a job, wholly or not at all.
   *
   * @throws {PatchError} when a cell is not as its patch says
   * @throws {EncodingError} when the encoding of the file lacks a character
   * @throws {RangeError} when the file has a job with this id, the order is none, or the job changes a
   *   column that is read-only
   */
  apply(job: NewJob): Job {
    return this.#commit(runSync(this.#prepare(this.#complete(job))))
  }

  /**
   * Applies a job as `apply` does, and leaves writing the file until something other than `cells` is
   * asked for: several jobs, each planned on the result of the one before, take one pass over the
   * bytes.
   *
   * @throws as `apply` does
   */
  applyStep(job: NewJob): Job {
    const products = this.cells
    const { patches, order, addedColumns } = job
    if (addedColumns) return this.apply(job)
    this.#expectWritten(patches)
    expectWritable(patches, products.table.encoding)
    const table = order || patches.length === 0 ? undefined : overlay(products.table, patches)
    if (!table) return this.apply(job)
    const applied = this.#describe(job, products)
    const history = this.#history.with(applied)
    const cells = new ProductTable(table, isAlike(products, patches) ? products : undefined)
    return this.#commit({
      job: applied,
      history,
      snapshot: this.#with(history, { cells }),
    })
  }

  /**
   * Applies a job as `apply` does, and checks the result, in slices. It yields its progress, so that
   * the caller can report it. Nothing changes before it returns: a caller that stops leaves the file
   * as it was.
   *
   * @throws {RangeError} also when the file was changed meanwhile
   */
  *applyInSlices(newJob: NewJob): Generator<ApplyProgress, Job, void> {
    const job = this.#complete(newJob)
    const { products } = this.current
    const before = this.#snapshot
    const all = job.patches.length
    const half = products.length / 2
    const preparing = this.#prepare(job)
    let next = preparing.next()
    for (; !next.done; next = preparing.next()) {
      yield { cells: next.value, products: Math.floor((half * next.value) / all) }
    }
    const prepared = next.value
    const checking = prepared.snapshot.check()
    for (let step = checking.next(); !step.done; step = checking.next()) {
      yield { cells: all, products: Math.floor(half + half * step.value) }
    }
    if (this.#snapshot !== before) throw new RangeError('The file was changed meanwhile.')
    return this.#commit(prepared)
  }

  /** Returns why a cell is never written, whatever its text; nothing if it can be. */
  lockOf(row: number, column: number): string | undefined {
    if (!this.#cellRule) return undefined
    const { table } = this.cells
    if (this.#unchanged?.table !== table) this.#unchanged = { table, file: this.#changing([]) }
    return this.#cellRule.lockOf(this.#unchanged.file, this.sourceRow(row), column)
  }

  /**
   * Finds changes that are not taken where the file is written to.
   *
   * @param patches of the current table
   * @returns the reasons by the places of the patches
   */
  refusals(
    patches: readonly Patch[],
    addedColumns: readonly AddedColumn[] = [],
  ): ReadonlyMap<number, string> {
    const found = new Map<number, string>()
    if (!this.#cellRule) return found
    const places = new Map<number, number>()
    const cells: [row: number, column: number][] = []
    for (const [at, [row, column]] of patches.entries()) {
      const sourceRow = this.sourceRow(row)
      places.set(cellKey(sourceRow, column), at)
      cells.push([sourceRow, column])
    }
    const changed = (row: number, column: number) => patches[places.get(cellKey(row, column)) ?? -1]
    const file = this.#changing(addedColumns, changed)
    for (const { row, column, reason } of this.#cellRule.refused({ ...file, cells })) {
      const at = places.get(cellKey(row, column))
      if (at !== undefined) found.set(at, reason)
    }
    return found
  }

  /** @param changed returns the patch of a cell of the original */
  #changing(
    addedColumns: readonly AddedColumn[],
    changed: (row: number, column: number) => Patch | undefined = () => undefined,
  ): ChangingFile {
    const { source } = this
    const { table } = this.cells
    const header = [...table.header]
    for (const { column, name } of addedColumns) header[column] = name
    return {
      header,
      read: (row, column) => source.text(row, column),
      now: (row, column) => {
        const patch = changed(row, column)
        return patch ? readCell(patch[3] ?? '') : table.text(this.row(row), column)
      },
    }
  }

  #with(history: History, known: SnapshotCache = {}): Snapshot {
    return new Snapshot(this.#source, history, { ...known, addedFrom: this.#addedFrom })
  }

  #commit({ job, history, snapshot }: PreparedJob): Job {
    this.#history = history
    this.#snapshot = snapshot
    return job
  }

  /** @throws {RangeError} when patches change a read-only column */
  #expectWritten(patches: readonly Patch[], addedColumns: readonly AddedColumn[] = []): void {
    if (!this.readOnly) return
    const { header } = this.cells.table
    const names = [...header]
    for (const { column, name } of addedColumns) names[column] = name
    const readOnly = findReadOnly(this.readOnly, names)
    const stopped = patches.find((patch) => readOnly.has(patch[1]) && isChange(patch))
    if (stopped) throw new RangeError(`The column “${names[stopped[1]]}” is read-only.`)
  }

  /** Gives a job the patches that its new columns need. */
  #complete({ addedColumns, ...job }: NewJob): NewJob {
    this.#expectWritten(job.patches, addedColumns)
    if (!addedColumns) return job
    const { table } = this.current
    const addedAlready = table.header.length - this.source.header.length
    return { ...job, patches: addColumns(table, job.patches, addedColumns, addedAlready) }
  }

  /** Describes a job that is applied to some products. */
  #describe(job: NewJob, products: ProductTable): Job {
    const { patches, order, excludedColumns = [], excludedCells = 0, ...rest } = job
    return {
      ...rest,
      state: 'applied',
      patches: this.#ofSource(patches),
      ...(order && { order: order.map((row) => this.sourceRow(row)) }),
      excludedColumns,
      excludedCells,
      changedProducts: changedHandles(products, patches, order).size,
      changedCells: patches.filter(isChange).length,
    }
  }

  /** Writes a job; yields how many of its patches are written. */
  *#prepare(job: NewJob): Generator<number, PreparedJob, void> {
    const { patches, order } = job
    const products = this.current
    const { table } = products
    if (order && !isOrder(order, table.rowCount)) throw new RangeError('Not an order of the rows.')
    expectWritable(patches, table.encoding)
    const content = patches.length > 0 ? yield* writePatches(table, patches) : table.content
    const applied = this.#describe(job, products)
    const history = this.#history.with(applied)
    // With an order, the snapshot writes the file itself: from the original, as when it is opened again.
    const known = order ? {} : { written: { content, from: { products, patches } } }
    const snapshot = this.#with(history, known)
    snapshot.reuseReport(this.#snapshot, applied.patches)
    return { job: applied, history, snapshot }
  }

  /**
   * Adds jobs that were applied to a working copy.
   *
   * @param jobs the new jobs of the copy, oldest first
   * @throws {PatchError} when this file has changed since the copy was made
   */
  adopt(jobs: readonly Job[]): void {
    this.#history.adopt(jobs)
    this.#refresh(jobs)
  }

  /**
   * Plans a fix of a finding, without changes of read-only columns; nothing where it would change nothing.
   *
   * @param finding the problem whose products are excluded. @default those of all problems
   */
  planFix(code: FixCode, finding?: FindingCode): FixPlan | undefined {
    const readOnly = findReadOnly(this.readOnly, this.current.table.header)
    return planFix(this.current, code, this.report(), { finding, readOnly })
  }

  /** Applies a fix as a job, as `planFix` plans it. Returns nothing where there is nothing to fix. */
  applyFix(
    code: FixCode,
    { id, at }: Pick<NewJob, 'id' | 'at'>,
    finding?: FindingCode,
  ): Job | undefined {
    const plan = this.planFix(code, finding)
    return plan && this.apply({ id, at, origin: { kind: 'fix', fix: code }, ...plan })
  }

  /**
   * Lists the products that a problem is in, without which the others can be changed and downloaded.
   *
   * @returns nothing for a warning, and for a problem of the file as a whole or of rows without a handle
   */
  productsOf(finding: Finding): readonly Product[] | undefined {
    return productsOfProblem(this.current, finding)
  }

  /** Lists the later jobs that have to be undone with a job, because they changed its cells again. Newest first. */
  overlaps(id: string): readonly Overlap[] {
    return this.#history.overlaps(id)
  }

  /** Counts what each way to undo a job would undo. */
  undoEffect(id: string): UndoEffect {
    return undoEffect(this.#history, id)
  }

  /**
   * Lists the cells of a job that later jobs changed again, as they were and as they are.
   *
   * @param from the first one to list. @default 0
   * @param to the one behind the last. @default all
   */
  conflicts(id: string, from?: number, to?: number): readonly CellHistory[] {
    return conflicts(this, this.#history, id, from, to)
  }

  /**
   * Undoes a job.
   *
   * @param choice what to do if later jobs changed its cells again. @default to undo them too
   * @returns the jobs that changed their state, the first undone first
   */
  undo(id: string, choice?: UndoChoice): readonly Job[] {
    const changed = this.#history.undo(id, choice)
    if (changed.length > 0) this.#refresh(changed)
    return changed
  }

  /**
   * Redoes a job. Cells that no longer are as the job found them stay as they are, and so do those of
   * read-only columns; if there are any, the job is partly undone, or still undone if there are only such
   * cells.
   *
   * @returns the job in its new state
   */
  redo(id: string): Job {
    const readOnly = findReadOnly(this.readOnly, this.current.table.header)
    const job = this.#history.redo(id, (column) => !readOnly.has(column))
    this.#refresh([job])
    return job
  }

  /**
   * Undoes all jobs of a recipe run, newest first, with the later jobs that changed their cells again.
   *
   * @returns the jobs that changed their state
   */
  undoRecipe(recipe: string): readonly Job[] {
    const ids = this.jobs.filter((job) => job.recipe === recipe).map(({ id }) => id)
    return ids.toReversed().flatMap((id) => this.undo(id))
  }

  /** The newest job that counts, which Undo undoes. */
  get lastUndoable(): Job | undefined {
    return this.#history.lastUndoable
  }

  /** The job that Redo redoes: the one undone last, if nothing was applied since. */
  get lastRedoable(): Job | undefined {
    return this.#history.lastRedoable
  }

  /** Sizes of what can be downloaded, and what an import of it would do to variants and values. */
  downloadFacts(): DownloadFacts {
    return downloadFacts(this.#source, this.#snapshot, this.jobs)
  }

  /**
   * Writes files to download, in the encoding and layout of the original.
   *
   * @returns nothing for the changed products where none changed
   * @throws {EncodingError} when the encoding lacks a character; then nothing is written
   * @throws {RangeError} when `columns` are asked for and `downloadFacts` says why all are needed
   */
  download(choice: DownloadChoice): readonly DownloadedFile[] {
    return writeDownload(this.name, this.#snapshot, choice)
  }

  /**
   * Records the changes in a download as JSON, so that `undoJobFile` can undo them in the downloaded
   * file later. The download is in one file, without a label in its name.
   *
   * @throws {RangeError} when a job moved rows
   */
  jobFile({ which }: Pick<DownloadChoice, 'which'>): Promise<string> {
    return recordDownload(this, this.#snapshot, which)
  }

  /** Returns patches of the current table as patches of the original file. */
  #ofSource(patches: readonly Patch[]): readonly Patch[] {
    if (!this.#snapshot.order) return patches
    return patches.map(([row, ...cell]) => [this.sourceRow(row), ...cell])
  }

  /** @param changed the jobs that were added or changed their state */
  #refresh(changed: readonly Job[]): void {
    const snapshot = this.#with(this.#history)
    const patches = changed.flatMap((job) => job.patches)
    snapshot.reuseReport(this.#snapshot, patches)
    this.#snapshot = snapshot
  }
}
