import { ConfigError, parseConfig, type Project } from './env.ts'

/** The configuration in a document. An empty URL means the origin that served it. */
export interface PageConfig extends Project {
  /** The URL of the local backend's outbox. */
  readonly outbox?: string
}

const urlMeta = 'dropwatt:supabase-url'
const keyMeta = 'dropwatt:supabase-anon-key'
const outboxMeta = 'dropwatt:outbox'

/**
 * Writes the configuration into the meta tags of a document, replacing any in there, so that one build
 * works with every backend.
 *
 * @throws {Error} when a tag is missing
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
 * Reads the configuration of the current document.
 *
 * @throws {ConfigError} when it has none, or an invalid one
 */
export function readConfig(page: Document): Project {
  const url = readMeta(page, urlMeta)
  const anonKey = readMeta(page, keyMeta)
  if (anonKey && !url) return { url: page.location.origin, anonKey }
  const project = parseConfig({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey })
  if (project) return project
  throw new ConfigError(
    'VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are missing, so nobody can sign in. Set both for the build, or serve the app with "npm start".',
  )
}

/** Returns the URL of the local backend's outbox; undefined with a real mail server. */
export function readOutbox(page: Document): string | undefined {
  return readMeta(page, outboxMeta) || undefined
}

function readMeta(page: Document, name: string): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? ''
}
