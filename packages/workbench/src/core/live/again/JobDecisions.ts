import {
  activePatches,
  isChange,
  readCell,
  withoutConflicts,
  type Job,
  type OpenFile,
  type Patch,
  type Plan,
  type ProductTable,
} from '@dropwatt/automations'
import type { CellMatch, CellPlace } from './CellMatch.ts'

/** Notes a change that cannot be made: the cell has another text now, or is gone. */
export type Lose = (patch: Patch, now?: string) => void

export const textOf = (raw: string | null | undefined): string => readCell(raw ?? '')

export function byPlace(one: Patch, other: Patch): number {
  return one[0] - other[0] || one[1] - other[1]
}

/** Returns what tells cells apart. */
function keyOf({ row, column }: CellPlace): string {
  return `${row}/${column}`
}

const placeOf = ([row, column]: Patch): CellPlace => ({ row, column })

/**
 * The changes of a plan that a job left out, and those that it wrote by hand, in the cells of the file that
 * was read later.
 */
export class JobDecisions {
  /** The written texts that were planned, by their cells. */
  readonly #known = new Map<string, string | null>()
  readonly #hands = new Map<string, { readonly place: CellPlace; readonly patch: Patch }>()
  readonly #excluded = new Set<string>()
  readonly #lose: Lose
  /** Excluded changes whose rows are gone. */
  lostExclusions = 0
  /** The changes that the later plan made without. */
  excludedCells = 0
  cellsByHand = 0

  private constructor(lose: Lose) {
    this.#lose = lose
  }

  /**
   * Compares a job with the plan of its automation for the earlier file.
   *
   * @returns nothing if that is another plan than the one that was applied: it lacks a change which
   *   nobody wrote by hand
   */
  static find(
    job: Job,
    plan: Plan,
    before: OpenFile,
    cells: CellMatch,
    lose: Lose,
  ): JobDecisions | undefined {
    const planned = new Map(
      withoutConflicts(plan)
        .filter(isChange)
        .map(([row, column, , after]) => {
          const place = { row: before.sourceRow(row), column }
          return [keyOf(place), { place, after }]
        }),
    )
    const isByHand = (patch: Patch) => planned.get(keyOf(placeOf(patch)))?.after !== patch[3]
    const all = job.patches.filter(isChange)
    if (all.filter(isByHand).length > (job.cellsByHand ?? 0)) return undefined
    const decisions = new JobDecisions(lose)
    for (const patch of activePatches(job).filter(isChange)) {
      const key = keyOf(placeOf(patch))
      const place = cells.find(patch[0], patch[1])
      if (isByHand(patch)) decisions.#addHand(patch, place)
      else if (place) decisions.#known.set(keyOf(place), patch[3])
      planned.delete(key)
    }
    for (const { place } of planned.values())
      decisions.#exclude(cells.find(place.row, place.column))
    return decisions
  }

  #addHand(patch: Patch, place: CellPlace | undefined): void {
    if (place) this.#hands.set(keyOf(place), { place, patch })
    else this.#lose(patch)
  }

  #exclude(place: CellPlace | undefined): void {
    if (place) this.#excluded.add(keyOf(place))
    else this.lostExclusions += 1
  }

  /** Chooses the changes of the plan for the later file that are made. */
  choose(plan: Plan, { table }: ProductTable): readonly Patch[] {
    const planned = withoutConflicts(plan)
    const free = planned.filter((patch) => !this.#excluded.has(keyOf(placeOf(patch))))
    this.excludedCells = planned.length - free.length
    const patches = free.filter((patch) => !this.#hands.has(keyOf(placeOf(patch))))
    const written: Patch[] = []
    for (const { place, patch } of this.#hands.values()) {
      const now = table.raw(place.row, place.column) ?? null
      const isSame = textOf(now) === textOf(patch[2])
      if (isSame) written.push([place.row, place.column, now, patch[3]])
      else if (textOf(now) !== textOf(patch[3])) this.#lose(patch, textOf(now))
    }
    this.cellsByHand = written.length
    return [...patches, ...written].toSorted(byPlace)
  }

  /** Counts the changes of the plan for the later file that need review and were not made before. */
  countToReview({ patches, notes }: Plan): number {
    return Array.from(notes).filter(([at, found]) => {
      const patch = patches[at]
      const tones = new Set(found.map(({ tone }) => tone))
      if (!patch || !tones.has('review') || tones.has('conflict')) return false
      const key = keyOf(placeOf(patch))
      const isDecided = this.#excluded.has(key) || this.#hands.has(key)
      return !isDecided && this.#known.get(key) !== patch[3]
    }).length
  }
}
