'use client'
import { useEffect, useRef, useState } from 'react'
import { groupsAround, type NavigationEntry } from '../../navigation/navigation.js'
import { useNavigation } from '../../navigation/useNavigation.js'
import type { SidebarPlace } from './Sidebar.types.js'

/** What is open where the page on screen stands in no group. */
const firstLook = ['automations', 'product-enhancements', 'analytics']

/** Which groups are open, and what opens and closes them. */
export interface OpenGroups {
  readonly isOpen: (id: string) => boolean
  readonly setGroupOpen: (id: string, wanted: boolean) => void
}

/** What a sidebar shows, so that two of them can be one: beside the page, and over it on phones. */
export interface SidebarState {
  readonly navigation: readonly NavigationEntry[]
  /** Path of the page on screen, without a slash at the end. */
  readonly current: string
  readonly groups: OpenGroups
}

function firstOpen(around: readonly string[], asked: readonly string[] | undefined) {
  if (asked) return [...asked, ...around]
  return around.length > 0 ? around : firstLook
}

/** Holds which groups are open; those around the page on screen open whenever it changes. */
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
