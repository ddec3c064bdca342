import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noPostgres, startPostgres } from '@dropwatt/local-backend/testing/postgres'
import { openPracticeStore } from '@dropwatt/practice-store'
import { readShopDomain } from '@dropwatt/shopify'
import type { StoreJob } from '@dropwatt/workbench/store-api'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openLiveStore } from '../openLiveStore.ts'
import { openPractice } from '../openPractice.ts'
import type { Practice } from '../ShopifyApp.ts'
import { higher, memberOf } from '../testing/member.ts'
import { openWorld, siteUrl } from '../testing/world.ts'
import type { CommandSettings } from './CommandSettings.ts'
import { run as measure } from './measure/measure.ts'
import { measurements } from './measure/measurements.ts'

/** Runs the real command, which is answered by no. */
async function command(env: Readonly<Record<string, string>>, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'storeCommand.ts'), ...args], {
    env: {
      PATH: process.env.PATH,
      // Empty values override the developer's .env files.
      SHOPIFY_DISTRIBUTION: '',
      STORE_DATABASE_URL: '',
      STORE_SECRET_KEY: '',
      PRACTICE_STORE: 'on',
      SITE_URL: siteUrl,
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()))
  child.stdin.end('no\n')
  const [code] = (await once(child, 'close')) as [number]
  return { code, ...output }
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'dropwatt-command-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

/** Processes take their time on a busy machine. */
const patience = 120_000
const waiting = { timeout: patience, interval: 50 }

/** Opens a server with a job that is done and one that waits for a new connection. */
async function openWithJobs(options: Parameters<typeof openWorld>[0] = {}) {
  const world = await openWorld(options)
  const ada = world.browser('ada')
  const member = memberOf(ada, (await ada.connect()).body.store.id)
  const until = (job: string, state: string) =>
    vi.waitFor(async () => expect((await member.find(job)).state).toBe(state), waiting)
  const done = await member.add(await member.change({ price: higher }))
  await until(done.id, 'done')
  const paused = await member.change({ vendor: () => 'Ours' })
  world.shopify.inject({ kind: 'revoked-token' })
  const { id } = await member.add(paused)
  await until(id, 'paused')
  return { world, done: done.id, paused: id }
}

describe('npm run store -- jobs', { timeout: patience }, () => {
  test('lists what a running server has not ended, and all on request', async () => {
    const { world, done, paused } = await openWithJobs()
    const env = { DATA_DIR: world.dataDir }
    const { code, out, err } = await command(env, 'jobs')
    expect([code, err]).toEqual([0, ''])
    expect(out.trimEnd().split('\n')).toHaveLength(2)
    expect(out).toContain(paused.slice(0, 12))
    expect(out).toMatch(/practice-store\.myshopify\.com +paused .* reconnect/)
    const all: { readonly jobs: readonly StoreJob[] } = JSON.parse(
      (await command(env, 'jobs', '--json', '--all')).out,
    )
    // Both were started at the same time.
    const jobs = all.jobs.toSorted((one, other) => one.state.localeCompare(other.state))
    expect(jobs).toMatchObject([
      { id: done, state: 'done', store: 'practice-store.myshopify.com', pause: null },
      { id: paused, state: 'paused', pause: { reason: 'reconnect' }, holder: null },
    ])
    expect(jobs[0]?.progress.verified).toBe(jobs[0]?.progress.total)
    expect((await command(env, 'jobs', '--state', 'done')).out).toContain(done.slice(0, 12))
    expect((await command(env, 'jobs', '--store', 'other.myshopify.com')).out).toBe('No jobs.\n')
  })

  test('says which arguments it takes', async () => {
    const env = { DATA_DIR: folder() }
    for (const [args, message] of [
      [['jobs', '--state', 'odd'], 'There is no state "odd"'],
      [['jobs', '--odd'], '--odd'],
      [['odd'], 'There is no command "odd"'],
      [['jobs'], 'does not exist'],
      [['measure', 'odd'], 'There is no measurement "odd"'],
    ] as const) {
      const { code, err } = await command(env, ...args)
      expect([code, err]).toEqual([1, expect.stringContaining(message)])
      expect(err).toMatch(/^[^\n]+\n$/)
    }
  })

  test.skipIf(noPostgres !== undefined)(
    'reads a PostgreSQL database, and cannot write',
    async () => {
      const postgres = startPostgres()
      onTestFinished(() => postgres.stop())
      const { paused } = await openWithJobs({ databaseUrl: postgres.url })
      const key = Buffer.alloc(32, 1).toString('base64')
      const env = { STORE_DATABASE_URL: postgres.url, STORE_SECRET_KEY: key, DATA_DIR: folder() }
      const { out } = await command(env, 'jobs')
      expect(out).toContain(paused.slice(0, 12))
    },
  )
})

