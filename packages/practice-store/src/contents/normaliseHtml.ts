/**
 * Puts HTML the way the editor of a shop keeps it, so that it is not always what was written: tags in
 * lower case, attributes in double quotes, no scripts, no line ends of Windows.
 */
export function normaliseHtml(html: string): string {
  return html
    .replaceAll('\r\n', '\n')
    .replaceAll(/<script\b.*?<\/script\s*>/gis, '')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, (tag) =>
      tag
        .replace(/^<\/?[a-z][a-z0-9]*/i, (name) => name.toLowerCase())
        .replaceAll(/='([^'"]*)'/g, '="$1"')
        .replaceAll(/\son[a-z]+="[^"]*"/gi, '')
        .replace(/\s*\/>$/, '>'),
    )
    .trim()
}
