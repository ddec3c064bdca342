'use client'
import { useId, useState, type ReactNode } from 'react'
import { FieldError } from '../../components/FormField/index.js'
import { Switch } from '../../components/Switch/index.js'
import {
  StyledControl,
  StyledInput,
  StyledSlot,
} from '../../components/TextField/TextField.styles.js'
import { useNumberText } from '../fields/useNumberText.js'
import { StyledOptional } from './OptionsForm.styles.js'

interface OptionalNumberProps {
  label: string
  hint: ReactNode
  error: string | undefined
  value: number | null
  /** The value when it is turned on for the first time. */
  first: number
  unit: string | undefined
  onValueChange: (value: number | null) => void
  disabled: boolean
}

/** A number that can be turned off. Turned on again, it has its last value. */
export function OptionalNumber({
  label,
  hint,
  error,
  value,
  first,
  unit,
  onValueChange,
  disabled,
}: OptionalNumberProps) {
  const [last, setLast] = useState(first)
  const { text, type } = useNumberText(value, onValueChange, Number.NaN)
  const id = useId()
  const isOn = value !== null

  function toggle(isNowOn: boolean) {
    if (isOn && !Number.isNaN(value)) setLast(value)
    onValueChange(isNowOn ? last : null)
  }

  return (
    <StyledOptional>
      <Switch
        label={label}
        hint={hint}
        checked={isOn}
        disabled={disabled}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {isOn && (
        <StyledControl data-trailing={unit === undefined ? undefined : ''}>
          <StyledInput
            aria-label={label}
            aria-invalid={error ? true : undefined}
            aria-describedby={
              [unit && `${id}-unit`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
            }
            value={text}
            inputMode="decimal"
            autoComplete="off"
            disabled={disabled}
            onChange={(event) => type(event.currentTarget.value)}
          />
          {unit === undefined ? null : (
            <StyledSlot id={`${id}-unit`} data-side="trailing">
              {unit}
            </StyledSlot>
          )}
        </StyledControl>
      )}
      {isOn && error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </StyledOptional>
  )
}
