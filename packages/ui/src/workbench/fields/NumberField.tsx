'use client'
import { useId } from 'react'
import { TextField } from '../../components/TextField/index.js'
import type { FieldTexts } from '../../components/FormField/index.js'
import { useNumberText } from './useNumberText.js'

interface NumberFieldProps extends FieldTexts {
  /** The number, `null` for none, or `NaN` if the text is not a number. */
  value: number | null
  /** Called with the number, with `NaN` if the text is not one, and with `null` if it may be empty and is. */
  onValueChange: (value: number | null) => void
  /** Whether no number is a value: an empty text is then `null` instead of `NaN`. @default false */
  isEmptyAllowed?: boolean
  /** Shown in the box after the number; at most 40 px wide. */
  unit?: string
  /** Puts a plus sign in front of a number above zero. @default false */
  isSigned?: boolean | undefined
  disabled?: boolean
}

/** Lets the user enter a number in the way of the current language. */
export function NumberField({
  value,
  onValueChange,
  isEmptyAllowed = false,
  unit,
  isSigned,
  ...field
}: NumberFieldProps) {
  const { text, type } = useNumberText(
    value,
    onValueChange,
    isEmptyAllowed ? null : Number.NaN,
    isSigned,
  )
  const unitId = useId()
  return (
    <TextField
      {...field}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      inputMode="decimal"
      autoComplete="off"
      aria-describedby={unit === undefined ? undefined : unitId}
      trailing={unit === undefined ? undefined : <span id={unitId}>{unit}</span>}
    />
  )
}
