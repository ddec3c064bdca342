import type { Language } from './config/preferences.ts'
import { paths, publicPaths } from './paths.ts'

/** What stands before the Italian address of a public page. */
const italian = '/it'

const isPublic: ReadonlySet<string> = new Set(publicPaths)

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
  if (whole === italian || whole.startsWith(`${italian}/`)) {
    return { path: withoutSlash(whole.slice(italian.length)), language: 'it' }
  }
  return { path: whole, language: isPublic.has(whole) ? 'en' : undefined }
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '') || paths.home
}

/** Gives the address of a page in a language: only public pages have more than one. */
export function localize(href: string, language: Language): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  if (language === 'en' || !isPublic.has(path)) return href
  return (path === paths.home ? italian : italian + path) + rest
}

/** Writes the paths of one public page in all languages, as the router's patterns do. */
export function everyLanguage(path: string): string {
  return path === paths.home ? `${italian}?` : `${italian}?${path}`
}

/** Tells in which language a page is shown to who has chosen `chosen` on this device. */
export function languageAt(pathname: string, chosen: Language): Language {
  return readAddress(pathname).language ?? chosen
}
