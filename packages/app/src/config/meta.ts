import { ConfigError, parseConfig, type Project } from './env.ts'

/** What the page is told: an empty address means the origin that served it. */
export interface PageConfig extends Project {
  /** Where the mails of the local backend can be read. */
  readonly outbox?: string
}

const urlMeta = 'dropwatt:supabase-url'
const keyMeta = 'dropwatt:supabase-anon-key'
const outboxMeta = 'dropwatt:outbox'

/**
 * Writes the configuration into the meta tags of a document, over whatever they hold. So one
 * build serves every backend.
 *
 * @throws {Error} when the document lacks one of the tags
 */
export function writeConfig(html: string, { url, anonKey, outbox = '' }: PageConfig): string {
  const values = { [urlMeta]: url, [keyMeta]: anonKey, [outboxMeta]: outbox }
  return Object.entries(values).reduce(
    (written, [name, content]) => writeMeta(written, name, content),
    html,
  )
}

function writeMeta(html: string, name: string, content: string): string {
  const tag = new RegExp(`<meta\\s+name="${name}"[^>]*>`)
  if (!tag.test(html)) throw new Error(`[@dropwatt/app] index.html has no <meta name="${name}">.`)
  return html.replace(tag, () => `<meta name="${name}" content="${escapeAttribute(content)}" />`)
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/**
 * Reads the configuration of the page that is shown.
 *
 * @throws {ConfigError} when it names no backend
 */
export function readConfig(page: Document): Project {
  const url = readMeta(page, urlMeta)
  const anonKey = readMeta(page, keyMeta)
  if (anonKey && !url) return { url: page.location.origin, anonKey }
  const project = parseConfig({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey })
  if (project) return project
  throw new ConfigError(
    'VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are missing, so nobody can sign in. Set both when the app is built, or serve it with "npm start".',
  )
}

/** Tells where the mails of the local backend can be read; nothing when they go to real mailboxes. */
export function readOutbox(page: Document): string | undefined {
  return readMeta(page, outboxMeta) || undefined
}

function readMeta(page: Document, name: string): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? ''
}
