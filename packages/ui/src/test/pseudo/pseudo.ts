import type { Text } from '../../i18n/index.js'
import { pseudoText } from './pseudoText.js'

/** Texts in groups, as in catalogs and in the texts of an app. */
export interface TextTree {
  readonly [key: string]: Text | TextTree
}

/**
 * Returns texts in the pseudo-locale. A function returns its English result in the pseudo-locale,
 * with its string arguments unchanged.
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
