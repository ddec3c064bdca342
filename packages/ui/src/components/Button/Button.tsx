'use client'
import { forwardRef, type MouseEvent, type ReactNode } from 'react'
import { useLinkComponent } from '../../hooks/index.js'
import { StyledButton, StyledLabels, StyledSpinner } from './Button.styles.js'
import type { ButtonProps } from './Button.types.js'

function Spinner() {
  return (
    <StyledSpinner viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M21 12a9 9 0 1 1-6.2-8.56" strokeLinecap="round" />
    </StyledSpinner>
  )
}

function refuse(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** Makes one thing happen, or with `href` leads to one place. */
export const Button = forwardRef<HTMLButtonElement | HTMLAnchorElement, ButtonProps>(
  function Button(
    {
      variant = 'default',
      size = 'default',
      busy,
      busyLabel,
      leading,
      trailing,
      block,
      disabled,
      href,
      children,
      ...native
    },
    ref,
  ) {
    const Link = useLinkComponent()
    const idle = withSides(leading, children, trailing)
    const common = {
      ...native,
      ref: ref as never,
      'data-variant': variant,
      'data-size': size,
      'data-block': block ? '' : undefined,
    }
    const content =
      busy === undefined
        ? idle
        : bothLabels(busy, idle, size === 'icon' ? null : (busyLabel ?? children))

    if (href !== undefined && disabled) {
      return (
        <StyledButton {...(common as object)} as="a" role="link" aria-disabled="true">
          {content}
        </StyledButton>
      )
    }
    if (href !== undefined) {
      return (
        <StyledButton {...(common as object)} as={Link} href={href}>
          {content}
        </StyledButton>
      )
    }
    return (
      <StyledButton
        type="button"
        {...(common as object)}
        disabled={disabled}
        {...(busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: refuse } : undefined)}
      >
        {content}
      </StyledButton>
    )
  },
)

function withSides(leading: ReactNode, label: ReactNode, trailing: ReactNode) {
  return (
    <>
      {leading}
      {label}
      {trailing}
    </>
  )
}

function bothLabels(busy: boolean, idle: ReactNode, busyLabel: ReactNode) {
  return (
    <StyledLabels>
      <span data-hidden={busy ? '' : undefined}>{idle}</span>
      <span data-hidden={busy ? undefined : ''}>
        <Spinner />
        {busyLabel}
      </span>
    </StyledLabels>
  )
}
