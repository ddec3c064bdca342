import type { Stroke } from '@dropwatt/automations/images'
import type { ComponentPropsWithoutRef, KeyboardEvent, ReactNode, Ref } from 'react'
import type { PictureSource } from '../images.types.js'

/** A picture that can be drawn at any scale. */
export type DrawnPicture = Exclude<PictureSource, string>

export const maskTools = ['keep', 'remove', 'move'] as const

/** Tool of the pointer on the picture: marks the product, marks the background, or moves the view. */
export type MaskTool = (typeof maskTools)[number]

/** The strokes of the brush, for an image whose background was removed. */
export interface MaskBrush {
  /** Called when a stroke ends. It stays visible until the new result is there. */
  readonly onStroke: (stroke: Stroke) => void
  /** Called when the user takes the brush, before the first stroke. @default nothing is prepared */
  readonly onTake?: (() => void) | undefined
  /** Takes back the last stroke. @default there is none */
  readonly onUndo?: (() => void) | undefined
  /** Draws a stroke again that was taken back. @default there is none */
  readonly onRedo?: (() => void) | undefined
}

/** Methods of an editor. */
export interface MaskEditorHandle {
  /** Moves focus to the picture. */
  readonly focus: () => void
  /** Does what a key does in the editor, and prevents its default then. */
  readonly press: (event: KeyboardEvent) => void
}

export interface MaskEditorProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'aria-label' | 'aria-labelledby'
> {
  /** Name of the file; names the pictures. */
  name: string
  /** Unique among images. Another one starts with the whole image and with Move. @default `name` */
  imageId?: string
  /** The image as it was chosen, in any size. The caller closes it. @default it is loading */
  original?: DrawnPicture
  /** Result of the automation. The caller closes it. @default it is being computed */
  result?: DrawnPicture
  /** Width and height of the image in pixels, which 100% refers to. @default those of `original` */
  size?: readonly [width: number, height: number]
  /** Tag on the result. @default 'Background removed' */
  resultLabel?: string
  /** Offers the brush. @default the pictures can only be looked at */
  brush?: MaskBrush
  /** Whether the result is being computed again. @default false */
  busy?: boolean
  /** Says why there is no result, or why the pictures cannot be shown. @default nothing is wrong */
  error?: ReactNode
  /** Reason why the brush is off, as a sentence, such as in a second tab; show it visibly as well. @default nothing */
  offReason?: string | undefined
  /** Whether single letters and signs work as shortcuts while focus is inside. @default true */
  singleKeys?: boolean
  /** Moves focus to the picture, and takes keys that were pressed around it. */
  handle?: Ref<MaskEditorHandle>
}
