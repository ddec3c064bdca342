import type {
  CutoutEdits,
  ImageProblem,
  ImageReason,
  ImageTask,
  KeptReason,
} from '@dropwatt/automations/images'
import type { Options } from '@dropwatt/automations/options'

/** A file that options refer to: the logo of a watermark, a background, or a model. */
export interface TaskPicture {
  /** Another one for each picture, so that a worker decodes it once. */
  readonly id: string
  readonly content: Blob
}

export interface WorkerTask {
  readonly slug: ImageTask['slug']
  readonly options: Options
  readonly values?: ImageTask['values']
  readonly edits?: CutoutEdits
  readonly picture?: TaskPicture
}

/** Preview of an image with some options, at a reduced size. */
export interface WorkerPreview {
  readonly before: ImageBitmap
  readonly result: PreviewResult
}

export type PreviewResult =
  | {
      readonly state: 'changed'
      readonly after: ImageBitmap
      readonly reasons: readonly ImageReason[]
    }
  | { readonly state: 'kept'; readonly reason: KeptReason }
  | { readonly state: 'refused'; readonly problem: ImageProblem }

/** The open image of a review, without its background. */
export interface ReviewPicture {
  readonly after: ImageBitmap
  readonly reasons: readonly ImageReason[]
}
