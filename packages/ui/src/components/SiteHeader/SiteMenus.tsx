'use client'
import { useEffect, useRef, useState } from 'react'
import { useSiteNavigation, type SiteMenu } from '../../navigation/useSiteNavigation.js'
import { useLinkComponent } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { ChevronDownIcon } from '../../icons/index.js'
import { useDisclosure } from '../Disclosure/index.js'
import { siteHeaderStrings } from './SiteHeader.strings.js'
import {
  StyledButton,
  StyledLink,
  StyledMenus,
  StyledNav,
  StyledPanel,
} from './SiteMenus.styles.js'

/** The site's navigation in one line: lists that open below their buttons, one at a time. */
export function SiteMenus() {
  const strings = useStrings(siteHeaderStrings)
  const { menus, pricing } = useSiteNavigation()
  const Link = useLinkComponent()
  const [openMenu, setOpenMenu] = useState<SiteMenu['id']>()

  return (
    <StyledNav aria-label={strings.navigation}>
      <StyledMenus>
        {menus.map((menu) => (
          <Menu
            key={menu.id}
            menu={menu}
            open={menu.id === openMenu}
            onOpenChange={(open) => setOpenMenu(open ? menu.id : undefined)}
          />
        ))}
        <li>
          <StyledLink as={Link} href={pricing.href}>
            {pricing.label}
          </StyledLink>
        </li>
      </StyledMenus>
    </StyledNav>
  )
}

interface MenuProps {
  readonly menu: SiteMenu
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

function Menu({ menu, open, onOpenChange }: MenuProps) {
  const Link = useLinkComponent()
  const { buttonProps, contentProps } = useDisclosure({ open, onOpenChange })
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const change = useRef(onOpenChange)

  useEffect(() => {
    change.current = onOpenChange
  })

  useEffect(() => {
    if (!open) return undefined

    // Also close when focus leaves, because an open list would cover the focused element.
    function closeOutside({ target }: Event) {
      const isInside = target instanceof Node && item.current?.contains(target)
      if (!isInside) change.current(false)
    }

    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      change.current(false)
      button.current?.focus()
    }

    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [open])

  return (
    <li ref={item}>
      <StyledButton ref={button} {...buttonProps}>
        {menu.label}
        <ChevronDownIcon aria-hidden="true" />
      </StyledButton>
      <StyledPanel {...contentProps}>
        <ul>
          {menu.links.map(({ href, label }) => (
            <li key={href}>
              <StyledLink as={Link} href={href} onClick={() => onOpenChange(false)}>
                {label}
              </StyledLink>
            </li>
          ))}
        </ul>
      </StyledPanel>
    </li>
  )
}
