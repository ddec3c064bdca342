import { languages, prefixes, type Language } from './config/languages.ts'
import { paths } from './paths.ts'
import { findEntry } from './routes/manifest.ts'

/** Page and language in the path of a URL. */
export interface Address {
  /** The path without its language. */
  readonly path: string
  /** The language in the path; undefined for pages that follow the language preference. */
  readonly language: Language | undefined
}

/** Splits a path into page and language. Like the router, ignores case and trailing slashes. */
export function readAddress(pathname: string): Address {
  const normalized = withoutSlash(pathname.toLowerCase())
  const named = languages.find((language) => isBelow(normalized, prefixes[language]))
  if (named)
    return { path: withoutSlash(normalized.slice(prefixes[named].length)), language: named }
  const language = languagesOf(normalized).find((each) => !prefixes[each])
  return { path: normalized, language }
}

/** Returns the languages in which a page has a URL of its own. */
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

/** Returns the URL of a page in a language. Other URLs, and those of protected pages, are unchanged. */
export function localize(href: string, language: Language): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const prefix = prefixes[language]
  if (!prefix || !languagesOf(path).includes(language)) return href
  return (path === paths.home ? prefix : prefix + path) + rest
}

/** Returns the paths of a page in all its languages. */
export function addressesOf(path: string): readonly string[] {
  const available = languagesOf(path)
  return available.length === 0 ? [path] : available.map((language) => localize(path, language))
}

/** Returns the language of a page: that in its path, else the preferred one. */
export function languageAt(pathname: string, preferred: Language): Language {
  return readAddress(pathname).language ?? preferred
}
