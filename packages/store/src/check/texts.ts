import { readField, type ShopFacts } from '../fields/Field.ts'
import { foldTag } from '../fields/tags.ts'
import type { Intent } from '../intents/Intent.ts'
import { metafieldName, optionOf, type CurrentObjects } from './readCurrent.ts'

/** Returns the tag of an intent as a product has it; empty if it does not. */
export function tagIn(tags: readonly string[], { before, after }: Intent): string {
  const folded = foldTag(before || after)
  return tags.find((tag) => foldTag(tag) === folded) ?? ''
}

/** Finds the original of a translation as the store has it now; nothing if it is not there any more. */
function originalOf({ owner, column: { translation } }: Intent, current: CurrentObjects) {
  if (!translation) return undefined
  const node = current.translations.get(translation.locale)?.get(owner)
  const original = node?.translatableContent.find(({ key }) => key === translation.key)
  return node && original?.digest != null ? { node, digest: original.digest } : undefined
}

/** Identifies the original of a translation as the store has it now; nothing for other values. */
export function currentDigest(intent: Intent, current: CurrentObjects): string | undefined {
  return originalOf(intent, current)?.digest
}

/**
 * Reads the text that the value of an intent has in the store now.
 *
 * @returns nothing if the object is not there any more, or is another product's
 */
export function currentText(
  intent: Intent,
  current: CurrentObjects,
  shop: ShopFacts,
): string | undefined {
  const { product: id, owner, column } = intent
  const { metafield, market, field, key, translation } = column
  if (translation) {
    const found = originalOf(intent, current)?.node.translations
    return found && (found.find((each) => each.key === translation.key)?.value ?? '')
  }
  if (metafield) {
    const found = current.metafields.get(id)
    return found && (found.get(metafieldName(metafield))?.value ?? '')
  }
  if (market) {
    const prices = current.prices.get(market.priceList)
    if (!prices || current.variants.get(owner)?.product.id !== id) return undefined
    return readField(field, 'market-price', prices.get(owner), shop)
  }
  if (field.of === 'variant') {
    const variant = current.variants.get(owner)
    return variant?.product.id === id ? readField(field, 'variant', variant, shop) : undefined
  }
  if (field.of === 'image') {
    const image = current.images.get(owner)
    return image && readField(field, 'image', image, shop)
  }
  const product = current.products.get(id)
  if (!product) return undefined
  if (key === 'tags') return tagIn(product.tags, intent)
  if (field.of === 'product') return readField(field, 'product', product, shop)
  const option = optionOf(product, owner)
  if (field.of === 'option') return option && readField(field, 'option', option, shop)
  return option?.optionValues.find((value) => value.id === owner)?.name
}

/** Whether a text in the store is the one that an intent expects to replace. */
export function isBefore({ column, before }: Intent, text: string): boolean {
  return column.key === 'tags' ? text === before : column.field.isEqual(text, before)
}

/** Whether a text in the store is the one that an intent wants. A tag to add may have other capitals. */
export function isAfter({ column, before, after }: Intent, text: string): boolean {
  if (column.key !== 'tags') return column.field.isEqual(text, after)
  return before === '' ? foldTag(text) === foldTag(after) : text === after
}
