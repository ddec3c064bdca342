import { marked } from 'marked'

/** A table of a Markdown document, as plain text. */
export interface ShownTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Returns the tables of a Markdown document, in order. Cells keep their Markdown. */
export function readTables(markdown: string): readonly ShownTable[] {
  return marked.lexer(markdown).flatMap((token) =>
    token.type === 'table'
      ? [
          {
            head: token.header.map(({ text }: { text: string }) => text),
            rows: token.rows.map((row: { text: string }[]) => row.map(({ text }) => text)),
          },
        ]
      : [],
  )
}
