'use client'
import { useShortcut } from '../../hooks/useShortcut.js'

/**
 * Calls back when Ctrl K is pressed anywhere on the page, on Apple devices Command K. Never a
 * letter alone, which people may say or hit by chance.
 *
 * @param on listens at all. @default true
 */
export function useCommandShortcut(onPress: () => void, on = true): void {
  useShortcut('k', onPress, on)
}
