/** OS metadata files in folders and ZIPs, ignored. */
const systemFile = /^(?:\..*|thumbs\.db|desktop\.ini|icon\r)$/iu

/** Whether a file is OS metadata, such as `.DS_Store` or what is in `__MACOSX`. */
export function isSystemFile(name: string): boolean {
  const parts = name.split('/')
  return parts.includes('__MACOSX') || systemFile.test(parts.at(-1) ?? '')
}

/** Characters that no file name should have: control characters, and those that turn the direction of text. */
// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const unwanted = /[\u0000-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/**
 * Returns the name of a file as it is kept: with `/` between its folders, without a drive, without
 * a leading slash, and without steps out of its folder.
 */
export function safeName(name: string): string {
  const parts = name
    .replaceAll('\\', '/')
    .replaceAll(unwanted, '')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
  const [first = '', ...others] = parts
  return (/^[a-z]:$/iu.test(first) ? others : parts).join('/') || 'image'
}
