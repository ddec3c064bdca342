import { foldColumnName } from '../products/Columns.ts'

/**
 * The columns of an export of translations, by what they hold. Source: the file that Shopify's admin
 * exports under Settings, Languages.
 */
export const translationColumnNames = {
  type: 'Type',
  identification: 'Identification',
  field: 'Field',
  locale: 'Locale',
  market: 'Market',
  status: 'Status',
  source: 'Default content',
  translation: 'Translated content',
} as const

/** Columns of an export of translations. */
export interface TranslationColumns {
  /** Type of the thing that a text belongs to, such as `PRODUCT`. */
  readonly type: number
  /** Its number in the store, mostly with an apostrophe in front. */
  readonly identification: number
  /** Field of the text, such as `title` or `body_html`. */
  readonly field: number
  /** The language of the translation, such as `de` or `pt-BR`. */
  readonly locale: number
  /** The market that a translation is for alone. */
  readonly market: number | undefined
  /** Says ‘outdated’ where the text changed after it was translated. */
  readonly status: number | undefined
  readonly source: number
  readonly translation: number
}

/**
 * Finds the columns of an export of translations.
 *
 * @param header the texts of the first row
 * @returns nothing for any other file
 */
export function findTranslationColumns(header: readonly string[]): TranslationColumns | undefined {
  const folded = header.map(foldColumnName)
  const find = (key: keyof typeof translationColumnNames) => {
    const column = folded.indexOf(foldColumnName(translationColumnNames[key]))
    return column === -1 ? undefined : column
  }
  const [type, identification, field] = [find('type'), find('identification'), find('field')]
  const [locale, source, translation] = [find('locale'), find('source'), find('translation')]
  if (type === undefined || identification === undefined || field === undefined) return undefined
  if (locale === undefined || source === undefined || translation === undefined) return undefined
  const [market, status] = [find('market'), find('status')]
  return { type, identification, field, locale, market, status, source, translation }
}
