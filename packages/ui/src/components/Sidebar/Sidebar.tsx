'use client'
import { SidebarContent } from './SidebarContent.js'
import type { SidebarProps } from './Sidebar.types.js'
import { useSidebar } from './useSidebar.js'

/** Shows the dashboard's navigation, with New Automation above it and Logout below. */
export function Sidebar({ onNewAutomation, onLogout, logoutNote, ...place }: SidebarProps) {
  return (
    <SidebarContent
      state={useSidebar(place)}
      basePath={place.basePath}
      onNewAutomation={onNewAutomation}
      onLogout={onLogout}
      logoutNote={logoutNote}
    />
  )
}
