import { describe, expect, test, vi } from 'vitest'
import { apiVersion } from '../operations/apiVersion.ts'
import { AdminClient, type AdminClientOptions } from './AdminClient.ts'

const full = { maximumAvailable: 2000, currentlyAvailable: 2000, restoreRate: 100 }
const counted = { productsCount: { count: 3, precision: 'EXACT' } }

function ok(data: unknown = counted, throttleStatus: object = full): Response {
  return Response.json({ data, extensions: { cost: { throttleStatus } } })
}
const throttled = (throttleStatus: object = full) =>
  Response.json({
    errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    extensions: { cost: { throttleStatus } },
  })

type Step = Response | Error

/** Opens a client whose shop answers in a fixed order, on a clock that only waiting moves. */
function openClient(
  steps: readonly Step[],
  keys: Pick<AdminClientOptions, 'refresh' | 'onRefused'> = {},
) {
  let time = 0
  const waits: number[] = []
  const requests: Request[] = []
  const versions: string[] = []
  const open = [...steps]
  const client = new AdminClient({
    shopUrl: new URL('https://a.myshopify.com/'),
    token: () => Promise.resolve('token'),
    ...keys,
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      const step = open.shift()
      if (!step) throw new Error('No answer is left.')
      if (step instanceof Error) throw step
      return step
    },
    wait: async (milliseconds) => {
      waits.push(milliseconds)
      time += milliseconds
    },
    now: () => time,
    onVersion: (version) => versions.push(version),
  })
  return { client, waits, requests, versions }
}

const lost = new TypeError('fetch failed')
const status = (code: number, headers?: Record<string, string>) =>
  new Response('', { status: code, ...(headers && { headers }) })

test('an operation is sent to the pinned version with the token', async () => {
  const { client, requests } = openClient([ok()])
  await client.run('CountProducts', { query: null })
  expect(requests[0]?.url).toBe(`https://a.myshopify.com/admin/api/${apiVersion}/graphql.json`)
  expect(requests[0]?.headers.get('X-Shopify-Access-Token')).toBe('token')
})

describe('a read', () => {
  test.each([
    ['429', status(429)],
    ['502', status(502)],
    ['a lost connection', lost],
    ['THROTTLED', throttled()],
  ])('is repeated after %s', async (_, step) => {
    const { client, waits } = openClient([step, ok()])
    expect(await client.run('CountProducts', {})).toEqual(counted)
    expect(waits).toEqual([1000])
  })

  test('waits the seconds that Retry-After asks for', async () => {
    const { client, waits } = openClient([status(429, { 'Retry-After': '2.0' }), ok()])
    await client.run('CountProducts', {})
    expect(waits).toEqual([2000])
  })

  test('waits longer before each repetition, and ends', async () => {
    const { client, waits } = openClient(Array.from({ length: 6 }, () => status(503)))
    await expect(client.run('CountProducts', {})).rejects.toMatchObject({ code: 'unreachable' })
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000])
  })
})

describe('a write', () => {
  test.each([
    ['429', status(429)],
    ['THROTTLED', throttled()],
  ])('is repeated after %s, which proves that it did not run', async (_, step) => {
    const { client, requests } = openClient([step, ok({})])
    await client.run('DeleteProduct', { id: 'gid://shopify/Product/1' })
    expect(requests).toHaveLength(2)
  })

  test.each([
    ['502', status(502)],
    ['a lost connection', lost],
    [
      'an internal error',
      Response.json({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }),
    ],
  ])('is not repeated after %s', async (_, step) => {
    const { client, requests } = openClient([step, ok({})])
    const run = client.run('DeleteProduct', { id: 'gid://shopify/Product/1' })
    await expect(run).rejects.toMatchObject({ code: 'unreachable' })
    expect(requests).toHaveLength(1)
  })
})

test.each([
  [401, 'unauthorized'],
  [403, 'forbidden-scope'],
  [400, 'refused'],
  [404, 'refused'],
])('status %d is %s at once', async (code, name) => {
  const { client, requests } = openClient([status(code)])
  await expect(client.run('CountProducts', {})).rejects.toMatchObject({ code: name })
  expect(requests).toHaveLength(1)
})

test.each([
  ['no JSON', new Response('<html>')],
  ['null', new Response('null')],
  ['no data', Response.json({ data: null })],
])('an answer with %s is unexpected', async (_, step) => {
  const { client } = openClient([step])
  await expect(client.run('CountProducts', {})).rejects.toMatchObject({ code: 'unexpected' })
})

test('an error holds nothing of the answer', async () => {
  const { client } = openClient([Response.json({ errors: [{ message: 'canary' }] })])
  const error = await client.run('CountProducts', {}).catch((reason: Error) => reason)
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('canary')
})

test('a refused token is replaced once, and named when it is refused again', async () => {
  const calls: string[] = []
  const { client } = openClient([status(401), status(401)], {
    refresh: async (token) => void calls.push(`refresh ${token}`),
    onRefused: async (token) => void calls.push(`refused ${token}`),
  })
  await expect(client.run('CountProducts', {})).rejects.toMatchObject({ code: 'unauthorized' })
  expect(calls).toEqual(['refresh token', 'refused token'])
})

test('the version that answered is reported', async () => {
  const response = ok()
  response.headers.set('X-Shopify-API-Version', '2027-01')
  const { client, versions } = openClient([response])
  await client.run('CountProducts', {})
  expect(versions).toEqual(['2027-01'])
})

test('an operation whose guard throws is not sent', async () => {
  const { client, requests } = openClient([status(429), ok()])
  const guard = vi.fn<() => void>().mockImplementationOnce(() => {})
  guard.mockImplementation(() => {
    throw new Error('Not any more.')
  })
  await expect(client.run('CountProducts', {}, guard)).rejects.toThrow('Not any more.')
  expect(requests).toHaveLength(1)
})

test('an operation waits until its points are available', async () => {
  const { client, waits } = openClient([
    ok(counted, { ...full, currentlyAvailable: 200 }),
    ok({ products: {} }),
  ])
  await client.run('CountProducts', {})
  await client.run('ProductPage', {})
  // 800 points less 200, at 100 a second.
  expect(waits).toEqual([6000])
})

test('operations at once never ask for more points than there are', async () => {
  const { client, waits } = openClient(Array.from({ length: 3 }, () => ok({ products: {} })))
  await Promise.all([1, 2, 3].map(() => client.run('ProductPage', {})))
  // Of 2,000 points two pages take 1,600.
  expect(waits).toEqual([4000])
})

test('the points are those of the latest answer', async () => {
  const points = { maximumAvailable: 4000, currentlyAvailable: 900, restoreRate: 200 }
  const { client } = openClient([ok(counted, points)])
  expect(client.points.maximumAvailable).toBe(2000)
  await client.run('CountProducts', {})
  expect(client.points).toEqual(points)
})

test('a wait that is too long is an error, which says how long', async () => {
  const { client, waits } = openClient([status(429, { 'Retry-After': '120' })])
  await expect(client.run('CountProducts', {})).rejects.toMatchObject({
    code: 'throttled',
    retryAfter: 120_000,
  })
  expect(waits).toEqual([])
})
