import type { ReactNode } from 'react'

/** A value that the open file holds. */
export interface FoundValue {
  readonly value: string
  /** Shown instead of the value, such as the translated name of a status. @default the value */
  readonly label?: string
  /** Number of products with it. @default not shown */
  readonly count?: number
}

/** Filters by values of one column. */
export type ValueFilterKind = 'vendor' | 'type' | 'tag' | 'status'

/** A filter on a fact of variants. */
interface OfVariants {
  /** Lets a whole product pass when any of its variants does. @default each variant for itself */
  readonly of?: 'any-variant'
}

/** Includes both ends; an end that is `null` is open. */
interface PriceFilter extends OfVariants {
  readonly kind: 'price'
  readonly min: number | null
  readonly max: number | null
}

interface OptionFilter extends OfVariants {
  readonly kind: 'option'
  readonly name: string
  readonly values: readonly string[]
}

/** One filter of products. A product passes when it passes all of them. */
export type ProductFilter =
  | { readonly kind: ValueFilterKind; readonly values: readonly string[] }
  | PriceFilter
  | OptionFilter
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'handles'; readonly handles: readonly string[] }
  | { readonly kind: 'last-job' }

/** An option of the products, such as Size, with its values. */
export interface FoundOption {
  readonly name: string
  readonly values: readonly FoundValue[]
}

/** An offer of a filter on a fact of variants. */
interface OfferOfVariants {
  /** Whether it chooses single variants, unless any variant is enough. @default whole products */
  readonly choosesVariants?: boolean
}

/** A filter that can be added, with the values to choose from. */
export type FilterOffer =
  | { readonly kind: ValueFilterKind; readonly values: readonly FoundValue[] }
  | ({ readonly kind: 'option'; readonly options: readonly FoundOption[] } & OfferOfVariants)
  | ({ readonly kind: 'price' } & OfferOfVariants)
  | { readonly kind: 'title' | 'handles' | 'last-job' }

/** What passes the filters. */
export interface FilterMatches {
  readonly unit: 'variants' | 'products'
  readonly count: number
  /** How many the file has. */
  readonly of: number
}

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
  filters: readonly ProductFilter[]
  /** The filters that can be added, in order. Each can be used once, an option once per name. */
  offers: readonly FilterOffer[]
  /** What passes the filters, once it is counted. @default not shown */
  matches?: FilterMatches | undefined
  /** Called with all filters after each change. A filter without a value is not among them. */
  onFiltersChange: (filters: readonly ProductFilter[]) => void
  /** Called when focus leaves the group. */
  onBlur?: () => void
  /** Disables all chips and buttons. @default false */
  disabled?: boolean
}

export interface FilterChipProps {
  /** What the chip stands for, such as `Vendor: Acme`. */
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
