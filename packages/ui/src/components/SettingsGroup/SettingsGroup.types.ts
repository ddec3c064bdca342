import type { ComponentPropsWithoutRef, ReactNode } from 'react'

export const saveStates = ['clean', 'unsaved', 'saving', 'saved', 'failed'] as const

/**
 * Save state of a group.
 *
 * - `clean` no changes
 * - `unsaved` unsaved changes
 * - `saving` in progress; the button is busy and ignores clicks
 * - `saved` all changes are saved
 * - `failed` not saved; the input is kept
 */
export type SaveState = (typeof saveStates)[number]

export interface SettingsGroupProps extends ComponentPropsWithoutRef<'section'> {
  /** Heading of the group. */
  heading: string
  /** Sets the heading level; 3 inside a section of the page. @default 2 */
  headingLevel?: 2 | 3
  /** Purpose of the group, in one line. */
  hint?: ReactNode
  /** Shown at the end of the header, such as a badge or a button. */
  actions?: ReactNode
  /** Visual style; `danger` for irreversible actions. @default 'default' */
  tone?: 'default' | 'danger'
  /** Lets the content run to the edge, for rows and tables with their own padding. @default false */
  flush?: boolean
  /** Makes the group a form with a Save button. Called on submit. @default no form */
  onSave?: () => void
  /** Save state, shown beside Save. @default not shown */
  saveState?: SaveState
  /** Reason shown with `failed`. @default no reason */
  saveFailure?: string
  /** The settings; omit them if the group is only a header. */
  children?: ReactNode
}

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
