import { matchName } from './matchName.ts'
import type { TargetName } from './targets.ts'
import { addressIn } from './values.ts'

/** Rows that were read from a JSON array, with their columns in the order in which they first occur. */
export interface JsonRows {
  readonly names: readonly string[]
  readonly rows: readonly ReadonlyMap<string, string>[]
  /** Columns whose values are all JSON numbers, which have a decimal point. */
  readonly numbers: ReadonlySet<string>
  /** The column that holds the number of the object, where objects have several rows. */
  readonly group?: string
}

type JsonObject = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isObjectList(value: unknown): value is readonly JsonObject[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject)
}

/** Keys under which an object of a list of tags or categories has its name. */
const nameKeys = ['name', 'title', 'label', 'value', 'tag', 'slug'] as const

function nameIn(object: JsonObject): string | undefined {
  const key = nameKeys.find((each) => typeof object[each] === 'string')
  return key && String(object[key])
}

/** Writes a value as the text of a cell: lists with a line for each entry. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (isObjectList(value)) {
    for (const textIn of [addressIn, nameIn]) {
      const texts = value.map(textIn)
      if (texts.every((text) => text !== undefined)) return texts.join('\n')
    }
  }
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) {
    return value.map(textOf).join('\n')
  }
  return JSON.stringify(value)
}

/** Finds the objects of a list that is the document, or a property of it, such as ‘items’. */
function findObjects(document: unknown): readonly JsonObject[] | undefined {
  if (isObjectList(document)) return document
  if (!isObject(document)) return undefined
  const lists = Object.values(document).filter(isObjectList)
  const [first, ...others] = lists
  if (first) return others.reduce((most, list) => (list.length > most.length ? list : most), first)
  // Lists are sometimes one level down, as in `{ data: { items: […] } }`.
  const inner = Object.values(document).filter(isObject)
  return inner.flatMap((object) => Object.values(object).filter(isObjectList)).at(0)
}

/** Keys that a variant has, and a picture, a tag or a category has not. */
const variantTargets: ReadonlySet<TargetName> = new Set([
  'sku',
  'price',
  'barcode',
  'inventory',
  'cost',
])

const variantNames = /(?:variant|variation|child|children|sku|offer|size)/iu

function isVariant(object: JsonObject): boolean {
  return Object.keys(object).some((key) =>
    matchName(key).some(({ target, isWhole }) => isWhole && variantTargets.has(target.target)),
  )
}

/** Finds the property that holds the variants of objects: a list of objects that have SKUs or prices. */
function findVariantsKey(objects: readonly JsonObject[]): string | undefined {
  for (const object of objects) {
    for (const [key, value] of Object.entries(object)) {
      if (!isObjectList(value)) continue
      if (
        variantNames.test(key)
          ? value.some((entry) => addressIn(entry) === undefined)
          : value.some(isVariant)
      ) {
        return key
      }
    }
  }
  return undefined
}

/** Reads a list of attributes with a value each, such as `{ name: 'Color', option: 'Red' }`. */
function attributesIn(value: unknown): (readonly [name: string, value: string])[] | undefined {
  if (!isObjectList(value)) return undefined
  const found = value.map((entry) => {
    const name = entry['name'] ?? entry['key']
    const own = entry['option'] ?? entry['value']
    return typeof name === 'string' && typeof own === 'string' ? ([name, own] as const) : undefined
  })
  return found.every((pair) => pair !== undefined) ? found : undefined
}

/** Lists the values of an object by column, those of objects in it as `a.b`. */
function* cellsOf(
  object: JsonObject,
  without?: string,
): Generator<readonly [name: string, value: unknown], void> {
  for (const [key, value] of Object.entries(object)) {
    if (key === without) continue
    const attributes = attributesIn(value)
    if (attributes) for (const [name, each] of attributes) yield [`${key}.${name}`, each]
    else if (!isObject(value)) yield [key, value]
    else for (const [inner, each] of Object.entries(value)) yield [`${key}.${inner}`, each]
  }
}

/**
 * Reads a JSON document that holds a list of objects as rows. Objects in the objects become columns
 * such as `price.net`; a list of objects, such as `variants`, gives a row for each of them.
 *
 * @returns nothing where it holds no such list
 */
export function readJsonRows(document: unknown): JsonRows | undefined {
  const objects = findObjects(document)
  if (!objects) return undefined
  const variantsKey = findVariantsKey(objects)
  const names = new Set<string>()
  const texts = new Set<string>()
  const rows: Map<string, string>[] = []
  for (const [at, object] of objects.entries()) {
    const variants = variantsKey === undefined ? undefined : object[variantsKey]
    for (const variant of isObjectList(variants) ? variants : [undefined]) {
      const row = new Map<string, string>()
      const add = (name: string, value: unknown) => {
        const text = textOf(value)
        names.add(name)
        row.set(name, text)
        if (text !== '' && typeof value !== 'number') texts.add(name)
      }
      for (const [name, value] of cellsOf(object, variantsKey)) add(name, value)
      if (variantsKey !== undefined) add(variantsKey, String(at + 1))
      for (const [name, value] of cellsOf(variant ?? {})) add(`${variantsKey}.${name}`, value)
      rows.push(row)
    }
  }
  return {
    names: [...names],
    rows,
    numbers: new Set([...names].filter((name) => !texts.has(name))),
    ...(variantsKey !== undefined && { group: variantsKey }),
  }
}
