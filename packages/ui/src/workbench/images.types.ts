import type { ImageProblem, ImageReason, KeptReason } from '@dropwatt/automations/images'
/**
 * A picture to show: what is drawn into a canvas, or the address of a picture of this site. Pictures
 * of the member’s files are never addresses, because the page may not load them.
 */
export type PictureSource = ImageBitmap | HTMLCanvasElement | string

/** Reason why an image was left unchanged; `chosen` by the member, during review. */
export type KeptOrChosen = KeptReason | 'chosen'

/** Reason why an image cannot be used; `failed` says that work on it stopped because of an error. */
export type ImageRefusal = ImageProblem | 'failed'

/** Progress of an image. */
export type ImageStatus =
  /** It is open; no job was started. */
  | { readonly kind: 'open' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'ready' }
  /** The strongest reason first. */
  | { readonly kind: 'review'; readonly reasons: readonly ImageReason[] }
  /** The member excluded it. */
  | { readonly kind: 'excluded' }
  | { readonly kind: 'kept'; readonly reason: KeptOrChosen }
  | { readonly kind: 'refused'; readonly problem: ImageRefusal }

/** One image of a set. */
export interface SetImage {
  /** Unique in its set. */
  readonly id: string
  /** Name with its extension, without folders. */
  readonly name: string
  /** Folders that it is in, such as ‘summer/shirts’. @default none */
  readonly folder?: string | undefined
  readonly status: ImageStatus
  /** Size of the file as it would be downloaded now: of the result if there is one, else of the original. */
  readonly bytes: number
  /** A small picture of it, once it is loaded. */
  readonly picture?: PictureSource | undefined
}
