import {
  activePatches,
  findReadOnly,
  isChange,
  OpenFile,
  runRecipe,
  runSync,
  type Job,
  type JobOrigin,
  type NewJob,
  type Patch,
  type Plan,
  type ProductTable,
  type Recipe,
  type ReferenceRates,
} from '@dropwatt/automations'
import {
  diffOpenFile,
  fieldsOf,
  idsOfRow,
  isAbsent,
  isOfTranslations,
  type HeaderField,
  type LiveSidecar,
  type WrittenValue,
} from '@dropwatt/shopify'
import { productName } from '../../engine/productName.ts'
import { liveRules } from '../liveRules.ts'
import { mostExamples, type AgainReport, type LostChange } from './AgainReport.ts'
import { CellMatch, RowMatch } from './CellMatch.ts'
import { byPlace, JobDecisions, textOf, type Lose } from './JobDecisions.ts'

/** A live file, and the ids behind its rows. */
export interface LiveSource {
  readonly bytes: Uint8Array
  readonly sidecar: LiveSidecar
}

/** A live file that is worked on. */
export interface WorkedOn {
  readonly bytes: Uint8Array
  /** @default it is not known, and no row is found again */
  readonly sidecar: LiveSidecar | undefined
  /** Permissions that the store had given when its jobs were planned. @default not known */
  readonly granted?: readonly string[] | undefined
  /** Oldest first. */
  readonly jobs: readonly Job[]
  /** The first row of products that were imported into it. @default none were */
  readonly addedFrom?: number | undefined
  /** Values that were written to the store since it was read, in their order. @default none */
  readonly written?: readonly WrittenValue[]
}

/** Reports without what only the page knows. */
export type JobsReport = Omit<AgainReport, 'lost'> & {
  readonly lost: Omit<AgainReport['lost'], 'edits'>
}

type AutomationOrigin = Extract<JobOrigin, { kind: 'automation' }>
type FixOrigin = Extract<JobOrigin, { kind: 'fix' }>

/** Writes all that a job changes, to compare it with another. */
function changesOf({ patches, order, excludedColumns, excludedProducts = [] }: Job): string {
  return JSON.stringify([patches, Array.from(order ?? []), excludedColumns, excludedProducts])
}

/** Returns a job as it was planned again, in the place of the earlier one. */
function madeAgain(
  { id, recipe, recipeName }: Job,
  { recipe: _id, recipeName: _name, ...made }: Job,
  { excludedCells, cellsByHand }: JobDecisions,
): Job {
  return {
    ...made,
    id,
    excludedCells,
    ...(cellsByHand > 0 && { cellsByHand }),
    ...(recipe !== undefined && { recipe }),
    ...(recipeName !== undefined && { recipeName }),
  }
}

/** Makes the changes of the jobs of a live file in the same file as it was read later. */
class Jobs {
  readonly #old: WorkedOn
  readonly #rates: ReferenceRates | undefined
  readonly rows: RowMatch
  readonly after: OpenFile
  readonly counts = { planned: 0, repeated: 0, needless: 0, lost: 0, undone: 0 }
  readonly examples: LostChange[] = []
  changes = 0
  exclusions = 0
  toReview = 0

  constructor(old: WorkedOn, next: LiveSource, name: string, rates: ReferenceRates | undefined) {
    this.#old = old
    this.rows = new RowMatch(old.sidecar, next.sidecar)
    this.#rates = rates
    // A permission that was given since changes nothing that the member has not seen.
    this.after = OpenFile.open(next.bytes, {
      name,
      ...liveRules(next.sidecar, () => old.granted),
    })
  }

  run(): void {
    const { bytes, jobs, addedFrom, sidecar, granted } = this.#old
    const rights = { addedFrom, ...liveRules(sidecar, () => granted) }
    const written = this.#findWritten(rights)
    for (const [at, job] of jobs.entries()) {
      if (job.state === 'undone') {
        this.counts.undone += 1
        continue
      }
      const { name } = this.after
      const before = OpenFile.open(bytes, { name, jobs: jobs.slice(0, at), ...rights })
      if (written.whole.has(job.id)) {
        // A value that the store has since was put there on purpose.
        this.counts.needless += 1
        continue
      }
      if (written.partly.has(job.id)) {
        // Planned once more, it would change what it has changed in the store.
        this.#repeat(job, before)
        continue
      }
      const isPlanned =
        job.origin.kind === 'fix'
          ? this.#planFix(job, job.origin, before)
          : this.#plan(job, job.origin, before)
      if (!isPlanned) this.#repeat(job, before)
    }
  }

