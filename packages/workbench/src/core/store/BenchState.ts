import type { PageProblem } from '@dropwatt/automations'
import type { ImportSlug } from '@dropwatt/automations/options'
import type { AdditionQuestion, OpenRefusal, UndoQuestion } from '../engine/messages.ts'
import type { ImageSource } from '../images/intake/ImageSource.ts'
import type { ImageSet } from '../images/store/ImageSet.ts'
import type { IntakeProgress, UnusedFile } from '../images/store/ImageSetState.ts'
import type { AgainQuestion, ReadingStore, StoreProblem, StoreReading } from '../live/liveState.ts'
import type { FileRecord } from '../storage/records.ts'
import { nothingSaved, type SavedState } from './Account.ts'
import type { Importing } from './Importing.ts'
import type { Session } from './Session.ts'
import type { PendingChanges } from './SessionState.ts'
import type { Reading } from './SourceReader.ts'

/** A page that shows what would change in the open file. */
export interface PreviewPage {
  /** Stays the same as long as it is the same page. */
  readonly id: string
  /** Returns the changes that it shows and that could be applied, once they are known; nothing if there are none. */
  readonly pending: () => Promise<PendingChanges | undefined>
  /** Applies it as the button of the page does, then offers the download. */
  readonly apply: () => void
}

/** A dialog about the open file or a saved one. */
export type BenchDialog =
  /** Opens another file; the open one stays until then. */
  | { readonly kind: 'open' }
  /** Chooses products of the store in use, and opens them or their translations. */
  | { readonly kind: 'store'; readonly reads: StoreReading }
  /** Asks before the open live file is written to its store. */
  | { readonly kind: 'update' }
  /** Shows every cell of the open live file that an update would write. */
  | { readonly kind: 'store-values' }
  /** Asks before a job of its store is taken back; `job` is the id. */
  | { readonly kind: 'undo-in-store'; readonly job: string }
  /** Runs a recipe on products of the store in use; `recipe` is its id. */
  | { readonly kind: 'run-recipe'; readonly recipe: string }
  /** Reads the store of the open file again. */
  | { readonly kind: 'read-again' }
  /**
   * `isAsked` once the member chose to download without the changes on the page, or without those of
   * an open list.
   */
  | { readonly kind: 'download'; readonly isAsked?: true | 'list' }
  /** Asks whether the changes on the page, or those of an open list, are to be in the download. */
  | {
      readonly kind: 'apply-first'
      readonly pending: PendingChanges
      readonly apply: PreviewPage['apply']
    }
  | { readonly kind: 'apply-first'; readonly pending: PendingChanges; readonly list: FileRecord }
  | { readonly kind: 'undo'; readonly job: string; readonly question: UndoQuestion }
  | { readonly kind: 'label' | 'remove'; readonly file: FileRecord }
  | { readonly kind: 'remove-all' }
  /** Asks before products are added to the open export. */
  | { readonly kind: 'add'; readonly question: AdditionQuestion; readonly withoutReview: boolean }
  /** Takes the products out again that were added last, with what jobs changed of them. */
  | { readonly kind: 'take-out' }
  /** Takes back the import that made the open file, with what was done on it since. */
  | { readonly kind: 'undo-import' }
  /** `source` is the file to compare with, if it is known. */
  | { readonly kind: 'compare'; readonly source?: File }
  /** Saves the options on the page, or the jobs of the file, as a recipe. */
  | { readonly kind: 'recipe'; readonly source: 'options' | 'jobs' }

/** Reason that a file was not opened; `unreadable` if it could not be read to its end, `no-product` if it is a page without one. */
export interface Refusal extends Omit<OpenRefusal, 'code'> {
  readonly code: OpenRefusal['code'] | 'unreadable' | 'no-product'
  readonly name: string
  /** The file itself, where an importer may be able to read it. */
  readonly source?: File
}

/** Returns what was worked on last of an open export and open images. */
export function chosenOf({
  session,
  images,
  chosen,
}: Pick<BenchState, 'session' | 'images' | 'chosen'>): 'images' | 'file' {
  if (!session || !images) return images ? 'images' : 'file'
  return chosen ?? (images.file.openedAt >= session.file.openedAt ? 'images' : 'file')
}

/** Progress of opening a set of images, and the reason that the last was not opened. */
export interface ImagesState {
  /** Progress of reading, once that takes a while. */
  readonly reading?: IntakeProgress
  /** The files that cannot be used, if none of those given can. */
  readonly unused?: readonly UnusedFile[]
  /** Whether what was given could not be read at all, such as a damaged ZIP. */
  readonly isUnreadable?: true
  /** A saved set with the same files. */
  readonly same?: { readonly file: FileRecord; readonly sources: readonly ImageSource[] }
}

/** The ids of what is open, or was at the end of the last visit and can be opened again. */
interface OpenIds {
  readonly file?: string | undefined
  /** That of the supplier list or product page that is imported from. */
  readonly source?: string | undefined
  readonly images?: string | undefined
}

/** Messages about the file that was dropped or chosen last. */
export interface Answers {
  /** Progress and problem of opening a set of images. */
  readonly openingImages: ImagesState
  /** Reason that the last page that was typed or requested gives no product. */
  readonly pageProblem: PageProblem | undefined
  /** Reason that the last file was not opened. */
  readonly refused: Refusal | undefined
  /** A saved file with the same bytes as the one that was dropped. */
  readonly same: { readonly file: FileRecord; readonly source: File } | undefined
  /** Reason that the last store was not read. */
  readonly storeProblem: StoreProblem | undefined
  /** The file that was opened of several, as one is opened at a time. */
  readonly onlyOne: string | undefined
  /**
   * The file that was opened by hand last, until the page that works on it has moved focus to it. Other pages
   * say that it is open.
   */
  readonly arrived: FileRecord | undefined
}

/** State of the workbench of an account: its saved and its open files. */
export interface BenchState extends SavedState, Answers {
  /** Whether what was open at the last visit has been looked up. */
  readonly isReady: boolean
  readonly open: OpenIds
  readonly session: Session | undefined
  /** The supplier list or product page that is open to import from. */
  readonly importing: Importing | undefined
  /** The set of images that is open beside the file. */
  readonly images: ImageSet | undefined
  /** The file that is being read, once that takes a while. */
  readonly reading: Reading | undefined
  /** The store that is being read. */
  readonly readingStore: ReadingStore | undefined
  /** Asks whether the open live file is replaced by what was read again, where that loses something. */
  readonly again: AgainQuestion | undefined
  /** The last opened of an export and images, for the page that works on both. */
  readonly chosen: 'images' | 'file' | undefined
  /** The importer that goes on with another source, beside the export that it filled. */
  readonly goesOn: ImportSlug | undefined
  readonly dialog: BenchDialog | undefined
}

export const noAnswers: Answers = {
  openingImages: {},
  pageProblem: undefined,
  refused: undefined,
  same: undefined,
  storeProblem: undefined,
  onlyOne: undefined,
  arrived: undefined,
}

export const nothingOpen: BenchState = {
  ...nothingSaved,
  ...noAnswers,
  isReady: false,
  open: {},
  session: undefined,
  importing: undefined,
  images: undefined,
  reading: undefined,
  readingStore: undefined,
  again: undefined,
  chosen: undefined,
  goesOn: undefined,
  dialog: undefined,
}
