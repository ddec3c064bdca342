'use client'
import { useCommandKey } from '../../hooks/useShortcut.js'
import { useStrings } from '../../i18n/index.js'
import { ArrowRightIcon } from '../../icons/index.js'
import { keyNames } from './ShortcutsDialog.strings.js'
import { StyledKeys, StyledRead } from './ShortcutsDialog.styles.js'
import type { NamedKey, ShortcutKey } from './ShortcutsDialog.types.js'

/** Keys that are pressed together. */
export function Keys({ keys }: { readonly keys: readonly ShortcutKey[] }) {
  return (
    <StyledKeys>
      {keys.map((key) => (
        <kbd key={key} data-key={key}>
          <Face of={key} />
        </kbd>
      ))}
    </StyledKeys>
  )
}

function isNamed(key: ShortcutKey): key is NamedKey {
  return Object.hasOwn(keyNames.en, key)
}

/** A key as on the user's keyboard; a symbol is read by its name. */
function Face({ of: key }: { readonly of: ShortcutKey }) {
  const names = useStrings(keyNames)
  const command = useCommandKey()
  if (!isNamed(key)) return key

  const isArrow = ['up', 'down', 'left', 'right'].includes(key)
  const sign = isArrow ? <ArrowRightIcon /> : key === 'command' && command
  if (sign === 'Ctrl') return sign
  if (!sign) return names[key]
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <StyledRead>{names[key]}</StyledRead>
    </>
  )
}
