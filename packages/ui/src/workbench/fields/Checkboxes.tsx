'use client'
import { Checkbox } from '../../components/Checkbox/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { fieldsStrings } from './fields.strings.js'
import { toggled } from './toggled.js'
import { StyledChoices, StyledCount, StyledHint } from './Checkboxes.styles.js'

/** One of the values to choose from. */
interface CheckboxChoice {
  readonly value: string
  readonly label: string
  /** Help text under the label. */
  readonly hint?: string
  readonly count?: number
  readonly disabled?: boolean
}

interface CheckboxesProps {
  choices: readonly CheckboxChoice[]
  value: readonly string[]
  /** Called with the chosen values in the order of the choices; values without a choice come last. */
  onValueChange: (value: readonly string[]) => void
  /** Whether a long list scrolls. @default false */
  scrolls?: boolean
}

/** Lets the user choose any number of values. Goes in a group with a label. */
export function Checkboxes({ choices, value, onValueChange, scrolls = false }: CheckboxesProps) {
  const strings = useStrings(fieldsStrings)
  const numbers = numberFormat(useLocale())

  return (
    <StyledChoices data-scrolls={scrolls ? '' : undefined}>
      {choices.map((choice) => (
        <Checkbox
          key={choice.value}
          label={
            <>
              {choice.label}{' '}
              {choice.count !== undefined && (
                <StyledCount>{numbers.format(choice.count)}</StyledCount>
              )}
              {choice.hint !== undefined && <StyledHint>{choice.hint}</StyledHint>}
            </>
          }
          checked={value.includes(choice.value)}
          disabled={choice.disabled}
          title={choice.disabled && value.includes(choice.value) ? strings.always : undefined}
          onChange={({ currentTarget }) =>
            onValueChange(toggled(choices, value, choice.value, currentTarget.checked))
          }
        />
      ))}
    </StyledChoices>
  )
}
