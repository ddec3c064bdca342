'use client'
import type { RuleCondition } from '@dropwatt/automations/options'
import { useId } from 'react'
import { TextField, type TextFieldProps } from '../../components/TextField/index.js'
import { useStrings } from '../../i18n/index.js'
import { NumberRange } from '../fields/NumberRange.js'
import { rulesFieldStrings } from './RulesField.strings.js'
import type { RuleSuggestions } from './RulesField.types.js'

/** A control of a rule, by its key in the rule: its kind, option name, text or tag. */
export type RuleControl = 'when' | 'name' | 'text' | 'tag'

interface ConditionProps {
  when: RuleCondition
  onWhenChange: (when: RuleCondition) => void
  suggestions: RuleSuggestions
  /** Returns the message for a control, if it is wrong. */
  errorOf: (control: RuleControl) => string | undefined
}

/** Lets the user enter what a condition compares with. */
export function Condition({ when, onWhenChange, suggestions, errorOf }: ConditionProps) {
  const strings = useStrings(rulesFieldStrings)
  switch (when.kind) {
    case 'on-sale':
      return null
    case 'price':
    case 'margin':
      return (
        <NumberRange
          label={strings[when.kind]}
          min={when.min}
          max={when.max}
          unit={when.kind === 'margin' ? '%' : undefined}
          onRangeChange={(range) => onWhenChange({ kind: when.kind, ...range })}
        />
      )
    case 'option': {
      const option = suggestions.options?.find(({ name }) => name === when.name)
      return (
        <>
          <SuggestingField
            label={strings.optionName}
            error={errorOf('name')}
            value={when.name}
            suggested={suggestions.options?.map(({ name }) => name)}
            onText={(name) => onWhenChange({ ...when, name })}
          />
          <SuggestingField
            label={strings.optionValue}
            error={errorOf('text')}
            value={when.text}
            suggested={option?.values.map(({ value }) => value)}
            onText={(text) => onWhenChange({ ...when, text })}
          />
        </>
      )
    }
    default: {
      const found = { contains: undefined, type: suggestions.types, vendor: suggestions.vendors }
      return (
        <SuggestingField
          label={when.kind === 'contains' ? strings.text : strings[when.kind]}
          error={errorOf('text')}
          value={when.text}
          suggested={found[when.kind]}
          onText={(text) => onWhenChange({ ...when, text })}
        />
      )
    }
  }
}

interface SuggestingFieldProps extends Pick<TextFieldProps, 'error' | 'label'> {
  value: string
  suggested: readonly string[] | undefined
  onText: (text: string) => void
}

/** A text field that suggests values of the open file. */
export function SuggestingField({ suggested, onText, ...field }: SuggestingFieldProps) {
  const listId = useId()
  const hasList = suggested !== undefined && suggested.length > 0
  return (
    <>
      <TextField
        {...field}
        autoComplete="off"
        list={hasList ? listId : undefined}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {hasList && (
        <datalist id={listId}>
          {suggested.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}
