'use client'
import { useShortcut } from '../../hooks/useShortcut.js'

/**
 * Calls the handler when Ctrl K is pressed anywhere on the page, or Command K on Apple devices.
 * Never on a single letter, which speech input or a slip can trigger.
 *
 * @param on whether it listens. @default true
 */
export function useCommandShortcut(onPress: () => void, on = true): void {
  useShortcut('k', onPress, on)
}
