'use client'
import type { RefObject } from 'react'
import { Badge } from '../../components/Badge/index.js'
import { Button } from '../../components/Button/index.js'
import { useBusy, useFailure } from '../../components/Form/index.js'
import { SettingsGroup, SettingsRow, SettingsRows } from '../../components/SettingsGroup/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { PracticeIcon, VendorIcon } from '../../icons/index.js'
import { StyledLamp } from '../../workbench/lamp.styles.js'
import { Notice } from '../../workbench/Notice/index.js'
import { useFigures } from '../../workbench/useFigures.js'
import type { StoreConnection, StoreMode } from '../store.types.js'
import { useSince } from '../../workbench/useSince.js'
import { storeConnectStrings, storeSettingsStrings } from './StoreSettingsPage.strings.js'
import { StyledFacts, StyledPart, StyledState } from './StoreSettingsPage.styles.js'
import type { StoreSettingsPageProps } from './StoreSettingsPage.types.js'

interface StoreGroupProps extends Pick<StoreSettingsPageProps, 'onConnect' | 'onOpen'> {
  readonly store: StoreConnection
  readonly mode: StoreMode
  readonly group: RefObject<HTMLElement | null>
  /** Called when the button that connected it is gone. */
  readonly onGone: () => void
}

/** Shows the store in use: whether it can be read, and since when. */
export function StoreGroup({ store, mode, group, onGone, onConnect, onOpen }: StoreGroupProps) {
  const strings = useStrings(storeSettingsStrings)
  const since = useSince()
  const { count } = useFigures()
  const locale = useLocale()
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  const { name, domain, state, connectedAt, lastRead } = store
  const isConnected = state === 'connected'
  return (
    <SettingsGroup
      ref={group}
      tabIndex={-1}
      heading={strings.store}
      hint={strings.connectedHint}
      flush
    >
      <SettingsRow
        leading={mode === 'practice' ? <PracticeIcon /> : <VendorIcon />}
        label={<bdi>{name}</bdi>}
        hint={
          <StyledState>
            <StyledLamp data-lit={isConnected ? '' : undefined} />
            {strings[stateTexts[state]]}
            <bdi dir="ltr">{domain}</bdi>
          </StyledState>
        }
      >
        {isConnected && onOpen && (
          <Button variant="secondary" onClick={() => onOpen(store.id)}>
            {strings.openFromStore}
          </Button>
        )}
      </SettingsRow>
      <Trouble store={store} onConnect={onConnect} onGone={onGone} />
      <StyledFacts>
        <dt>{strings.mode}</dt>
        <dd>{strings[mode]}</dd>
        <dt>{strings.since}</dt>
        <dd>{moments.format(new Date(connectedAt))}</dd>
        <dt>{strings.lastRead}</dt>
        <dd>
          {lastRead
            ? strings.readAgo(since(lastRead.at), count(lastRead.products), lastRead.products)
            : strings.notRead}
        </dd>
      </StyledFacts>
    </SettingsGroup>
  )
}

const stateTexts = {
  connected: 'connected',
  reconnect: 'ended',
  uninstalled: 'uninstalled',
  unreachable: 'unreachable',
} as const

/** Says what keeps a store from being read, or soon will. */
function Trouble({
  store,
  onConnect,
  onGone,
}: Pick<StoreGroupProps, 'store' | 'onConnect' | 'onGone'>) {
  const strings = useStrings(storeSettingsStrings)
  const { notConnected } = useStrings(storeConnectStrings)
  const showFailure = useFailure()
  const { busy, run } = useBusy<'connect'>()
  const { name, domain, state, scopes, otherVersion } = store

  async function connect() {
    try {
      const isLeaving = await onConnect(domain, scopes)
      if (!isLeaving) onGone()
      return isLeaving
    } catch (reason) {
      showFailure(notConnected, reason)
      return false
    }
  }

  const again = (label: string) => (
    <Button variant="outline" busy={busy !== null} onClick={() => void run('connect', connect)}>
      {label}
    </Button>
  )

  if (state === 'reconnect' || state === 'uninstalled') {
    const isEnded = state === 'reconnect'
    return (
      <StyledPart>
        <Notice
          tone="warning"
          title={isEnded ? strings.renew(name) : strings.uninstalledTitle(name)}
          actions={again(isEnded ? strings.reconnect : strings.connectAgain)}
        >
          {isEnded ? strings.renewText : strings.uninstalledText}
        </Notice>
      </StyledPart>
    )
  }
  if (state === 'unreachable') {
    return (
      <StyledPart>
        <Notice tone="warning" role="status" title={strings.unreachableTitle}>
          {strings.unreachableText}
        </Notice>
      </StyledPart>
    )
  }
  if (!otherVersion) return null
  return (
    <StyledPart>
      <Notice tone="warning" title={strings.otherVersion}>
        {strings.otherVersionText(otherVersion)}
      </Notice>
    </StyledPart>
  )
}

interface StoreListProps extends Pick<StoreSettingsPageProps, 'onUse'> {
  readonly stores: readonly StoreConnection[]
  readonly used: string
}

/** Lists several stores, and makes another one the one in use. */
export function StoreList({ stores, used, onUse }: StoreListProps) {
  const strings = useStrings(storeSettingsStrings)
  return (
    <SettingsGroup heading={strings.stores} hint={strings.storesHint} flush>
      <SettingsRows role="list">
        {stores.map(({ id, name, domain, state }) => (
          <SettingsRow
            key={id}
            as="li"
            label={<bdi>{name}</bdi>}
            hint={
              <StyledState>
                <StyledLamp data-lit={state === 'connected' ? '' : undefined} />
                {strings[stateTexts[state]]}
                <bdi dir="ltr">{domain}</bdi>
              </StyledState>
            }
          >
            {id === used ? (
              <Badge tone="success">{strings.inUse}</Badge>
            ) : (
              <Button
                variant="secondary"
                aria-label={strings.chooseName(name)}
                onClick={() => onUse(id)}
              >
                {strings.choose}
              </Button>
            )}
          </SettingsRow>
        ))}
      </SettingsRows>
    </SettingsGroup>
  )
}
