import type { Text } from '../../i18n/index.js'
import { pseudoText } from './pseudoText.js'

/** Texts in groups, as catalogs and an app's own words hold them. */
export interface TextTree {
  readonly [key: string]: Text | TextTree
}

/**
 * Writes texts in the pseudo-locale. A function gives what it gives in English, written so; the
 * strings that it is called with stay as they are.
 */
export function pseudo<Tree extends TextTree>(texts: Tree): Tree {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, pseudoOf(text)]),
  ) as unknown as Tree
}

function pseudoOf(text: Text | TextTree): Text | TextTree {
  if (typeof text === 'string') return pseudoText(text)
  if (typeof text === 'object') return pseudo(text)
  return (...values) => {
    const kept = values.filter((value: unknown) => typeof value === 'string' && value !== '')
    return pseudoText(text(...values), kept)
  }
}
