'use client'
import { forwardRef } from 'react'
import { ChevronDownIcon } from '../../icons/index.js'
import { FormField } from '../FormField/index.js'
import { StyledControl, StyledSelect } from './Select.styles.js'
import type { SelectProps } from './Select.types.js'

/** Lets the user choose one of several options from a native list. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  {
    id,
    label,
    hint,
    error,
    required,
    'aria-describedby': describedBy,
    options,
    placeholder,
    ...native
  },
  ref,
) {
  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      aria-describedby={describedBy}
    >
      {(control) => (
        <StyledControl>
          <StyledSelect ref={ref} {...native} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </StyledSelect>
          <ChevronDownIcon aria-hidden="true" />
        </StyledControl>
      )}
    </FormField>
  )
})
