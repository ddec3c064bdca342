import { phrasePattern } from './cleanText.ts'
import type { CopyOptions } from './options.ts'
import { findRepeated } from './repeats.ts'

/** Parts of a title beside its name; empty where the product does not say. */
export interface TitleParts {
  readonly brand: string
  readonly type: string
  readonly attribute: string
}

/** Takes a part out of a title, in the plural or the singular. */
function without(title: string, part: string): string {
  const singular = part.replace(/(?<=\p{L}{3})s$/u, '')
  return [part, singular].reduce((rest, one) => rest.replaceAll(phrasePattern(one), ' '), title)
}

/**
 * Puts the parts of a title in an order. A part that the title has already moves there, one that it
 * lacks is added; the name is what remains, and comes last where the order does not name it.
 */
export function orderTitle(title: string, parts: TitleParts, order: CopyOptions['order']): string {
  if (order.length === 0) return title
  const names = order.includes('name') ? order : [...order, 'name' as const]
  const others = names.flatMap((part) => (part === 'name' || parts[part] === '' ? [] : parts[part]))
  const name = others
    .reduce(without, title)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s\-–—|/·•:,;]+|[\s\-–—|/·•:,;]+$/gu, '')
  // A title that is nothing but a brand and a type is in order.
  if (name === '') return title
  const ordered = names
    .map((part) => (part === 'name' ? name : parts[part]))
    .filter((part) => part !== '')
    .join(' ')
  // A type such as ‘Phone case’ may end with the word that the name begins with.
  return findRepeated(ordered).reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    ordered,
  )
}
