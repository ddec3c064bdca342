'use client'
import { useId, useRef, useState, type RefObject } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { useBusy, useFailure } from '../../components/Form/index.js'
import { SettingsFrame } from '../../components/SettingsFrame/index.js'
import { SettingsGroup, SettingsRow, SettingsRows } from '../../components/SettingsGroup/index.js'
import { useStrings } from '../../i18n/index.js'
import {
  CheckIcon,
  DisconnectIcon,
  NeverIcon,
  PracticeIcon,
  SecureIcon,
  VendorIcon,
} from '../../icons/index.js'
import { FailedRow, LoadingRows } from '../../pages/AccountSecurity/LoadedRows.js'
import { toast } from '../../toast/index.js'
import { StyledLamp } from '../../workbench/lamp.styles.js'
import { PracticeBanner } from '../PracticeBanner/index.js'
import type { StoreConnection } from '../store.types.js'
import { ConnectForm } from './ConnectForm.js'
import { PermissionRows } from './PermissionRows.js'
import { ProblemNotice } from './ProblemNotice.js'
import { StoreGroup, StoreList } from './StoreGroup.js'
import {
  storeConnectStrings,
  storeDisconnectStrings,
  storePermissionStrings,
  storeSettingsStrings,
} from './StoreSettingsPage.strings.js'
import { StyledPart, StyledPrivacy, StyledState } from './StoreSettingsPage.styles.js'
import type { ConnectOptions, StoreSettingsPageProps } from './StoreSettingsPage.types.js'
import { useConnectedToast } from './useConnectedToast.js'

/** Connects Shopify stores, and shows those that are connected. Render it inside the dashboard's frame. */
export function StoreSettingsPage({
  basePath,
  stores,
  used,
  onUse,
  onOpen,
  onDisconnect,
  ...connect
}: StoreSettingsPageProps) {
  const { mode, problem, onConnect } = connect
  const list = stores.state === 'loaded' ? stores.data : []
  const store = list.find(({ id }) => id === used) ?? list[0]
  const group = useRef<HTMLElement>(null)
  useConnectedToast(stores)

  /** Moves focus to what is shown in place of a button that is gone. */
  const onGone = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) group.current?.focus({ preventScroll: true })
    })
  return (
    <SettingsFrame current="shopify-store" basePath={basePath}>
      {mode === 'practice' && <PracticeBanner />}
      {problem && <ProblemNotice problem={problem} mode={mode} onConnect={onConnect} />}
      {stores.state !== 'loaded' && <Waiting stores={stores} />}
      {stores.state === 'loaded' && !store && (
        <NotConnected {...connect} onGone={onGone} group={group} />
      )}
      {store && (
        <>
          {list.length > 1 && <StoreList stores={list} used={store.id} onUse={onUse} />}
          <StoreGroup
            group={group}
            onGone={onGone}
            store={store}
            mode={mode}
            onConnect={onConnect}
            onOpen={onOpen}
          />
          <Granted store={store} />
          {(mode === 'custom' || mode === 'public') && <Another {...connect} />}
          <Disconnection key={store.id} store={store} onDisconnect={onDisconnect} onGone={onGone} />
        </>
      )}
    </SettingsFrame>
  )
}

function Waiting({ stores }: Pick<StoreSettingsPageProps, 'stores'>) {
  const strings = useStrings(storeSettingsStrings)
  return (
    <SettingsGroup heading={strings.store} hint={strings.storeHint} flush>
      {stores.state === 'failed' ? (
        <FailedRow message={stores.message} onRetry={stores.onRetry} />
      ) : (
        <LoadingRows count={2} />
      )}
    </SettingsGroup>
  )
}

interface NotConnectedProps extends ConnectOptions {
  readonly group: RefObject<HTMLElement | null>
  readonly onGone: () => void
}

