import type { ImageReason } from '@dropwatt/automations/images'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { PictureSource } from '../images.types.js'

/** An image with the result of the current options. */
export interface PreviewImage {
  /** Unique in its list. */
  readonly id: string
  /** Name with its extension. */
  readonly name: string
  /** Of the image in pixels. */
  readonly width: number
  readonly height: number
  /** The result of the current options, in any size. @default it is being computed */
  readonly picture?: PictureSource | undefined
  /** Reason why it needs review. @default it does not */
  readonly reason?: ImageReason | undefined
  /** Says why there is no result. @default nothing is wrong */
  readonly error?: string | undefined
}

/** Effect of the options on all images, as counts. */
export interface PreviewCounts {
  readonly ready: number
  readonly all: number
  /** Those that the result needs review for. */
  readonly review: number
  /** Those left out because an earlier result of theirs is undecided. @default 0 */
  readonly pending?: number
}

export interface ImagePreviewsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** `watermark` shows the first three images large, `background` all in the same size. */
  kind: 'watermark' | 'background'
  /** For watermarks first the largest, the widest and the smallest image, then up to six others. */
  images: readonly PreviewImage[]
  /** Counts, written above the pictures. @default not known yet */
  counts?: PreviewCounts
  /** Whether the pictures show older options. @default false */
  busy?: boolean
  /** Shows six other images. @default no button */
  onOther?: () => void
  /** Called when the member opens an image. @default they cannot */
  onOpen?: (id: string) => void
  /** Replaces the pictures when there are none. @default says that no image can be shown */
  empty?: ReactNode
}
