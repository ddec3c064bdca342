import type { Translation } from './records.ts'
import { translatableContent, type Translatable } from './translatableContent.ts'

/** Says of a translation whether its original has changed since. */
export function translationOf({ key, locale, value, digest }: Translation, of: Translatable) {
  const content = translatableContent(of).find((each) => each.key === key)
  return { key, locale, value, outdated: content?.digest !== digest }
}
