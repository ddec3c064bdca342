import type { PracticeShop } from '@dropwatt/practice-store'
import { expect, test } from 'vitest'
import { differingCells, higher, type Texts } from '../testing/member.ts'
import { openMember } from '../testing/openMember.ts'

const all: Texts = { price: higher, vendor: () => 'Ours', tags: (tags) => `${tags}, ours` }

/** Counts the mutations of products that reach a shop. */
function countWrites() {
  const counted = { writes: 0 }
  const answer = async (request: Request): Promise<undefined> => {
    if (!request.url.endsWith('graphql.json')) return
    if (/mutation (?:dw_|Start|Update|Add|Remove)/.test(await request.clone().text())) {
      counted.writes += 1
    }
  }
  return { counted, answer }
}

test('23: renamed options keep the ids of variants', async () => {
  const { member, ended, shop } = await openMember({ products: 60 })
  const ids = () =>
    [...shop.contents.products.values()].flatMap(({ variants }) => variants.map(({ id }) => id))
  const before = ids()
  const intents = await member.change({ option1Value: (value) => `${value} (new)` })
  const { counts } = await ended((await member.add(intents)).id)
  expect(counts.done).toBe(intents.length)
  expect(ids()).toEqual(before)
})

/** Copies everything that a shop has of its products, but what the tests change. */
function restOf({ contents }: PracticeShop) {
  const products = structuredClone([...contents.products.values()])
  for (const product of products) {
    Object.assign(product, { vendor: '', tags: [], updatedAt: '' })
    for (const variant of product.variants) Object.assign(variant, { price: '', updatedAt: '' })
  }
  return products
}

test('24, 25: nothing else changes, and tags that others added stay', async () => {
  const { member, ended, shop } = await openMember()
  const before = await member.readFile()
  const rest = restOf(shop)
  const intents = await member.change(all)
  const [product] = shop.contents.products.values()
  product!.tags = [...product!.tags, 'theirs']
  expect((await ended((await member.add(intents)).id)).state).toBe('done')
  expect(restOf(shop)).toEqual(rest)
  const after = await member.readFile()
  const columns = differingCells(before, after).map((cell) => /\d (\w+):/.exec(cell)?.[1])
  expect(new Set(columns)).toEqual(new Set(['price', 'vendor', 'tags']))
  expect(product!.tags).toEqual(expect.arrayContaining(['theirs', 'ours']))
})

test('what the store has already is not sent again', async () => {
  const { counted, answer } = countWrites()
  const { member, ended } = await openMember({ answer })
  const intents = await member.change(all)
  await ended((await member.add(intents)).id)
  expect(counted.writes).toBeGreaterThan(0)
  counted.writes = 0
  const { state, counts } = await ended((await member.add(intents)).id)
  expect([state, counts.already, counted.writes]).toEqual(['done', intents.length, 0])
})

test('29: a product that was deleted is reported as gone', async () => {
  const { world, member, ended, shop } = await openMember()
  const intents = await member.change(all)
  const { id, handle } = [...shop.contents.products.values()][1]!
  world.shopify.inject({ kind: 'deleted-product', handle })
  const job = await ended((await member.add(intents)).id)
  const lines = await member.linesOf(job.id)
  const gone = lines.filter(({ outcome }) => outcome.is === 'gone')
  expect(gone).toHaveLength(lines.filter(({ product }) => product === id).length)
  expect(new Set(gone.map(({ product }) => product))).toEqual(new Set([id]))
  expect(job.counts.done + job.counts.gone).toBe(intents.length)
})

test('30: a refused value is named with its reason, and the others are written', async () => {
  const { member, ended } = await openMember()
  const vendors = ['x'.repeat(300)]
  const vendor = () => vendors.pop() ?? 'Ours'
  const intents = await member.change({ vendor, price: higher })
  const { id, counts } = await ended((await member.add(intents)).id)
  expect(counts).toMatchObject({ refused: 1, done: intents.length - 1 })
  const [refused] = await member.linesOf(id, '?only=review')
  expect(refused?.outcome).toMatchObject({
    is: 'refused',
    message: 'Vendor is too long (maximum is 255 characters)',
  })
  expect(refused?.title).not.toBe('')
})

test('31: HTML that the store writes in its own way is reported', async () => {
  const { member, ended } = await openMember()
  const intents = await member.change({ description: () => "<P class='a'>New</P>" })
  const { id, counts } = await ended((await member.add(intents)).id)
  expect(counts.saved).toBe(intents.length)
  const [line] = await member.linesOf(id, '?only=review')
  expect(line?.outcome).toEqual({ is: 'saved', text: '<p class="a">New</p>' })
})

test.each(['cut-after', 'cut-before', 'bad-gateway'] as const)(
  '34: a write whose answer is lost is written once: %s',
  async (kind) => {
    const { counted, answer } = countWrites()
    const { world, member, ended } = await openMember({ answer })
    const intents = await member.change({ vendor: () => 'Ours' })
    world.shopify.inject({ kind, operation: 'UpdateProduct', times: 2 })
    const { state, counts } = await ended((await member.add(intents)).id)
    expect([state, counts.done]).toEqual(['done', intents.length])
    expect(counted.writes).toBe(intents.length + (kind === 'cut-after' ? 0 : 2))
  },
)

test.each([
  ['THROTTLED', { kind: 'throttled', times: 3 }],
  ['429', { kind: 'too-many-requests', times: 3, retryAfter: 7 }],
  ['502', { kind: 'bad-gateway', operation: 'CurrentProducts', times: 2 }],
  ['no points', { kind: 'empty-bucket' }],
] as const)('36: after %s everything is written in the end', async (_name, fault) => {
  const { world, member, ended } = await openMember({ products: 60 })
  const intents = await member.change(all)
  const start = world.clock.now
  world.shopify.inject(fault)
  const { state, counts } = await ended((await member.add(intents)).id)
  expect([state, counts.done]).toEqual(['done', intents.length])
  const asked = 'retryAfter' in fault ? fault.retryAfter * 1000 : 0
  expect(world.clock.now - start).toBeGreaterThanOrEqual(asked)
})
