'use client'
import { useId } from 'react'
import { defaultBasePath } from '../../navigation/navigation.js'
import { useStrings } from '../../i18n/index.js'
import { LogoutIcon, PlusIcon } from '../../icons/index.js'
import { useAction } from '../../toast/index.js'
import { Brand } from '../Brand/index.js'
import { Button } from '../Button/index.js'
import { sidebarStrings } from './Sidebar.strings.js'
import {
  StyledFoot,
  StyledFootNote,
  StyledHead,
  StyledNav,
  StyledRow,
  StyledSidebar,
} from './Sidebar.styles.js'
import type { SidebarProps } from './Sidebar.types.js'
import { SidebarEntries } from './SidebarEntries.js'
import type { SidebarState } from './useSidebar.js'

export interface SidebarContentProps extends Pick<
  SidebarProps,
  'basePath' | 'onNewAutomation' | 'onLogout' | 'logoutNote'
> {
  readonly state: SidebarState
}

/** A controlled sidebar. */
export function SidebarContent({
  state: { navigation, current, groups },
  basePath = defaultBasePath,
  onNewAutomation,
  onLogout,
  logoutNote,
}: SidebarContentProps) {
  const noteId = useId()
  const strings = useStrings(sidebarStrings)
  const newAutomation = useAction(onNewAutomation)
  const logout = useAction(onLogout)

  return (
    <StyledSidebar aria-label={strings.label}>
      <StyledHead>
        <Brand href={basePath} />
        <Button variant="neon-outline" block leading={<PlusIcon />} onClick={() => newAutomation()}>
          {strings.newAutomation}
        </Button>
      </StyledHead>
      <StyledNav aria-label={strings.navigation}>
        <SidebarEntries entries={navigation} currentPath={current} groups={groups} level={0} />
      </StyledNav>
      <StyledFoot>
        {logoutNote && <StyledFootNote id={noteId}>{logoutNote}</StyledFootNote>}
        <StyledRow
          as="button"
          type="button"
          aria-describedby={logoutNote && noteId}
          onClick={() => logout()}
        >
          <LogoutIcon />
          {strings.logout}
        </StyledRow>
      </StyledFoot>
    </StyledSidebar>
  )
}
