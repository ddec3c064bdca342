import type { OpenFile } from '../file/OpenFile.ts'
import { cellKey } from '../jobs/cellKey.ts'
import { joinPatches } from '../jobs/netPatches.ts'
import { byPlace, isChange, type Patch } from '../patches/Patch.ts'
import type { Note, Plan, PreviewColumn, Remark } from '../plan/Plan.ts'
import type { RecipeRun } from './runRecipe.ts'

/** Combined changes of all steps of a recipe. */
export interface RecipePlan {
  /**
   * One change for each cell, from what the open file holds to what the last step writes. It has a
   * column `field`, `change` and `step`. The text of `step` is a key: the indexes of the steps that
   * change the cell, joined by a plus sign. The code of a note is its automation and its own code,
   * joined by a slash.
   */
  readonly plan: Plan
  /** The keys that the column `step` has. */
  readonly steps: readonly string[]
}

/** Lists the changes that a step applied, in rows of the current table. */
function appliedBy(file: OpenFile, { jobs, steps }: RecipeRun): Map<number, readonly Patch[]> {
  const applied = new Map<number, readonly Patch[]>()
  for (const [step, { job }] of steps.entries()) {
    const found = job && jobs.find(({ id }) => id === job.id)
    if (!found) continue
    const patches = found.patches
      .filter(isChange)
      .map(([row, column, before, after]): Patch => [file.row(row), column, before, after])
    applied.set(step, patches.toSorted(byPlace))
  }
  return applied
}

function ofStep(slug: string, { code, tone, values }: Note): Note {
  return { code: `${slug}/${code}`, tone, ...(values && { values }) }
}

/** Lists the remarks of all steps. */
function remarksOf({ steps }: RecipeRun): Remark[] {
  return steps.flatMap(({ slug, plan }) =>
    (plan?.remarks ?? []).map((remark) => Object.assign({}, remark, ofStep(slug, remark))),
  )
}

/** Collects the notes of all steps by cell, without those on what was not applied. */
function notesByCell({ steps }: RecipeRun): Map<number, readonly Note[]> {
  const notes = new Map<number, readonly Note[]>()
  for (const { slug, plan } of steps) {
    for (const [index, found] of plan?.notes ?? []) {
      const patch = plan?.patches[index]
      if (!patch || found.some(({ tone }) => tone === 'conflict')) continue
      const key = cellKey(patch[0], patch[1])
      const own = found.map((note) => ofStep(slug, note))
      notes.set(key, [...(notes.get(key) ?? []), ...own])
    }
  }
  return notes
}

/** Returns the names of the columns that the steps add. */
function addedNames(file: OpenFile, { copy }: RecipeRun): ReadonlyMap<number, string> {
  const { length } = file.cells.table.header
  const { header } = copy.cells.table
  return new Map(header.slice(length).map((name, at) => [length + at, name]))
}

/**
 * Joins what the steps of a recipe change into one plan for the open file, to preview it as a whole. A
 * cell that the last step writes as it was is no change.
 */
export function recipePlan(file: OpenFile, run: RecipeRun): RecipePlan {
  const applied = appliedBy(file, run)
  const stepsOf = new Map<number, string>()
  for (const [step, patches] of applied) {
    for (const [row, column] of patches) {
      const key = cellKey(row, column)
      const earlier = stepsOf.get(key)
      stepsOf.set(key, earlier === undefined ? String(step) : `${earlier}+${step}`)
    }
  }
  const patches = joinPatches([...applied.values()]).filter(
    ([, , before, after]) => before !== after,
  )
  const byCell = notesByCell(run)
  const notes = new Map<number, readonly Note[]>()
  const steps = new Set<string>()
  for (const [index, [row, column]] of patches.entries()) {
    const key = cellKey(row, column)
    const found = byCell.get(key)
    if (found) notes.set(index, found)
    steps.add(stepsOf.get(key)!)
  }
  const columns: readonly PreviewColumn[] = [
    { kind: 'field', key: 'field', labels: addedNames(file, run) },
    { kind: 'changed', key: 'change' },
    {
      kind: 'computed',
      key: 'step',
      valueOf: (row, _, column) => {
        const label = column === undefined ? undefined : stepsOf.get(cellKey(row, column))
        return label === undefined ? undefined : { label }
      },
    },
  ]
  const remarks = remarksOf(run)
  return {
    plan: { patches, notes, remarks, excludedColumns: [], columns },
    steps: [...steps],
  }
}
