import {
  choiceColumns,
  columnNames,
  downloadName,
  EarlierPrices,
  EncodingError,
  fieldName,
  FileError,
  listName,
  maximumFileSize,
  OpenFile,
  planners,
  Preview,
  rowName,
  runRecipe,
  sampleCatalogue,
  scopeChoices,
  type ComparisonQuery,
  type ComparisonRow,
  type DownloadChoice,
  type Finding,
  type FixCode,
  type FullCell,
  type Job,
  type Patch,
  type Plan,
  type PlanContext,
  type ProductTable,
  type Planning,
  type PreviewColumn,
  type ScopeChoices,
  type Table,
  type Recipe,
  type RecipeRun,
  type UndoChoice,
} from '@dropwatt/automations'
import type { FileAutomationSlug, Options } from '@dropwatt/automations/options'
import type { PackedJob } from '../storage/records.ts'
import type { ExclusionStep, LeftOut } from './exclusions.ts'
import type {
  ApplyRequest,
  Cancelled,
  Downloads,
  FileStatus,
  JobProgress,
  JobsOutcome,
  ListStatus,
  NamedFile,
  OpenedFile,
  OpenRefusal,
  PlanOutcome,
  PreviewQuery,
  PreviewRow,
  RecipePreview,
  RecipeStepProgress,
  ReadProgress,
  ShownColumn,
  ShownField,
  UndoQuestion,
  Unwritable,
} from './messages.ts'
import {
  FileComparison,
  type ComparisonListWords,
  type ComparisonOutcome,
  type ComparisonStatus,
} from './FileComparison.ts'
import { listFile } from './listFile.ts'
import {
  describeJob,
  packChanges,
  packReport,
  unpackJob,
  type PackedReportWords,
} from './packing.ts'
import { chooseChanges } from './chooseChanges.ts'
import { previewOf } from './previewOf.ts'
import { hashOf, readBytes } from './readBytes.ts'
import { runInSlices } from './runInSlices.ts'
import { withoutGuarded } from './withoutGuarded.ts'

interface CurrentPlan {
  readonly number: number
  readonly slug: FileAutomationSlug
  readonly options: Options
  readonly plan: Plan
  readonly preview: Preview
  /** The state of the file that it is for. */
  readonly changes: number
}

type AnyPlanner = (
  products: OpenFile['current'],
  options: Options,
  context: PlanContext,
) => Planning

/** How many cells of a conflict are listed at first. */
const firstConflicts = 3

/** Rounds to what is shown. */
const secondsSince = (start: number) => (performance.now() - start) / 1000

/** Names the files of a download in some parts. */
function fileNames(name: string, label: string, parts: number): string[] {
  if (parts <= 1) return [downloadName(name, label)]
  return Array.from({ length: parts }, (_, index) => downloadName(name, label, index + 1))
}

function shownColumn(
  column: PreviewColumn,
  changed: ReadonlySet<number>,
  fields: readonly ShownField[],
): ShownColumn {
  if ('column' in column) return changed.has(column.column) ? column : { ...column, isFixed: true }
  const { kind, key } = column
  if (kind === 'changed') return { kind, key, fields }
  return kind === 'computed' && column.isNumber ? { kind, key, isNumber: true } : { kind, key }
}

/** Copies the columns of a plan without what stays in the worker, such as the functions that compute values. */
function shownColumns(plan: Plan, table: Table): ShownColumn[] {
  const { columns, patches } = plan
  const changed = new Set(patches.map(([, column]) => column))
  const fields = [...changed]
    .toSorted((one, other) => one - other)
    .map((column) => ({ column, name: fieldName(plan, table, column) }))
  return columns.map((column) => shownColumn(column, changed, fields))
}

/**
 * Reads a file with the jobs saved for it.
 *
 * @returns why it was refused, if it is no export that can be edited
 * @throws {PatchError} when the jobs belong to another file
 */
