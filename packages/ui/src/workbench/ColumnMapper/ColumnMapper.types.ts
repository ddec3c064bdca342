import type { MatchedColumn } from '@dropwatt/automations'
import type { ColumnTarget } from '@dropwatt/automations/options'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** A column of a supplier list, and the one of the store that it fills. */
export type MappedColumn = Pick<MatchedColumn, 'column' | 'name' | 'samples' | 'target' | 'why'>

/** A column of the store that one of a supplier can fill; an option has a name, which is asked for. */
export interface MappingTarget {
  readonly target: ColumnTarget
  readonly label: string
}

export interface ColumnMapperProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The columns of the supplier, in their order. */
  columns: readonly MappedColumn[]
  /** The columns of the store, in the order of the list to choose from. */
  targets: readonly MappingTarget[]
  /** Called with the target that was chosen for a column, or with the new name of the option that it holds. */
  onTargetChange: (column: number, target: ColumnTarget) => void
  /** Called when the user confirms what was found for a column. */
  onConfirm: (column: number) => void
  /** Name of the supplier. */
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
  /** Reason why nothing can be chosen, as a sentence, shown above the columns. @default nothing */
  offReason?: string | undefined
}
