import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react'

export const badgeTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const

/**
 * Meaning of a status.
 *
 * - `neutral` a plain fact: waiting, off, a role
 * - `info` worth knowing, no action needed
 * - `success` succeeded
 * - `warning` in progress, or needs attention
 * - `danger` failed, or blocks the work
 */
export type BadgeTone = (typeof badgeTones)[number]

export interface BadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Sets the colour and the icon. @default 'neutral' */
  tone?: BadgeTone
  /** Replaces the icon of the tone; decorative. @default the icon of the tone */
  icon?: ReactElement
  /** Shows a spinner in place of the icon, for work in progress. @default false */
  running?: boolean
  /** The status in a word or two; colour and icon only repeat it. */
  children: Exclude<ReactNode, boolean | null | undefined>
}
