import { languages, prefixes, type Language } from './config/languages.ts'
import { paths } from './paths.ts'
import { findEntry } from './routes/manifest.ts'

/** What an address says by itself. */
export interface Address {
  /** The path without its language. */
  readonly path: string
  /** The language that it names; the other pages follow what was chosen on the device. */
  readonly language: Language | undefined
}

/** Reads an address. As in the router, capitals and slashes at the end make no difference. */
export function readAddress(pathname: string): Address {
  const whole = withoutSlash(pathname.toLowerCase())
  const named = languages.find((language) => isBelow(whole, prefixes[language]))
  if (named) return { path: withoutSlash(whole.slice(prefixes[named].length)), language: named }
  const language = languagesOf(whole).find((each) => !prefixes[each])
  return { path: whole, language }
}

/** The languages in which a page has an address. */
function languagesOf(path: string): readonly Language[] {
  const entry = findEntry(path)
  return entry && 'languages' in entry ? entry.languages : []
}

function isBelow(path: string, prefix: string): boolean {
  return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`))
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '') || paths.home
}

/** Gives the address of a page in a language: only public pages have more than one. */
export function localize(href: string, language: Language): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const prefix = prefixes[language]
  if (!prefix || !languagesOf(path).includes(language)) return href
  return (path === paths.home ? prefix : prefix + path) + rest
}

/** Lists the addresses of a page, in the order of its languages. */
export function addressesOf(path: string): readonly string[] {
  const own = languagesOf(path)
  return own.length === 0 ? [path] : own.map((language) => localize(path, language))
}

/** Tells in which language a page is shown to who has chosen `chosen` on this device. */
export function languageAt(pathname: string, chosen: Language): Language {
  return readAddress(pathname).language ?? chosen
}
