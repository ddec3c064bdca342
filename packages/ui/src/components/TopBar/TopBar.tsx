'use client'
import { defaultBasePath } from '../../data/navigation.js'
import { useStrings } from '../../i18n/index.js'
import { LanguageIcon, MenuIcon, MoonIcon, SunIcon } from '../../icons/index.js'
import { Brand } from '../Brand/index.js'
import { IconButton } from '../IconButton/index.js'
import { initials } from './initials.js'
import { SearchButton } from './SearchButton.js'
import {
  StyledAvatar,
  StyledBar,
  StyledEnd,
  StyledMenuButton,
  StyledPhoneBrand,
} from './TopBar.styles.js'
import { topBarStrings } from './TopBar.strings.js'
import type { TopBarProps } from './TopBar.types.js'

/** The line above every page of the dashboard: the way to the navigation on phones, preferences, and who is signed in. */
export function TopBar({
  theme,
  onThemeChange,
  language,
  onLanguageChange,
  userEmail,
  onMenuOpen,
  menuOpen,
  basePath = defaultBasePath,
  onSearch,
  children,
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
        {language && onLanguageChange && (
          <IconButton
            label={language === 'en' ? strings.toItalian : strings.toEnglish}
            icon={<LanguageIcon />}
            onClick={() => onLanguageChange(language === 'en' ? 'it' : 'en')}
          />
        )}
        {theme && onThemeChange && (
          <IconButton
            label={theme === 'dark' ? strings.toLight : strings.toDark}
            icon={theme === 'dark' ? <SunIcon /> : <MoonIcon />}
            onClick={() => onThemeChange(theme === 'dark' ? 'light' : 'dark')}
          />
        )}
        {userEmail && (
          <StyledAvatar role="img" aria-label={strings.signedInAs(userEmail)} title={userEmail}>
            {initials(userEmail)}
          </StyledAvatar>
        )}
      </StyledEnd>
    </StyledBar>
  )
}
