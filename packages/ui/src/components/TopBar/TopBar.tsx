'use client'
import { defaultBasePath } from '../../navigation/navigation.js'
import { useStrings } from '../../i18n/index.js'
import { KeyboardIcon, MenuIcon } from '../../icons/index.js'
import { AccountMenu } from '../AccountMenu/index.js'
import { Brand } from '../Brand/index.js'
import { IconButton } from '../IconButton/index.js'
import { PreferenceButtons } from './PreferenceButtons.js'
import { SearchButton } from './SearchButton.js'
import {
  StyledBar,
  StyledEnd,
  StyledMenuButton,
  StyledPhoneBrand,
  StyledShortcuts,
} from './TopBar.styles.js'
import { topBarStrings } from './TopBar.strings.js'
import type { TopBarProps } from './TopBar.types.js'

/** Shows the bar above every page of the dashboard: the menu button on phones, preferences and the account menu. */
export function TopBar({
  userName,
  userEmail,
  onMenuOpen,
  menuOpen,
  basePath = defaultBasePath,
  onSearch,
  onShortcuts,
  onLogout,
  logoutNote,
  children,
  ...preferences
}: TopBarProps) {
  const strings = useStrings(topBarStrings)
  return (
    <StyledBar>
      <StyledMenuButton>
        <IconButton
          label={strings.openMenu}
          icon={<MenuIcon />}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={onMenuOpen}
        />
      </StyledMenuButton>
      <StyledPhoneBrand>
        <Brand href={basePath} />
      </StyledPhoneBrand>
      {onSearch && <SearchButton onSearch={onSearch} />}
      {children}
      <StyledEnd>
        {onShortcuts && (
          <StyledShortcuts>
            <IconButton
              label={strings.shortcuts}
              icon={<KeyboardIcon />}
              aria-haspopup="dialog"
              onClick={onShortcuts}
            />
          </StyledShortcuts>
        )}
        <PreferenceButtons {...preferences} />
        <AccountMenu
          name={userName}
          email={userEmail}
          basePath={basePath}
          onShortcuts={onShortcuts}
          onLogout={onLogout}
          logoutNote={logoutNote}
        />
      </StyledEnd>
    </StyledBar>
  )
}
