/**
 * Replaces what is between two comments of a Markdown document: `<!-- <name> begins -->` and
 * `<!-- <name> ends -->`.
 *
 * @throws if the document does not have both, in this order
 */
export function replaceBlock(document: string, name: string, text: string): string {
  const { begin, end } = bordersOf(document, name)
  return `${document.slice(0, begin)}\n\n${text}\n\n${document.slice(end)}`
}

/**
 * Returns what is between the two comments of a block of a Markdown document.
 *
 * @throws if the document does not have both, in this order
 */
export function readBlock(document: string, name: string): string {
  const { begin, end } = bordersOf(document, name)
  return document.slice(begin, end).trim()
}

function bordersOf(document: string, name: string) {
  const mark = `<!-- ${name} begins -->`
  const at = document.indexOf(mark)
  const end = document.indexOf(`<!-- ${name} ends -->`)
  if (at === -1 || end < at)
    throw new Error(`The document has no markers for the block "${name}". Restore them.`)
  return { begin: at + mark.length, end }
}
