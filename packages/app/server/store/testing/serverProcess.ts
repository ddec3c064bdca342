/**
 * A server of the live store in a process of its own, whose shops are those of the process that forked it
 * and outlive it. Its settings are the first argument, as JSON; it sends its port once it listens.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { ShopDomain } from '@dropwatt/shopify'
import { Hono } from 'hono'
import { authOfProject } from '../../pages/AuthServer.ts'
import { stopOnSignals } from '../../stopOnSignals.ts'
import type { ShopifyClient } from '../configuration.ts'
import { openLiveStore } from '../openLiveStore.ts'
import { storeRoutes } from '../storeRoutes.ts'

export interface ServerSettings {
  /** Its name, by which shops tell servers apart. */
  readonly name: string
  readonly siteUrl: string
  readonly dataDir: string
  readonly client: ShopifyClient
  readonly shop: ShopDomain
  /** Milliseconds by which its clock is ahead. */
  readonly ahead: number
  /** A PostgreSQL database with the key that its servers share, in base64. @default SQLite */
  readonly shared?: { readonly databaseUrl: string; readonly secretKey: string } | undefined
}

/** Header by which a shop knows the server that asks. */
const serverHeader = 'X-Server'

const settings = JSON.parse(process.argv[2] ?? '{}') as ServerSettings
const { name, siteUrl, dataDir, client, shop, ahead, shared } = settings

const store = await openLiveStore({
  connection: { mode: 'practice' },
  siteUrl,
  dataDir,
  practice: {
    fetch: (request) => {
      request.headers.set(serverHeader, name)
      return fetch(request)
    },
    client,
    shop,
  },
  now: () => Date.now() + ahead,
  ...(shared && {
    databaseUrl: shared.databaseUrl,
    secretKeys: [Buffer.from(shared.secretKey, 'base64')],
  }),
})
const auth = authOfProject({ url: siteUrl, anonKey: 'anon' })
const app = new Hono().route('/store', storeRoutes(store, { auth, proxies: 1, isLimited: false }))
const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
await once(server, 'listening')

process.on('message', () => {
  globalThis.gc?.()
  process.send?.({ ...process.memoryUsage(), ...process.cpuUsage() })
})
process.on('disconnect', () => process.exit())
stopOnSignals(async () => {
  server.close()
  await store.close()
  process.exit()
})
process.send?.((server.address() as AddressInfo).port)
