import type { ComponentPropsWithoutRef, ReactNode } from 'react'

export const columnMatches = [
  'name',
  'content',
  'name-and-content',
  'decimal-comma',
  'saved',
  'chosen',
  'confirm',
  'none',
] as const

/**
 * How the column of the store was found for one of the supplier.
 *
 * - `name`, `content`, `name-and-content` by what it is called, by what it holds, or both
 * - `decimal-comma` by what it holds, which is numbers with a comma before their decimals
 * - `saved` it was chosen for an earlier list of the supplier
 * - `chosen` the user chose or confirmed it
 * - `confirm` found, but uncertain: the user is asked to confirm it
 * - `none` nothing was found
 */
export type ColumnMatch = (typeof columnMatches)[number]

/** A column of a supplier list, and the one of the store that it fills. */
export interface MappedColumn {
  /** Its place in the list; unique. */
  readonly column: number
  readonly name: string
  /** Its first values. */
  readonly examples: readonly string[]
  /** A value of the targets; empty while the column is excluded. */
  readonly target: string
  readonly matchedBy: ColumnMatch
  /** The name of the option that it holds values of. @default the target has no name */
  readonly optionName?: string
}

/** A column of the store that one of a supplier can fill. */
export interface MappingTarget {
  readonly value: string
  readonly label: string
  /** Its option has a name, which is asked for. @default false */
  readonly hasName?: boolean
}

export interface ColumnMapperProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The columns of the supplier, in their order. */
  columns: readonly MappedColumn[]
  /** The columns of the store, in the order of the list to choose from. */
  targets: readonly MappingTarget[]
  /** Called with the target that was chosen for a column, empty for none. */
  onTargetChange: (column: number, target: string) => void
  /** Called with the name of the option that a column holds. */
  onOptionNameChange: (column: number, name: string) => void
  /** Called when the user confirms what was found for a column. */
  onConfirm: (column: number) => void
  /** What the supplier is called. */
  supplier: string
  /** Called with another name of the supplier. */
  onSupplierChange: (name: string) => void
  /** Whether what was chosen is saved for the next list of the supplier. @default false */
  isSaved?: boolean
  /** Says what the mapping lacks. @default nothing */
  error?: string
  /** Below the columns, side by side where there is room, such as options and a preview. @default nothing */
  children?: ReactNode
  /** Turns the keys N and P on. @default true */
  singleKeys?: boolean
  /** Why nothing can be chosen, as a sentence, shown above the columns. @default nothing */
  offReason?: string | undefined
}
