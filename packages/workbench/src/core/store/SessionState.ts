import type {
  FixCode,
  FoundValue,
  JobOrigin,
  Recipe,
  Reviewed,
  ScopeChoices,
} from '@dropwatt/automations'
import type { FileAutomationSlug, Options } from '@dropwatt/automations/options'
import type { GuardAnswers } from '../engine/exclusions.ts'
import type { FileStatus, JobProgress, OpenedFile, RecipeStepProgress } from '../engine/messages.ts'
import type { FileRecord } from '../storage/records.ts'
import type { Unsaved } from './FileSaver.ts'
import type { PreviewState } from './PreviewState.ts'

/** A job that takes less than this goes straight to its result, in ms. */
export const showsProgressAfter = 400

interface Started {
  readonly id: string
  /** When, in milliseconds since 1970. */
  readonly at: number
  readonly isCancelling: boolean
}

/** A job or recipe that is being applied, which takes a while and can be cancelled. */
export type Applying =
  | (Started & {
      readonly kind: 'apply'
      readonly slug: FileAutomationSlug
      /** Not known of a job that was being applied when the tab closed. */
      readonly options?: Options
      /** Changes that the member declined. */
      readonly declined: GuardAnswers
      /** Absent until the worker reports some, and of a job that is soon over. */
      readonly progress?: JobProgress
    })
  | (Started & {
      readonly kind: 'recipe'
      readonly recipe: Recipe
      /** The id under which the recipe is saved. */
      readonly savedAs: string
      readonly progress?: RecipeStepProgress
    })

/** Running work on the file. */
export type Work =
  | Applying
  | { readonly kind: 'fix'; readonly fixes: readonly FixCode[] }
  | { readonly kind: 'undo' | 'redo'; readonly job: string }
  | { readonly kind: 'undo-recipe' }
  /** Changes that an importer planned. */
  | { readonly kind: 'update' }

/** A job that has just been applied. */
interface AppliedJob {
  readonly id: string
  readonly slug: FileAutomationSlug
  readonly seconds: number
  /** Number of products that needed review, and of those the member looked at or excluded. */
  readonly reviewed: Reviewed
  readonly excluded: number
}

/** A job that ended without changing the file. */
export interface EndedJob {
  readonly kind: 'cancelled' | 'failed' | 'interrupted' | 'unwritable'
  readonly slug: FileAutomationSlug | undefined
  /** Error message; for `unwritable`, the character. */
  readonly details: string
  /** The job that was being applied; absent for a fix, an undo and a redo. */
  readonly applying: Applying | undefined
}

/** Returns what is being applied; nothing during a fix, an undo or a redo. */
export function applyingOf(work: Work | undefined): Applying | undefined {
  return work && 'isCancelling' in work ? work : undefined
}

/** Whether problems of a file block applying. */
export function hasProblems({ check }: FileStatus): boolean {
  return check.report.findings.some(({ severity }) => severity === 'problem')
}

/** Changes that the page shows and that are not in the file. */
export interface PendingChanges {
  /** Their origin: an automation, or a recipe by its name. */
  readonly by: JobOrigin | { readonly kind: 'recipe'; readonly name: string }
  /** Their number; 0 if only columns are excluded. */
  readonly changes: number
}

/** State of an open file, and the running work on it. */
export interface SessionState {
  readonly file: FileRecord
  readonly opened: OpenedFile
  readonly status: FileStatus
  /** The values that filters and forms offer; none until they are wanted. */
  readonly choices: ScopeChoices
  /** The values of columns, by their names, once they are wanted and found. */
  readonly columnValues: Readonly<Record<string, readonly FoundValue[]>>
  /** Whether this tab may change the file; only one tab may. */
  readonly canEdit: boolean
  /** Reason that the last jobs are only in memory: the device is full, or its storage failed. */
  readonly unsaved: Unsaved
  readonly preview: PreviewState | undefined
  readonly work: Work | undefined
  readonly applied: AppliedJob | undefined
  readonly ended: EndedJob | undefined
  /** The job that was undone last, until something else is done to the file. */
  readonly undone: string | undefined
  /** The new size and time of the file in the member's folder, if it changed since it was opened. */
  readonly changedOnDisk: File | undefined
}
