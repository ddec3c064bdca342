'use client'
import { useState } from 'react'
import { groupsAround, type NavigationEntry } from '../../data/navigation.js'

/** What is open where the page on screen stands in no group. */
const firstLook = ['automations', 'product-enhancements', 'analytics']

/** Holds which groups are open; those around the page on screen open whenever it changes. */
export function useOpenGroups(navigation: readonly NavigationEntry[], currentPath: string) {
  const [openFor, setOpenFor] = useState(currentPath)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const around = groupsAround(navigation, currentPath)
    return new Set(around.length > 0 ? around : firstLook)
  })
  if (openFor !== currentPath) {
    setOpenFor(currentPath)
    setOpen(new Set([...open, ...groupsAround(navigation, currentPath)]))
  }

  return {
    isOpen: (id: string) => open.has(id),
    setGroupOpen(id: string, wanted: boolean) {
      const next = new Set(open)
      if (wanted) next.add(id)
      else next.delete(id)
      setOpen(next)
    },
  }
}
