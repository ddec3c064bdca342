import type { StoreMode } from '@dropwatt/workbench/store-api'
import { ConfigError } from '../../src/config/env.ts'
import { defaultLimits } from './configuration.ts'
import { Connections } from './Connections.ts'
import { JobRunner } from './jobs/JobRunner.ts'
import { Jobs } from './jobs/Jobs.ts'
import { undoTime } from './jobs/jobStatus.ts'
import type { LiveStoreOptions } from './LiveStoreOptions.ts'
import { openStoreParts } from './openStoreParts.ts'
import { Pulls } from './Pulls.ts'
import type { ShopClients } from './ShopClients.ts'
import type { ShopKeys } from './ShopKeys.ts'
import { tokenLease } from './storage/SqlStorage.ts'
import type { SealedTokens, StoreStorage } from './storage/StoreStorage.ts'
import { VaultError, type SecretPlace, type Vault } from './Vault.ts'
import { Webhooks } from './Webhooks.ts'

/** The server's part of the live store. */
export interface LiveStore {
  readonly mode: StoreMode
  readonly siteUrl: string
  readonly storage: StoreStorage
  readonly keys: ShopKeys
  readonly clients: ShopClients
  readonly connections: Connections
  readonly pulls: Pulls
  readonly webhooks: Webhooks
  readonly jobs: Jobs
  /** Ends pulls, and stops jobs at a safe place. A second call does nothing. */
  stop(): Promise<void>
  /** Stops, and closes the database. A second call does nothing. */
  close(): Promise<void>
}

const hour = 3_600_000
const day = 24 * hour
/** Time that ended pulls and the ids of webhooks are kept: Shopify repeats a webhook for two days. */
const keptFor = 7 * day
/** Time in which the keys of one shop are sealed anew, in ms. */
const sealTime = 10_000

/** Shopify sends people and codes only to https, or to this machine. */
function checkSite({ connection, siteUrl }: LiveStoreOptions): void {
  const { protocol, hostname } = new URL(siteUrl)
  if (connection.mode === 'own' || connection.mode === 'practice') return
  if (protocol === 'https:' || hostname === 'localhost') return
  throw new ConfigError(
    `SITE_URL is no https address, to which alone Shopify sends members back with SHOPIFY_DISTRIBUTION=${connection.mode}.`,
  )
}

/**
 * Seals the keys of all shops with the current key of the server, so that the one before can go. Those that
 * cannot be read stay, as the right key may come back.
 */
async function sealAnew(storage: StoreStorage, vault: Vault, now: () => number): Promise<void> {
  let unread = 0
  for (const { id, gid, tokens } of await storage.shopsWithTokens()) {
    if (!tokens || isCurrent(tokens, vault)) continue
    const lease = await storage.takeLease(tokenLease(id), 'start', now() + sealTime, now())
    if (!lease) continue
    try {
      const renew = (sealed: string, field: SecretPlace['field']) =>
        vault.seal(vault.open(sealed, { owner: gid, field }), { owner: gid, field })
      const access = renew(tokens.access, 'access_token')
      const refresh = tokens.refresh === null ? null : renew(tokens.refresh, 'refresh_token')
      await storage.renewTokens(id, { ...tokens, access, refresh }, lease)
    } catch (error) {
      if (!(error instanceof VaultError)) throw error
      unread += 1
    } finally {
      await storage.endLease(lease)
    }
  }
  if (unread === 0) return
  console.warn(
    `[@dropwatt/app] The keys of ${unread} stores cannot be decrypted. Start with the STORE_SECRET_KEY or store.key that encrypted them; if it was lost, the stores have to be connected again.`,
  )
}

function isCurrent({ access, refresh }: SealedTokens, vault: Vault): boolean {
  return vault.isCurrent(access) && (refresh === null || vault.isCurrent(refresh))
}

/**
 * Opens the live store.
 *
 * @throws {ConfigError} if the site cannot be one that Shopify sends people back to
 * @throws {StartError} if the database or the key cannot be used
 */
export async function openLiveStore(options: LiveStoreOptions): Promise<LiveStore> {
  checkSite(options)
  const { connection, siteUrl, now = Date.now } = options
  const { storage, jobs, vault, shopify, keys, clients, report } = await openStoreParts(options)
  const clean = async () => {
    await storage.clean(now(), now() - keptFor)
    await jobs.clean(now() - undoTime)
  }
  const cleaning = setInterval(() => void clean().catch(() => {}), hour).unref()
  try {
    await sealAnew(storage, vault, now)
    await clean()
    const pulls = new Pulls({ storage, clients, report, now })
    const runner = new JobRunner({ jobs, storage, clients, shopify, report, now })
    options.metrics?.measure(jobs, now)
    let stopped: Promise<unknown> | undefined
    let closed: Promise<void> | undefined
    const stop = async () => void (await (stopped ??= Promise.all([pulls.close(), runner.close()])))
    const close = async () => {
      clearInterval(cleaning)
      await stop()
      await storage.close()
    }
    const services = { connection, storage, jobs, vault, shopify, clients, now }
    return {
      mode: connection.mode,
      siteUrl,
      storage,
      keys,
      clients,
      connections: new Connections(services),
      pulls,
      webhooks: new Webhooks(services),
      jobs: new Jobs({
        jobs,
        clients,
        limits: { ...defaultLimits, ...options.limits },
        now,
        wake: () => runner.wake(),
      }),
      stop,
      close: () => (closed ??= close()),
    }
  } catch (error) {
    clearInterval(cleaning)
    await storage.close()
    throw error
  }
}
