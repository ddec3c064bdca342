'use client'
import { useEffect, useSyncExternalStore } from 'react'

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}

const neverChanges = () => () => {}

/** Returns the modifier of shortcuts on this device: Control, or Command on Apple devices. */
export function useCommandKey(): 'Ctrl' | '⌘' {
  return useSyncExternalStore(
    neverChanges,
    () => (isApple() ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  )
}

/** Shift with a letter is a different shortcut, but many keyboards need Shift to type a symbol. */
function isPressed(key: string, event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== key || event.altKey) return false
  if (event.shiftKey && /\p{L}/u.test(key)) return false
  return isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
}

/**
 * Calls the handler when Control and a key are pressed anywhere on the page, or Command and the key
 * on Apple devices; once, however long they are held. Never on a single key, which speech input or
 * a slip can trigger (WCAG 2.1.4).
 *
 * @param key the character of the key, letters in lower case
 * @param on whether it listens. @default true
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
