import { idOf } from '../convert/ids.ts'
import { translatableKinds, type TranslatedText } from './translatable.ts'
import type { TranslationSidecar } from './TranslationSidecar.ts'

/** A text that a row of a file of translations shows. */
export interface RowText {
  /** The id of its product. */
  readonly product: string
  /** The id of the object that has it. */
  readonly owner: string
  readonly text: TranslatedText
  /** Identifies the original. */
  readonly digest: string
  /** Whether its translation is that of an earlier original. */
  readonly isOutdated: boolean
}

/** Finds the text of a row; nothing for the header and for rows that were added later. */
export function textOfRow(sidecar: TranslationSidecar, row: number): RowText | undefined {
  const { locale, products, product, id, of: kinds, key, keys, digests, outdated } = sidecar
  const at = row - 1
  const of = translatableKinds[kinds[at] ?? -1]
  if (of === undefined) return undefined
  return {
    product: idOf('Product', products[product[at] ?? 0] ?? 0),
    owner: idOf(of, id[at] ?? 0),
    text: { locale, of, key: keys[key[at] ?? 0] ?? '' },
    digest: digests[at] ?? '',
    isOutdated: outdated[at] === 1,
  }
}
