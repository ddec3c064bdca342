import { Parser, type Handler, type ParserOptions } from 'htmlparser2'

/** Maximum depth of elements; browsers stop at 512. The parser's time is its square. */
const maxLevels = 1000

/**
 * Parses HTML of others, in a time that does not depend on how it is nested. Where elements stand
 * deeper in each other than in any page, it stops.
 */
export function parseHtml(
  html: string,
  { onopentag, onclosetag, ...handler }: Partial<Handler>,
  options?: ParserOptions,
): void {
  let level = 0
  const parser = new Parser(
    {
      ...handler,
      onopentag(...element) {
        level += 1
        if (level > maxLevels) parser.pause()
        else onopentag?.(...element)
      },
      onclosetag(...element) {
        level -= 1
        onclosetag?.(...element)
      },
    },
    options,
  )
  parser.end(html)
}
