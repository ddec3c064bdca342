/** Kinds of objects whose texts a live file of translations has. */
export const translatableKinds = [
  'Product',
  'ProductOption',
  'ProductOptionValue',
  'Metafield',
] as const

export type TranslatableKind = (typeof translatableKinds)[number]

/** Types of these objects, as an export of translations names them. */
export const typeNames: Readonly<Record<TranslatableKind, string>> = {
  Product: 'PRODUCT',
  ProductOption: 'PRODUCT_OPTION',
  ProductOptionValue: 'PRODUCT_OPTION_VALUE',
  Metafield: 'METAFIELD',
}

/** The texts of each kind whose translations are written. Handles are addresses, so they are only read. */
const writtenKeys: Readonly<Record<TranslatableKind, readonly string[]>> = {
  Product: ['title', 'body_html', 'product_type', 'meta_title', 'meta_description'],
  ProductOption: ['name'],
  ProductOptionValue: ['name'],
  Metafield: ['value'],
}

/** Names a text and a language. */
export interface TranslatedText {
  /** The language of the translation, such as `de` or `pt-BR`. */
  readonly locale: string
  readonly of: TranslatableKind
  /** Such as `title`. */
  readonly key: string
}

/** Whether translations of a text are written. */
export function isWritten({ of, key }: TranslatedText): boolean {
  return writtenKeys[of].includes(key)
}

/** Whether a text names a kind. */
export function isTranslatableKind(text: unknown): text is TranslatableKind {
  return translatableKinds.some((kind) => kind === text)
}

/** Whether a text has the form of a language, such as `de`, `pt-BR` or `zh-Hant-TW`. */
export function isLocale(text: string): boolean {
  return /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/.test(text)
}
