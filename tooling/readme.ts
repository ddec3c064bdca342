import { marked, type Token, type Tokens } from 'marked'

/** A complete file in a document: a code block below a paragraph with the name of the file. */
export interface ShownFile {
  /** Its path, such as `src/auth.ts`. */
  readonly path: string
  readonly text: string
}

/** A code block in a document. */
export interface Block {
  readonly language: string
  readonly text: string
  /** The name in the paragraph above the block, if the paragraph contains only a name. */
  readonly path?: string | undefined
}

/** Returns the code blocks of a Markdown document and of its lists, in order. */
export function readBlocks(markdown: string): readonly Block[] {
  const blocks: Block[] = []
  function read(found: readonly Token[]): void {
    const tokens = found.filter(({ type }) => type !== 'space')
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'list')
        for (const { tokens: inside } of (token as Tokens.List).items) read(inside)
      if (token.type !== 'code') continue
      const { lang = '', text } = token as Tokens.Code
      blocks.push({ language: lang, text: `${text}\n`, path: nameIn(tokens[index - 1]) })
    }
  }
  read(marked.lexer(markdown))
  return blocks
}

/** Returns the targets of the links and images in a Markdown document, in order. */
export function readTargets(markdown: string): readonly string[] {
  return inlineTokens(markdown).flatMap((token) =>
    token.type === 'link' || token.type === 'image' ? [token.href] : [],
  )
}

/** A heading of a document with the first paragraph below it. */
export interface Section {
  /** The heading, as plain text. */
  readonly title: string
  /** 1 for the title of the document. */
  readonly depth: number
  /** The first paragraph before the next heading, as plain text; empty if there is none. */
  readonly text: string
}

/** Returns the headings of a Markdown document with the paragraphs below them, in order. */
export function readSections(markdown: string): readonly Section[] {
  const tokens = marked.lexer(markdown)
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading') return []
    const below = tokens.slice(index + 1)
    const next = below.findIndex(({ type }) => type === 'heading')
    const paragraph = below
      .slice(0, next < 0 ? below.length : next)
      .find(({ type }) => type === 'paragraph')
    return [{ title: plainText(token), depth: token.depth as number, text: plainText(paragraph) }]
  })
}

/** A list of a document whose items start with a link. */
export interface LinkList {
  /** The paragraph above the list, without its colon. */
  readonly title: string
  readonly links: readonly { readonly name: string; readonly href: string; readonly says: string }[]
}

/** Returns the lists of links in a Markdown document, each below a paragraph with its title. */
export function readLinkLists(markdown: string): readonly LinkList[] {
  const tokens = marked.lexer(markdown).filter(({ type }) => type !== 'space')
  return tokens.flatMap((token, index) => {
    if (token.type !== 'list') return []
    const links = (token as Tokens.List).items.flatMap((item) => {
      const [first, ...rest] = item.tokens[0]?.type === 'text' ? (item.tokens[0].tokens ?? []) : []
      if (first?.type !== 'link') return []
      const says = rest.map(plainText).join('').replace(/^: /, '')
      return [{ name: plainText(first), href: first.href as string, says }]
    })
    const title = plainText(tokens[index - 1]).replace(/:$/, '')
    return links.length > 0 ? [{ title, links }] : []
  })
}

/** Returns the anchor of a heading, as hosts of repositories write it. */
export function headingAnchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

function inlineTokens(markdown: string): readonly Token[] {
  const tokens: Token[] = []
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    tokens.push(token)
  })
  return tokens
}

/** Returns the text of a token without its markup. */
function plainText(token: Token | undefined): string {
  if (!token) return ''
  const inside = 'tokens' in token ? token.tokens : undefined
  if (inside) return inside.map(plainText).join('')
  return 'text' in token ? token.text : token.raw
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
