/**
 * Fields that are not translated: a translated handle is another address, and the store takes no
 * translations of tags (Shopify’s list of translatable resources has none) and of codes.
 */
const lockedFields: ReadonlySet<string> = new Set(['handle', 'tag', 'tags', 'sku', 'barcode'])

/**
 * Whether a field of an export of translations is never translated.
 *
 * @param field its name in the file
 * @param never words and names of fields that the owner does not want translated. @default none
 */
export function isLockedField(field: string, never: readonly string[] = []): boolean {
  const name = field.trim().toLowerCase()
  return lockedFields.has(name) || never.some((each) => each.trim().toLowerCase() === name)
}
