'use client'
import { useCallback, useState } from 'react'
import { useStrings } from '../../i18n/index.js'
import { useAction } from '../../toast/index.js'
import { Drawer } from '../Drawer/index.js'
import { SidebarContent, useSidebar } from '../Sidebar/index.js'
import { contentId, SkipLink } from '../SkipLink/index.js'
import { TopBar } from '../TopBar/index.js'
import { dashboardFrameStrings } from './DashboardFrame.strings.js'
import { StyledColumn, StyledFrame, StyledMain, StyledSide } from './DashboardFrame.styles.js'
import type { DashboardFrameProps } from './DashboardFrame.types.js'

/** Lays out every page of the dashboard, with a sidebar, or a drawer on phones. */
export function DashboardFrame({
  currentPath,
  basePath,
  onNewAutomation,
  onLogout,
  logoutNote,
  defaultOpenGroups,
  onOpenGroupsChange,
  bar,
  children,
  ...topBar
}: DashboardFrameProps) {
  const strings = useStrings(dashboardFrameStrings)
  const sidebar = useSidebar({
    currentPath,
    basePath,
    defaultOpenGroups,
    onOpenGroupsChange,
  })
  const [menuOpen, setMenuOpen] = useState(false)
  const newAutomation = useAction(onNewAutomation)
  const logout = useAction(onLogout)
  const closeMenu = useCallback(() => setMenuOpen(false), [])

  // The result of an action is on the page, which stays inert until the drawer is closed.
  const afterClosing = (action: () => void) => () => {
    closeMenu()
    action()
  }

  return (
    <StyledFrame data-dashboard-frame="">
      <SkipLink />
      <StyledSide>
        <SidebarContent
          state={sidebar}
          basePath={basePath}
          onNewAutomation={newAutomation}
          onLogout={logout}
          logoutNote={logoutNote}
        />
      </StyledSide>
      <Drawer open={menuOpen} onClose={closeMenu} title={strings.menu}>
        <SidebarContent
          state={sidebar}
          basePath={basePath}
          onNewAutomation={afterClosing(newAutomation)}
          onLogout={afterClosing(logout)}
          logoutNote={logoutNote}
        />
      </Drawer>
      <StyledColumn>
        <TopBar
          {...topBar}
          basePath={basePath}
          onLogout={onLogout}
          logoutNote={logoutNote}
          menuOpen={menuOpen}
          onMenuOpen={() => setMenuOpen(true)}
        >
          {bar}
        </TopBar>
        <StyledMain id={contentId} tabIndex={-1}>
          {children}
        </StyledMain>
      </StyledColumn>
    </StyledFrame>
  )
}
