import type { FileKind } from '@dropwatt/automations'
import type { ShownFile, RecentFile } from '../files.types.js'

/** Current state of the open file. */
export type FileState =
  /** Jobs that count in it, which may be none. */
  | { readonly kind: 'jobs'; readonly count: number }
  /** Images that are ready, while a job is in progress or once it is done. */
  | { readonly kind: 'ready'; readonly count: number }
  /** Images that need review. */
  | { readonly kind: 'review'; readonly count: number }
  /** A job is being applied; percent, 0 to 100. */
  | { readonly kind: 'applying'; readonly percent: number }
  /** An update of its store is being written; percent, 0 to 100. */
  | { readonly kind: 'writing'; readonly percent: number }
  /** A job is paused; percent, 0 to 100. */
  | { readonly kind: 'paused'; readonly percent: number }
  /** It is kept to import from; what it contains is said. */
  | { readonly kind: 'source' }
  /** Problems that block applying. */
  | { readonly kind: 'problems'; readonly count: number }

/** Whether changes can be made and are saved. */
export type FileAccess = 'saved' | 'view-only' | 'not-saved'

/** A job in the popover. */
export interface FileJob {
  readonly id: string
  /** Description of the job in the current language. */
  readonly name: string
  /** The automation that did it. @default not said */
  readonly automation?: string
  /** When it was applied, in milliseconds since 1970. */
  readonly at: number
  /** @default cannot be undone from here */
  readonly canUndo?: boolean
}

/** An automation to continue with. */
export interface NextAutomation {
  readonly slug: string
  /** Name, in the current language. */
  readonly label: string
  readonly href: string
  /** Reason why the recipe cannot use this file, as a sentence; disables it. */
  readonly reason?: string | undefined
}

/** A recipe to use on the open file. */
interface UsableRecipe {
  readonly id: string
  readonly name: string
  /** Address where the recipe is tried and applied. */
  readonly href: string
}

/** A file that is open beside the one of the chip. */
export interface AlsoOpenFile {
  readonly id: string
  /** Name with its extension. */
  readonly name: string
  readonly kind: FileKind
}

export interface FilePopoverProps {
  /** The open file. */
  file: ShownFile
  /** Other open files, such as images. @default nothing */
  also?: readonly AlsoOpenFile[]
  /** Switches to a file that is also open; required to show them. */
  onSwitch?: (id: string) => void
  /** The last jobs, newest first; three are shown. @default none */
  jobs?: readonly FileJob[]
  /** Undoes a job. */
  onUndo?: (id: string) => void
  /** Asks before a live file is written to its store. @default no such button */
  onUpdateStore?: (() => void) | undefined
  /** Asks before the last update of its store is taken back. @default no such button */
  onUndoInStore?: (() => void) | undefined
  /** Reads a live file from its store again. @default no such button */
  onReadAgain?: () => void
  /** Chooses products of a connected store to open. @default no such button */
  onFromStore?: () => void
  /** Opens the download dialog. @default no Download button */
  onDownload?: () => void
  /** Recipes to use on the file, newest first; three are shown. @default none */
  recipes?: readonly UsableRecipe[]
  /** Automations for ‘Continue with…’. @default no such menu */
  automations?: readonly NextAutomation[]
  /** Other files saved on this device. @default none */
  recent?: readonly RecentFile[]
  /** Switches to a recent file. */
  onOpenRecent?: (id: string) => void
  /** Address of all files. @default no link */
  filesHref?: string
  /** Edits the store label. @default no such button */
  onStoreLabel?: () => void
  /** Asks to remove the file. @default no such button */
  onRemove?: () => void
}

export interface FileChipProps extends FilePopoverProps {
  /** Current state of the file. */
  state: FileState
  /** Lights the lamp, or says why it is off. @default 'saved' */
  access?: FileAccess
}
