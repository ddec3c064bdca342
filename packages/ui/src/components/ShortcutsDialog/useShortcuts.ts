'use client'
import { useMemo } from 'react'
import { useStrings } from '../../i18n/index.js'
import { shortcutsDialogStrings } from './ShortcutsDialog.strings.js'
import type { ShortcutGroup } from './ShortcutsDialog.types.js'

/** Returns the library's shortcuts, in the current language. */
export function useShortcuts(): readonly ShortcutGroup[] {
  const strings = useStrings(shortcutsDialogStrings)
  return useMemo(
    () => [
      {
        heading: strings.everywhere,
        shortcuts: [
          { label: strings.search, keys: [['command', 'K']] },
          { label: strings.list, keys: [['command', '/']] },
          { label: strings.notifications, keys: [['F8']] },
          { label: strings.close, keys: [['escape']] },
          { label: strings.skip, keys: [['tab']] },
        ],
      },
      {
        heading: strings.lists,
        shortcuts: [
          { label: strings.move, keys: [['up'], ['down']] },
          { label: strings.ends, keys: [['home'], ['end']] },
          { label: strings.choose, keys: [['enter']] },
        ],
      },
      {
        heading: strings.sliders,
        shortcuts: [
          { label: strings.step, keys: [['left'], ['right']] },
          { label: strings.leap, keys: [['pageUp'], ['pageDown']] },
          { label: strings.limits, keys: [['home'], ['end']] },
        ],
      },
      { heading: strings.tables, shortcuts: [{ label: strings.sort, keys: [['enter']] }] },
    ],
    [strings],
  )
}
