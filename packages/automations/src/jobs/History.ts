import type { Table } from '../csv/Table.ts'
import { PatchError } from '../patches/applyPatches.ts'
import type { Patch } from '../patches/Patch.ts'
import { cellKey } from './cellKey.ts'
import type { Job, JobState, Overlap, UndoChoice } from './Job.ts'
import { joinPatches } from './netPatches.ts'

/** The patches of a job that count. */
export function activePatches({ state, patches, kept }: Job): readonly Patch[] {
  if (state === 'applied') return patches
  return state === 'undone' ? [] : Array.from(kept ?? [], (at) => patches[at]!)
}

/** Whether two cells are the same; a missing cell and an empty one behind the end of a row are. */
function isSameCell(one: string | null, other: string | null): boolean {
  return (one ?? '') === (other ?? '')
}

function withState(job: Job, state: JobState): Job {
  const { kept: _, ...rest } = job
  return { ...rest, state }
}

/** Returns a job in which only the patches at these indexes count. */
function withKept(job: Job, indexes: readonly number[]): Job {
  if (indexes.length === job.patches.length) return withState(job, 'applied')
  if (indexes.length === 0) return withState(job, 'undone')
  return { ...withState(job, 'partly-undone'), kept: Uint32Array.from(indexes) }
}

/**
 * The jobs of a file and which of their changes count. For each cell, the jobs that count form a
 * chain: each found what the one before it had written.
 */
export class History {
  readonly #source: Table
  #jobs: readonly Job[]
  /** The jobs that Redo goes through, the next one last. */
  #undone: readonly string[]
  #joined: readonly Patch[] | undefined

  /**
   * @param jobs the saved jobs, oldest first
   * @throws {PatchError} when they do not fit the file
   */
  constructor(source: Table, jobs: readonly Job[] = []) {
    this.#source = source
    this.#jobs = jobs
    this.#undone = jobs
      .slice(jobs.findLastIndex(({ state }) => state !== 'undone') + 1)
      .map(({ id }) => id)
      .toReversed()
    this.#expectChains()
  }

  /** Oldest first. */
  get jobs(): readonly Job[] {
    return this.#jobs
  }

  /**
   * Net effect of the active jobs on the cells of the original file: one patch for each cell, in
   * the order of the file.
   */
  get joined(): readonly Patch[] {
    this.#joined ??= joinPatches(this.#jobs.map(activePatches))
    return this.#joined
  }

