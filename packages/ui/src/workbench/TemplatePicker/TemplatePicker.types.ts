import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { PictureSource } from '../images.types.js'

/**
 * Look of a background: CSS colours from top to bottom at equal distances, where one colour
 * is plain; or a picture, undefined while there is none.
 */
export type TemplateGround =
  | { readonly colours: readonly string[] }
  | { readonly picture: PictureSource | undefined }

/** A background to choose. */
export interface BackgroundChoice {
  readonly value: string
  readonly label: string
  /** @default nothing is known of it yet */
  readonly ground?: TemplateGround
  /** Marks a background that the member makes, of a colour or an image. @default false */
  readonly isOwn?: boolean
  /** @default false */
  readonly disabled?: boolean
}

export interface TemplatePickerProps extends Omit<
  ComponentPropsWithoutRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange' | 'role'
> {
  /** Legend over the backgrounds. */
  legend: string
  /** Help text under the legend. */
  hint?: ReactNode
  /** Error message; marks the group invalid. */
  error?: string
  /** The backgrounds, in order. */
  templates: readonly BackgroundChoice[]
  /** The chosen background. */
  value: string
  /** Called with the chosen background. */
  onValueChange: (value: string) => void
}
