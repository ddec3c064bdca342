import type { Project } from '../src/config/env.ts'
import { configMeta } from '../src/config/meta.ts'
import { settingsPath } from '../src/paths.ts'
import { storeMeta, type StoreMode } from '@dropwatt/workbench/store-api'
import { setHeadAttributes } from './headAttributes.ts'

/** The configuration in a document. An empty URL means the origin that served it. */
export interface PageConfig extends Project {
  /** The URL of the local backend's outbox. */
  readonly outbox?: string
}

/**
 * Writes the configuration into the meta tags of a document, replacing any in there, so that one build
 * works with every backend.
 *
 * @throws {Error} when a tag is missing
 */
export function writeConfig(
  html: string,
  { url, anonKey, accountUrl = '', outbox = '' }: PageConfig,
): string {
  const values = new Map<string | undefined, string>([
    [configMeta.url, url],
    [configMeta.anonKey, anonKey],
    [configMeta.account, accountUrl],
    [configMeta.outbox, outbox],
  ])
  const missing = new Set(values.keys())
  const written = setHeadAttributes(html, ({ name, attributes }) => {
    const key = name === 'meta' && attributes.has('content') ? attributes.get('name') : undefined
    const content = values.get(key)
    if (content !== undefined) missing.delete(key)
    return { content }
  })
  const [first] = missing
  if (first) throw new Error(`[@dropwatt/app] index.html has no <meta name="${first}" content>.`)
  return written
}

const settingsPage = settingsPath('shopify-store')

/**
 * Adds the mode of the live store to the head of a document. Without it documents say nothing of it.
 *
 * The document of the settings page contains the page without a store. With another address as the one that
 * it was made for, it shows the loading screen until the app shows the other page.
 */
export function writeStoreMode(html: string, mode: StoreMode): string {
  return html
    .replace('</head>', `<meta name="${storeMeta}" content="${mode}"></head>`)
    .replace(`data-path="${settingsPage}"`, `data-path="${settingsPage}/"`)
}