  /** Finds the jobs all of whose values were written to the store since it was read, and those of which some were. */
  #findWritten(rights: Omit<Parameters<typeof OpenFile.open>[1], 'name'>) {
    const { bytes, jobs, sidecar, written = [] } = this.#old
    if (!sidecar || written.length === 0) return { whole: new Set(), partly: new Set() }
    const file = OpenFile.open(bytes, { name: this.after.name, jobs, ...rights })
    const { jobsInStore, jobsWritten } = diffOpenFile(file, sidecar, written)
    return { whole: new Set(jobsInStore), partly: jobsWritten }
  }

  #count(made: boolean, lost: number, kind: 'planned' | 'repeated'): void {
    if (made) this.counts[kind] += 1
    else if (lost > 0) this.counts.lost += 1
    else this.counts.needless += 1
  }

  /** Notes a change that cannot be made. */
  #lose(job: Job, before: OpenFile, patch: Patch, now?: string): void {
    this.changes += 1
    if (this.examples.length >= mostExamples) return
    const [row, column] = patch
    this.examples.push({
      origin: job.origin,
      product: productName(before, before.row(row)),
      column: before.cells.table.header[column] ?? '',
      before: textOf(patch[2]),
      written: textOf(patch[3]),
      ...(now !== undefined && { now }),
    })
  }

  /** Plans a fix again, if it makes the same of the earlier file as when it was applied. */
  #planFix(job: Job, { fix }: FixOrigin, before: OpenFile): boolean {
    const { id, at } = job
    const made = before.applyFix(fix, { id, at })
    if (!made || changesOf(made) !== changesOf(job)) return false
    this.#count(this.after.applyFix(fix, { id, at }) !== undefined, 0, 'planned')
    return true
  }

  /** Runs an automation as a step, which tells its plan and the job that it makes. */
  #runStep(
    file: OpenFile,
    { id, at }: Job,
    { slug, options }: AutomationOrigin,
    choose: (plan: Plan, products: ProductTable) => readonly Patch[],
  ) {
    const step = { slug, options } as Recipe['steps'][number]
    const recipe: Recipe = { version: 2, name: '', steps: [step] }
    const rates = this.#rates
    return runSync(runRecipe(file, recipe, { id, at, choose, ...(rates && { rates }) })).steps[0]
  }

  /**
   * Plans a job again, without the changes that were excluded, and with those that were written by hand.
   *
   * @returns whether it did: only if the earlier file has the same plan as when the job was applied
   */
  #plan(job: Job, origin: AutomationOrigin, before: OpenFile): boolean {
    const plan =
      origin.source === undefined ? this.#runStep(before, job, origin, () => [])?.plan : undefined
    if (!plan) return false
    const cells = new CellMatch(this.rows, before, this.after)
    const lostBefore = this.changes
    const lose: Lose = (patch, now) => this.#lose(job, before, patch, now)
    const decisions = JobDecisions.find(job, plan, before, cells, lose)
    if (!decisions) return false
    const step = this.#runStep(this.after, job, origin, (later, products) =>
      decisions.choose(later, products),
    )
    if (step?.job) this.after.adopt([madeAgain(job, step.job, decisions)])
    if (step?.plan) this.toReview += decisions.countToReview(step.plan)
    this.exclusions += decisions.lostExclusions
    this.#count(step?.job !== undefined, this.changes - lostBefore, 'planned')
    return true
  }

  /** Makes the changes of a job again, wherever the store still has the value that they replaced. */
  #repeat(job: Job, before: OpenFile): void {
    const cells = new CellMatch(this.rows, before, this.after)
    const { table, products } = this.after.cells
    const readOnly = findReadOnly(this.after.readOnly, table.header)
    const addedFrom = before.cells.table.header.length
    const lostBefore = this.changes
    const patches: Patch[] = []
    const fields = fieldsOf(table.header)
    for (const patch of activePatches(job).filter(isChange)) {
      const [row, column, was, after] = patch
      // A column that the job added has cells in every row, which only its plan knows.
      const place = column < addedFrom ? cells.find(row, column) : undefined
      const now = place && (table.raw(place.row, place.column) ?? null)
      if (!place || now === undefined || readOnly.has(place.column)) this.#lose(job, before, patch)
      else if (isSameValue(fields[place.column], textOf(now), textOf(after))) continue
      else if (textOf(now) !== textOf(was)) this.#lose(job, before, patch, textOf(now))
      else patches.push([place.row, place.column, now, after])
    }
    const excludedColumns = job.excludedColumns.flatMap((column) => cells.column(column) ?? [])
    const handles = new Set(products.map(({ handle }) => handle))
    const excludedProducts = job.excludedProducts?.filter((handle) => handles.has(handle)) ?? []
    const isMade = patches.length + excludedColumns.length + excludedProducts.length > 0
    if (isMade) {
      const { id, origin, at, cellsByHand, excludedCells, rate, recipe, recipeName } = job
      this.after.applyStep({
        id,
        origin,
        at,
        patches: patches.toSorted(byPlace),
        excludedColumns,
        excludedCells,
        ...(excludedProducts.length > 0 && { excludedProducts }),
        ...(cellsByHand !== undefined && { cellsByHand }),
        ...(rate && { rate }),
        ...(recipe !== undefined && { recipe }),
        ...(recipeName !== undefined && { recipeName }),
      } satisfies NewJob)
    }
    this.#count(isMade, this.changes - lostBefore, 'repeated')
  }
}

