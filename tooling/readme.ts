import { marked, type Token } from 'marked'

/** A file that a document shows whole: its name in the line above the block, the block its text. */
export interface ShownFile {
  /** Its path, such as `src/auth.ts`. */
  readonly path: string
  readonly text: string
}

/** A block of code in a document. */
interface Block {
  readonly language: string
  readonly text: string
  /** What the line above the block names, where it is a name alone. */
  readonly path?: string | undefined
}

/** Reads the blocks of code in a Markdown document, in their order. */
export function readBlocks(markdown: string): readonly Block[] {
  const tokens = marked.lexer(markdown).filter(({ type }) => type !== 'space')
  return tokens.flatMap((token, index) =>
    token.type === 'code'
      ? [{ language: token.lang ?? '', text: `${token.text}\n`, path: nameIn(tokens[index - 1]) }]
      : [],
  )
}

/** Finds the files that a document shows, in their order. */
export function readFiles(markdown: string): readonly ShownFile[] {
  return readBlocks(markdown).flatMap(({ path, text }) => (path ? [{ path, text }] : []))
}

/** A paragraph of nothing but one name in code style, with a colon or without. */
function nameIn(token: Token | undefined): string | undefined {
  if (token?.type !== 'paragraph') return undefined
  const [first, colon] = (token.tokens ?? []) as readonly Token[]
  const isName = first?.type === 'codespan' && (colon === undefined || colon.raw === ':')
  return isName ? first.text : undefined
}
