/** Writes the mark for what a service must not change; services know such a placeholder. */
export function markFor(number: number): string {
  return `{{${number}}}`
}

/** Writes the mark for an opening tag with attributes; nothing for another text, such as a comment. */
export function markForTag(tag: string, number: number): string | undefined {
  const name = nameOf(tag)
  return name === undefined
    ? undefined
    : `<${name} id="${number}"${tag.endsWith('/>') ? ' /' : ''}>`
}

/** Returns the name of an opening tag with attributes; nothing for another text. */
export function nameOf(tag: string): string | undefined {
  return /^<([a-z][\w:-]*)[\s/]/i.exec(tag)?.[1]
}
