import type { CutoutSettings, ImageReason } from '@dropwatt/automations/images'
import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react'
import type { PictureSource } from '../images.types.js'
import type { DrawnPicture, MaskBrush } from '../MaskEditor/index.js'

export const reviewDecisions = ['approved', 'original', 'later'] as const

/** Decision in a review: the result, the original, or later. */
export type ReviewDecision = (typeof reviewDecisions)[number]

/** Settings for the removal of one image's background, without the strokes of the brush. */
export type CutoutChoices = Omit<CutoutSettings, 'strokes'>

/** One image to review. */
export interface ReviewImage {
  /** Unique in its list. */
  readonly id: string
  /** Name with its extension. */
  readonly name: string
  /** Reasons why it needs review, the strongest first. @default none, it was opened by hand */
  readonly reasons: readonly ImageReason[]
  /** @default not decided */
  readonly decision?: ReviewDecision | undefined
  /** A small picture of the result. @default it is loading */
  readonly thumbnail?: PictureSource | undefined
}

/** The current image, large. */
export interface ReviewPictures {
  /** The image as it was chosen, in any size. The caller closes it. @default it is loading */
  readonly original?: DrawnPicture | undefined
  /** Result of the automation. The caller closes it. @default it is being computed */
  readonly result?: DrawnPicture | undefined
  /** Width and height of the image in pixels, which 100% refers to. @default those of `original` */
  readonly size?: readonly [width: number, height: number] | undefined
  /** Whether the result is being computed again. @default false */
  readonly busy?: boolean | undefined
  /** Says why the pictures cannot be shown. @default nothing is wrong */
  readonly error?: ReactNode
}

/** Automation that made the results, which names them. */
export type ReviewKind = 'cutout' | 'background' | 'watermark' | 'compression'

export interface ReviewQueueProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The images to review, in order. Decided ones stay in the list. */
  images: readonly ReviewImage[]
  /** The `id` of the image that is shown; null shows what was decided. */
  current: string | null
  /** Called with the image to show next; with null after the last decision. */
  onCurrentChange: (id: string | null) => void
  /** The pictures of the current image. */
  pictures: ReviewPictures
  /** Called with each decision once the pictures are shown that it is about, before `onCurrentChange`. */
  onDecide: (id: string, decision: ReviewDecision) => void
  /** Names the result. @default 'cutout' */
  kind?: ReviewKind
  /** Settings for the background of the current image. @default not shown */
  choices?: CutoutChoices
  /** Called with what the member changed about the current image. */
  onChoicesChange?: (choices: Partial<CutoutChoices>) => void
  /** Offers the brush for the current image. @default none */
  brush?: MaskBrush
  /** Number of images that are still being processed; some of them may need review. @default 0 */
  processing?: number
  /** Buttons once all images are reviewed, such as the download. @default none */
  doneActions?: ReactNode
  /** Goes back to all images. @default no button */
  onBack?: () => void
  /** Says which images of the list are in view, from `from` to before `to`, so that their small pictures are loaded. Pass a stable function. */
  onNear?: (from: number, to: number) => void
  /** Shows all shortcuts. @default no button */
  onShortcuts?: () => void
  /** Whether single letters and signs work as shortcuts while focus is inside. @default true */
  singleKeys?: boolean
  /** Moves focus to the picture when the review opens. @default false */
  takesFocus?: boolean
  /** Element that receives focus once all images are reviewed, such as the download. @default the heading that says what was decided */
  doneFocus?: RefObject<HTMLElement | null>
  /** Reason why images can be seen but not decided, as a sentence, such as in a second tab. @default nothing */
  offReason?: string | undefined
}
