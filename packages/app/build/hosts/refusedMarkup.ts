import { readTags, type Tag } from '../../server/html.ts'

/** Tells whether a browser runs the address of a link, or of what it loads, as a script. */
function isScript(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'javascript:'
}

function refused([name, value]: readonly [string, string]): boolean {
  return name === 'style' || name.startsWith('on') || isScript(value)
}

function written({ name, attributes }: Tag): string {
  return `<${name}${Array.from(attributes, ([key, value]) => ` ${key}="${value}"`).join('')}>`
}

/**
 * Lists what the policy would refuse in a document: styles and handlers in attributes, and addresses
 * that are scripts. The policy names hashes of whole elements only.
 */
export function refusedMarkup(html: string): string[] {
  return readTags(html)
    .filter(({ attributes }) => [...attributes].some(refused))
    .map(written)
}
