'use client'
import { forwardRef } from 'react'
import { ChevronRightIcon } from '../../icons/index.js'
import { StyledButton, StyledLabel, StyledSign, StyledTrailing } from './Disclosure.styles.js'
import type { DisclosureProps } from './Disclosure.types.js'
import { useDisclosure } from './useDisclosure.js'

/** Shows and hides the content below a button. */
export const Disclosure = forwardRef<HTMLButtonElement, DisclosureProps>(function Disclosure(
  {
    label,
    leading,
    trailing,
    size = 'default',
    open,
    defaultOpen,
    onOpenChange,
    children,
    ...native
  },
  ref,
) {
  const { buttonProps, contentProps } = useDisclosure({ open, defaultOpen, onOpenChange })
  const sign = (
    <StyledSign>
      <ChevronRightIcon />
    </StyledSign>
  )
  return (
    <>
      <StyledButton ref={ref} {...native} {...buttonProps} data-size={size}>
        {size === 'sm' && sign}
        {leading}
        <StyledLabel>{label}</StyledLabel>
        {trailing !== undefined && <StyledTrailing aria-hidden="true">{trailing}</StyledTrailing>}
        {size === 'default' && sign}
      </StyledButton>
      <div {...contentProps}>{children}</div>
    </>
  )
})
