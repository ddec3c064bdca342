import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { Icon } from '../../icons/index.js'

export const noticeTones = ['info', 'success', 'warning', 'danger'] as const

/**
 * Meaning of a notice.
 *
 * - `info` worth knowing, nothing is wrong
 * - `success` something has succeeded
 * - `warning` something needs attention, the work can continue
 * - `danger` something failed or was refused
 */
export type NoticeTone = (typeof noticeTones)[number]

export interface NoticeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title'> {
  /** Sets the colour and the icon. @default 'info' */
  tone?: NoticeTone
  /** Says what happened, in one line. */
  title: string
  /** Renders the title as a heading of this level. @default no heading */
  headingLevel?: 2 | 3 | 4
  /** Replaces the icon of the tone; decorative. @default the icon of the tone */
  icon?: Icon
  /** Says what it means for the file, and what to do. */
  children?: ReactNode
  /** Buttons below the text: the first one outlined, the others ghosts. */
  actions?: ReactNode
  /** Called when the notice is closed. @default no Close button */
  onDismiss?: () => void
}
