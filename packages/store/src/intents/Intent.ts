import type { Scope } from '../operations/scopes.ts'
import type { IntentColumn } from './IntentColumn.ts'

/** A value that is to change in the store. */
export interface Intent {
  /** The id of the product that it belongs to. */
  readonly product: string
  /**
   * The id of the object that has the value: the product, a variant, an option, one of its values, a picture
   * or a metafield. A price of a market is that of a variant; its column names the price list.
   */
  readonly owner: string
  readonly column: IntentColumn
  /**
   * Text of the value as it was last known in the store; only a value that is still the same is
   * overwritten. A tag is a value of its own, which is empty if the product does not have it.
   */
  readonly before: string
  readonly after: string
  /** Identifies the original of a translation as it was read; only a translation of the same one is written. */
  readonly digest?: string
  /** Whether `before` is the translation of an earlier original, which it cannot be again. @default false */
  readonly isOutdated?: true
}

/** The intents of one product. */
export interface ProductIntents {
  /** Its id. */
  readonly product: string
  readonly title: string
  /** Number of the first intent among all of its list, from 0. */
  readonly first: number
  readonly intents: readonly Intent[]
  /** Names of its variants, such as ‘Sand / L’, by their ids; a single variant has none. */
  readonly labels: ReadonlyMap<string, string>
}

/** Returns the permissions that writing columns needs. */
export function scopesOf(columns: readonly IntentColumn[]): readonly Scope[] {
  const scopes = new Set<Scope>()
  for (const { write } of columns) {
    if (write.scope !== 'read_publications') scopes.add(write.scope)
  }
  return [...scopes]
}

/** Returns the intent of a number. */
export type IntentAt = (item: number) => Intent

/** Finds the intents of a product by their numbers. */
export function intentsAt({ first, intents }: ProductIntents): IntentAt {
  return (item) => intents[item - first]!
}
