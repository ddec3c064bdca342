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
  /** Names the group. */
  heading: string
  /** Says in one line what the group is for. */
  hint?: ReactNode
  /** Stands at the end of the head, such as a badge or a button. */
  actions?: ReactNode
  /** Sets it apart when what it does cannot be taken back. @default 'default' */
  tone?: 'default' | 'danger'
  /** Lets the content run to the edge, for rows and tables that bring their own padding. @default false */
  flush?: boolean
  /** Makes the group a form that ends in a Save button; hears of its submission. @default no form */
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
  /** Says what the row is about. */
  label: ReactNode
  /** Says more under the label. */
  hint?: ReactNode
  /** Stands before the label, such as an icon; decorative. */
  leading?: ReactNode
  /** Makes it an entry of a list. @default 'div' */
  as?: 'div' | 'li'
  /** Stands at the end, such as a badge or a few buttons. */
  children?: ReactNode
}
