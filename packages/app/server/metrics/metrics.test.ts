import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { higher, memberOf } from '../store/testing/member.ts'
import { domain, openWorld, siteUrl } from '../store/testing/world.ts'
import { openMetrics } from './openMetrics.ts'
import { openMetricsFor } from './openMetricsFor.ts'

const token = 'metrics-token-of-32-characters-1'

const distDir = mkdtempSync(join(tmpdir(), 'dropwatt-metrics-'))
const source = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')
for (const name of [
  'index.html',
  '404.html',
  'sitemap.xml',
  'robots.txt',
  '.well-known/security.txt',
]) {
  mkdirSync(dirname(join(distDir, name)), { recursive: true })
  writeFileSync(join(distDir, name), name.endsWith('.html') ? source : '')
}
afterAll(() => rmSync(distDir, { recursive: true }))

const read = (app: ReturnType<typeof createApp>, authorization = '') =>
  app.request(`${siteUrl}/metrics`, { headers: { Authorization: authorization } })

test('metrics are told to those with the token alone', async () => {
  const app = createApp({ distDir, siteUrl, metrics: openMetrics(token) })
  const answer = await read(app, `Bearer ${token}`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(await answer.text()).toContain('process_resident_memory_bytes')
  for (const wrong of ['', token, `Bearer ${token}x`, 'Bearer ']) {
    const refused = await read(app, wrong)
    expect([refused.status, await refused.text()]).toEqual([401, ''])
  }
})

test('without a token there are no metrics', async () => {
  const metrics = await openMetricsFor(undefined)
  const app = createApp({ distDir, siteUrl, metrics })
  expect((await read(app, `Bearer ${token}`)).status).toBe(404)
})

test('what happens to a store is counted and logged, without a secret or a product', async () => {
  const metrics = openMetrics(token)
  const logged: string[] = []
  const world = await openWorld({ metrics, log: (line) => logged.push(line) })
  const ada = world.browser('ada')
  const member = memberOf(ada, (await ada.connect()).body.store.id)
  const intents = await member.change({ price: higher, vendor: () => 'Acme & Daughters' })
  const { products } = world.shopify.shops.get(domain)!.contents
  const [first] = products.values()
  world.shopify.inject({
    kind: 'changed-values',
    handle: first!.handle,
    values: { vendor: 'Theirs' },
  })
  world.shopify.inject({ kind: 'too-many-requests', operation: 'UpdateVariants', retryAfter: 2 })
  world.shopify.inject({ kind: 'revoked-token', skip: 3 })
  const { id: job } = await member.add(intents)
  const until = (state: string) =>
    vi.waitFor(async () => expect((await member.find(job)).state).toBe(state), {
      timeout: 20_000,
      interval: 20,
    })
  await until('paused')
  await ada.connect()
  await until('done-with-conflicts')
  await vi.waitFor(() => expect(logged.at(-1)).toContain('given-back'), { timeout: 20_000 })

  const steps = logged.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
  const ofJob = steps.filter(({ event }) => event === 'job')
  expect(ofJob.map(({ state }) => state)).toEqual(expect.arrayContaining(['checking', 'paused']))
  expect(ofJob.find(({ state }) => state === 'paused')).toMatchObject({
    job,
    shop: member.id,
    pause: 'reconnect',
    products: products.size,
    ms: expect.any(Number),
  })
  expect(ofJob.at(-1)).toMatchObject({ state: 'done-with-conflicts', counts: { conflict: 1 } })
  expect(steps).toContainEqual(
    expect.objectContaining({ event: 'wait', reason: 'throttled', ms: 2000 }),
  )
  const changes = steps.flatMap(({ event, change }) => (event === 'lease' ? [change] : []))
  expect(changes).toEqual(changes.map((_, at) => (at % 2 === 0 ? 'taken' : 'given-back')))

  const counted = new Map(
    (await countersOf(metrics)).map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))] as const
    }),
  )
  const value = (name: string) => counted.get(`dropwatt_store_${name}`)
  expect(value('values_total{outcome="done"}')).toBe(intents.length - 1)
  expect(value('values_total{outcome="conflict"}')).toBe(1)
  expect(value('lines_total{operation="UpdateVariants",way="direct"}')).toBe(products.size)
  expect(
    value('requests_total{operation="UpdateVariants",outcome="answered"}'),
  ).toBeGreaterThanOrEqual(products.size)
  expect(value('points_total{operation="UpdateVariants"}')).toBeGreaterThan(0)
  expect(value('waits_total{reason="throttled"}')).toBe(1)
  expect(value('wait_seconds_total{reason="throttled"}')).toBe(2)
  expect(value('pulls_total{state="done"}')).toBe(1)
  expect(value('lease_changes_total{change="taken"}')).toBeGreaterThanOrEqual(2)

  const told = [...logged, ...counted.keys()].join('\n')
  for (const secret of [
    ...world.secrets,
    'Acme',
    'Theirs',
    domain,
    'ada',
    ...[...products.values()].flatMap(({ title, handle, id }) => [title, handle, id]),
  ]) {
    expect(told).not.toContain(secret)
  }
})

test('jobs, leases and the oldest waiting job are those of the database', async () => {
  const metrics = openMetrics(token)
  const world = await openWorld({ metrics })
  const ada = world.browser('ada')
  const member = memberOf(ada, (await ada.connect()).body.store.id)
  const { id } = await member.add(await member.change({ price: higher }))
  await vi.waitFor(async () => expect((await member.find(id)).state).toBe('done'), {
    timeout: 20_000,
    interval: 20,
  })
  await vi.waitFor(async () =>
    expect(await countersOf(metrics)).toEqual(
      expect.arrayContaining([
        'dropwatt_store_jobs{state="done"} 1',
        'dropwatt_store_oldest_waiting_job_seconds 0',
        'dropwatt_store_leases 0',
      ]),
    ),
  )
})

/** Lines of the metrics of stores, without comments. */
async function countersOf({ text }: ReturnType<typeof openMetrics>): Promise<string[]> {
  return (await text()).split('\n').filter((line) => line.startsWith('dropwatt_store_'))
}
