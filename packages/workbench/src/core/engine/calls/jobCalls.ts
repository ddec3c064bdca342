import {
  countStopped,
  EncodingError,
  type FindingCode,
  type FixCode,
  type Job,
  type Patch,
  type Plan,
  type Reviewed,
  type UndoChoice,
} from '@dropwatt/automations'
import { withoutData } from '@dropwatt/automations/options'
import type {
  AppliedOutcome,
  ApplyRequest,
  Cancelled,
  JobProgress,
  JobsOutcome,
  PlannedJob,
  UndoQuestion,
  Unwritable,
} from '../messages.ts'
import { productName } from '../productName.ts'
import { runInSlices } from '../runInSlices.ts'
import { secondsSince } from '../secondsSince.ts'
import { dropDeclined } from '../chooseChanges.ts'
import type { Cancellation } from './Cancellation.ts'
import type { FileState } from './FileState.ts'

/** Number of conflicting cells listed at first. */
const firstConflicts = 3

/** Counts the patches that write a text of the member. */
function countByHand(plan: Plan, patches: readonly Patch[]): number {
  const applied = new Set(patches)
  return [...(plan.byHand ?? [])].filter((at) => applied.has(plan.patches[at]!)).length
}

/** The calls that apply the current plan or fixes, and undo or redo jobs. */
export function jobCalls(state: FileState, cancellation: Cancellation) {
  async function applyPlan(
    { id, at, declined, seen = new Set() }: ApplyRequest,
    onProgress: (progress: JobProgress) => void,
  ): Promise<{ readonly job: Job; readonly reviewed: Reviewed } | undefined> {
    const isCancelled = () => cancellation.isCancelled(id)
    if (isCancelled()) return undefined
    const start = performance.now()
    const file = state.file
    const { current } = file
    const { slug, options, preview } = state.plan
    const { plan } = preview
    const seenProducts = Array.from(seen).flatMap((row) => preview.productOf(file.row(row)) ?? [])
    const reviewed = preview.reviewed(new Set(seenProducts))
    if (declined.needsReview) preview.exclude({ kind: 'needs-review' })
    const patches = dropDeclined(preview.includedPatches(), current.columns, declined)
    const cellsByHand = countByHand(plan, patches)
    const stoppedCells = countStopped(plan)
    const applying = file.applyInSlices({
      id,
      at,
      origin: { kind: 'automation', slug, options: withoutData(slug, options) },
      patches,
      excludedColumns: plan.excludedColumns,
      ...(plan.addedColumns && { addedColumns: plan.addedColumns }),
      ...(plan.rate && { rate: plan.rate }),
      excludedCells: preview.summary.changedCells - patches.length,
      ...(cellsByHand > 0 && { cellsByHand }),
      ...(stoppedCells > 0 && { stoppedCells }),
    })
    const job = await runInSlices(applying, isCancelled, ({ products: done, cells }) => {
      const perSecond = Math.round(done / secondsSince(start))
      onProgress({
        products: done,
        allProducts: current.products.length,
        cells,
        allCells: patches.length,
        ...(perSecond > 0 && { perSecond }),
      })
    })
    return job && { job, reviewed }
  }

  return {
    /** Applies the current plan as a job: atomically, minus exclusions. */
    async apply(
      request: ApplyRequest,
      onProgress: (progress: JobProgress) => void = () => {},
    ): Promise<AppliedOutcome | Unwritable | Cancelled> {
      try {
        const applied = await applyPlan(request, onProgress)
        if (applied) {
          const { job, reviewed } = applied
          return { ...(await state.afterChange([job])), reviewed }
        }
        // It may have excluded what needs review.
        state.forgetPlan()
        return { isCancelled: true }
      } catch (error) {
        if (!(error instanceof EncodingError)) throw error
        return { unwritable: error.character }
      }
    },

    /** Applies changes that were planned elsewhere as a job, atomically. */
    async applyPlanned({
      slug,
      options,
      source,
      ...job
    }: PlannedJob): Promise<JobsOutcome | Unwritable> {
      try {
        const origin = { kind: 'automation', slug, options, source } as const
        return await state.afterChange([state.file.apply({ ...job, origin })])
      } catch (error) {
        if (!(error instanceof EncodingError)) throw error
        return { unwritable: error.character }
      }
    },

    /**
     * Cancels a job or a recipe run before it changes the file.
     *
     * @param id that of the job or of the run
     */
    cancel(id: string): void {
      cancellation.cancel(id)
    },

    /**
     * Applies fixes, each as a job. Those with nothing to fix are left out.
     *
     * @param finding the problem whose products are excluded. @default those of all problems
     */
    async fix(
      codes: readonly FixCode[],
      ids: readonly string[],
      at: number,
      finding?: FindingCode,
    ): Promise<JobsOutcome> {
      const file = state.file
      const jobs = codes.flatMap(
        (code, index) => file.applyFix(code, { id: ids[index]!, at }, finding) ?? [],
      )
      return state.afterChange(jobs)
    },

    /** Returns the details for confirming an undo; nothing if no later job changed its cells. */
    undoQuestion(id: string, all = false): UndoQuestion | undefined {
      const file = state.file
      const overlaps = file.overlaps(id)
      if (overlaps.length === 0) return undefined
      const { header } = file.current.table
      const cells = file.conflicts(id, 0, all ? undefined : firstConflicts).map((cell) => ({
        cell: { ...cell, row: file.fileRow(cell.row) },
        product: productName(file, cell.row),
        column: header[cell.column] ?? '',
      }))
      return { overlaps, effect: file.undoEffect(id), cells }
    },

    undo(id: string, choice?: UndoChoice): Promise<JobsOutcome> {
      return state.afterChange(state.file.undo(id, choice))
    },

    redo(id: string): Promise<JobsOutcome> {
      return state.afterChange([state.file.redo(id)])
    },

    /** Lists the jobs whose cells a later job changed again. */
    changedLater(): readonly string[] {
      const file = state.file
      return file.jobs
        .filter((job) => job.state !== 'undone' && file.overlaps(job.id).length > 0)
        .map(({ id }) => id)
    },
  }
}