/** Connects a shop without a browser, as an operator's own. */
async function connect(dataDir: string, practice: Practice) {
  const store = await openLiveStore({
    connection: { mode: 'own', shop: practice.shop, client: practice.client },
    siteUrl,
    dataDir,
    practice,
  })
  await store.connections.begin({ account: 'ada', shop: undefined, scopes: [] }, () => '')
  await store.close()
}

/** Opens what the command needs, with a shop to practise on that is connected. */
async function open(changes: Partial<CommandSettings> = {}) {
  const dataDir = folder()
  const shopify = openPracticeStore({ siteUrl, products: 12 })
  onTestFinished(() => shopify.close())
  const [[domain = '', shop] = []] = shopify.shops
  const practice = {
    fetch: shopify.fetch,
    client: { id: shopify.app.clientId, secret: shopify.app.clientSecret },
    shop: readShopDomain(domain)!,
  }
  await connect(dataDir, practice)
  const printed: string[] = []
  const settings: CommandSettings = {
    options: { connection: { mode: 'practice' } },
    siteUrl,
    dataDir,
    fetch: () => Promise.reject(new Error('Nothing asks the internet.')),
    now: Date.now,
    print: (text) => printed.push(text),
    confirm: () => Promise.resolve(false),
    openPractice: async () => ({ ...practice, close: async () => {} }),
    ...changes,
  }
  const { contents } = shop!
  const before = JSON.stringify(
    [...contents.products.values()].map(({ id, vendor }) => [id, vendor]),
  )
  const unchanged = () =>
    expect(
      JSON.stringify([...contents.products.values()].map(({ id, vendor }) => [id, vendor])),
    ).toBe(before)
  return { settings, printed, unchanged, practice, shopify, domain }
}

describe('npm run store -- measure', { timeout: patience }, () => {
  test.each(Object.keys(measurements))('%s leaves a practice store as it was', async (name) => {
    const { settings, printed, unchanged } = await open()
    await measure([name, '--yes', '--json', '--products', '3'], settings)
    const { measurement, store, figures } = JSON.parse(printed.join('\n'))
    expect([measurement, store]).toEqual([name, 'practice-store.myshopify.com'])
    expect(figures.length).toBeGreaterThan(0)
    expect(figures).toEqual(
      figures.map(() => ({
        fact: expect.any(String),
        measured: expect.anything(),
        expected: expect.anything(),
      })),
    )
    unchanged()
  })

  test('counts what a store answers', async () => {
    const { settings, printed } = await open()
    const valuesOf = async (name: string) => {
      printed.length = 0
      await measure([name, '--yes', '--json', '--products', '3'], settings)
      const { figures } = JSON.parse(printed.join('\n')) as {
        readonly figures: readonly { readonly fact: string; readonly measured: unknown }[]
      }
      return new Map(figures.map(({ fact, measured }) => [fact, measured]))
    }
    expect((await valuesOf('bulk-write')).get('values written')).toBe(12)
    expect((await valuesOf('bulk-query')).get('its text has our name')).toBe('yes')
    expect((await valuesOf('html')).get('"<p>Plain</p>"')).toBe('as it was')
    expect((await valuesOf('result-hosts')).get('result of a mutation')).toBe('localhost:4173')
    expect((await valuesOf('costs')).get('CountProducts: points asked for, and used')).toBe(
      '10, 10',
    )
    expect((await valuesOf('variant-limit')).get('new variants in a day')).toBe('not measured')
  })

  test('without a yes nothing is written', async () => {
    const { settings, unchanged } = await open()
    await expect(measure(['html'], settings)).rejects.toThrow('Nothing was written.')
    unchanged()
  })

  test('refuses a store that is no development store', async () => {
    const opened = await open()
    const { practice, domain, unchanged } = opened
    const settings: CommandSettings = {
      ...opened.settings,
      options: { connection: { mode: 'own', shop: practice.shop, client: practice.client } },
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const path = new URL(request.url).pathname
        return practice.fetch(new Request(`${siteUrl}/practice/${domain}${path}`, request))
      },
    }
    await expect(measure(['html', '--yes'], settings)).rejects.toThrow('is no development store')
    unchanged()
  })

  test('is a command, with a list of what it measures', async () => {
    const dataDir = folder()
    const practice = await openPractice(siteUrl, dataDir)
    await connect(dataDir, practice)
    await practice.close()
    const env = { DATA_DIR: dataDir }
    const { out } = await command(env, 'measure')
    for (const name of Object.keys(measurements)) expect(out).toContain(name)
    expect((await command(env, 'measure', 'html')).err).toContain('Nothing was written.')
    const { code, out: table, err } = await command(env, 'measure', 'variant-limit', '--yes')
    expect([code, err]).toEqual([0, ''])
    expect(table).toMatch(/variants of the store +\d+ +50000 or more/)
  })
})
