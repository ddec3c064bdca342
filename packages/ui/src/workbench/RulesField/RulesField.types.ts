import type { ReactNode } from 'react'
import type { FoundOption } from '../FilterBar/index.js'

/** When a rule applies. Prices and margins include both ends; an end that is `null` is open. */
export type RuleCondition =
  | { readonly kind: 'contains' | 'type' | 'vendor'; readonly text: string }
  | { readonly kind: 'option'; readonly name: string; readonly text: string }
  | { readonly kind: 'price' | 'margin'; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'on-sale' }

/** Adds a tag to the products that meet a condition. */
export interface TagRule {
  readonly when: RuleCondition
  readonly tag: string
}

/** Values of the open file, suggested while typing. */
export interface RuleSuggestions {
  readonly types?: readonly string[]
  readonly vendors?: readonly string[]
  readonly tags?: readonly string[]
  readonly options?: readonly FoundOption[]
}

export interface RulesFieldProps {
  /** Sets the id of the group. @default a generated id */
  id?: string
  /** Label above the rules, and name of the group. */
  label: string
  /** Help text under the label; describes the group. */
  hint?: ReactNode
  /** Error message; marks the group invalid. */
  error?: string
  /** The rules, in the order in which they are applied. */
  rules: readonly TagRule[]
  /** Called with all rules after each change. A new rule has an empty text and an empty tag. */
  onRulesChange: (rules: readonly TagRule[]) => void
  /** Called when focus leaves the group. */
  onBlur?: () => void
  /** Values of the open file, suggested while typing. @default none */
  suggestions?: RuleSuggestions
  /** Disables all inputs and buttons. @default false */
  disabled?: boolean
}
