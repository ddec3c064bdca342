'use client'
import { useCallback } from 'react'
import { SettingsRow, SettingsRows } from '../../components/SettingsGroup/index.js'
import { useStrings } from '../../i18n/index.js'
import { CheckIcon, MixedIcon } from '../../icons/index.js'
import { StyledLit } from '../../pages/SettingsPage/SettingsPage.styles.js'
import { storePermissionStrings } from './StoreSettingsPage.strings.js'
import { StyledQuiet, StyledScope } from './StoreSettingsPage.styles.js'

/** The permissions that Dropwatt can use, and the key of their words; the first one is needed. */
const known = {
  write_products: 'products',
  write_translations: 'translations',
  read_locales: 'languages',
  write_files: 'files',
  read_markets: 'markets',
} as const

/** Returns whether a permission is granted; one to write contains the one to read. */
function hasGranted(scope: string, granted: readonly string[]): boolean {
  return granted.includes(scope) || granted.includes(scope.replace('read_', 'write_'))
}

/** Returns a function that says a permission in words; it changes with the language alone. */
export function usePermissionName(): (scope: string) => string {
  const strings = useStrings(storePermissionStrings)
  return useCallback(
    (scope) => {
      const key = Object.entries(known).find(([name]) => name === scope)?.[1]
      return key ? strings[key] : `${strings.other} (${scope})`
    },
    [strings],
  )
}

/** Lists what a store has granted, and what it can be asked for. */
export function PermissionRows({ granted }: { readonly granted: readonly string[] }) {
  const strings = useStrings(storePermissionStrings)
  const contained = new Set(Object.keys(known).map((scope) => scope.replace('write_', 'read_')))
  const others = granted.filter((scope) => !(scope in known) && !contained.has(scope))
  return (
    <SettingsRows role="list">
      {Object.entries(known).map(([scope, key]) => (
        <Permission
          key={scope}
          scope={scope}
          name={strings[key]}
          text={key === 'products' ? strings.productsText : undefined}
          isGranted={hasGranted(scope, granted)}
        />
      ))}
      {others.map((scope) => (
        <Permission key={scope} scope={scope} name={strings.other} text={undefined} isGranted />
      ))}
    </SettingsRows>
  )
}

interface PermissionProps {
  readonly scope: string
  readonly name: string
  readonly text: string | undefined
  readonly isGranted: boolean
}

function Permission({ scope, name, text, isGranted }: PermissionProps) {
  const { notGranted } = useStrings(storePermissionStrings)
  return (
    <SettingsRow
      as="li"
      leading={
        isGranted ? (
          <StyledLit>
            <CheckIcon />
          </StyledLit>
        ) : (
          <MixedIcon />
        )
      }
      label={isGranted ? name : <StyledQuiet>{name}</StyledQuiet>}
      hint={isGranted ? text : notGranted}
    >
      <StyledScope dir="ltr">{scope}</StyledScope>
    </SettingsRow>
  )
}