  /**
   * Adds jobs that another history of the same file holds.
   *
   * @throws {PatchError} when they do not fit what the jobs before them made
   */
  adopt(jobs: readonly Job[]): void {
    const joined = new History(this.#source, [...this.#jobs, ...jobs])
    this.#undone = []
    this.#replace(joined.jobs)
  }

  /** Finds a job. @throws {RangeError} when there is none */
  find(id: string): Job {
    const job = this.#jobs.find((other) => other.id === id)
    if (!job) throw new RangeError(`There is no job “${id}”.`)
    return job
  }

  /**
   * Makes a history with one more job. What was undone before it is no longer next to redo.
   *
   * @throws {RangeError} when there is a job with its id
   */
  with(job: Job): History {
    if (this.#jobs.some(({ id }) => id === job.id)) {
      throw new RangeError(`There is a job “${job.id}” already.`)
    }
    const history = new History(this.#source)
    history.#jobs = [...this.#jobs, job]
    return history
  }

  /** The newest job that is not undone. */
  get lastUndoable(): Job | undefined {
    return this.#jobs.findLast(({ state }) => state !== 'undone')
  }

  /** The job that was undone last, if nothing was applied since. */
  get lastRedoable(): Job | undefined {
    const id = this.#undone.at(-1)
    return id === undefined ? undefined : this.find(id)
  }

  /** Lists the later jobs that have to be undone with a job, newest first. */
  overlaps(id: string): readonly Overlap[] {
    const at = this.#jobs.findIndex((job) => job.id === id)
    const own = new Set(cellsOf(this.find(id)))
    const involved = new Set(own)
    const found: Overlap[] = []
    for (const later of this.#jobs.slice(at + 1)) {
      const cells = cellsOf(later)
      if (!cells.some((cell) => involved.has(cell))) continue
      found.push({ id: later.id, cells: cells.filter((cell) => own.has(cell)).length })
      for (const cell of cells) involved.add(cell)
    }
    return found.toReversed()
  }

  /** Lists the indexes of the patches of a job whose cells a later job changed again. */
  changedAgain(id: string): readonly number[] {
    const job = this.find(id)
    const later = new Set(this.#jobs.slice(this.#jobs.indexOf(job) + 1).flatMap(cellsOf))
    if (later.size === 0) return []
    return activeIndexes(job).filter((index) => {
      const [row, column] = job.patches[index]!
      return later.has(cellKey(row, column))
    })
  }

  /**
   * Undoes a job.
   *
   * @param choice what to do with the later jobs that changed its cells again.
   *   @default to undo them too, newest first
   * @returns the jobs that changed their state
   */
  undo(id: string, choice: UndoChoice = 'with-later'): readonly Job[] {
    if (this.find(id).state === 'undone') return []
    const kept = choice === 'unchanged-only' ? this.#withNames(id, this.changedAgain(id)) : []
    const changed =
      kept.length > 0
        ? [withKept(this.find(id), kept)]
        : [...this.overlaps(id).map((overlap) => overlap.id), id].map((each) =>
            withState(this.find(each), 'undone'),
          )
    const ids = new Set(changed.filter(({ state }) => state !== 'applied').map((job) => job.id))
    this.#undone = [...this.#undone.filter((other) => !ids.has(other)), ...ids]
    this.#update(changed)
    return changed
  }

  /**
   * Redoes a job. Cells that no longer are as the job found them stay as they are; if there are any,
   * the job is partly undone.
   *
   * @param mayWrite whether cells of a column may be written; the others stay as they are
   * @returns the job in its new state
   */
  redo(id: string, mayWrite: (column: number) => boolean): Job {
    const job = this.find(id)
    this.#undone = this.#undone.filter((other) => other !== id)
    if (job.state === 'applied') return job
    const at = this.#jobs.indexOf(job)
    const joined = joinPatches(this.#jobs.slice(0, at).map(activePatches))
    const earlier = new Map(joined.map((patch) => [cellKey(patch[0], patch[1]), patch[3]]))
    const later = new Set(this.#jobs.slice(at + 1).flatMap(cellsOf))
    const active = new Set(activeIndexes(job))
    const indexes = [...job.patches.keys()].filter((index) => {
      if (active.has(index)) return true
      const [row, column, before] = job.patches[index]!
      if (!mayWrite(column)) return false
      const key = cellKey(row, column)
      return !later.has(key) && isSameCell(this.#cell(earlier, row, column), before)
    })
    const changed = withKept(job, indexes)
    this.#update([changed])
    return changed
  }

  /** Adds the names of the columns that a job added and of which some cells are kept. */
  #withNames(id: string, kept: readonly number[]): readonly number[] {
    const { patches } = this.find(id)
    const columns = new Set(kept.map((index) => patches[index]![1]))
    const names = [...patches.keys()].filter((index) => {
      const [row, column] = patches[index]!
      return row === 0 && columns.has(column)
    })
    return [...new Set([...names, ...kept])].toSorted((one, other) => one - other)
  }

  /** @param made the cells as some jobs made them, by their key */
  #cell(made: ReadonlyMap<number, string | null>, row: number, column: number): string | null {
    const cell = made.get(cellKey(row, column))
    return cell === undefined ? (this.#source.raw(row, column) ?? null) : cell
  }

  #update(changed: readonly Job[]): void {
    const byId = new Map(changed.map((job) => [job.id, job]))
    this.#replace(this.#jobs.map((job) => byId.get(job.id) ?? job))
  }

  #replace(jobs: readonly Job[]): void {
    this.#jobs = jobs
    this.#joined = undefined
  }

  #expectChains(): void {
    const states = new Map<number, string | null>()
    for (const patch of this.#jobs.flatMap(activePatches)) {
      const [row, column, before, after] = patch
      const key = cellKey(row, column)
      const earlier = states.get(key)
      const found = earlier === undefined ? (this.#source.raw(row, column) ?? null) : earlier
      if (!isSameCell(found, before)) {
        throw new PatchError(patch, 'the saved job does not fit the file.')
      }
      states.set(key, after)
    }
  }
}

function activeIndexes({ state, patches, kept }: Job): number[] {
  if (state === 'applied') return [...patches.keys()]
  return state === 'undone' ? [] : Array.from(kept ?? [])
}

/** The cells that a job counts for. */
function cellsOf(job: Job): number[] {
  return activePatches(job).map(([row, column]) => cellKey(row, column))
}
