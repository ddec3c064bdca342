import type { LinkComponent, LinkProps } from '@dropwatt/ui'
import { forwardRef } from 'react'
import { Link } from 'react-router-dom'
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
        <Link ref={ref} to={address(href)} {...props}>
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
