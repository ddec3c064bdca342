'use client'
import { useCallback, useRef, useState } from 'react'
import { defaultBasePath } from '../../navigation/navigation.js'
import { paths } from '../../navigation/paths.js'
import { useStrings } from '../../i18n/index.js'
import { MenuIcon } from '../../icons/index.js'
import { Brand } from '../Brand/index.js'
import { Button } from '../Button/index.js'
import { Drawer } from '../Drawer/index.js'
import { IconButton } from '../IconButton/index.js'
import { PreferenceButtons } from '../TopBar/index.js'
import { LinksFor } from './LinksFor.js'
import { MenuContent } from './MenuContent.js'
import { SiteMenus } from './SiteMenus.js'
import { siteHeaderStrings } from './SiteHeader.strings.js'
import {
  StyledEnd,
  StyledHeader,
  StyledMenuButton,
  StyledRoomy,
  StyledWide,
} from './SiteHeader.styles.js'
import type { SiteHeaderProps } from './SiteHeader.types.js'
import { useSolid } from './useSolid.js'

/** Shows the header of public pages: site navigation and sign-in links. */
export function SiteHeader({
  homeHref = paths.home,
  signedIn = false,
  ...preferences
}: SiteHeaderProps) {
  const strings = useStrings(siteHeaderStrings)
  const [menuOpen, setMenuOpen] = useState(false)
  const closeMenu = useCallback(() => setMenuOpen(false), [])
  const header = useRef<HTMLElement>(null)
  useSolid(header)

  return (
    <>
      <StyledHeader ref={header}>
        <Brand href={homeHref} />
        <SiteMenus />
        <StyledEnd>
          <StyledWide>
            <PreferenceButtons {...preferences} />
            <LinksFor reader="visitor" signedIn={signedIn}>
              <Button variant="ghost" href={paths.signUp}>
                {strings.login}
              </Button>
            </LinksFor>
          </StyledWide>
          <StyledRoomy>
            <LinksFor reader="visitor" signedIn={signedIn}>
              <Button variant="neon-outline" href={paths.signUp}>
                {strings.startTrial}
              </Button>
            </LinksFor>
            <LinksFor reader="member" signedIn={signedIn}>
              <Button variant="neon-outline" href={defaultBasePath}>
                {strings.dashboard}
              </Button>
            </LinksFor>
          </StyledRoomy>
          <StyledMenuButton>
            <IconButton
              label={strings.openMenu}
              icon={<MenuIcon />}
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={() => setMenuOpen(true)}
            />
          </StyledMenuButton>
        </StyledEnd>
      </StyledHeader>
      <Drawer open={menuOpen} onClose={closeMenu} title={strings.menu}>
        <MenuContent homeHref={homeHref} signedIn={signedIn} {...preferences} />
      </Drawer>
    </>
  )
}
