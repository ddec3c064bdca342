'use client'
import { forwardRef } from 'react'
import { CloseIcon } from '../../icons/index.js'
import type { FilterChipProps } from './FilterBar.types.js'
import { StyledChip } from './FilterChip.styles.js'

/** Shows a value that is in use, and removes it. */
export const FilterChip = forwardRef<HTMLButtonElement, FilterChipProps>(function FilterChip(
  { children, removeLabel, onRemove, disabled },
  ref,
) {
  return (
    <StyledChip
      ref={ref}
      type="button"
      aria-label={removeLabel}
      disabled={disabled}
      onClick={onRemove}
      onKeyDown={(event) => {
        if (event.key !== 'Delete' && event.key !== 'Backspace') return
        event.preventDefault()
        onRemove()
      }}
    >
      <span>{children}</span>
      <CloseIcon aria-hidden="true" />
    </StyledChip>
  )
})
