'use client'
import { ChevronRightIcon } from '../../icons/index.js'
import { useLinkComponent } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { breadcrumbStrings } from './Breadcrumb.strings.js'
import { StyledList } from './Breadcrumb.styles.js'
import type { BreadcrumbProps } from './Breadcrumb.types.js'

/** Shows the path to a page: the levels above it. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const strings = useStrings(breadcrumbStrings)
  const Link = useLinkComponent()
  return (
    <nav aria-label={strings.label}>
      <StyledList>
        {items.map(({ label, href }, index) => (
          <li key={label}>
            {index > 0 && <ChevronRightIcon />}
            {href === undefined ? label : <Link href={href}>{label}</Link>}
          </li>
        ))}
      </StyledList>
    </nav>
  )
}
