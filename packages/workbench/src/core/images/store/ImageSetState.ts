import type { ImageTask } from '@dropwatt/automations/images'
import type { Options, Problems } from '@dropwatt/automations/options'
import type { JobDescription } from '../../engine/packing.ts'
import type { FileRecord } from '../../storage/records.ts'
import type { PreviewResult } from '../engine/imageMessages.ts'
import type { FileProblem, ImageRecord, OutcomeRecord } from '../storage/imageRecords.ts'

export type ImageSlug = ImageTask['slug']

/** An image of the set, and what the newest active job made of it. */
export interface SetImage extends ImageRecord {
  /** Absent until that job has finished it, and while no job counts. */
  readonly outcome?: OutcomeRecord
  readonly work?: 'waiting' | 'processing'
}

export interface UnusedFile {
  readonly name: string
  readonly problem: FileProblem
}

/** Counts of the results of a job so far. */
export interface ImageCounts {
  /** The images that it was applied to. */
  readonly all: number
  readonly done: number
  readonly changed: number
  readonly kept: number
  readonly failed: number
  /** Results that need review and are undecided. */
  readonly needReview: number
  /** Results that needed review and were decided: with the result, and with the original. */
  readonly approved: number
  readonly originals: number
  /** Images that the member excluded before. */
  readonly excluded: number
  /** The sizes of all images that are done before and after, in bytes. */
  readonly before: number
  readonly after: number
  /** Of the changed images. */
  readonly lowestSimilarity?: number
}

/** One automation applied to a set. As a `JobDescription` it is listed like the jobs of exports. */
export interface ImageJob extends JobDescription {
  readonly slug: ImageSlug
  readonly options: Options
  readonly status: 'running' | 'paused' | 'done' | 'cancelled'
  /** Total processing time, in seconds. */
  readonly seconds: number
  readonly counts: ImageCounts
}

/** Progress of the running job. */
export interface ImageProgress {
  /** Id of the job. */
  readonly job: string
  readonly slug: ImageSlug
  /** When it was started, in milliseconds since 1970. */
  readonly at: number
  readonly done: number
  readonly all: number
  /** Images a second; absent until some are done. */
  readonly rate?: number
  /** Number of images processed concurrently. */
  readonly workers: number
  /** Absent until it can be estimated. */
  readonly secondsLeft?: number
  readonly isPaused: boolean
}

/** Progress of reading the files of a new set. */
export interface IntakeProgress {
  readonly phase: 'listing' | 'reading' | 'copying'
  readonly done: number
  readonly all: number
}

/** Preview of the options for one image, at a reduced size. */
export interface ImagePreview {
  /** Place of the image in the set. */
  readonly index: number
  /** Absent until it has been read. */
  readonly before?: ImageBitmap
  /** Absent until it has been calculated; that of earlier options stays until then. */
  readonly result?: PreviewResult
}

export interface FileState {
  readonly file: FileRecord
}

export interface AccessState {
  /** `ask` while the member has to allow reading their folder again, by a click. */
  readonly access: 'granted' | 'ask'
  /** Whether this tab may change the set; only one tab may. */
  readonly canEdit: boolean
}

export interface CopiesState {
  /** Progress of copying the originals. */
  readonly intake: IntakeProgress | undefined
  /**
   * Bytes that the copies of the originals need and that are left, if those are too few: they are
   * then only in this tab.
   */
  readonly shortOfSpace: { readonly needed: number; readonly left: number } | undefined
}

export interface SavedState {
  /** Reason that results are only in memory: the device is full, or its storage failed. */
  readonly unsaved: 'full' | 'failed' | undefined
}

export interface OptionsState {
  /** The automation of the current page with its options. */
  readonly slug: ImageSlug | undefined
  /** Filter of the images on the page. @default all */
  readonly filter: string | undefined
  readonly options: Options
  readonly problems: Problems
  /** Another number once the member chose other options, or a picture that they refer to. */
  readonly optionsRevision: number
  /** The job whose result was left for the options of its page. */
  readonly left: string | undefined
}

export interface ProductsState {
  /** Another number once images may show other products. */
  readonly productsRevision: number
}

export interface PreviewsState {
  readonly previews: readonly ImagePreview[]
  /** The places of images that the watermark of the page has no data for, so that they get a fallback. */
  readonly wordless: ReadonlySet<number>
  /** Whether the previews show what the options say. */
  readonly previewProgress: 'ready' | 'calculating'
  /** Estimated duration of the options for all images in seconds, measured on a sample. */
  readonly estimate: number | undefined
}

export interface JobsState {
  /** In the order in which they were opened, without those that cannot be used. */
  readonly images: readonly SetImage[]
  readonly unused: readonly UnusedFile[]
  /** Oldest first. */
  readonly jobs: readonly ImageJob[]
  readonly progress: ImageProgress | undefined
  /** The job that the tab was closed during, until it is resumed, ended or removed. */
  readonly interrupted: ImageJob | undefined
  /** The job that has ended last on this page. */
  readonly ended: { readonly job: string; readonly kind: 'done' | 'cancelled' } | undefined
  /** The job that was undone last. */
  readonly undone: string | undefined
}

export interface ZipState {
  /** Progress of the ZIP, in images. */
  readonly zip: { readonly done: number; readonly all: number } | undefined
}

/** An open set as views see it. Each part of the set owns one part of it, which no other writes. */
export interface ImageSetState
  extends
    FileState,
    AccessState,
    CopiesState,
    SavedState,
    OptionsState,
    ProductsState,
    PreviewsState,
    JobsState,
    ZipState {}

/** The state of a set, for the owner of a part of it. */
export interface Owned<Part> {
  readonly getState: () => ImageSetState
  readonly setState: (changes: Partial<Part>) => void
  readonly subscribe: (
    listener: (state: ImageSetState, before: ImageSetState) => void,
  ) => () => void
}

/** Returns the state of a set that nothing is known of yet but its record. */
export function initialState(file: FileRecord, access: AccessState['access']): ImageSetState {
  return {
    file,
    access,
    canEdit: false,
    intake: undefined,
    shortOfSpace: undefined,
    unsaved: undefined,
    slug: undefined,
    filter: undefined,
    options: {},
    problems: {},
    optionsRevision: 0,
    left: undefined,
    productsRevision: 0,
    previews: [],
    wordless: new Set(),
    previewProgress: 'calculating',
    estimate: undefined,
    images: [],
    unused: [],
    jobs: [],
    progress: undefined,
    interrupted: undefined,
    ended: undefined,
    undone: undefined,
    zip: undefined,
  }
}