async function readExport(
  source: Blob,
  name: string,
  packed: readonly PackedJob[],
  onProgress: (progress: ReadProgress) => void,
): Promise<
  | { readonly file: OpenFile; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly refused: OpenRefusal }
> {
  if (source.size > maximumFileSize) {
    return { refused: { code: 'too-large', values: { size: source.size } } }
  }
  const bytes = await readBytes(source, onProgress)
  const jobs = await Promise.all(packed.map(unpackJob))
  try {
    return { file: OpenFile.open(bytes, { name, jobs }), bytes }
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    return { refused: { code: error.code, values: error.values } }
  }
}

/** The open file, in a worker: everything that takes time runs here. */
export class FileWorker {
  #file: OpenFile | undefined
  /** Counts what was applied, undone or redone since the file was opened. */
  #changes = 0
  #plan: CurrentPlan | undefined
  /** What forms offer, until a job changes a column that it is read from. */
  #choices: ScopeChoices | undefined
  /** The number of the newest plan that was asked for. */
  #plans = 0
  #comparison: FileComparison | undefined
  #query: PreviewQuery = { filter: 'changed', search: '', order: 'file' }
  /** The prices of earlier exports of the same store. */
  #earlier: EarlierPrices | undefined
  /** The id of the job or recipe run that was cancelled last. */
  #cancelled: string | undefined

