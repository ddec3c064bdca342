'use client'
import { forwardRef } from 'react'
import { Button } from '../Button/index.js'
import type { IconButtonProps } from './IconButton.types.js'

/** Shows a button with only an icon, with an accessible name and a tooltip. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, variant = 'ghost', title = label, ...native },
  ref,
) {
  return (
    <Button ref={ref} {...native} variant={variant} size="icon" aria-label={label} title={title}>
      {icon}
    </Button>
  )
})
