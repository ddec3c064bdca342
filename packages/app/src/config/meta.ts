import { ConfigError, parseConfig, type Project } from './env.ts'

/** Names of the meta tags with the configuration. */
export const configMeta = {
  url: 'dropwatt:supabase-url',
  anonKey: 'dropwatt:supabase-anon-key',
  outbox: 'dropwatt:outbox',
} as const

/**
 * Reads the configuration of the current document.
 *
 * @throws {ConfigError} when it has none, or an invalid one
 */
export function readConfig(page: Document): Project {
  const url = readMeta(page, configMeta.url)
  const anonKey = readMeta(page, configMeta.anonKey)
  if (anonKey && !url) return { url: page.location.origin, anonKey }
  const project = parseConfig({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey })
  if (project) return project
  throw new ConfigError(
    'VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are missing, so nobody can sign in. Set both for the build, or serve the app with "npm start".',
  )
}

/** Returns the URL of the local backend's outbox; undefined with a real mail server. */
export function readOutbox(page: Document): string | undefined {
  return readMeta(page, configMeta.outbox) || undefined
}

function readMeta(page: Document, name: string): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? ''
}
