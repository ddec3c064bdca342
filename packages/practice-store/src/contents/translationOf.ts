import type { Product, Translation } from './records.ts'
import { translatableContent } from './translatableContent.ts'

/** Says of a translation whether its original has changed since. */
export function translationOf({ key, locale, value, digest }: Translation, of: Product) {
  const content = translatableContent(of).find((each) => each.key === key)
  return { key, locale, value, outdated: content?.digest !== digest }
}
