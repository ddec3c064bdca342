import type { LinkComponent, LinkProps } from '@dropwatt/ui'
import { forwardRef } from 'react'
import { Link } from 'react-router-dom'

/** Lets the router follow links within the app; all others are left to the browser. */
export const RouterLink: LinkComponent = forwardRef<HTMLAnchorElement, LinkProps>(
  function RouterLink({ href, children, ...props }, ref) {
    if (/^(?:#|\/(?!\/))/.test(href)) {
      return (
        <Link ref={ref} to={href} {...props}>
          {children}
        </Link>
      )
    }
    return (
      <a ref={ref} href={href} {...props}>
        {children}
      </a>
    )
  },
)
