import type { ChangeTableProps } from '../ChangeTable/index.js'

/** One text, before and after. */
export interface RewrittenText {
  /** Unique id of the text. */
  readonly id: string
  /** Row header: what the text is, such as the title or a variant. */
  readonly name: string
  /** The text before; undefined if there was none. */
  readonly before?: string
  /** The text after; undefined if it is removed. */
  readonly after?: string
}

/** The column headers. */
export interface TextRewriteHeads {
  readonly name: string
  readonly before: string
  readonly after: string
}

export interface TextRewriteProps extends Omit<
  ChangeTableProps,
  'heads' | 'rows' | 'total' | 'align'
> {
  /** The column headers. */
  heads: TextRewriteHeads
  /** The texts, from top to bottom. */
  texts: readonly RewrittenText[]
  /** Marks removed and new words; turn off for translations. @default true */
  marked?: boolean
  /** Shows each text as tags, split at commas. @default false */
  tags?: boolean
  /** Language of the texts before, as a BCP 47 tag. @default that of the page */
  beforeLang?: string
  /** Language of the texts after, as a BCP 47 tag. @default that of the page */
  afterLang?: string
}
