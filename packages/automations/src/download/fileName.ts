/** Characters that Windows, macOS or Linux do not take in the name of a file. */
const forbidden = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu
const suffix = '-dropwatt'

/** Returns a text as it can be in the name of a file on Windows, macOS and Linux, perhaps empty. */
export function cleanName(text: string): string {
  return text
    .replaceAll(forbidden, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/^\.+|\.+$/g, '')
}

function startOf(name: string, label: string): string {
  const dot = name.lastIndexOf('.')
  const base = cleanName(dot > 0 ? name.slice(0, dot) : name).replace(/-dropwatt(?:-\d+)?$/, '')
  const prefix = cleanName(label)
  const isLabelled = prefix === '' || base.startsWith(`${prefix} `)
  return `${isLabelled ? '' : `${prefix} `}${base || 'products'}`
}

/**
 * Names a download after the file it comes from, such as `Nord products_export-dropwatt-1.csv`.
 *
 * @param label the label of the store; empty for none
 * @param part the number of the part; nothing if there is only one
 */
export function downloadName(name: string, label: string, part?: number): string {
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 ? cleanName(name.slice(dot + 1)) : 'csv'
  const whole = `${startOf(name, label)}${suffix}`
  return `${whole}${part === undefined ? '' : `-${part}`}.${extension || 'csv'}`
}

/**
 * Names a list about a file, such as `Nord products_export-report.csv`.
 *
 * @param label the label of the store; empty for none
 * @param what what the list is, in a word
 */
export function listName(name: string, label: string, what: string): string {
  return `${startOf(name, label)}-${cleanName(what)}.csv`
}