function NotConnected({ mode, isFinishing, onConnect, group, onGone }: NotConnectedProps) {
  const strings = useStrings(storeSettingsStrings)
  const words = useStrings(storeConnectStrings)
  const { products, productsText } = useStrings(storePermissionStrings)
  return (
    <>
      <SettingsGroup
        ref={group}
        tabIndex={-1}
        heading={strings.store}
        hint={strings.storeHint}
        flush
      >
        <SettingsRow
          leading={mode === 'practice' ? <PracticeIcon /> : <VendorIcon />}
          label={strings.none}
          hint={
            <StyledState>
              <StyledLamp />
              {strings.meanwhile}
            </StyledState>
          }
        />
        <StyledPart>
          <ConnectForm
            mode={mode}
            isFinishing={isFinishing}
            isAnother={false}
            onConnect={onConnect}
            onConnected={onGone}
          />
        </StyledPart>
      </SettingsGroup>
      <SettingsGroup heading={words.asks} hint={mode === 'own' ? undefined : words.asksHint} flush>
        <SettingsRows role="list">
          <SettingsRow as="li" leading={<CheckIcon />} label={products} hint={productsText} />
          <SettingsRow as="li" leading={<NeverIcon />} label={words.never} />
        </SettingsRows>
        <StyledPart>
          <StyledPrivacy>
            <SecureIcon aria-hidden="true" />
            {words.privacy}
          </StyledPrivacy>
        </StyledPart>
      </SettingsGroup>
    </>
  )
}

function Granted({ store }: { readonly store: StoreConnection }) {
  const strings = useStrings(storePermissionStrings)
  const { privacy } = useStrings(storeConnectStrings)
  return (
    <SettingsGroup heading={strings.granted} hint={strings.grantedHint} flush>
      <PermissionRows granted={store.scopes} />
      <StyledPart>
        <StyledPrivacy>
          <SecureIcon aria-hidden="true" />
          {privacy}
        </StyledPrivacy>
      </StyledPart>
    </SettingsGroup>
  )
}

function Another({ mode, isFinishing, onConnect }: ConnectOptions) {
  const strings = useStrings(storeConnectStrings)
  return (
    <SettingsGroup heading={strings.another} hint={strings.anotherHint} flush>
      <StyledPart>
        <ConnectForm mode={mode} isFinishing={isFinishing} isAnother onConnect={onConnect} />
      </StyledPart>
    </SettingsGroup>
  )
}

interface DisconnectionProps extends Pick<StoreSettingsPageProps, 'onDisconnect'> {
  readonly store: StoreConnection
  readonly onGone: () => void
}

function Disconnection({ store: { id, name }, onDisconnect, onGone }: DisconnectionProps) {
  const strings = useStrings(storeDisconnectStrings)
  const [isAsking, setAsking] = useState(false)
  const showFailure = useFailure()
  const { busy, run } = useBusy<'disconnect'>()
  const describedBy = useId()

  async function disconnect() {
    try {
      await onDisconnect(id)
      setAsking(false)
      onGone()
      toast({ title: strings.disconnected(name) })
    } catch (reason) {
      showFailure(strings.notDisconnected, reason)
    }
  }

  return (
    <>
      <SettingsGroup
        heading={strings.heading}
        hint={strings.hint}
        tone="danger"
        actions={
          <Button
            variant="destructive"
            leading={<DisconnectIcon />}
            onClick={() => setAsking(true)}
          >
            {strings.disconnect}
          </Button>
        }
      />
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        heading={strings.question(name)}
        actions={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              {strings.close}
            </Button>
            <Button
              variant="destructive"
              leading={<DisconnectIcon />}
              busy={busy !== null}
              busyLabel={strings.disconnecting}
              aria-describedby={describedBy}
              onClick={() => void run('disconnect', disconnect)}
            >
              {strings.disconnect}
            </Button>
          </>
        }
      >
        <p id={describedBy}>{strings.text}</p>
      </Dialog>
    </>
  )
}
