'use client'
import { useEffect, useSyncExternalStore } from 'react'

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}

const neverChanges = () => () => {}

/** Names the key that shortcuts begin with on this device: Control, on Apple devices Command. */
export function useCommandKey(): 'Ctrl' | '⌘' {
  return useSyncExternalStore(
    neverChanges,
    () => (isApple() ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  )
}

/** Shift makes another key of a letter, while on many keyboards a sign is not to be had without it. */
function isPressed(key: string, event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== key || event.altKey) return false
  if (event.shiftKey && /\p{L}/u.test(key)) return false
  return isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
}

/**
 * Calls back when Control and a key are pressed anywhere on the page, on Apple devices Command and
 * the key; once, however long they are held. Never a key alone, which people may say or hit by
 * chance (WCAG 2.1.4).
 *
 * @param key the sign on the key, a letter in lower case
 * @param on listens at all. @default true
 */
export function useShortcut(key: string, onPress: () => void, on = true): void {
  useEffect(() => {
    if (!on) return undefined
    function listen(event: KeyboardEvent) {
      if (!isPressed(key, event)) return
      event.preventDefault()
      if (!event.repeat) onPress()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [key, onPress, on])
}
