import { missingScopes, type Scope } from '@dropwatt/shopify'
import { useStoreFailure, type PickerLanguage, type PickerLanguages } from '@dropwatt/ui/store'
import { useCallback, useEffect, useState } from 'react'
import { recallPicker, rememberLocale } from '../../core/live/pickerMemory.ts'
import type { ConnectedStore } from '../../core/live/storeApi.ts'
import { StoreFailed } from '../../core/live/StoreFailed.ts'
import type { Stores } from '../../core/live/Stores.ts'
import { connectReasons } from './failureReasons.ts'
import { readProblems } from './readProblems.ts'
import { useConsent } from './useConsent.ts'

/** Permissions that translations need. */
const needed: readonly Scope[] = ['write_translations', 'read_locales']

/** Languages of a store as they were read. */
type Read =
  | { readonly list: readonly PickerLanguage[]; readonly failure?: undefined }
  | { readonly failure: StoreFailed }

const failureOf = (error: unknown) =>
  error instanceof StoreFailed ? error : new StoreFailed('unexpected')

/**
 * Reads the languages of a store into which texts are translated. Where permissions are missing, they are
 * asked for at Shopify, which then leads back to the same choice.
 *
 * @param isWanted whether translations are opened; nothing is read otherwise
 */
export function useLanguages(
  stores: Stores,
  store: ConnectedStore,
  user: string,
  isWanted: boolean,
): { readonly languages: PickerLanguages; readonly locale: string } {
  const { id, scopes } = store
  const { client } = stores
  const wordOf = useStoreFailure()
  const [read, setRead] = useState<Read>()
  const [attempt, setAttempt] = useState(1)
  const [chosen, setChosen] = useState(() => recallPicker(user, id).locale)
  const consent = useConsent(stores, store, { kind: 'translations' })
  const missing = missingScopes(needed, scopes)
  const canRead = isWanted && missing.length === 0

  useEffect(() => {
    if (!canRead || attempt < 1) return undefined
    const abort = new AbortController()
    client.read(id, 'ShopLanguages', {}, abort.signal).then(
      ({ shopLocales }) =>
        setRead({
          list: shopLocales
            .filter(({ primary }) => !primary)
            .map(({ locale, name, published }) => ({ locale, name, isPublished: published })),
        }),
      (error: unknown) => {
        if (!abort.signal.aborted) setRead({ failure: failureOf(error) })
      },
    )
    return () => abort.abort()
  }, [canRead, client, id, attempt])

  const onRetry = useCallback(() => {
    setRead(undefined)
    setAttempt((before) => before + 1)
  }, [])

  function shown(): PickerLanguages {
    const refused = read?.failure?.code === 'missing-scopes' ? needed : missing
    if (refused.length > 0) {
      return {
        state: 'missing',
        scopes: refused,
        onAsk: () => void consent.ask(refused),
        isAsking: consent.isAsking,
        error: consent.failure && wordOf(connectReasons[consent.failure.code]),
      }
    }
    if (!read) return { state: 'loading' }
    if (read.failure) {
      const { code, scopes: missed } = read.failure
      return { state: 'failed', problem: readProblems[code], scopes: missed, onRetry }
    }
    const { list } = read
    return { state: 'loaded', list, value: valueIn(list), onChange: choose, onRetry }
  }

  /** The language that was chosen before, or else the first one. */
  function valueIn(list: readonly PickerLanguage[]): string {
    return list.find(({ locale }) => locale === chosen)?.locale ?? list[0]?.locale ?? ''
  }

  function choose(locale: string): void {
    setChosen(locale)
    rememberLocale(user, id, locale)
  }

  return { languages: shown(), locale: read && !read.failure ? valueIn(read.list) : '' }
}
