import { readText, writeText } from '../storage/storedText.ts'
import { readAfterConsent, type AfterConsent } from './afterConsent.ts'
import { readFilters, type PickedFilters } from './pickedFilters.ts'
import { pickerKey } from './pickerKey.ts'
import { wayOf, type ReadPace, type ReadPaces } from './readingTime.ts'

/** Facts that this device remembers about choosing products of a store. */
export interface PickerMemory {
  readonly filters: PickedFilters
  readonly paces: ReadPaces
  /** The language that was chosen last. */
  readonly locale?: string
  /** Work that goes on once Shopify has asked for consent. @default none */
  readonly awaited?: AfterConsent
}

type Stored = Readonly<Record<string, unknown>>

function readObject(value: unknown): Stored {
  return typeof value === 'object' && value !== null ? (value as Stored) : {}
}

function readStored(user: string): Stored {
  try {
    return readObject(JSON.parse(readText(pickerKey + user) ?? '{}'))
  } catch {
    return {}
  }
}

function readPace(value: unknown): ReadPace | undefined {
  const { products, seconds } = readObject(value)
  return typeof products === 'number' && typeof seconds === 'number'
    ? { products, seconds }
    : undefined
}

/** Returns what this device remembers about a store of an account. */
export function recallPicker(user: string, store: string): PickerMemory {
  const { filters, paces, locale, awaited } = readObject(readStored(user)[store])
  const pages = readPace(readObject(paces)['pages'])
  const bulk = readPace(readObject(paces)['bulk'])
  const after = readAfterConsent(awaited)
  return {
    filters: readFilters(filters),
    paces: { ...(pages && { pages }), ...(bulk && { bulk }) },
    ...(typeof locale === 'string' && { locale }),
    ...(after && { awaited: after }),
  }
}

type Changes = { readonly [Key in keyof PickerMemory]?: PickerMemory[Key] | undefined }

function remember(user: string, store: string, changes: Changes): void {
  const memory = { ...recallPicker(user, store), ...changes }
  writeText(pickerKey + user, JSON.stringify({ ...readStored(user), [store]: memory }))
}

/** Remembers the filters that were chosen for a store. */
export function rememberFilters(user: string, store: string, filters: PickedFilters): void {
  remember(user, store, { filters })
}

/** Remembers the language that was chosen for a store. */
export function rememberLocale(user: string, store: string, locale: string): void {
  remember(user, store, { locale })
}

/** Remembers what goes on once Shopify has asked for consent. */
export function awaitConsent(user: string, store: string, after: AfterConsent): void {
  remember(user, store, { awaited: after })
}

/** Forgets which store's consent is awaited. @returns its id with what goes on then, if there is one */
export function takeAwaited(
  user: string,
): { readonly store: string; readonly after: AfterConsent } | undefined {
  const awaited = Object.keys(readStored(user)).flatMap((store) => {
    const { awaited: after } = recallPicker(user, store)
    return after ? [{ store, after }] : []
  })
  for (const { store } of awaited) remember(user, store, { awaited: undefined })
  return awaited[0]
}

/** Remembers how long it took to read products of a store. */
export function rememberPace(user: string, store: string, pace: ReadPace): void {
  const { paces } = recallPicker(user, store)
  remember(user, store, { paces: { ...paces, [wayOf(pace.products)]: pace } })
}
