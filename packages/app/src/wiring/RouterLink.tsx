import type { LinkComponent, LinkProps } from '@dropwatt/ui'
import { forwardRef, type MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { useAddress } from './useAddress.ts'

/**
 * Lets the router follow links within the app, in the language in force; all others are left to
 * the browser.
 */
export const RouterLink: LinkComponent = forwardRef<HTMLAnchorElement, LinkProps>(
  function RouterLink({ href, children, ...props }, ref) {
    const address = useAddress()
    if (/^(?:#|\/(?!\/))/.test(href)) {
      return (
        <RouteLink ref={ref} href={address(href)} {...props}>
          {children}
        </RouteLink>
      )
    }
    return (
      <a ref={ref} href={href} {...props}>
        {children}
      </a>
    )
  },
)

/** The router's own link would bring what only its framework mode uses. */
const RouteLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouteLink(
  { href: to, onClick, children, ...props },
  ref,
) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: props.target })

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }

  return (
    <a ref={ref} {...props} href={href} onClick={handleClick}>
      {children}
    </a>
  )
})