  /**
   * Opens a file with the jobs saved for it.
   *
   * @returns why it was refused, if it is no export that can be edited
   * @throws {PatchError} when the jobs belong to another file
   */
  async open(
    source: Blob,
    name: string,
    packed: readonly PackedJob[] = [],
    onProgress: (progress: ReadProgress) => void = () => {},
  ): Promise<OpenedFile | { readonly refused: OpenRefusal }> {
    const read = await readExport(source, name, packed, onProgress)
    if ('refused' in read) return read
    const { file, bytes } = read
    this.#file = file
    this.#plan = undefined
    this.#choices = undefined
    this.#comparison = undefined
    const [hash, status] = [await hashOf(bytes), this.#status(file)]
    return { facts: file.facts, header: file.source.header, hash, status }
  }

  /** Creates the sample catalogue. */
  sample(): Blob {
    return new Blob([sampleCatalogue() as Uint8Array<ArrayBuffer>], { type: 'text/csv' })
  }

  /**
   * Plans an automation. A plan that is asked for meanwhile makes this one needless.
   *
   * @param query what its list shows
   * @param range the rows of the list to return
   * @returns nothing if a newer plan was asked for
   */
  async plan(
    slug: FileAutomationSlug,
    options: Options,
    query: PreviewQuery,
    range: readonly [from: number, to: number],
  ): Promise<PlanOutcome | undefined> {
    const file = this.#open
    this.#plans += 1
    const number = this.#plans
    const start = performance.now()
    const plan = await this.#run(planners[slug] as AnyPlanner, options, number)
    if (!plan) return undefined
    const preview = new Preview({
      products: file.current,
      plan,
      numberOf: (row) => file.sourceRow(row) + 1,
      lineOf: (row) => file.lineOf(row),
    })
    const last = this.#plan
    if (last?.slug === slug && last.changes === this.#changes) preview.carryOver(last.preview)
    this.#plan = { number, slug, options, plan, preview, changes: this.#changes }
    const list = this.list(query)
    const columns = shownColumns(plan, file.current.table)
    return { columns, seconds: secondsSince(start), list, rows: preview.rows(...range) }
  }

  /**
   * Takes the prices that plans warn about from earlier exports. An export that cannot be read has
   * none.
   *
   * @param exports with the time when each was opened, in milliseconds since 1970
   * @param now in milliseconds since 1970
   */
  async compareWith(
    exports: readonly { readonly source: Blob | undefined; readonly at: number }[],
    now: number,
  ): Promise<void> {
    const prices = new EarlierPrices(now)
    for (const { source, at } of exports) {
      if (!source) continue
      try {
        // One after the other, as each takes a multiple of its size in memory.
        // oxlint-disable-next-line no-await-in-loop
        const bytes = new Uint8Array(await source.arrayBuffer())
        prices.add({ products: OpenFile.open(bytes, { name: '' }).current, at })
      } catch (error) {
        if (!(error instanceof FileError)) throw error
      }
    }
    this.#earlier = prices
  }

  /** Runs a planner, and stops when a newer plan was asked for. */
  async #run(planner: AnyPlanner, options: Options, number: number): Promise<Plan | undefined> {
    const { current, lastJobProducts, excludedColumns } = this.#open
    const planning = planner(current, options, {
      lastJob: lastJobProducts,
      excludedColumns,
      ...(this.#earlier && { lowestPrices: this.#earlier }),
    })
    return runInSlices(planning, () => number !== this.#plans)
  }

  /** Chooses what the list of the preview shows. */
  list(query: PreviewQuery): ListStatus {
    this.#query = query
    return this.#listStatus()
  }

  /** Shows the rows below a product, or hides them. */
  expand(product: number, isExpanded: boolean): ListStatus {
    const { preview } = this.#current
    return this.#listStatus(preview.setExpanded(product, isExpanded).count)
  }

  /**
   * Reads rows of the list, from one position to before another.
   *
   * @param number the plan they are for
   * @returns nothing if there is a newer plan
   */
  rows(number: number, from: number, to: number): readonly PreviewRow[] | undefined {
    const { number: current, preview } = this.#current
    return current === number ? preview.rows(from, to) : undefined
  }

  /** Excludes changes or includes them again, step by step. */
  exclude(steps: readonly ExclusionStep[]): ListStatus {
    const { preview } = this.#current
    for (const step of steps) {
      if ('target' in step) preview[step.kind](step.target)
      else if (step.kind === 'undo') preview.undoExclusion()
      else preview.redoExclusion()
    }
    return this.#listStatus()
  }

  nextReview(from: number, direction: 'next' | 'previous'): number | undefined {
    return this.#current.preview.nextReview(from, direction)
  }

  /** @param sourceRow a row of the original file */
  indexOfRow(sourceRow: number): number | undefined {
    return this.#current.preview.indexOfRow(this.#open.row(sourceRow))
  }

  fullCell(row: number, column: number): FullCell {
    return this.#current.preview.fullCell(row, column)
  }

  /** Applies the current plan as a job, without what is excluded, wholly or not at all. */
  async apply(
    request: ApplyRequest,
    onProgress: (progress: JobProgress) => void = () => {},
  ): Promise<JobsOutcome | Unwritable | Cancelled> {
    try {
      const job = await this.#apply(request, onProgress)
      if (job) return await this.#changed([job])
      // It may have excluded what needs review.
      this.#plan = undefined
      return { isCancelled: true }
    } catch (error) {
      if (!(error instanceof EncodingError)) throw error
      return { unwritable: error.character }
    }
  }

  /** Cancels a job or a recipe run before it changes the file. */
  cancel(id: string): void {
    this.#cancelled = id
  }

  async #apply(
    { id, at, leftOut }: ApplyRequest,
    onProgress: (progress: JobProgress) => void,
  ): Promise<Job | undefined> {
    const isCancelled = () => this.#cancelled === id
    if (isCancelled()) return undefined
    const start = performance.now()
    const { slug, options, plan, preview } = this.#current
    const planned = plan.patches.length
    if (leftOut.needsReview) preview.exclude({ kind: 'needs-review' })
    const patches = this.#guarded(preview.includedPatches(), leftOut)
    const applying = this.#open.applyInSlices({
      id,
      at,
      origin: { kind: 'automation', slug, options },
      patches,
      excludedColumns: plan.excludedColumns,
      excludedCells: planned - patches.length - preview.summary.conflicts,
    })
    const allProducts = this.#open.current.products.length
    return runInSlices(applying, isCancelled, ({ products, cells }) => {
      const perSecond = Math.round(products / secondsSince(start))
      const allCells = patches.length
      onProgress({ products, allProducts, cells, allCells, ...(perSecond > 0 && { perSecond }) })
    })
  }

