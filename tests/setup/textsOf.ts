/** Gives every text of a document, line by line: what is hidden, labels and descriptions included. */
export function textsOf(markup: string): string {
  const labels = markup.matchAll(/ (?:aria-label|alt|title|placeholder|content)="([^"]*)"/g)
  return [
    markup.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '').replaceAll(/(?:<[^>]*>)+/g, '\n'),
    ...[...labels].map(([, label]) => label),
  ].join('\n')
}
