import type { LinkComponent, LinkProps } from '@dropwatt/ui'
import { forwardRef, type MouseEvent } from 'react'
import { useHref, useLinkClickHandler, useNavigate } from 'react-router-dom'
import { overlays } from './overlays.ts'
import { useAddress } from './useAddress.ts'

/**
 * Lets the router follow links within the app, in the language in force; all others are left to
 * the browser.
 */
export const RouterLink: LinkComponent = forwardRef<HTMLAnchorElement, LinkProps>(
  function RouterLink({ href, children, ...props }, ref) {
    if (/^(?:#|\/(?!\/))/.test(href)) {
      return (
        <RouteLink ref={ref} href={href} {...props}>
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
  { href, onClick, children, ...props },
  ref,
) {
  const to = useAddress()(href)
  const navigate = useNavigate()
  const follow = useLinkClickHandler(to, { target: props.target })

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented) return
    if (overlays.hasEntries() && leadsAway(event)) {
      event.preventDefault()
      overlays.leave((options) => void navigate(to, options))
    } else follow(event)
  }

  return (
    <a ref={ref} {...props} href={useHref(to)} onClick={handleClick}>
      {children}
    </a>
  )
})

/** Whether a click leads to another page, and in this window. */
function leadsAway(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, button, currentTarget } = event
  if (button !== 0 || currentTarget.target) return false
  return !(altKey || ctrlKey || metaKey || shiftKey) && currentTarget.href !== location.href
}
