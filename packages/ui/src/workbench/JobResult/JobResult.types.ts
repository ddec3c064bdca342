import type { Reviewed } from '@dropwatt/automations'
import type { ComponentPropsWithoutRef, Ref } from 'react'
import type { AnyAutomationSlug } from '../../catalogue/slugs.js'

/** Next action on the same page: change more of the file, translate its other texts, or import another source. */
export type NextAction = 'changes' | 'texts' | 'imports'

/** An export that was made of a supplier list or product page. */
export interface MadeExport {
  /** The name of what it was made of. */
  readonly source: string
  /** The export that the products were added to. @default it is a new one */
  readonly to?: string
  readonly products: number
  /** Rows without the header. */
  readonly rows: number
}

export interface JobResultProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Number of products changed. */
  changedProducts: number
  /** Number of cells changed. With 0, and no excluded column, it says that the options change nothing. */
  changedCells: number
  /** Number of columns that the download leaves out. @default 0 */
  excludedColumns?: number
  /** Duration of the job, in seconds. */
  seconds: number
  /** Number of excluded changes. @default 0 */
  excluded?: number
  /** Numbers of reviewed images. @default not shown */
  reviewed?: Reviewed
  /** Says that an export was made, instead of what was changed. @default cells were changed */
  made?: MadeExport
  /** Number of rows that could not be changed. @default 0 */
  failedRows?: number
  /** Reason why nothing changed, as a sentence. */
  reason?: string
  /** Shows the rows that were not changed. */
  onShowFailedRows?: () => void
  /** Description of the job, such as its name. @default only the heading says it */
  jobName?: string
  /** Undoes the job. @default no button */
  onUndo?: () => void
  /** Leaves the result for what can be done next on the page. @default no button */
  onNextAction?: () => void
  /** Next action, for the label of its button. @default 'changes' */
  nextAction?: NextAction
  /** Opens the download dialog. @default no button */
  onDownload?: () => void
  /** Automations to continue with, best first; usually three. @default none */
  suggestions?: readonly AnyAutomationSlug[]
  /** Shows all automations. @default no button */
  onShowAll?: () => void
  /** Saves the jobs of the file as a recipe. @default no button */
  onSaveRecipe?: () => void
  /** Base path of the dashboard, for links to automations. @default '/dashboard' */
  basePath?: string
  /** Ref to the heading, which receives focus when a job was applied. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Level of the heading. @default 3 */
  headingLevel?: 2 | 3
}
