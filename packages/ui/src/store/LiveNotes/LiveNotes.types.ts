/**
 * The reason why the file of a store lacks a column.
 *
 * - `missing-scope` the permission to read it is not asked for
 * - `not-in-api` Shopify does not tell it to apps
 * - `deprecated` Shopify is about to remove it
 * - `not-told` Shopify refused to tell it, though its permission was granted
 * - `no-price-list` its market has no price list
 * - `same-name` several markets have its name
 */
export type AbsentReason =
  | 'missing-scope'
  | 'not-in-api'
  | 'deprecated'
  | 'not-told'
  | 'no-price-list'
  | 'same-name'

/**
 * A fact about a file that was read from a store.
 *
 * - `absent` columns that it lacks
 * - `other-media` videos and 3D models, which no product export has
 * - `unnamed-metafields` columns of metafields that are named by their keys
 * - `too-many-metafields` columns of metafields that are left out
 * - `unknown-pictures` variants whose picture is not among those of their product
 * - `unknown-option-values` values of options that are not among those of their product
 * - `damaged-characters` places with halves of characters
 * - `repeated` products, variants, pictures and metafields that arrived twice
 */
export type LiveNote =
  | {
      readonly code: 'absent'
      readonly reason: AbsentReason
      /** Names of the columns. */
      readonly columns: readonly string[]
    }
  | {
      readonly code: 'too-many-metafields'
      readonly count: number
      /** The largest number of such columns. */
      readonly most: number
    }
  | {
      readonly code:
        | 'other-media'
        | 'unnamed-metafields'
        | 'unknown-pictures'
        | 'unknown-option-values'
        | 'damaged-characters'
        | 'repeated'
      readonly count: number
    }

export interface LiveNotesProps {
  /** Name of the store. */
  store: string
  /** The notes; without any, nothing is shown. */
  notes: readonly LiveNote[]
  /** Sets the heading level. @default 3 */
  headingLevel?: 2 | 3
}
