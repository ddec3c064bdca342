'use client'
import { useState } from 'react'
import { useLocale, useStrings } from '../../i18n/index.js'
import { fieldsStrings } from './fields.strings.js'
import { NumberField } from './NumberField.js'
import { StyledRange } from './NumberRange.styles.js'

/** Both ends are included; an end that is `null` is open. */
interface Range {
  readonly min: number | null
  readonly max: number | null
}

interface NumberRangeProps extends Range {
  /** Name of the group. */
  label: string
  /** Called with both ends. An end is open while its text is not a number. */
  onRangeChange: (range: Range) => void
  /** Shown in both boxes, such as `%`. */
  unit?: string
}

/** Lets the user enter a range of numbers whose ends may be open. */
export function NumberRange({ label, min, max, unit, onRangeChange }: NumberRangeProps) {
  const strings = useStrings(fieldsStrings)
  const example = new Intl.NumberFormat(useLocale(), { minimumFractionDigits: 2 }).format(24.9)
  const [isWrong, setWrong] = useState({ min: false, max: false })

  function end(name: keyof Range, value: number | null) {
    return {
      label: name === 'min' ? strings.from : strings.to,
      value: isWrong[name] ? Number.NaN : value,
      error: isWrong[name] ? strings.notNumber(example) : undefined,
      unit,
      isEmptyAllowed: true,
      onValueChange(typed: number | null) {
        const isNumber = typed === null || !Number.isNaN(typed)
        setWrong({ ...isWrong, [name]: !isNumber })
        onRangeChange({ min, max, [name]: isNumber ? typed : null })
      },
    } as const
  }

  return (
    <StyledRange role="group" aria-label={label}>
      <NumberField {...end('min', min)} />
      <NumberField {...end('max', max)} />
    </StyledRange>
  )
}
