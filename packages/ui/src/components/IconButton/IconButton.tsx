'use client'
import { forwardRef } from 'react'
import { Button } from '../Button/index.js'
import type { IconButtonProps } from './IconButton.types.js'

/** A button that shows an icon alone and carries its name for everyone who cannot see it. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, variant = 'ghost', ...native },
  ref,
) {
  return (
    <Button ref={ref} {...native} variant={variant} size="icon" aria-label={label} title={label}>
      {icon}
    </Button>
  )
})
