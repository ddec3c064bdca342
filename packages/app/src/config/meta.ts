import { storeMeta, type StoreMode } from '@dropwatt/workbench/store-api'
import { ConfigError, parseConfig, type Project } from './env.ts'

/** Names of the meta tags with the configuration. */
export const configMeta = {
  url: 'dropwatt:supabase-url',
  anonKey: 'dropwatt:supabase-anon-key',
  account: 'dropwatt:account-url',
  outbox: 'dropwatt:outbox',
} as const

/**
 * Reads the configuration of the current document.
 *
 * @throws {ConfigError} when it has none, or an invalid one
 */
export function readConfig(page: Document): Project {
  const { origin } = page.location
  const url = readMeta(page, configMeta.url)
  const anonKey = readMeta(page, configMeta.anonKey)
  const account = readMeta(page, configMeta.account)
  const project =
    anonKey && !url
      ? { url: origin, anonKey }
      : parseConfig({
          VITE_SUPABASE_URL: url,
          VITE_SUPABASE_ANON_KEY: anonKey,
          VITE_ACCOUNT_URL: account,
        })
  // A path is one of this site.
  if (project) return account ? { ...project, accountUrl: new URL(account, origin).href } : project
  throw new ConfigError(
    'VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are missing, so nobody can sign in. Set both for the build, or serve the app with "npm start".',
  )
}

/** Returns the URL of the local backend's outbox; undefined with a real mail server. */
export function readOutbox(page: Document): string | undefined {
  return readMeta(page, configMeta.outbox) || undefined
}

/** Returns the way in which the server reaches stores; undefined without configuration, as on static hosts. */
export function readStoreMode(page: Document): StoreMode | undefined {
  return (readMeta(page, storeMeta) || undefined) as StoreMode | undefined
}

function readMeta(page: Document, name: string): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? ''
}