  #guarded(patches: readonly Patch[], leftOut: LeftOut): readonly Patch[] {
    return withoutGuarded(patches, this.#open.current.columns, leftOut)
  }

  /** Applies fixes, each as a job. Those with nothing to fix are left out. */
  async fix(codes: readonly FixCode[], ids: readonly string[], at: number): Promise<JobsOutcome> {
    const file = this.#open
    const jobs = codes.flatMap((code, index) => file.applyFix(code, { id: ids[index]!, at }) ?? [])
    return this.#changed(jobs)
  }

  /** Tells what to ask before a job is undone; nothing if no later job changed its cells again. */
  undoQuestion(id: string, all = false): UndoQuestion | undefined {
    const file = this.#open
    const overlaps = file.overlaps(id)
    if (overlaps.length === 0) return undefined
    const { products, table } = file.current
    const cells = file.conflicts(id, 0, all ? undefined : firstConflicts).map((cell) => {
      const product = products.find(
        ({ firstRow, endRow }) => cell.row >= firstRow && cell.row < endRow,
      )
      return {
        cell: { ...cell, row: file.sourceRow(cell.row) },
        product: product ? rowName(file.current, product, cell.row) : '',
        column: table.header[cell.column] ?? '',
      }
    })
    return { overlaps, effect: file.undoEffect(id), cells }
  }

  undo(id: string, choice?: UndoChoice): Promise<JobsOutcome> {
    return this.#changed(this.#open.undo(id, choice))
  }

  redo(id: string): Promise<JobsOutcome> {
    return this.#changed([this.#open.redo(id)])
  }

