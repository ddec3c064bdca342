'use client'
import { SidebarContent } from './SidebarContent.js'
import type { SidebarProps } from './Sidebar.types.js'
import { useSidebar } from './useSidebar.js'

/** The dashboard's navigation, with what starts an automation above it and the way out below. */
export function Sidebar({ onNewAutomation, onLogout, ...place }: SidebarProps) {
  return (
    <SidebarContent
      state={useSidebar(place)}
      basePath={place.basePath}
      onNewAutomation={onNewAutomation}
      onLogout={onLogout}
    />
  )
}
