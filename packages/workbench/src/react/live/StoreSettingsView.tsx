import { optionalScopes } from '@dropwatt/shopify'
import {
  StoreSettingsPage,
  useStoreFailure,
  type ConnectProblem,
  type StoreConnection,
  type StoreSettingsPageProps,
} from '@dropwatt/ui/store'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { lastReads, type LastRead } from '../../core/live/lastReads.ts'
import type { ConnectedStore, StoreMode } from '../../core/live/storeApi.ts'
import { StoreFailed } from '../../core/live/StoreFailed.ts'
import type { Stores } from '../../core/live/Stores.ts'
import { watchStore } from '../../core/live/watchStore.ts'
import { usePresence } from '../usePresence.ts'
import { useResolved } from '../useResolved.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { connectReasons } from './failureReasons.ts'
import { openFromStore } from './openFromStore.ts'
import { StoreTexts } from './StoreTexts.tsx'
import { useReturnFromShopify } from './useReturnFromShopify.ts'
import { useStores, useStoresState } from './useStores.ts'

interface StoreSettingsViewProps {
  mode: StoreMode
}

/** The settings page Shopify Store, where the server reaches stores. */
export function StoreSettingsView(props: StoreSettingsViewProps) {
  return (
    <StoreTexts>
      <Settings {...props} />
    </StoreTexts>
  )
}

function Settings({ mode }: StoreSettingsViewProps) {
  const host = useHost()
  const { paths } = host
  const stores = useStores()
  const state = useStoresState()
  const returned = useReturnFromShopify(stores)
  const wordOf = useStoreFailure()
  const reads = useLastReads()
  const isUnreachable = useIsUnreachable(stores, state?.used)

  const used = state?.used?.id
  const loaded = useMemo((): StoreSettingsPageProps['stores'] => {
    if (!stores || !state || state.status === 'loading') return { state: 'loading' }
    if (state.status === 'failed') {
      const message = wordOf(connectReasons[state.failure?.code ?? 'unexpected'])
      return { state: 'failed', message, onRetry: () => void stores.load() }
    }
    const data = state.stores.map((store) =>
      connectionOf(store, reads?.get(store.id), isUnreachable && store.id === used),
    )
    return { state: 'loaded', data }
  }, [stores, state, wordOf, reads, isUnreachable, used])

  /** Gives a failure the words that the page shows. */
  const worded = (error: unknown) =>
    new Error(wordOf(connectReasons[error instanceof StoreFailed ? error.code : 'unexpected']))

  async function connect(domain?: string, scopes: readonly string[] = []): Promise<boolean> {
    returned.forget()
    try {
      const answer = await stores?.connect({
        ...(domain !== undefined && { shop: domain }),
        scopes: scopes.filter((scope) => optionalScopes.some((each) => each === scope)),
      })
      if (!answer || 'store' in answer) return false
      location.assign(answer.address)
      return true
    } catch (error) {
      throw worded(error)
    }
  }

  async function disconnect(id: string): Promise<void> {
    try {
      await stores?.disconnect(id)
    } catch (error) {
      throw worded(error)
    }
  }

  return (
    <StoreSettingsPage
      basePath={paths.dashboard}
      mode={mode}
      stores={loaded}
      used={used}
      isFinishing={state?.isFinishing || returned.value === 'returned'}
      problem={state?.status === 'failed' ? undefined : problemOf(returned.value, state?.problem)}
      onConnect={connect}
      onUse={(id) => stores?.use(id)}
      onOpen={(id) => {
        stores?.use(id)
        void openFromStore(host)
      }}
      onDisconnect={disconnect}
    />
  )
}

/** Returns when each store was last read on this device; nothing until that is known. */
function useLastReads(): ReadonlyMap<string, LastRead> | undefined {
  const { user, files = 0 } = usePresence()
  const read = useCallback(() => lastReads(user ?? ''), [user])
  return useResolved(user !== undefined && files > 0 ? read : undefined)
}

/** Whether Shopify does not answer for the store in use; that its key has ended is noted by the server. */
function useIsUnreachable(stores: Stores | undefined, used: ConnectedStore | undefined): boolean {
  const [unreachable, setUnreachable] = useState<string>()
  const id = used?.state === 'connected' ? used.id : undefined

  useEffect(() => {
    if (!stores || id === undefined) return undefined
    return watchStore(stores.client, id, (reach) => {
      setUnreachable(reach === 'unreachable' ? id : undefined)
      if (reach === 'ended') void stores.load()
    })
  }, [stores, id])

  return id !== undefined && unreachable === id
}

const states = {
  connected: 'connected',
  disconnected: 'reconnect',
  uninstalled: 'uninstalled',
} as const

function connectionOf(
  { id, name, domain, state, connectedAt, scopes, otherVersion }: ConnectedStore,
  read: LastRead | undefined,
  isUnreachable: boolean,
): StoreConnection {
  return {
    id,
    name,
    domain,
    state: isUnreachable ? 'unreachable' : states[state],
    connectedAt,
    scopes,
    lastRead: read && { at: new Date(read.at).toISOString(), products: read.products },
    otherVersion,
  }
}

function problemOf(
  returned: ReturnType<typeof useReturnFromShopify>['value'],
  failure: StoreFailed | undefined,
): ConnectProblem | undefined {
  if (returned === 'cancelled') return { kind: 'cancelled' }
  if (returned === 'refused') return { kind: 'failed' }
  if (!failure) return undefined
  const { code, scopes, shop } = failure
  if (code === 'missing-scopes') return { kind: 'missing', scopes, domain: shop }
  return { kind: connectReasons[code] }
}
