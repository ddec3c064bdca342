'use client'
import {
  forwardRef,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefAttributes,
} from 'react'
import { useLinkComponent } from '../../hooks/index.js'
import { StyledButton, StyledLabels, StyledSpinner } from './Button.styles.js'
import type { ButtonElement, ButtonProps, ElementProps } from './Button.types.js'

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

const refusal: ElementProps = { 'aria-busy': true, 'aria-disabled': true, onClick: refuse }

/** A button that renders a link; without an address when disabled. */
const LinkButton = forwardRef<ButtonElement, ElementProps>(function LinkButton(
  { disabled, href, ...native },
  ref,
) {
  const Link = useLinkComponent()
  const link: ComponentProps<typeof StyledButton> = disabled
    ? { as: 'a', role: 'link', 'aria-disabled': true }
    : { as: Link, href }
  return <StyledButton {...native} ref={ref} {...link} />
})

/** Runs one action, or links to one page with `href`. */
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
      children,
      ...native
    },
    ref,
  ) {
    const idle = leading || trailing ? withSides(leading, children, trailing) : children
    const content =
      busy === undefined
        ? idle
        : bothLabels(busy, idle, size === 'icon' ? null : (busyLabel ?? children))
    const element: ElementProps & RefAttributes<ButtonElement> = native
    element.ref = ref
    element['data-variant'] = variant
    element['data-size'] = size
    if (block) element['data-block'] = ''

    if (native.href !== undefined) return <LinkButton {...element}>{content}</LinkButton>
    return (
      <StyledButton type="button" {...element} {...(busy ? refusal : undefined)}>
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
