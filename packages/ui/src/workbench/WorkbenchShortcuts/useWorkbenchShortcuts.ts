'use client'
import { useMemo } from 'react'
import type {
  Shortcut,
  ShortcutGroup,
  ShortcutKey,
} from '../../components/ShortcutsDialog/index.js'
import { useStrings } from '../../i18n/index.js'
import { workbenchShortcutsStrings } from './WorkbenchShortcuts.strings.js'
import type { ShortcutPlace } from './WorkbenchShortcuts.types.js'

type Keys = readonly ShortcutKey[]

const inTable: readonly ShortcutPlace[] = ['table']

/** Lists a shortcut without its single keys; not at all if it has no others. */
function withoutSingle(shortcut: Shortcut, single: ReadonlySet<string>): readonly Shortcut[] {
  const keys = shortcut.keys.filter(
    ([first, ...rest]) => rest.length > 0 || !single.has(first ?? ''),
  )
  return keys.length > 0 ? [{ label: shortcut.label, keys }] : []
}

/**
 * Returns the shortcuts of the workbench in the current language, for `ShortcutsDialog`.
 *
 * @param singleKeys whether single letters and signs work; otherwise they are not listed
 */
export function useWorkbenchShortcuts(
  singleKeys: boolean,
  places: readonly ShortcutPlace[] = inTable,
): readonly ShortcutGroup[] {
  const strings = useStrings(workbenchShortcutsStrings)
  return useMemo(() => {
    const { space, shift, alt, tab } = strings
    const letters = new Set<string>()

    function row(label: string, ...keys: readonly Keys[]): Shortcut {
      return { label, keys }
    }

    /** A letter or a sign alone, which the switch turns off. */
    function single(key: string): Keys {
      letters.add(key)
      return [key]
    }

    const bench: ShortcutGroup = {
      heading: strings.bench,
      shortcuts: [row(strings.apply, ['command', 'enter']), row(strings.parts, ['F6'])],
    }
    const table: ShortcutGroup = {
      heading: strings.table,
      shortcuts: [
        row(strings.move, ['up'], ['down'], ['left'], ['right']),
        row(strings.ends, ['home'], ['end']),
        row(strings.pages, ['pageUp'], ['pageDown']),
        row(strings.corners, ['command', 'home'], ['command', 'end']),
        row(strings.expand, ['right'], ['left']),
        row(strings.exclude, [space]),
        row(strings.excludeProduct, [shift, space]),
        row(strings.open, ['enter']),
        row(strings.edit, ['F2']),
        row(strings.useEdit, ['enter']),
        row(strings.nextEdit, [tab]),
        row(strings.lineEnd, [shift, 'enter']),
        row(strings.leaveEdit, ['escape']),
        row(strings.back, ['escape']),
        row(strings.next, single('N'), [alt, 'down']),
        row(strings.previous, single('P'), [alt, 'up']),
        row(strings.search, single('/'), ['command', 'F']),
        row(strings.undo, ['command', 'Z']),
        row(strings.redo, ['command', shift, 'Z']),
        row(strings.all, single('?'), ['command', '/']),
      ],
    }
    const review: ShortcutGroup = {
      heading: strings.review,
      shortcuts: [
        row(strings.approve, ['enter']),
        row(strings.previousImage, [shift, 'enter']),
        row(strings.keepOriginal, single('O'), [alt, 'O']),
        row(strings.later, single('S'), [alt, 'S']),
        row(strings.keep, single('K')),
        row(strings.remove, single('R')),
        row(strings.moveImage, single('V')),
        row(strings.brush, single('['), single(']')),
        row(strings.fullSize, single('Z')),
        row(strings.zoom, single('+'), single('−')),
        row(strings.pan, [space]),
        row(strings.before, single('B')),
      ],
    }
    const groups = [bench, ...places.map((place) => ({ table, review })[place])]
    if (singleKeys) return groups
    return groups.map(({ heading, shortcuts }) => ({
      heading,
      shortcuts: shortcuts.flatMap((shortcut) => withoutSingle(shortcut, letters)),
    }))
  }, [strings, singleKeys, places])
}
