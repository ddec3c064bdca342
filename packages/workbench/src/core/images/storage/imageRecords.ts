import type {
  CutoutEdits,
  ImageFacts,
  ImageProblem,
  ImageReason,
  KeptReason,
} from '@dropwatt/automations/images'

/** Location of the bytes of an original. */
export type OriginalPlace =
  /** In a folder of the member, which is among the sources of the set. */
  | { readonly kind: 'folder'; readonly source: number; readonly path: string }
  /** In a ZIP, which is among the sources of the set. */
  | {
      readonly kind: 'zip'
      readonly source: number
      /** Start of its entry, in bytes. */
      readonly offset: number
      /** Its size in the ZIP, in bytes. */
      readonly packed: number
      /** ZIP compression method: 0 stored, 8 DEFLATE. */
      readonly method: number
    }
  /** In the copies of the set. */
  | { readonly kind: 'copy'; readonly offset: number }
  /** Only in this tab, as it could not be copied. */
  | { readonly kind: 'tab' }

/** Reason that a file of a set is not one of its images. */
export type FileProblem =
  | ImageProblem
  /** It could not be read. */
  | 'unreadable'
  /** It is beyond the number of images that a set may have. */
  | 'too-many'
  /** It is in a ZIP in a way that cannot be read, such as with a password. */
  | 'locked'

/** A folder or ZIP that images of a set are in. */
export type SourceRecord =
  /** In a folder of the member. */
  | { readonly kind: 'handle'; readonly handle: FileSystemHandle }
  /** A ZIP in the copies of the set. */
  | { readonly kind: 'copy'; readonly offset: number; readonly size: number }
  /** Only in the tab that opened it. */
  | { readonly kind: 'tab' }

/** One file of a set, without its bytes. */
export interface ImageRecord {
  /** Its place in the set, from 0; it never changes. */
  readonly index: number
  /** Its name with its folders, which `/` separates. */
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly place: OriginalPlace
  /** Facts from its header; absent if it has a problem. */
  readonly facts?: ImageFacts
  readonly problem?: FileProblem
  /** Whether the member excluded it from jobs and downloads. @default false */
  readonly isExcluded?: boolean
}

/** The member's decision about a result that needs review. */
export type ReviewDecision = 'approved' | 'original' | 'later'

/** Reason that a result is missing although the image can be used. */
export type ImageFailure =
  /** The browser had not enough memory for it, or its worker stopped. */
  | 'stopped'
  /** The original could not be read. */
  | 'unreadable'
  | 'failed'

interface OutcomeBase {
  readonly job: string
  readonly index: number
  /** Size of what the job was given, in bytes. */
  readonly before: number
  readonly decision?: ReviewDecision
  /** The member's edits during review. */
  readonly edits?: CutoutEdits
  /** Whether it was edited since it was made. @default false */
  readonly isOutdated?: boolean
}

/** Result of a job for an image, without the bytes. */
export type OutcomeRecord = OutcomeBase &
  (
    | {
        readonly state: 'changed'
        /** Start of the bytes in the results of the job. */
        readonly offset: number
        /** In bytes. */
        readonly size: number
        readonly format: ImageFacts['format']
        readonly width: number
        readonly height: number
        readonly similarity?: number
        readonly reasons: readonly ImageReason[]
      }
    | { readonly state: 'kept'; readonly reason: KeptReason }
    | { readonly state: 'refused'; readonly problem: ImageProblem }
    | { readonly state: 'failed'; readonly failure: ImageFailure; readonly details: string }
  )
