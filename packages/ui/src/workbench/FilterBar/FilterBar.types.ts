import type { FoundValue, ScopeChoices, ScopeMatches } from '@dropwatt/automations'
import type { Scope } from '@dropwatt/automations/options'
import type { ReactNode } from 'react'

/** Filters by values of one column. */
export type ValueFilterKind = 'vendor' | 'type' | 'tag' | 'status'

/** An offer of a filter on a fact of variants. */
interface OfferOfVariants {
  /** Whether it chooses single variants, unless any variant is enough. @default whole products */
  readonly choosesVariants?: boolean
}

/** A filter that can be added, with the values to choose from. */
export type FilterOffer =
  | { readonly kind: ValueFilterKind; readonly values: readonly FoundValue[] }
  | ({ readonly kind: 'option'; readonly options: ScopeChoices['options'] } & OfferOfVariants)
  | ({ readonly kind: 'price' } & OfferOfVariants)
  | { readonly kind: 'title' | 'handles' | 'last-job' }

export interface FilterBarProps {
  /** Sets the id of the group. @default a generated id */
  id?: string
  /** Label above the chips, and name of the group. */
  label: string
  /** Help text under the label; describes the group. */
  hint?: ReactNode
  /** Error message; marks the group invalid. */
  error?: string
  /** The filters in use, in the order of their chips; none means all products. */
  filters: Scope
  /** The filters that can be added, in order. Each can be used once, an option once per name. */
  offers: readonly FilterOffer[]
  /** Numbers that pass the filters, once they are counted. @default not shown */
  matches?: ScopeMatches | undefined
  /** Called with all filters after each change. A filter without a value is not among them. */
  onFiltersChange: (filters: Scope) => void
  /** Called when focus leaves the group. */
  onBlur?: () => void
  /** Disables all chips and buttons. @default false */
  disabled?: boolean
}

export interface FilterChipProps {
  /** Filter that the chip stands for, such as `Vendor: Acme`. */
  children: ReactNode
  /** Accessible name of the removing button, such as `Remove Vendor: Acme`. */
  removeLabel: string
  /** Called by the removing button, and by Delete and Backspace on the chip. */
  onRemove: () => void
  /** Called by a press on the text; without it, the whole chip is the removing button. */
  onEdit?: () => void
  /** Whether what `onEdit` opens is open. */
  expanded?: boolean
  /** Disables its buttons. @default false */
  disabled?: boolean
}
