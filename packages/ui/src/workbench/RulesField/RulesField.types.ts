import type { ScopeChoices } from '@dropwatt/automations'
import type { Problem, TagRule } from '@dropwatt/automations/options'
import type { ReactNode } from 'react'

/** Values of the open file, suggested while typing. */
export interface RuleSuggestions {
  readonly types?: readonly string[]
  readonly vendors?: readonly string[]
  readonly tags?: readonly string[]
  readonly options?: ScopeChoices['options']
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
  /** The rule that the message is about, by its index, and its control: the message then stands there. @default the rules as a whole */
  faulty?: Pick<Problem, 'part' | 'control'> | undefined
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
