'use client'
import { useId, type ReactNode } from 'react'
import { FieldError, StyledHint, useDescription } from '../../components/FormField/index.js'
import { StyledGroup, StyledLegend } from './FieldGroup.styles.js'
import { StyledInput, StyledSegment, StyledSegments } from './Segments.styles.js'

interface SegmentsProps {
  legend: string
  hint?: ReactNode
  error?: string | undefined
  disabled?: boolean
  options: readonly { readonly value: string; readonly label: string }[]
  value: string
  onValueChange: (value: string) => void
}

/** Lets the user choose one of a few short options in a row. */
export function Segments({
  legend,
  hint,
  error,
  disabled,
  options,
  value,
  onValueChange,
}: SegmentsProps) {
  const name = useId()
  const { id, hintId, errorId, describedBy } = useDescription({ hint, error })
  return (
    <StyledGroup
      id={id}
      role="radiogroup"
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
    >
      <StyledLegend>{legend}</StyledLegend>
      {hint ? <StyledHint id={hintId}>{hint}</StyledHint> : null}
      <StyledSegments>
        {options.map((option) => (
          <StyledSegment key={option.value}>
            <StyledInput
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            {option.label}
          </StyledSegment>
        ))}
      </StyledSegments>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </StyledGroup>
  )
}
