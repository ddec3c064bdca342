import { ProductPicker, type FoundProducts, type PickerFilter } from '@dropwatt/ui/store'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { noFilters, productFilters, type PickedFilters } from '../../core/live/pickedFilters.ts'
import { recallPicker, rememberFilters, rememberPace } from '../../core/live/pickerMemory.ts'
import { ProductChoice, type ChoiceFound } from '../../core/live/ProductChoice.ts'
import { readingTime } from '../../core/live/readingTime.ts'
import type { StoreReading } from '../../core/live/liveState.ts'
import type { ConnectedStore } from '../../core/live/storeApi.ts'
import type { Stores } from '../../core/live/Stores.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { showOpened } from '../openDropped.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { readProblems } from './readProblems.ts'
import { StoreTexts } from './StoreTexts.tsx'
import { useLanguages } from './useLanguages.ts'
import { useIsOffline } from './useIsOffline.ts'
import { useStores, useStoresState } from './useStores.ts'

interface PickerProps {
  bench: Bench
  /** Whether the products or their translations are opened. */
  reads: StoreReading
}

/** Chooses products of the store in use, and opens them or their translations. */
export function Picker({ bench, reads }: PickerProps) {
  const stores = useStores()
  const state = useStoresState()
  const store = state?.used
  const isGone = state?.status === 'loaded' && store === undefined

  useEffect(() => {
    if (isGone) bench.dialogs.close()
  }, [bench, isGone])

  if (!stores || !state) return null
  if (!store) {
    return state.status === 'failed' ? (
      <StoreTexts>
        <StoresFailed bench={bench} stores={stores} />
      </StoreTexts>
    ) : null
  }
  return (
    <StoreTexts>
      <Choose key={store.id} bench={bench} reads={reads} stores={stores} store={store} />
    </StoreTexts>
  )
}

interface ChooseProps extends PickerProps {
  stores: Stores
  store: ConnectedStore
}

function Choose({ bench, reads, stores, store }: ChooseProps) {
  const host = useHost()
  const { user = '', storeMode, paths } = host
  const [choice] = useState(
    () =>
      new ProductChoice({
        read: (name, variables, signal) => stores.client.read(store.id, name, variables, signal),
        filters: recallPicker(user, store.id).filters,
      }),
  )
  const { filters, total, statusCounts, found, collections, vendors, tags } = useStore(choice.state)
  const reading = useStore(bench.state, (state) => state.readingStore)
  const storeProblem = useStore(bench.state, (state) => state.storeProblem)
  // An earlier reading failed elsewhere, such as that of the open file.
  const [isTried, setTried] = useState(false)
  const isOffline = useIsOffline()
  const isPractice = storeMode === 'practice'
  const { paces } = useMemo(() => recallPicker(user, store.id), [user, store.id])
  const shownFound = useMemo(() => foundOf(found, () => choice.retry()), [found, choice])
  const problem = useMemo(
    () =>
      isTried && storeProblem
        ? { problem: readProblems[storeProblem.code], scopes: storeProblem.scopes ?? [] }
        : undefined,
    [isTried, storeProblem],
  )
  const isOfTranslations = reads === 'translations'
  const { languages, locale } = useLanguages(stores, store, user, isOfTranslations)
  useEffect(() => choice.start(), [choice])

  const onMore = useCallback(() => void choice.moreCollections(), [choice])

  const onShow = useCallback(
    (filter: PickerFilter) => {
      if (filter === 'status') void choice.countStatuses()
      if (filter === 'collection') choice.showCollections()
    },
    [choice],
  )

  function change(next: PickedFilters) {
    choice.setFilters(next)
    rememberFilters(user, store.id, next)
  }

  function close() {
    bench.live.stop()
    bench.dialogs.close()
  }

  async function open() {
    if (found.state !== 'found') return
    setTried(true)
    const { count: products } = found
    const { client } = stores
    const began = performance.now()
    const request = {
      client,
      store,
      isPractice,
      filters: productFilters(filters),
      products,
      ...(isOfTranslations && { locale }),
    }
    if (await bench.live.read(request)) {
      // Translations take another time.
      if (!isOfTranslations)
        rememberPace(user, store.id, { products, seconds: (performance.now() - began) / 1000 })
    } else if (!bench.state.getState().refused) return
    bench.dialogs.close()
    showOpened(host, bench)
  }

  return (
    <ProductPicker
      open
      onClose={close}
      store={{
        name: store.name,
        isConnected: store.state === 'connected' && !isEnded(found),
        isPractice,
      }}
      total={total}
      statusCounts={statusCounts}
      filters={filters}
      onFiltersChange={change}
      onShow={onShow}
      collections={{
        state: collections.state,
        list: collections.list.map(({ id, title, productsCount }) => ({
          id,
          title,
          products: productsCount?.precision === 'EXACT' ? productsCount.count : undefined,
        })),
        search: collections.search,
        onSearch: (search) => choice.searchCollections(search),
        onMore: collections.next === undefined ? undefined : onMore,
        onRetry: () => choice.retryCollections(),
      }}
      vendors={vendors}
      tags={tags}
      languages={isOfTranslations ? languages : undefined}
      found={shownFound}
      time={
        found.state === 'found' && !isOfTranslations
          ? readingTime(found.count, { paces, isPractice })
          : undefined
      }
      isOffline={isOffline}
      problem={problem}
      settingsHref={paths.storeSettings}
      reading={reading}
      onCancel={() => bench.live.stop()}
      onOpen={() => void open()}
    />
  )
}

function isEnded(found: ChoiceFound): boolean {
  return found.state === 'failed' && found.code === 'reconnect'
}

function foundOf(found: ChoiceFound, onRetry: () => void): FoundProducts {
  if (found.state === 'counting') return found
  if (found.state === 'failed') {
    return { state: 'failed', problem: readProblems[found.code], scopes: found.scopes, onRetry }
  }
  return {
    ...found,
    products: found.products.map(({ id, title, vendor, variantsCount }) => ({
      id,
      title,
      vendor,
      variants: variantsCount?.count,
    })),
  }
}

const nothing = () => {}
const noCollections = {
  state: 'loaded',
  list: [],
  search: '',
  onSearch: nothing,
  onRetry: nothing,
} as const

/** Says that the stores could not be asked for. */
function StoresFailed({ bench, stores }: Pick<ChooseProps, 'bench' | 'stores'>) {
  const failure = useStore(stores.state, (state) => state.failure)
  return (
    <ProductPicker
      open
      onClose={() => bench.dialogs.close()}
      store={{ name: '', isConnected: false }}
      filters={noFilters}
      onFiltersChange={nothing}
      collections={noCollections}
      found={{
        state: 'failed',
        problem: readProblems[failure?.code ?? 'unexpected'],
        onRetry: () => void stores.load(),
      }}
      onOpen={nothing}
    />
  )
}
