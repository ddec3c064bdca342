'use client'
import { forwardRef } from 'react'
import { paths } from '../../navigation/paths.js'
import { useSiteNavigation, type SiteLink } from '../../navigation/useSiteNavigation.js'
import { useLinkComponent } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { Brand } from '../Brand/index.js'
import { ContactButtons } from './ContactButtons.js'
import { siteFooterStrings } from './SiteFooter.strings.js'
import { StyledFooter, StyledLink, StyledList, StyledNav } from './SiteFooter.styles.js'
import type { SiteFooterProps } from './SiteFooter.types.js'

/** Shows the footer of every public page: what the product is, links, and contact buttons. */
export const SiteFooter = forwardRef<HTMLElement, SiteFooterProps>(function SiteFooter(
  { onContact, onSocial, ...native },
  ref,
) {
  const strings = useStrings(siteFooterStrings)
  const { menus, pricing, terms } = useSiteNavigation()
  const furtherLinks = { product: pricing, resources: terms }
  return (
    <StyledFooter ref={ref} {...native} data-theme="dark">
      <div>
        <Brand href={paths.home} />
        <p>{strings.tagline}</p>
      </div>
      <StyledNav aria-label={strings.navigation}>
        {menus.map(({ id, label, links }) => (
          <Column key={id} heading={label} links={[...links, furtherLinks[id]]} />
        ))}
      </StyledNav>
      <ContactButtons onContact={onContact} onSocial={onSocial} />
    </StyledFooter>
  )
})

function Column({ heading, links }: { heading: string; links: readonly SiteLink[] }) {
  const Link = useLinkComponent()
  return (
    <div>
      <h2>{heading}</h2>
      <StyledList>
        {links.map(({ href, label }) => (
          <li key={href}>
            <StyledLink as={Link} href={href}>
              {label}
            </StyledLink>
          </li>
        ))}
      </StyledList>
    </div>
  )
}
