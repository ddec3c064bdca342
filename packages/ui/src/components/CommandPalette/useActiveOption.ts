'use client'
import { useState, type KeyboardEvent, type RefObject } from 'react'

/**
 * Holds which option of a combobox is marked while focus stays in its field. The first one is,
 * until keys or the pointer mark another; with another query the first is again.
 *
 * @param count options in the list
 * @param list what holds the options
 */
export function useActiveOption(count: number, query: string, list: RefObject<HTMLElement | null>) {
  const [marked, setMarked] = useState({ query, index: 0 })
  const active = marked.query === query ? marked.index : 0
  const setActive = (index: number) => setMarked({ query, index })

  function option(index: number) {
    return list.current?.querySelectorAll<HTMLElement>('[role=option]').item(index)
  }

  function goTo(index: number) {
    const next = (index + count) % Math.max(count, 1)
    setActive(next)
    option(next)?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowDown') goTo(active + 1)
    else if (event.key === 'ArrowUp') goTo(active - 1)
    else if (event.key === 'Home') goTo(0)
    else if (event.key === 'End') goTo(-1)
    // A click, so that a link is followed as a link.
    else if (event.key === 'Enter') option(active)?.click()
    else return
    event.preventDefault()
  }

  return { active, setActive, onKeyDown }
}
