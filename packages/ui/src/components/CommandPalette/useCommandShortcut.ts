'use client'
import { useEffect, useSyncExternalStore } from 'react'

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}

const neverChanges = () => () => {}

/** Names the keys that open a command palette on this device. */
export function useShortcutKeys(): readonly [modifier: string, key: string] {
  const apple = useSyncExternalStore(neverChanges, isApple, () => false)
  return [apple ? '⌘' : 'Ctrl', 'K']
}

/**
 * Calls back when Ctrl K is pressed anywhere on the page, on Apple devices Command K. Never a
 * letter alone, which people may say or hit by chance.
 *
 * @param on listens at all. @default true
 */
export function useCommandShortcut(onPress: () => void, on = true): void {
  useEffect(() => {
    if (!on) return undefined
    function listen(event: KeyboardEvent) {
      const modifier = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
      if (!modifier || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      onPress()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onPress, on])
}
