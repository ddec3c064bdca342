'use client'
import { useState, type KeyboardEvent, type RefObject } from 'react'

/**
 * Keeps the active option of a combobox while focus stays in its field. It starts with the first
 * option, changes by keys or pointer, and resets with another query.
 *
 * @param count options in the list
 * @param list the element with the options
 */
export function useActiveOption(count: number, query: string, list: RefObject<HTMLElement | null>) {
  const [marked, setMarked] = useState({ query, index: 0 })
  const active = marked.query === query ? marked.index : 0
  const setActive = (index: number) => setMarked({ query, index })

  function option(index: number) {
    return list.current?.querySelectorAll<HTMLElement>('[role=option]').item(index)
  }

  function moveTo(index: number) {
    const next = (index + count) % Math.max(count, 1)
    setActive(next)
    option(next)?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowDown') moveTo(active + 1)
    else if (event.key === 'ArrowUp') moveTo(active - 1)
    else if (event.key === 'Home') moveTo(0)
    else if (event.key === 'End') moveTo(-1)
    // A click, so that the browser follows a link natively.
    else if (event.key === 'Enter') option(active)?.click()
    else return
    event.preventDefault()
  }

  return { active, setActive, onKeyDown }
}
