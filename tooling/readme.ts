import { marked, type Token, type Tokens } from 'marked'

/** A complete file in a document: a code block below a paragraph with the name of the file. */
export interface ShownFile {
  /** Its path, such as `src/auth.ts`. */
  readonly path: string
  readonly text: string
}

/** A code block in a document. */
interface Block {
  readonly language: string
  readonly text: string
  /** The name in the paragraph above the block, if the paragraph contains only a name. */
  readonly path?: string | undefined
}

/** Returns the code blocks of a Markdown document, in order. */
export function readBlocks(markdown: string): readonly Block[] {
  const tokens = marked.lexer(markdown).filter(({ type }) => type !== 'space')
  return tokens.flatMap((token, index) =>
    token.type === 'code'
      ? [{ language: token.lang ?? '', text: `${token.text}\n`, path: nameIn(tokens[index - 1]) }]
      : [],
  )
}

/** Returns the complete files in a Markdown document, in order. */
export function readFiles(markdown: string): readonly ShownFile[] {
  return readBlocks(markdown).flatMap(({ path, text }) => (path ? [{ path, text }] : []))
}

/** Returns the inline code of a paragraph that contains nothing else but an optional colon. */
function nameIn(token: Token | undefined): string | undefined {
  if (token?.type !== 'paragraph') return undefined
  const [first, colon] = (token.tokens ?? []) as readonly Token[]
  const isName = first?.type === 'codespan' && (colon === undefined || colon.raw === ':')
  return isName ? first.text : undefined
}

/**
 * Returns what a Markdown document says below a heading, up to the next one of its level or a higher
 * one; empty if there is no such heading.
 */
export function readSection(markdown: string, heading: string): string {
  const tokens = marked.lexer(markdown)
  const start = tokens.findIndex((token) => token.type === 'heading' && token.text === heading)
  const first = tokens[start]
  if (first?.type !== 'heading') return ''
  const below = tokens.slice(start + 1)
  const end = below.findIndex((token) => token.type === 'heading' && token.depth <= first.depth)
  return below
    .slice(0, end === -1 ? undefined : end)
    .map(({ raw }) => raw)
    .join('')
    .trim()
}

/**
 * Returns the names at the start of the steps below a heading: the bold text that each item of its
 * first ordered list starts with.
 */
export function readStepNames(markdown: string, heading: string): readonly string[] {
  const list = marked
    .lexer(readSection(markdown, heading))
    .find((token): token is Tokens.List => token.type === 'list' && token.ordered)
  return (list?.items ?? []).flatMap(({ tokens: [paragraph] }) => {
    const [first] = (paragraph && 'tokens' in paragraph && paragraph.tokens) || []
    return first?.type === 'strong' ? [String(first.text)] : []
  })
}
