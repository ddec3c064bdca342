import type { FoundValue, ScopeMatches } from '@dropwatt/automations'
import type {
  ConditionSubject,
  Operator,
  Problem,
  Scope,
  ValueKind,
} from '@dropwatt/automations/options'
import type { ReactNode } from 'react'

/** A fact that conditions can compare in the open file. */
export interface FilterOffer {
  readonly on: ConditionSubject
  /** Kind of its values. */
  readonly kind: ValueKind
  /** The comparisons that fit it, in order. */
  readonly operators: readonly Operator[]
  /** Name of a column, such as that of a metafield. @default the name in the file */
  readonly label?: string
  /** Whether each variant has a value of its own. @default false */
  readonly isOfVariants?: boolean
  /** Whether it chooses single variants, unless any variant is enough. @default whole products */
  readonly choosesVariants?: boolean
  /** Values of the file to choose from. @default they are typed */
  readonly values?: readonly FoundValue[]
  /** Whether its values are still being found, so that their place is kept. @default false */
  readonly isLoading?: boolean
}

/** Conditions that were saved under a name. */
export interface SavedFilter {
  readonly id: string
  readonly name: string
  readonly scope: Scope
  /** Reason it cannot be used with the open file, as a sentence. @default it can */
  readonly offReason?: string | undefined
}

/** Saved filters, and what can be done with them. */
export interface SavedFilters {
  /** In the order of their chips. */
  readonly filters: readonly SavedFilter[]
  /** Called with a name that no other filter has. */
  readonly onSave: (name: string, scope: Scope) => void
  /** Called with a new name that no other filter has. */
  readonly onRename: (id: string, name: string) => void
  readonly onRemove: (id: string) => void
}

export interface FilterBarProps {
  /** Sets the id of the group. @default a generated id */
  id?: string
  /** Label in the line that opens it, and name of the group. */
  label: string
  /** Help text under the label; describes the group. */
  hint?: ReactNode
  /** Error message; marks the group, or the condition that it is about, as invalid. */
  error?: string
  /** The condition that the message is about, by its index. @default all of them */
  faulty?: Pick<Problem, 'part'> | undefined
  /** The conditions in use; none means all products. */
  scope: Scope
  /** The facts that can be compared, in order. */
  offers: readonly FilterOffer[]
  /** Numbers that match, once they are counted. @default not shown */
  matches?: ScopeMatches | undefined
  /** Number of products in the open file. @default not known */
  products?: number | undefined
  /** Filters saved on this device. @default none can be saved */
  saved?: SavedFilters | undefined
  /** Called with all conditions after each change; one without a value is among them. */
  onScopeChange: (scope: Scope) => void
  /** Called when focus leaves the group. */
  onBlur?: () => void
  /** Whether it shows the conditions at first. @default false, only a line */
  defaultOpen?: boolean
  /** Disables all controls. @default false */
  disabled?: boolean
}

export interface FilterChipProps {
  /** Value that the chip stands for. */
  children: ReactNode
  /** Accessible name, such as `Remove Acme`. */
  removeLabel: string
  /** Called by a press, and by Delete and Backspace. */
  onRemove: () => void
  /** @default false */
  disabled?: boolean
}
