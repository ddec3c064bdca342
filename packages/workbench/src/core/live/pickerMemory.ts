import { readText, writeText } from '../storage/storedText.ts'
import { readFilters, type PickedFilters } from './pickedFilters.ts'
import { pickerKey } from './pickerKey.ts'
import { wayOf, type ReadPace, type ReadPaces } from './readingTime.ts'

/** Facts that this device remembers about choosing products of a store. */
export interface PickerMemory {
  readonly filters: PickedFilters
  readonly paces: ReadPaces
  /** The language that was chosen last. */
  readonly locale?: string
  /** Whether the choice of translations goes on once Shopify has asked for consent. @default false */
  readonly isAwaited?: boolean
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
  const { filters, paces, locale, isAwaited } = readObject(readStored(user)[store])
  const pages = readPace(readObject(paces)['pages'])
  const bulk = readPace(readObject(paces)['bulk'])
  return {
    filters: readFilters(filters),
    paces: { ...(pages && { pages }), ...(bulk && { bulk }) },
    ...(typeof locale === 'string' && { locale }),
    ...(isAwaited === true && { isAwaited }),
  }
}

function remember(user: string, store: string, changes: Partial<PickerMemory>): void {
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

/** Remembers that the choice of translations goes on once Shopify has asked for consent. */
export function awaitConsent(user: string, store: string): void {
  remember(user, store, { isAwaited: true })
}

/** Forgets which store's consent is awaited. @returns its id, if there is one */
export function takeAwaited(user: string): string | undefined {
  const awaited = Object.keys(readStored(user)).filter((id) => recallPicker(user, id).isAwaited)
  for (const id of awaited) remember(user, id, { isAwaited: false })
  return awaited[0]
}

/** Remembers how long it took to read products of a store. */
export function rememberPace(user: string, store: string, pace: ReadPace): void {
  const { paces } = recallPicker(user, store)
  remember(user, store, { paces: { ...paces, [wayOf(pace.products)]: pace } })
}
