'use client'
import type { ReactNode } from 'react'
import { FormField } from '../../components/FormField/index.js'
import { StyledColour, StyledSwatch } from './ColourField.styles.js'

interface ColourFieldProps {
  label: string
  hint?: ReactNode
  error?: string
  /** As `#rrggbb`. */
  value: string
  onValueChange: (value: string) => void
  disabled?: boolean
}

/** Lets the user choose a colour. */
export function ColourField({ value, onValueChange, disabled, ...texts }: ColourFieldProps) {
  return (
    <FormField {...texts}>
      {(control) => (
        <StyledColour>
          <StyledSwatch
            {...control}
            type="color"
            value={value}
            disabled={disabled}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          <span aria-hidden="true">{value}</span>
        </StyledColour>
      )}
    </FormField>
  )
}
