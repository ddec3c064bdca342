import type { ChangeTableProps } from '../ChangeTable/index.js'

/** One text, before and after. */
export interface RewrittenText {
  /** Tells the text from the others. */
  readonly id: string
  /** What the text is, such as the title or a variant. */
  readonly name: string
  /** The text before; nothing when there was none. */
  readonly before?: string
  /** The text after; nothing when it is taken away. */
  readonly after?: string
}

/** What stands over the columns. */
export interface TextRewriteHeads {
  readonly name: string
  readonly before: string
  readonly after: string
}

export interface TextRewriteProps extends Omit<
  ChangeTableProps,
  'heads' | 'rows' | 'total' | 'align'
> {
  /** Say what the columns hold. */
  heads: TextRewriteHeads
  /** The texts, from top to bottom. */
  texts: readonly RewrittenText[]
  /** Marks the words that are gone and the words that are new; not for translations. @default true */
  marked?: boolean
  /** Shows each text as tags, parted at its commas. @default false */
  tags?: boolean
  /** Language of the texts before, as a BCP 47 tag. @default that of the page */
  beforeLang?: string
  /** Language of the texts after, as a BCP 47 tag. @default that of the page */
  afterLang?: string
}
