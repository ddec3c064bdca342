import { readTags, type Tag } from '../../server/html.ts'

/** Returns whether an attribute's value is a `javascript:` URL. */
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
 * Returns the tags of a document that the policy would block: those with style attributes, event
 * handlers or `javascript:` URLs. The policy allows inline code by hashes of whole elements only.
 */
export function refusedMarkup(html: string): string[] {
  return readTags(html)
    .filter(({ attributes }) => [...attributes].some(refused))
    .map(written)
}