  /** Tells what the steps of a recipe would change, one after the other. */
  async tryRecipe(recipe: Recipe, leftOut: LeftOut = {}): Promise<RecipePreview> {
    const start = performance.now()
    const run = (await this.#runRecipe(recipe, { id: 'preview', at: 0, leftOut }))!
    return { ...previewOf(run), seconds: secondsSince(start) }
  }

  /** Applies the steps of a recipe, each as a job. */
  async applyRecipe(
    recipe: Recipe,
    request: ApplyRequest,
    onProgress?: (progress: RecipeStepProgress) => void,
  ): Promise<JobsOutcome | Cancelled> {
    const run = await this.#runRecipe(recipe, request, onProgress)
    if (!run) return { isCancelled: true }
    this.#open.adopt(run.jobs)
    return this.#changed(run.jobs)
  }

  /** Undoes the jobs of a recipe that was applied. */
  undoRecipe(id: string): Promise<JobsOutcome> {
    return this.#changed(this.#open.undoRecipe(id))
  }

  /** @returns nothing if it was cancelled */
  #runRecipe(
    recipe: Recipe,
    { id, at, leftOut }: ApplyRequest,
    onProgress?: (progress: RecipeStepProgress) => void,
  ): Promise<RecipeRun | undefined> {
    const choose = (plan: Plan, products: ProductTable) => chooseChanges(plan, products, leftOut)
    const running = runRecipe(this.#open, recipe, { id, at, choose })
    return runInSlices(running, () => this.#cancelled === id, onProgress)
  }

  /** Lists the jobs whose cells a later job changed again. */
  changedLater(): readonly string[] {
    const file = this.#open
    return file.jobs.flatMap(({ id, state }) =>
      state !== 'undone' && file.overlaps(id).length > 0 ? id : [],
    )
  }

  /** Tells what each way to download the file amounts to. */
  downloads(label: string): Downloads {
    const { name, current } = this.#open
    const { changed, whole, guard } = this.#open.downloadFacts()
    const { header } = current.table
    return {
      changed: { ...changed, fileNames: fileNames(name, label, 1) },
      whole: { ...whole, fileNames: fileNames(name, label, 1) },
      parts: fileNames(name, label, whole.parts),
      optionValues: guard.optionValues,
      emptied: guard.emptied,
      missingColumns: guard.missingColumns.map((key) => {
        const column = current.columns.find(key)
        return (column === undefined ? undefined : header[column]) ?? columnNames[key][0]
      }),
    }
  }

  /** Writes the files to download. */
  download(choice: DownloadChoice): readonly NamedFile[] {
    return this.#open.download(choice).map(({ name, bytes }) => ({
      name,
      content: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'text/csv' }),
    }))
  }

  /**
   * Writes what the checks found as a list.
   *
   * @param label the label of the store; empty for none
   */
  report({ headings, fileName, ...words }: PackedReportWords, label: string): NamedFile {
    const file = this.#open
    const headingOf = ({ code }: Finding) => headings[code] ?? code
    const content = listFile(file.reportAsCsv({ ...words, headingOf }))
    return { name: listName(file.name, label, fileName), content }
  }

  /**
   * Compares the open file with another one, until the comparison is ended.
   *
   * @param packed the jobs saved for the other file
   * @param isOtherEarlier whether the open file is the later one
   * @returns why the other file was refused, if it is no export
   */
  async compare(
    source: Blob,
    name: string,
    packed: readonly PackedJob[],
    isOtherEarlier: boolean,
    onProgress: (progress: ReadProgress) => void,
  ): Promise<ComparisonOutcome | { readonly refused: OpenRefusal }> {
    const read = await readExport(source, name, packed, onProgress)
    if ('refused' in read) return read
    this.#comparison = new FileComparison(this.#open, read.file, isOtherEarlier)
    return this.#comparison.outcome()
  }

  turnComparison(): ComparisonOutcome {
    return this.#compared.turn()
  }

  listComparison(query: ComparisonQuery): ComparisonStatus {
    return this.#compared.list(query)
  }

  comparisonRows(number: number, from: number, to: number): readonly ComparisonRow[] | undefined {
    return this.#compared.rows(number, from, to)
  }

  comparisonFile(words: ComparisonListWords, label: string): NamedFile {
    return this.#compared.download(words, label)
  }

  endComparison(): void {
    this.#comparison = undefined
  }

  get #compared(): FileComparison {
    if (!this.#comparison) throw new Error('Nothing is compared.')
    return this.#comparison
  }

  get #open(): OpenFile {
    if (!this.#file) throw new Error('No file is open.')
    return this.#file
  }

  get #current(): CurrentPlan {
    if (!this.#plan) throw new Error('Nothing is planned.')
    return this.#plan
  }

  #listStatus(count?: number): ListStatus {
    const { number, preview } = this.#current
    return {
      plan: number,
      count: count ?? preview.list(this.#query).count,
      summary: preview.summary,
      canUndoExclusion: preview.canUndoExclusion,
      canRedoExclusion: preview.canRedoExclusion,
    }
  }

  #status(file: OpenFile): FileStatus {
    const start = performance.now()
    const report = packReport(file)
    return {
      check: { report, seconds: secondsSince(start) },
      jobs: file.jobs.map(describeJob),
      undoable: file.lastUndoable?.id,
      redoable: file.lastRedoable?.id,
      choices: (this.#choices ??= scopeChoices(file.current)),
    }
  }

  #changeChoices(jobs: readonly Job[]): boolean {
    const columns = choiceColumns(this.#open.current)
    return jobs.some(
      ({ patches, order }) => order || patches.some(([, column]) => columns.has(column)),
    )
  }

  /** Prepares what changed to be saved. */
  async #changed(jobs: readonly Job[]): Promise<JobsOutcome> {
    const file = this.#open
    this.#changes += 1
    if (this.#changeChoices(jobs)) this.#choices = undefined
    const saved = await Promise.all(
      jobs.map(async (job) => ({
        id: job.id,
        position: file.jobs.findIndex(({ id }) => id === job.id),
        description: describeJob(job),
        changes: await packChanges(job),
      })),
    )
    return { status: this.#status(file), saved }
  }
}
