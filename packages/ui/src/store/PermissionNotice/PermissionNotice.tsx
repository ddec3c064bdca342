'use client'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { KeyIcon } from '../../icons/index.js'
import { Notice } from '../../workbench/Notice/index.js'
import { useFigures } from '../../workbench/useFigures.js'
import { storeJobStrings } from '../storeJob.strings.js'
import { usePermissionName } from '../StoreSettingsPage/PermissionRows.js'
import { storeConnectStrings } from '../StoreSettingsPage/StoreSettingsPage.strings.js'
import { permissionNoticeStrings } from './PermissionNotice.strings.js'

export interface PermissionNoticeProps {
  /** Names of the missing permissions, such as `write_files`. */
  scopes: readonly string[]
  /** @default the permissions in words */
  title?: string | undefined
  /** Says more about them. @default what happens without them */
  children?: ReactNode
  /** Asks Shopify for them. @default they cannot be asked for here */
  onAsk?: (() => void) | undefined
  /** Whether Shopify is being asked. @default false */
  isAsking?: boolean | undefined
  /** Reason that Shopify was not asked. @default none */
  error?: string | undefined
  /** Further buttons. @default none */
  actions?: ReactNode
}

/** Says that a store has not given a permission, and asks for it. */
export function PermissionNotice({
  scopes,
  title,
  children,
  onAsk,
  isAsking = false,
  error,
  actions,
}: PermissionNoticeProps) {
  const strings = useStrings(permissionNoticeStrings)
  const words = useStrings(storeJobStrings)
  const { askAgain } = useStrings(storeConnectStrings)
  const nameOf = usePermissionName()
  const { list } = useFigures()
  return (
    <Notice
      role="status"
      tone="warning"
      icon={KeyIcon}
      title={title ?? words.scope(list(scopes.map(nameOf)))}
      actions={
        <>
          {onAsk && (
            <Button
              size="sm"
              variant="outline"
              leading={<KeyIcon />}
              busy={isAsking}
              onClick={onAsk}
            >
              {askAgain}
            </Button>
          )}
          {actions}
        </>
      }
    >
      {error ?? (
        <>
          <p>{children ?? strings.without}</p>
          {onAsk && <p>{strings.asks(list(scopes))}</p>}
        </>
      )}
    </Notice>
  )
}
