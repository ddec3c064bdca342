import { PlainLink, type LinkComponent, type LinkProps } from '@dropwatt/ui'
import { forwardRef, type MouseEvent } from 'react'
import { useHref, useLinkClickHandler, useNavigate } from 'react-router-dom'
import { overlays } from './overlays.ts'
import { useLocalizedHref } from './useLocalizedHref.ts'

/**
 * Renders a link. The router handles links within the app, localized to the current language; the
 * browser handles all others.
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
      <PlainLink ref={ref} href={href} {...props}>
        {children}
      </PlainLink>
    )
  },
)

/** A smaller `Link`: the one of React Router includes code for its framework mode. */
const RouteLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouteLink(
  { href, onClick, children, ...props },
  ref,
) {
  const localizeHref = useLocalizedHref()
  const to = localizeHref(href)
  const navigate = useNavigate()
  const handleRouterClick = useLinkClickHandler(to, { target: props.target })

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented) return
    if (overlays.hasEntries() && opensAnotherPage(event)) {
      event.preventDefault()
      overlays.leave((options) => void navigate(to, options))
    } else handleRouterClick(event)
  }

  return (
    <PlainLink ref={ref} {...props} href={useHref(to)} onClick={handleClick}>
      {children}
    </PlainLink>
  )
})

/** Returns whether a click opens another page in this tab. */
function opensAnotherPage(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, button, currentTarget } = event
  if (button !== 0 || currentTarget.target) return false
  return !(altKey || ctrlKey || metaKey || shiftKey) && currentTarget.href !== location.href
}
