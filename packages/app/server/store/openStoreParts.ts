import type { StoreMode } from '@dropwatt/workbench/store-api'
import { internet } from '../pages/Network.ts'
import type { LiveStoreOptions } from './LiveStoreOptions.ts'
import { logReports, type Reporter } from './reports/StoreReport.ts'
import { readKeyFile } from './secretKeys.ts'
import { ShopClients } from './ShopClients.ts'
import { ShopifyApp } from './ShopifyApp.ts'
import { ShopKeys } from './ShopKeys.ts'
import type { JobStorage } from './storage/JobStorage.ts'
import { openPostgres } from './storage/openPostgres.ts'
import { openSqlite } from './storage/openSqlite.ts'
import { SqlJobs } from './storage/SqlJobs.ts'
import { SqlStorage } from './storage/SqlStorage.ts'
import type { StoreStorage } from './storage/StoreStorage.ts'
import { Vault } from './Vault.ts'

/** Parts of the server that talk to connected stores, and keep facts about them. */
export interface StoreParts {
  readonly mode: StoreMode
  readonly storage: StoreStorage
  readonly jobs: JobStorage
  readonly vault: Vault
  readonly shopify: ShopifyApp
  readonly keys: ShopKeys
  readonly clients: ShopClients
  readonly report: Reporter
}

function reporterOf({ log, metrics }: LiveStoreOptions, now: () => number): Reporter {
  const toLog = log && logReports(log, now)
  return (report) => {
    toLog?.(report)
    metrics?.report(report)
  }
}

async function openStorage({
  databaseUrl,
  dataDir,
}: LiveStoreOptions): Promise<{ storage: StoreStorage; jobs: JobStorage }> {
  const isShared = databaseUrl !== undefined
  const database = isShared ? await openPostgres(databaseUrl) : openSqlite(dataDir)
  return { storage: await SqlStorage.open(database), jobs: new SqlJobs(database) }
}

/**
 * Opens what talks to connected stores. Nothing runs by itself; the caller closes the storage.
 *
 * @throws {StartError} if the database or the key cannot be used
 */
export async function openStoreParts(options: LiveStoreOptions): Promise<StoreParts> {
  const { connection, siteUrl, dataDir, practice, network = internet, now = Date.now } = options
  const { wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) } = options
  const { fetch = globalThis.fetch, uptime = () => performance.now() } = options
  const [key = readKeyFile(dataDir), ...older] = options.secretKeys ?? []
  const vault = new Vault([key, ...older])
  const { storage, jobs } = await openStorage(options)
  const report = reporterOf(options, now)
  const shopify = new ShopifyApp({
    connection,
    siteUrl,
    practice,
    fetch,
    network,
    now,
    wait,
    uptime,
  })
  const keys = new ShopKeys({ storage, vault, shopify, now, wait })
  const clients = new ShopClients({ storage, shopify, keys, report })
  return { mode: connection.mode, storage, jobs, vault, shopify, keys, clients, report }
}
