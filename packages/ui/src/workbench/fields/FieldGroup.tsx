'use client'
import { useRef, type FocusEvent, type ReactNode } from 'react'
import { FieldError, StyledHint, useDescription } from '../../components/FormField/index.js'
import { StyledGroup, StyledLegend } from './FieldGroup.styles.js'

interface FieldGroupProps {
  id?: string
  /** Label above the group, and its name. */
  label: string
  hint?: ReactNode
  /** Error message; marks the group invalid. */
  error?: string
  /** Called when focus leaves the group. */
  onBlur?: () => void
  disabled?: boolean
  children: ReactNode
}

/** Several controls for one value, under one label and with one error. */
export function FieldGroup({
  id: givenId,
  label,
  hint,
  error,
  onBlur,
  disabled,
  children,
}: FieldGroupProps) {
  const { id, hintId, errorId, describedBy } = useDescription({ id: givenId, hint, error })
  const group = useRef<HTMLFieldSetElement>(null)

  function leave({ relatedTarget }: FocusEvent) {
    if (!group.current?.contains(relatedTarget)) onBlur?.()
  }

  return (
    <StyledGroup
      ref={group}
      id={id}
      disabled={disabled}
      data-field=""
      data-invalid={error ? '' : undefined}
      aria-describedby={describedBy}
      onBlur={leave}
    >
      <StyledLegend>{label}</StyledLegend>
      {hint ? <StyledHint id={hintId}>{hint}</StyledHint> : null}
      {children}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </StyledGroup>
  )
}
