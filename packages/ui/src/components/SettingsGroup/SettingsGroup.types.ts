import type { ComponentPropsWithoutRef, ReactNode } from 'react'

export const saveStates = ['clean', 'unsaved', 'saving', 'saved', 'failed'] as const

/**
 * How the saving of a group stands.
 *
 * - `clean` nothing was changed
 * - `unsaved` something was changed
 * - `saving` it is under way; the button is busy and takes no second press
 * - `saved` what was changed is saved
 * - `failed` it was not saved; what was typed is still there
 */
export type SaveState = (typeof saveStates)[number]

export interface SettingsGroupOwnProps {
  /** Heading of the group. */
  heading: string
  /** One line on what the group is for. */
  hint?: ReactNode
  /** Shown at the end of the header, such as a badge or a button. */
  actions?: ReactNode
  /** Sets the style; `danger` for what cannot be undone. @default 'default' */
  tone?: 'default' | 'danger'
  /** Lets the content run to the edge, for rows and tables with their own padding. @default false */
  flush?: boolean
  /** Makes the group a form with a Save button; called on submit. @default no form */
  onSave?: () => void
  /** Says beside Save how things stand. @default nothing is said */
  saveState?: SaveState
  /** Says with `failed` why it was not saved. @default no reason */
  saveFailure?: string
  /** The settings; left out where the head says it all. */
  children?: ReactNode
}

export type SettingsGroupProps = SettingsGroupOwnProps &
  Omit<ComponentPropsWithoutRef<'section'>, keyof SettingsGroupOwnProps>

export interface SettingsRowProps {
  /** Label of the row. */
  label: ReactNode
  /** Help text under the label. */
  hint?: ReactNode
  /** Shown before the label, such as an icon; decorative. */
  leading?: ReactNode
  /** Element of the row; `li` inside a list. @default 'div' */
  as?: 'div' | 'li'
  /** Shown at the end, such as a badge or a few buttons. */
  children?: ReactNode
}
