'use client'
import { useState, type ReactNode } from 'react'
import { Button } from '../../components/Button/index.js'
import { Select } from '../../components/Select/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import type { CountedValue } from './CountedValue.js'
import { FieldGroup } from './FieldGroup.js'
import { fieldsStrings } from './fields.strings.js'
import { StyledTypes } from './ByTypeField.styles.js'

/** A value for each product type that has one. */
export type TypeValues = Readonly<Record<string, string>>

interface ByTypeFieldProps {
  label: string
  hint?: ReactNode
  error?: string
  /** The product types to choose for, with their numbers of products; '' stands for none. */
  types: readonly CountedValue[]
  choices: readonly { readonly value: string; readonly label: string }[]
  value: TypeValues
  onValueChange: (value: TypeValues) => void
  disabled?: boolean
}

/** Number of types that are shown at first, as a file can hold hundreds. */
const first = 12

/** Lets the user choose a value for each product type, or the same one for all of them. */
export function ByTypeField({
  types,
  choices,
  value,
  onValueChange,
  disabled,
  ...group
}: ByTypeFieldProps) {
  const strings = useStrings(fieldsStrings)
  const numbers = numberFormat(useLocale())
  const [limit, setLimit] = useState(first)
  const rest = types.length - limit

  function choose(type: string, chosen: string) {
    const { [type]: _, ...others } = value
    onValueChange(chosen === '' ? others : { ...others, [type]: chosen })
  }

  /** Gives all types the same value, or takes it from them. */
  function chooseForAll(chosen: string) {
    const names = types.map((type) => type.value)
    const others = Object.entries(value).filter(([type]) => !names.includes(type))
    const same = chosen === '' ? [] : names.map((type) => [type, chosen] as const)
    onValueChange(Object.fromEntries([...others, ...same]))
  }

  const [common = ''] = types.map((type) => value[type.value])
  const isSame = types.every((type) => value[type.value] === common)

  return (
    <FieldGroup {...group} disabled={disabled}>
      <StyledTypes>
        {types.length > 1 && (
          <Select
            label={strings.sameForAll}
            placeholder={strings.choose}
            options={choices}
            value={isSame ? common : ''}
            disabled={disabled}
            onChange={(event) => chooseForAll(event.currentTarget.value)}
          />
        )}
        {types.slice(0, limit).map(({ value: type, count }) => (
          <Select
            key={type}
            label={strings.typeLabel(
              type === '' ? strings.noType : type,
              count === undefined ? undefined : numbers.format(count),
            )}
            placeholder={strings.choose}
            options={choices}
            value={value[type] ?? ''}
            disabled={disabled}
            onChange={(event) => choose(type, event.currentTarget.value)}
          />
        ))}
      </StyledTypes>
      {rest > 0 && (
        <div>
          <Button variant="outline" disabled={disabled} onClick={() => setLimit(limit + first)}>
            {strings.more(numbers.format(Math.min(rest, first)), Math.min(rest, first))}
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}
