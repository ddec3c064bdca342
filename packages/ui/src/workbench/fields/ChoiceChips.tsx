'use client'
import type { ReactNode } from 'react'
import { StyledHint } from '../../components/FormField/index.js'
import { StyledGroup, StyledInput, StyledToggle } from '../ToggleGroup/ToggleGroup.styles.js'
import { toggled } from './toggled.js'

/** One of the values to choose from. */
export interface ChipChoice {
  readonly value: string
  readonly label: string
  /** Help text below the chips, while it is chosen. */
  readonly hint?: string
  readonly disabled?: boolean
}

interface ChoiceChipsProps {
  /** The values to choose from. */
  choices: readonly ChipChoice[]
  value: readonly string[]
  /** Called with the chosen values in the order of `all`; values without a choice come last. */
  onValueChange: (value: readonly string[]) => void
  /** All values, if not each has a chip. @default the choices */
  all?: readonly ChipChoice[]
  /** Stands behind the last chip, such as a button for more. @default nothing */
  end?: ReactNode
}

/** Lets the user choose any number of a few short values, each a chip. Goes in a group with a label. */
export function ChoiceChips({
  choices,
  value,
  onValueChange,
  all = choices,
  end,
}: ChoiceChipsProps) {
  const hints = choices.filter(
    (choice) => choice.hint !== undefined && value.includes(choice.value),
  )
  return (
    <>
      <StyledGroup>
        {choices.map((choice) => (
          <StyledToggle key={choice.value}>
            <StyledInput
              type="checkbox"
              checked={value.includes(choice.value)}
              disabled={choice.disabled}
              onChange={({ currentTarget }) =>
                onValueChange(toggled(all, value, choice.value, currentTarget.checked))
              }
            />
            <span>{choice.label}</span>
          </StyledToggle>
        ))}
        {end}
      </StyledGroup>
      {hints.map((choice) => (
        <StyledHint key={choice.value}>{choice.hint}</StyledHint>
      ))}
    </>
  )
}
