'use client'
import { forwardRef, type KeyboardEvent } from 'react'
import { CloseIcon } from '../../icons/index.js'
import type { FilterChipProps } from './FilterBar.types.js'
import { StyledChip, StyledPart } from './FilterChip.styles.js'

/**
 * Shows a filter or a value that is in use, and removes it. The ref is the button with its text.
 */
export const FilterChip = forwardRef<HTMLButtonElement, FilterChipProps>(function FilterChip(
  { children, removeLabel, onRemove, onEdit, expanded, disabled },
  ref,
) {
  function removeByKey(event: KeyboardEvent) {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    onRemove()
  }

  const shared = { type: 'button', disabled, onKeyDown: removeByKey } as const
  const sign = <CloseIcon aria-hidden="true" />
  return (
    <StyledChip data-disabled={disabled ? '' : undefined}>
      {onEdit ? (
        <>
          <StyledPart {...shared} data-part="remove" aria-label={removeLabel} onClick={onRemove}>
            {sign}
          </StyledPart>
          <StyledPart
            {...shared}
            ref={ref}
            data-part="text"
            aria-expanded={expanded}
            onClick={onEdit}
          >
            <span>{children}</span>
          </StyledPart>
        </>
      ) : (
        <StyledPart
          {...shared}
          ref={ref}
          data-part="whole"
          aria-label={removeLabel}
          onClick={onRemove}
        >
          {sign}
          <span>{children}</span>
        </StyledPart>
      )}
    </StyledChip>
  )
})
