import { describe, expect, test } from 'vitest'
import { idOf } from '../convert/ids.ts'
import { columnName, columnOf, metafieldColumn } from './IntentColumn.ts'
import { IntentList } from './IntentList.ts'
import type { IntentError } from './IntentError.ts'
import { mostIntentBytes, mostIntents } from './wireForm.ts'

const product = idOf('Product', 1)
const variant = idOf('ProductVariant', 2)
const price = columnOf('price')!
const material = metafieldColumn({ namespace: 'custom', key: 'material', type: 'json' })!
const facts = { currencyCode: 'EUR', categories: { Tops: 'gid://shopify/TaxonomyCategory/aa-1' } }
const list = IntentList.of(facts, [
  {
    product,
    title: 'Mug\n"large"',
    intents: [
      { product, owner: variant, column: price, before: '1.00', after: '2.00' },
      { product, owner: product, column: material, before: '', after: 'clay\u2028' },
    ],
    labels: new Map([[variant, 'Sand / L']]),
  },
])

const encode = (text: string) => new TextEncoder().encode(text)
const header = {
  version: 1,
  currencyCode: 'EUR',
  columns: ['price', 'tags', { namespace: 'custom', key: 'material', type: 'json' }],
  categories: {},
}
const line = [1, 'Mug', [[0, 2, '1', '2']], {}]
const written = (head: unknown, ...lines: readonly unknown[]) =>
  [head, ...lines].map((each) => JSON.stringify(each)).join('\n')

async function codeOf(text: string): Promise<string> {
  return IntentList.read([encode(text)]).then(
    () => 'taken',
    (error: IntentError) => error.code,
  )
}

/** Lists the values of a list; the columns of metafields are made for each. */
const described = (each: IntentList) =>
  [...each.all()].flatMap(({ product: id, title, first, labels, intents }) =>
    intents.map(({ owner, column, before, after }) => {
      return [id, title, first, [...labels], owner, columnName(column), before, after]
    }),
  )

test('a list reads what it wrote', async () => {
  const read = await IntentList.read([list.bytes()])
  expect(described(read)).toEqual(described(list))
  expect(read.scopes).toEqual(['write_products'])
  expect(read.length).toBe(2)
})

test('bytes may be cut anywhere', async () => {
  const bytes = list.bytes()
  const cut = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1))
  expect((await IntentList.read(cut)).bytes()).toEqual(bytes)
})

test('a plain list is taken', async () => {
  expect(await codeOf(written(header, line))).toBe('taken')
})

describe('check 22: what is no intent of a column is refused', () => {
  const without = (key: keyof typeof header) => {
    const { [key]: _, ...rest } = header
    return rest
  }
  test.each<[name: string, text: string]>([
    ['nothing', ''],
    ['no product', written(header)],
    ['no JSON', 'text'],
    ['another version', written({ ...header, version: 2 }, line)],
    ['a field more', written({ ...header, token: 'x' }, line)],
    ['a field less', written(without('categories'), line)],
    ['an unknown column', written({ ...header, columns: ['password'] }, line)],
    ['a name of every object', written({ ...header, columns: ['constructor'] }, line)],
    ['a column that is never written', written({ ...header, columns: ['handle'] }, line)],
    ['an absent column', written({ ...header, columns: ['taxCode'] }, line)],
    ['a column twice', written({ ...header, columns: ['price', 'price'] }, line)],
    [
      'a metafield of an app',
      written({ ...header, columns: [{ namespace: 'app--1', key: 'a', type: 'json' }] }, line),
    ],
    [
      'a metafield with another name',
      written({ ...header, columns: [{ namespace: 'a.b', key: 'a', type: 'json' }] }, line),
    ],
    ['a currency that is none', written({ ...header, currencyCode: 'euro' }, line)],
    [
      'a category with the id of a product',
      written({ ...header, categories: { a: 'gid://shopify/Product/1' } }, line),
    ],
    ['a product that is text', written(header, ['1', 'Mug', [[0, 2, '1', '2']], {}])],
    ['a product with the number 0', written(header, [0, 'Mug', [[0, 2, '1', '2']], {}])],
    ['a product with a fraction', written(header, [1.5, 'Mug', [[0, 2, '1', '2']], {}])],
    ['a number beyond the exact ones', written(header, [2 ** 60, 'M', [[0, 2, '1', '2']], {}])],
    ['a product twice', written(header, line, line)],
    ['no intents', written(header, [1, 'Mug', [], {}])],
    ['a column that is not there', written(header, [1, 'Mug', [[9, 2, '1', '2']], {}])],
    ['a variant without number', written(header, [1, 'Mug', [[0, 0, '1', '2']], {}])],
    ['a product as another owner', written(header, [1, 'Mug', [[2, 5, '1', '2']], {}])],
    ['a text that is a number', written(header, [1, 'Mug', [[0, 2, 1, '2']], {}])],
    ['no change', written(header, [1, 'Mug', [[0, 2, '1', '1']], {}])],
    [
      'a value twice',
      written(header, [
        1,
        'M',
        [
          [0, 2, '1', '2'],
          [0, 2, '1', '3'],
        ],
        {},
      ]),
    ],
    ['several tags as one', written(header, [1, 'Mug', [[1, 0, '', 'a, b']], {}])],
    ['an intent with more', written(header, [1, 'Mug', [[0, 2, '1', '2', 'x']], {}])],
    ['a product with more', written(header, [...line, 'x'])],
    ['a label of no variant', written(header, [1, 'Mug', [[0, 2, '1', '2']], { x: 'y' }])],
  ])('%s', async (_, text) => {
    expect(await codeOf(text)).toBe('invalid')
  })
})

test('bytes that are no text are refused', async () => {
  const read = IntentList.read([encode(written(header)), new Uint8Array([0xff, 0xfe])])
  await expect(read).rejects.toMatchObject({ code: 'invalid' })
})

test('reading ends with the bytes that a job may have', async () => {
  let sent = 0
  function* endless(): Generator<Uint8Array> {
    yield encode(`${written(header, line)}\n`)
    const space = new Uint8Array(2 ** 20).fill(0x20)
    for (;;) {
      sent += space.length
      yield space
    }
  }
  await expect(IntentList.read(endless())).rejects.toMatchObject({ code: 'too-large' })
  expect(sent).toBeLessThanOrEqual(mostIntentBytes + 2 ** 20)
})

test('reading ends with the intents that a job may have', async () => {
  const each = 100_000
  function* many(): Generator<Uint8Array> {
    yield encode(`${written(header)}\n`)
    for (let at = 1; at <= mostIntents / each + 1; at += 1) {
      const intents = Array.from({ length: each }, (_, owner) => [0, owner + 1, '1', '2'])
      yield encode(`${JSON.stringify([at, '', intents, {}])}\n`)
    }
  }
  await expect(IntentList.read(many())).rejects.toMatchObject({ code: 'too-many' })
})

function* tooManyProducts() {
  for (let at = 1; at <= mostIntents / 50_000 + 1; at += 1) {
    const own = idOf('Product', at)
    const intents = Array.from({ length: 50_000 }, (_, owner) => ({
      product: own,
      owner: idOf('ProductVariant', owner + 1),
      column: price,
      before: '1',
      after: '2',
    }))
    yield { product: own, title: '', intents, labels: new Map<string, string>() }
  }
}

test('a list that is too long is not made', () => {
  expect(() => IntentList.of(facts, tooManyProducts())).toThrow(/more intents/)
})

test('the product of an intent is found by its number', () => {
  expect([0, 1].map((item) => list.productOf(item))).toEqual([0, 0])
})
