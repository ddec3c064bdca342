'use client'
import { defaultBasePath } from '../../navigation/navigation.js'
import { paths } from '../../navigation/paths.js'
import { useSiteNavigation } from '../../navigation/useSiteNavigation.js'
import { useLinkComponent } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { Accordion } from '../Accordion/index.js'
import { Brand } from '../Brand/index.js'
import { Button } from '../Button/index.js'
import { PreferenceButtons } from '../TopBar/index.js'
import {
  StyledContent,
  StyledFoot,
  StyledLink,
  StyledLinks,
  StyledPreferences,
  StyledTop,
} from './MenuContent.styles.js'
import { LinksFor, type LinksForProps } from './LinksFor.js'
import { siteHeaderStrings } from './SiteHeader.strings.js'
import type { SiteHeaderProps } from './SiteHeader.types.js'

type MenuContentProps = SiteHeaderProps & Pick<LinksForProps, 'signedIn'>

/** Content of the slide-in menu: the same links as the header on wide screens. */
export function MenuContent({ homeHref, signedIn, ...preferences }: MenuContentProps) {
  const strings = useStrings(siteHeaderStrings)
  const { menus, pricing } = useSiteNavigation()
  const Link = useLinkComponent()

  return (
    <StyledContent>
      <StyledTop>
        <Brand href={homeHref} />
      </StyledTop>
      <nav aria-label={strings.navigation}>
        <Accordion
          headingLevel={2}
          items={menus.map(({ id, label, links }) => ({
            id,
            heading: label,
            content: (
              <StyledLinks>
                {links.map((link) => (
                  <li key={link.href}>
                    <StyledLink as={Link} href={link.href}>
                      {link.label}
                    </StyledLink>
                  </li>
                ))}
              </StyledLinks>
            ),
          }))}
        />
        <StyledLink as={Link} href={pricing.href} data-main="">
          {pricing.label}
        </StyledLink>
      </nav>
      <StyledFoot>
        <LinksFor reader="visitor" signedIn={signedIn}>
          <Button variant="outline" block href={paths.signUp}>
            {strings.login}
          </Button>
          <Button variant="neon-outline" block href={paths.signUp}>
            {strings.startTrial}
          </Button>
        </LinksFor>
        <LinksFor reader="member" signedIn={signedIn}>
          <Button variant="neon-outline" block href={defaultBasePath}>
            {strings.dashboard}
          </Button>
        </LinksFor>
        <StyledPreferences>
          <PreferenceButtons {...preferences} />
        </StyledPreferences>
      </StyledFoot>
    </StyledContent>
  )
}
