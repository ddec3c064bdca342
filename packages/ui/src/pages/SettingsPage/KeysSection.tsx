'use client'
import { Button } from '../../components/Button/index.js'
import { EmptyState } from '../../components/EmptyState/index.js'
import { SettingsGroup, SettingsRow, SettingsRows } from '../../components/SettingsGroup/index.js'
import { useStrings } from '../../i18n/index.js'
import { KeyIcon, PlusIcon } from '../../icons/index.js'
import { useAction } from '../../toast/index.js'
import type { ApiKeysSettingsPageProps } from './ApiKeysSettingsPage.types.js'
import { apiKeysSettingsPageStrings } from './ApiKeysSettingsPage.strings.js'
import { StyledCode, StyledLines } from './SettingsPage.styles.js'
import { useDay } from './useDay.js'

type KeysSectionProps = Required<Pick<ApiKeysSettingsPageProps, 'keys'>> &
  Pick<ApiKeysSettingsPageProps, 'onCreateKey' | 'onRevokeKey'>

/** The API keys of the account, masked. */
export function KeysSection({ keys, onCreateKey, onRevokeKey }: KeysSectionProps) {
  const strings = useStrings(apiKeysSettingsPageStrings)
  const day = useDay()
  const create = useAction(onCreateKey)
  const revoke = useAction(onRevokeKey)

  return (
    <SettingsGroup
      heading={strings.keys}
      hint={strings.keysHint}
      actions={
        <Button variant="secondary" leading={<PlusIcon />} onClick={() => create()}>
          {strings.createKey}
        </Button>
      }
      flush
    >
      {keys.length === 0 ? (
        <EmptyState icon={KeyIcon} heading={strings.noKeys}>
          {strings.noKeysText}
        </EmptyState>
      ) : (
        <SettingsRows>
          {keys.map((key) => (
            <SettingsRow
              key={key.id}
              as="li"
              leading={<KeyIcon />}
              label={key.name}
              hint={
                <StyledLines>
                  <StyledCode dir="ltr">{key.maskedKey}</StyledCode>
                  <time dateTime={key.createdOn}>{strings.createdOn(day(key.createdOn))}</time>
                </StyledLines>
              }
            >
              <Button
                variant="outline"
                size="sm"
                aria-label={strings.revokeKey(key.name)}
                onClick={() => revoke(key)}
              >
                {strings.revoke}
              </Button>
            </SettingsRow>
          ))}
        </SettingsRows>
      )}
    </SettingsGroup>
  )
}
