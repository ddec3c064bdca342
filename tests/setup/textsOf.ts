/** Returns every text of a document, line by line, including hidden texts, labels and descriptions. */
export function textsOf(markup: string): string {
  const labels = markup.matchAll(/ (?:aria-label|alt|title|placeholder|content)="([^"]*)"/g)
  return [
    markup.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '').replaceAll(/(?:<[^>]*>)+/g, '\n'),
    ...[...labels].map(([, label]) => label),
  ].join('\n')
}
