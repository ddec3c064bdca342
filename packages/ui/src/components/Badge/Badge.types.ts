import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react'

export const badgeTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const

/**
 * What a state means for the reader.
 *
 * - `neutral` a plain fact: waiting, off, a role
 * - `info` worth knowing, nothing to do
 * - `success` went well
 * - `warning` under way, or wants a look
 * - `danger` failed, or stops the work
 */
export type BadgeTone = (typeof badgeTones)[number]

export interface BadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Sets what the state means. @default 'neutral' */
  tone?: BadgeTone
  /** Replaces the sign of the tone; decorative, as the word says it. @default the sign of the tone */
  icon?: ReactElement
  /** Shows a turning ring in place of the icon, for what is under way. @default false */
  running?: boolean
  /** Says the state in a word or two; colour and icon only repeat it. */
  children: Exclude<ReactNode, boolean | null | undefined>
}
