/**
 * Takes the rules out of what styled-components writes for a server, without the notes by which its
 * browser part would find them again: it makes its own, and these only have to serve until then. As
 * theme.css is always there, no rule needs a value in its place.
 */
export function plainStyles(tags: string): string {
  return tags
    .replaceAll(/<\/?style[^>]*>/g, '')
    .replaceAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replaceAll(/\/\*!sc\*\/\n?/g, '')
    .replaceAll(/var\((--dw-[\w-]+),\s*(?:[^()]|\([^()]*\))*\)/g, 'var($1)')
}

/**
 * Writes the style attributes of a page as rules, for a strict policy refuses them. The rules stay:
 * React takes a page over as it stands, and what it changes later it sets through the CSSOM, which
 * is allowed and counts for more.
 */
export function withoutStyleAttributes(html: string): { body: string; css: string } {
  const found = new Map<string, number>()
  const body = html.replaceAll(
    /(<\w[^<>]*?) style="([^"]*)"/g,
    (_, start: string, text: string) => {
      const id = found.get(text) ?? found.size
      found.set(text, id)
      return `${start} data-css="${id}"`
    },
  )
  // The name twice, so that a part's own default gives way.
  const rules = Array.from(found, ([text, id]) => `[data-css='${id}'][data-css]{${text}}`)
  return { body, css: rules.join('') }
}