/** Numbers of the products of a live file. */
const productsOf = (sidecar: LiveSidecar) =>
  isOfTranslations(sidecar) ? sidecar.products : sidecar.products.id

/** Whether two texts of a column are the same value for the store. */
function isSameValue(found: HeaderField | undefined, one: string, other: string): boolean {
  if (!found || isAbsent(found.field)) return one === other
  return found.field.isEqual(one, other)
}

/** Counts the products of a file that another one lacks. */
function countMissing(sidecar: LiveSidecar | undefined, other: LiveSidecar | undefined): number {
  if (!sidecar || !other) return 0
  const known = new Set(productsOf(other))
  return productsOf(sidecar).filter((id) => !known.has(id)).length
}

/** Counts the products of a file that are in no store, as they were imported into it. */
function countImported({ bytes, sidecar, addedFrom }: WorkedOn, name: string): number {
  if (addedFrom === undefined || !sidecar || isOfTranslations(sidecar)) return 0
  const { current } = OpenFile.open(bytes, { name, addedFrom })
  return current.products.filter(({ firstRow }) => !idsOfRow(sidecar, firstRow)).length
}

/**
 * Plans the jobs of a live file again on the same file as it was read later. A job whose plan is the same
 * in the earlier file as when it was applied is planned anew; the changes of another one are made one by
 * one, where the store still has the value that they replaced. Nothing else is made.
 *
 * @param rates the reference rates, if a job needs some
 * @throws {FileError} if the later file is none that can be edited
 */
export function planAgain(
  old: WorkedOn,
  next: LiveSource,
  name: string,
  rates?: ReferenceRates,
): { readonly file: OpenFile; readonly rows: RowMatch; readonly report: JobsReport } {
  const jobs = new Jobs(old, next, name, rates)
  jobs.run()
  const { after, counts, examples, changes, exclusions, toReview } = jobs
  return {
    file: after,
    rows: jobs.rows,
    report: {
      products: after.facts.products,
      added: countMissing(next.sidecar, old.sidecar),
      gone: countMissing(old.sidecar, next.sidecar),
      jobs: counts,
      cells: after.changes.cells,
      changedProducts: after.changes.products,
      toReview,
      lost: { changes, exclusions, products: countImported(old, name) },
      examples,
    },
  }
}
