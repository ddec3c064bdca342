import { foldCase } from '../text/fold.ts'

/** Kinds of data that columns of a supplier's list can hold. */
export const targetNames = [
  'title',
  'sku',
  'barcode',
  'price',
  'salePrice',
  'compareAtPrice',
  'cost',
  'vendor',
  'type',
  'tags',
  'description',
  'image',
  'option',
  'group',
  'weight',
  'weightUnit',
  'inventory',
  'handle',
  'none',
] as const

export type TargetName = (typeof targetNames)[number]

export const weightUnits = ['g', 'kg', 'oz', 'lb'] as const

export type WeightUnit = (typeof weightUnits)[number]

/** The targets that hold prices. */
export const priceTargets: ReadonlySet<TargetName> = new Set([
  'price',
  'salePrice',
  'compareAtPrice',
  'cost',
])

/** Target of a column of a supplier's list. */
export interface ColumnTarget {
  /**
   * `option` is a value of an option, `group` the value that the rows of one product share, and `none`
   * leaves the column out. `salePrice` is the price where it is given and lower, and what `price` says is
   * what it is compared to; `weightUnit` is the unit of the weight in its row. `image`, `tags` and
   * `description` can have several columns.
   */
  readonly target: TargetName
  /** The name of the option, with `option` alone. */
  readonly name?: string
  /**
   * The unit of numbers that have none: of a weight, or `cents` for prices in the smallest unit of their
   * currency. @default grams, and the currency itself
   */
  readonly unit?: WeightUnit | 'cents'
}

/**
 * Targets of columns, by their names, each as a text: the name of the target, for an option with its own
 * name as ‘option:Color’, for a weight with a unit as ‘weight:kg’, for prices in cents as ‘price:cents’.
 */
export type ColumnTargets = Readonly<Record<string, string>>

/** Writes a target as a text. */
export function targetText({ target, name, unit }: ColumnTarget): string {
  const more = name ?? unit
  return more === undefined ? target : `${target}:${more}`
}

/** Reads a target from a text, in capitals or not; nothing where there is none. */
export function parseTarget(text: string): ColumnTarget | undefined {
  const [word = '', ...rest] = text.split(':')
  const more = rest.join(':').trim()
  const target = targetNames.find((name) => foldCase(name) === foldCase(word.trim()))
  if (target === undefined) return undefined
  if (target === 'option') return more === '' ? undefined : { target, name: more }
  if (more === '') return { target }
  const folded = foldCase(more)
  if (priceTargets.has(target)) return folded === 'cents' ? { target, unit: folded } : undefined
  const unit = weightUnits.find((each) => each === folded)
  return target === 'weight' && unit !== undefined ? { target, unit } : undefined
}

/** The targets that several columns can have. */
export const sharedTargets: ReadonlySet<TargetName> = new Set([
  'option',
  'image',
  'tags',
  'description',
  'none',
])

/** Maximum number of options of a product in Shopify. */
export const maxOptions = 3

/** Evidence for the target of a column. */
export type MatchReason =
  | 'name'
  | 'content'
  | 'name-and-content'
  /** By its name or content, and its numbers have a decimal comma. */
  | 'decimal-comma'
  /** The match is a guess that the owner has to confirm. */
  | 'confirm'
  /** As it was saved for this supplier. */
  | 'saved'
  /** As the owner chose it. */
  | 'chosen'
  | 'none'
