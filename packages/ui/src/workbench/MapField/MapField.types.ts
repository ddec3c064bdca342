import type { ReactNode } from 'react'
import type { CountedValue } from '../fields/CountedValue.js'

/** New values by found values. */
export type ValueMap = Readonly<Record<string, string>>

export interface MapFieldProps {
  /** Sets the id of the group. @default a generated id */
  id?: string
  /** Label above the rows, and name of the group. */
  label: string
  /** Help text under the label; describes the group. */
  hint?: ReactNode
  /** Error message; marks the group invalid. */
  error?: string
  /** The values of the open file, with their counts, in the order in which they are shown. */
  found: readonly CountedValue[]
  /** Groups of found values that differ little, such as spellings of one name. They come first. @default none */
  similar?: readonly (readonly string[])[]
  /** New values by found values. A value that is not among them stays as it is. */
  value: ValueMap
  /** Called with the whole map after each change. A new value that is empty is not in it. */
  onValueChange: (value: ValueMap) => void
  /** Called when focus leaves the group. */
  onBlur?: () => void
  /** Number of groups that are shown at first; those with a new name always are. @default 20 */
  shown?: number
  /** Longest new value, in characters. @default unlimited */
  maxLength?: number
  /** Takes amounts, such as 12.50, in place of names; no row can be added. @default false */
  isAmount?: boolean
  /** Disables all inputs and buttons. @default false */
  disabled?: boolean
}
