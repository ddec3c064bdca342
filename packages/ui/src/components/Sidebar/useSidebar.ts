'use client'
import { useEffect, useRef, useState } from 'react'
import { groupsAround, type NavigationEntry } from '../../navigation/navigation.js'
import { useNavigation } from '../../navigation/useNavigation.js'
import type { SidebarPlace } from './Sidebar.types.js'

/** The groups that are open if the current page is in none. */
const firstLook = ['automations', 'product-enhancements', 'analytics']

/** The open groups, and functions that open and close them. */
export interface OpenGroups {
  readonly isOpen: (id: string) => boolean
  readonly setGroupOpen: (id: string, wanted: boolean) => void
}

/** The state of a sidebar, shared by the sidebar beside the page and the drawer on phones. */
export interface SidebarState {
  readonly navigation: readonly NavigationEntry[]
  /** Path of the current page, without a trailing slash. */
  readonly current: string
  readonly groups: OpenGroups
}

function firstOpen(around: readonly string[], asked: readonly string[] | undefined) {
  if (asked) return [...asked, ...around]
  return around.length > 0 ? around : firstLook
}

/** Holds the open groups; those around the current page open whenever it changes. */
export function useSidebar({
  currentPath,
  basePath,
  defaultOpenGroups,
  onOpenGroupsChange,
}: SidebarPlace): SidebarState {
  const navigation = useNavigation(basePath)
  const current = currentPath.length > 1 ? currentPath.replace(/\/$/, '') : currentPath
  const around = groupsAround(navigation, current)
  const [openFor, setOpenFor] = useState(current)
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(firstOpen(around, defaultOpenGroups)),
  )
  if (openFor !== current) {
    setOpenFor(current)
    setOpen(new Set([...open, ...around]))
  }

  const told = useRef(open)
  useEffect(() => {
    if (told.current === open) return
    told.current = open
    onOpenGroupsChange?.([...open])
  }, [open, onOpenGroupsChange])

  function setGroupOpen(id: string, wanted: boolean) {
    const next = new Set(open)
    if (wanted) next.add(id)
    else next.delete(id)
    setOpen(next)
  }

  return { navigation, current, groups: { isOpen: (id) => open.has(id), setGroupOpen } }
}
