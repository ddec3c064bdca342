import type { LinkComponent, LinkProps } from '@dropwatt/ui'
import { forwardRef, type MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { overlays } from './overlays.ts'
import { useAddress } from './useAddress.ts'

/**
 * Lets the router follow links within the app, in the language in force; all others are left to
 * the browser.
 */
export const RouterLink: LinkComponent = forwardRef<HTMLAnchorElement, LinkProps>(
  function RouterLink({ href, onClick, children, ...props }, ref) {
    const address = useAddress()
    const navigate = useNavigate()

    function follow(event: MouseEvent<HTMLAnchorElement>) {
      onClick?.(event)
      if (!overlays.hasEntries() || !leadsAway(event)) return
      event.preventDefault()
      overlays.leave((options) => void navigate(address(href), options))
    }

    if (/^(?:#|\/(?!\/))/.test(href)) {
      return (
        <Link ref={ref} to={address(href)} {...props} onClick={follow}>
          {children}
        </Link>
      )
    }
    return (
      <a ref={ref} href={href} {...props} onClick={onClick}>
        {children}
      </a>
    )
  },
)

/** Whether a click leads to another page, and in this window. */
function leadsAway(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, button, currentTarget } = event
  if (event.defaultPrevented || button !== 0 || currentTarget.target) return false
  return !(altKey || ctrlKey || metaKey || shiftKey) && currentTarget.href !== location.href
}
