'use client'
import { Badge } from '../../components/Badge/index.js'
import { Button } from '../../components/Button/index.js'
import { SettingsFrame } from '../../components/SettingsFrame/index.js'
import { SettingsGroup, SettingsRow, SettingsRows } from '../../components/SettingsGroup/index.js'
import { sampleStore } from '../../samples/settingsSamples.js'
import { useStrings } from '../../i18n/index.js'
import { CheckIcon, VendorIcon } from '../../icons/index.js'
import { useAction } from '../../toast/index.js'
import { StyledCode, StyledLit } from './SettingsPage.styles.js'
import type { ConnectedStore, SettingsPageProps } from './SettingsPage.types.js'
import { shopifyStoreSettingsPageStrings } from './ShopifyStoreSettingsPage.strings.js'

export interface ShopifyStoreSettingsPageProps extends SettingsPageProps {
  /** The connected store. @default sample data, marked as such */
  store?: ConnectedStore
  /** Requests the permissions of the store again. @default shows the not-implemented notice */
  onReconnect?: () => void
  /** Disconnects the store. @default shows the not-implemented notice */
  onDisconnect?: () => void
}

/** Shows the connected store and the permissions of the automations. Render it inside the dashboard's frame. */
export function ShopifyStoreSettingsPage({
  basePath,
  store = sampleStore,
  onReconnect,
  onDisconnect,
}: ShopifyStoreSettingsPageProps) {
  const strings = useStrings(shopifyStoreSettingsPageStrings)
  const reconnect = useAction(onReconnect)

  return (
    <SettingsFrame current="shopify-store" basePath={basePath} sample={store === sampleStore}>
      <SettingsGroup
        heading={strings.store}
        hint={strings.storeHint}
        actions={
          store.connected ? (
            <Badge tone="success">{strings.connected}</Badge>
          ) : (
            <Badge tone="warning">{strings.notConnected}</Badge>
          )
        }
        flush
      >
        <SettingsRow
          leading={<VendorIcon />}
          label={<bdi dir="ltr">{store.address}</bdi>}
          hint={store.connected ? strings.connectedBy : undefined}
        >
          <Button variant="secondary" onClick={() => reconnect()}>
            {strings.reconnect}
          </Button>
        </SettingsRow>
      </SettingsGroup>
      {store.permissions.length > 0 && <Permissions permissions={store.permissions} />}
      {store.connected && <Disconnection onDisconnect={onDisconnect} />}
    </SettingsFrame>
  )
}

function Permissions({ permissions }: Pick<ConnectedStore, 'permissions'>) {
  const strings = useStrings(shopifyStoreSettingsPageStrings)
  return (
    <SettingsGroup heading={strings.permissions} hint={strings.permissionsHint} flush>
      <SettingsRows>
        {permissions.map((permission) => (
          <SettingsRow
            key={permission}
            as="li"
            leading={
              <StyledLit>
                <CheckIcon />
              </StyledLit>
            }
            label={strings[permission]}
            hint={<StyledCode dir="ltr">{`read_${permission}, write_${permission}`}</StyledCode>}
          />
        ))}
      </SettingsRows>
    </SettingsGroup>
  )
}

function Disconnection({ onDisconnect }: Pick<ShopifyStoreSettingsPageProps, 'onDisconnect'>) {
  const strings = useStrings(shopifyStoreSettingsPageStrings)
  const disconnect = useAction(onDisconnect)
  return (
    <SettingsGroup
      heading={strings.disconnecting}
      hint={strings.disconnectingHint}
      tone="danger"
      actions={
        <Button variant="destructive" onClick={() => disconnect()}>
          {strings.disconnect}
        </Button>
      }
    />
  )
}
