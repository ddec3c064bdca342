import { afterAll, expect, test } from 'vitest'
import type { FieldKey } from '../fields/keys.ts'
import { columnOf } from '../intents/IntentColumn.ts'
import type { Intent } from '../intents/Intent.ts'
import { LiveShop } from '../test/openLiveShop.ts'
import { judge, judgeAll } from './judge.ts'
import { readCurrent } from './readCurrent.ts'

const live = new LiveShop(12)
afterAll(() => live.close())
const [product] = [...live.shop.contents.products.values()] as [
  ReturnType<typeof live.shop.contents.products.get> & object,
]
const [variant] = product.variants
const [option] = product.options
const shop = { currencyCode: 'EUR' }
const tags = ['kept', 'Sale']
product.tags = tags
variant!.price = '5.00'

const intentOf = (key: FieldKey, owner: string, before: string, after: string): Intent => ({
  product: product.id,
  owner,
  column: columnOf(key)!,
  before,
  after,
})
const ofVariant = (before: string, after: string) => intentOf('price', variant!.id, before, after)
const tag = (before: string, after: string) => intentOf('tags', product.id, before, after)

async function judged(intent: Intent) {
  return judge(intent, await readCurrent(live.client, [intent]), shop)
}

test.each([
  ['is written if it is as it was read', ofVariant('5.00', '6.00'), { is: 'unchanged' }],
  ['is written if only its digits differ', ofVariant('5.0', '6.00'), { is: 'unchanged' }],
  ['is in the store already', ofVariant('4.00', '5'), { is: 'wanted' }],
  ['was changed by somebody', ofVariant('4.00', '6.00'), { is: 'changed', text: '5.00' }],
])('a price %s', async (_, intent, verdict) => {
  expect(await judged(intent)).toEqual(verdict)
})

test.each([
  ['to add', tag('', 'new'), { is: 'unchanged' }],
  ['to add that is there in other capitals', tag('', 'SALE'), { is: 'wanted' }],
  ['to remove', tag('Sale', ''), { is: 'unchanged' }],
  ['to remove that is not there', tag('gone', ''), { is: 'wanted' }],
  ['to remove that was respelled', tag('sale', ''), { is: 'changed', text: 'Sale' }],
  ['to respell', tag('Sale', 'SALE'), { is: 'unchanged' }],
  ['to respell that is not there', tag('gone', 'Gone'), { is: 'changed', text: '' }],
])('a tag %s', async (_, intent, verdict) => {
  expect(await judged(intent)).toEqual(verdict)
})

test.each<[name: string, intent: Intent]>([
  ['of a product that is not there', { ...tag('', 'a'), product: 'gid://shopify/Product/1' }],
  ['of a variant that is not there', intentOf('price', 'gid://shopify/ProductVariant/1', '1', '2')],
  [
    'of an option value that is not there',
    intentOf('option1Value', 'gid://shopify/ProductOptionValue/1', 'a', 'b'),
  ],
  [
    'check 19: of a variant of another product',
    { ...ofVariant('5', '6'), product: 'gid://shopify/Product/1' },
  ],
])('a value %s is gone', async (_, intent) => {
  expect(await judged(intent)).toEqual({ is: 'gone' })
})

test('values of options are compared by their ids', async () => {
  const [value] = option!.optionValues
  expect(await judged(intentOf('option1Value', value!.id, value!.name, 'Other'))).toEqual({
    is: 'unchanged',
  })
  expect(await judged(intentOf('option1Name', option!.id, 'Before', 'Other'))).toEqual({
    is: 'changed',
    text: option!.name,
  })
})

test('a unit price of which somebody changed a part is in conflict as a whole', async () => {
  const measured = { quantityValue: 5, quantityUnit: 'ML', referenceValue: 1, referenceUnit: 'L' }
  variant!.unitPriceMeasurement = measured
  const intents = [
    intentOf('unitPriceTotal', variant!.id, '4', '6'),
    intentOf('unitPriceBase', variant!.id, '1', '2'),
  ]
  const current = await readCurrent(live.client, intents)
  expect(judgeAll(intents, current, shop)).toEqual([
    { is: 'changed', text: '5' },
    { is: 'changed', text: '1' },
  ])
})

test('objects are asked for 250 at a time', async () => {
  const intents = Array.from({ length: 501 }, (_, at) =>
    intentOf('price', `gid://shopify/ProductVariant/${at + 1}`, '1', '2'),
  )
  live.asked.length = 0
  await readCurrent(live.client, intents)
  expect(live.asked).toEqual(['CurrentVariants', 'CurrentVariants', 'CurrentVariants'])
})
