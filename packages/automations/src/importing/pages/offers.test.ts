import { describe, expect, test } from 'vitest'
import { writePrice } from '../../money/price.ts'
import { readProductPage } from './readProductPage.ts'

const address = 'https://shop.example/products/stool'

const page = (product: object) =>
  `<html><head><title>x</title><link rel="canonical" href="${address}"><script type="application/ld+json">${JSON.stringify(
    { '@context': 'https://schema.org', '@type': 'Product', name: 'Stool', sku: 'S', ...product },
  )}</script></head></html>`

/** Reads a product, with its prices as texts and what the owner is asked to look at. */
function read(product: object, currency?: string) {
  const { products, currencies } = readProductPage(page(product), address, currency)
  return {
    currencies,
    prices: products.flatMap(({ product: { variants } }) =>
      variants.map(({ price, compareAtPrice }) =>
        [price, compareAtPrice]
          .filter((units) => units !== undefined)
          .map((units) => writePrice(units, 2))
          .join(' < '),
      ),
    ),
    notes: products.flatMap(({ notes }) =>
      notes
        .filter(({ code }) => code !== 'not-on-page' && code !== 'page-currency')
        .map(({ code, values = {} }) => [code, ...Object.values(values)].join(' ')),
    ),
  }
}

const eur = { '@type': 'Offer', priceCurrency: 'EUR' }
const unit = { '@type': 'UnitPriceSpecification', priceCurrency: 'EUR' }
const litre = { '@type': 'QuantitativeValue', value: 1, unitCode: 'LTR' }
const withParts = (...parts: readonly object[]) => ({
  offers: { ...eur, priceSpecification: parts },
})

describe('price specifications', () => {
  const plain = { ...unit, price: 24.9 }
  test.each([
    ['delivery', { ...unit, '@type': 'DeliveryChargeSpecification', price: 4.95 }],
    ['delivery by address', { '@type': 'schema:DeliveryChargeSpecification', price: 4.95 }],
    ['payment', { ...unit, '@type': 'PaymentChargeSpecification', price: 1.5 }],
    ['a litre', { ...unit, price: 12.45, referenceQuantity: litre }],
    ['100 g', { ...unit, price: 2, referenceQuantity: { value: 100, unitText: 'g' } }],
    ['a month', { ...unit, price: 2.08, referenceQuantity: { value: 1, unitCode: 'MON' } }],
    ['an instalment', { ...unit, price: 8.3, priceComponentType: 'Installment' }],
    ['a subscription', { ...unit, price: 20, billingDuration: 1, billingIncrement: 1 }],
    ['members', { ...unit, price: 19.9, validForMemberTier: { '@id': '#gold' } }],
    ['businesses', { ...unit, price: 18, eligibleCustomerType: 'Business' }],
    ['ten pieces', { ...unit, price: 18, eligibleQuantity: { minValue: 10 } }],
    ['net', { ...unit, price: 20.92, valueAddedTaxIncluded: false }],
    ['net as a text', { ...unit, price: 20.92, valueAddedTaxIncluded: 'false' }],
    ['invoices', { ...unit, price: 20, priceType: 'https://schema.org/InvoicePrice' }],
    ['advertising', { ...unit, price: 20, priceType: 'MinimumAdvertisedPrice' }],
  ])('that of %s is not the price', (_what, other) => {
    expect(read(withParts(other, plain))).toMatchObject({ prices: ['24.90'], notes: [] })
    expect(read(withParts(plain, other))).toMatchObject({ prices: ['24.90'], notes: [] })
  })

  test.each(['ListPrice', 'SRP', 'https://schema.org/MSRP', 'schema:StrikethroughPrice'])(
    '%s is the price to compare with',
    (priceType) => {
      const list = { ...unit, price: '29,90', priceType }
      expect(read(withParts(list, plain)).prices).toEqual(['24.90 < 29.90'])
      expect(read({ offers: { ...eur, price: '24.90', priceSpecification: list } }).prices).toEqual(
        ['24.90 < 29.90'],
      )
    },
  )

  test('a price with a reference unit is the price', () => {
    const quantity = { value: '750', unitCode: 'MLT', valueReference: litre }
    expect(read(withParts({ ...plain, referenceQuantity: quantity })).prices).toEqual(['24.90'])
    expect(
      read(withParts({ ...plain, referenceQuantity: { value: 1, unitCode: 'C62' } })).prices,
    ).toEqual(['24.90'])
  })

  test.each([
    ['conditional-price', { ...plain, validForMemberTier: 'Gold' }, '24.90'],
    ['conditional-price', { ...plain, eligibleQuantity: { minValue: '12' } }, '24.90'],
    ['without-tax', { ...plain, valueAddedTaxIncluded: false }, '24.90'],
    ['unit-price 24.9', { ...plain, referenceQuantity: litre }, ''],
  ])('%s is noted without an alternative', (note, only, price) => {
    expect(read(withParts(only))).toMatchObject({ prices: [price], notes: [note] })
  })

  test('differing prices need review', () => {
    expect(read({ offers: { ...eur, price: 30, priceSpecification: plain } })).toMatchObject({
      prices: ['30.00'],
      notes: ['price-range 24.90 30.00'],
    })
  })
})

describe('an empty price is ignored', () => {
  test.each([
    ['lowPrice', { '@type': 'AggregateOffer', price: '', lowPrice: '19.90', highPrice: 19.9 }],
    ['a specification', { ...eur, price: ' ', priceSpecification: { price: '19.90' } }],
    ['a list', { ...eur, price: ['19.90'] }],
    ['an object', { ...eur, price: { '@value': '19.90' } }],
  ])('%s is used instead', (_what, offers) => {
    expect(read({ offers }).prices).toEqual(['19.90'])
  })
})

describe('a price range needs review', () => {
  const aggregate = { '@type': 'AggregateOffer', priceCurrency: 'EUR' }
  test.each([
    [{ ...aggregate, lowPrice: '89.00', highPrice: '129.00' }, 'price-range 89.00 129.00'],
    [{ ...aggregate, lowPrice: '19,90', highPrice: '49,90' }, 'price-range 19.90 49.90'],
    [{ ...aggregate, lowPrice: 89, highPrice: 129, price: '89' }, 'price-range 89.00 129.00'],
    [{ ...aggregate, lowPrice: 89, offerCount: 3 }, 'lowest-price 89.00'],
    [{ ...eur, price: '€19.90 – €49.90' }, 'price-range 19.90 49.90'],
    [
      { ...eur, priceSpecification: { '@type': 'PriceSpecification', minPrice: 5, maxPrice: 9 } },
      'price-range 5.00 9.00',
    ],
    [
      [
        { ...eur, price: 12 },
        { ...eur, price: 15 },
      ],
      'price-range 12.00 15.00',
    ],
    [{ ...eur, price: '1.299' }, 'unclear-price 1.299 1299.00 1.299'],
  ])('%j', (offers, note) => {
    expect(read({ offers }).notes).toEqual([note])
  })

  test('not with equal ends or a single offer', () => {
    expect(read({ offers: { ...aggregate, lowPrice: 5, highPrice: '5.00' } }).notes).toEqual([])
    expect(read({ offers: { ...aggregate, lowPrice: 5, offerCount: '1' } }).notes).toEqual([])
  })
})

describe('of several offers', () => {
  const used = { ...eur, price: 9, itemCondition: 'https://schema.org/UsedCondition' }
  const rented = { ...eur, price: 3, businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' }
  test.each([
    ['used', used],
    ['refurbished', { ...used, itemCondition: 'RefurbishedCondition', sku: 'S-U', name: 'Used' }],
    ['rented', rented],
    ['from ten pieces', { ...eur, price: 8, eligibleQuantity: { minValue: 10 } }],
    ['sold out', { ...eur, price: 8, availability: 'http://schema.org/OutOfStock' }],
  ])('%s ones are not the price', (_what, other) => {
    const offers = [other, { ...eur, sku: 'S', name: 'New', price: '12.00' }]
    expect(read({ offers })).toMatchObject({ prices: ['12.00'], notes: [] })
  })

  test('a used one alone is noted', () => {
    expect(read({ offers: used })).toMatchObject({ prices: ['9.00'], notes: ['used-price'] })
  })

  test('offers of several sellers are no variants', () => {
    const offers = [
      { ...eur, sku: 'A-1', price: 12, seller: { '@type': 'Organization', name: 'Ann' } },
      { ...eur, sku: 'B-1', price: 13, seller: { '@type': 'Organization', name: 'Bob' } },
    ]
    expect(read({ offers })).toMatchObject({
      prices: ['12.00'],
      notes: ['price-range 12.00 13.00'],
    })
  })

  test('a standalone offer describes its product', () => {
    const value = { ...eur, price: 7, itemOffered: { '@type': 'Product', name: 'Stool' } }
    const html = `<script type="application/ld+json">${JSON.stringify(value)}</script>`
    expect(readProductPage(html).products[0]?.product).toMatchObject({
      title: 'Stool',
      variants: [{ price: 70_000 }],
    })
  })
})

describe('several currencies', () => {
  const offers = [
    { ...eur, price: 40 },
    { ...eur, price: 44, priceCurrency: 'USD' },
  ]
  test('use the first until one is chosen', () => {
    expect(read({ offers })).toEqual({
      prices: ['40.00'],
      currencies: ['EUR', 'USD'],
      notes: ['several-currencies EUR, USD EUR'],
    })
    expect(read({ offers }, 'USD')).toMatchObject({
      prices: ['44.00'],
      notes: ['several-currencies EUR, USD USD'],
    })
    expect(read({ offers }, 'CHF').prices).toEqual(['40.00'])
  })

  test('include those of link preview tags', () => {
    const html = page({ offers: { ...eur, price: 40 } }).replace(
      '</head>',
      '<meta property="og:price:amount" content="44"><meta property="og:price:currency" content="USD"></head>',
    )
    const { currencies, products } = readProductPage(html, address, 'USD')
    expect(currencies).toEqual(['EUR', 'USD'])
    expect(products[0]?.product).toMatchObject({ currency: 'USD', variants: [{ price: 440_000 }] })
  })
})

describe('variants inherit', () => {
  const variants = ['S', 'M'].map((size) => ({ '@type': 'Product', name: size, sku: size, size }))
  const group = { '@type': 'ProductGroup', variesBy: 'size', hasVariant: variants }
  test('the price of their group', () => {
    const own = [{ ...variants[0], offers: { ...eur, price: 65 } }, variants[1]]
    const offers = { ...eur, price: '59.00' }
    expect(read({ ...group, offers }).prices).toEqual(['59.00', '59.00'])
    expect(read({ ...group, offers, hasVariant: own }).prices).toEqual(['65.00', '59.00'])
  })

  test('the price range of their group', () => {
    const offers = { '@type': 'AggregateOffer', lowPrice: 50, highPrice: 60 }
    expect(read({ ...group, offers })).toMatchObject({
      prices: ['50.00', '50.00'],
      notes: ['price-range 50.00 60.00'],
    })
  })

  test('matching offers of their group', () => {
    const offers = [
      { ...eur, price: 50, sku: 'S' },
      { ...eur, price: 60, itemOffered: { '@type': 'Product', sku: 'M' } },
    ]
    expect(read({ ...group, offers }).prices).toEqual(['50.00', '60.00'])
  })

  test('the weight of their group', () => {
    const { products } = readProductPage(page({ ...group, weight: '2 kg' }), address)
    expect(products[0]?.product.variants).toMatchObject([{ grams: 2000 }, { grams: 2000 }])
  })
})

/** Reads a weight in grams; the text that is left out where it is not clear. */
function gramsOf(weight: unknown) {
  const [{ product, notes } = { product: undefined, notes: [] }] = readProductPage(
    page({ weight }),
    address,
  ).products
  const unclear = notes.find(({ code }) => code === 'unclear-weight')
  return product?.variants[0]?.grams ?? unclear?.values?.text
}

describe('a weight', () => {
  test.each([
    ['1.5kg', 1500],
    ['1,5 kg', 1500],
    ['1.500 kg', 1500],
    ['850 Gramm', 850],
    [{ value: '1,5', unitCode: 'KGM' }, 1500],
    [{ value: 2, unitText: 'lb' }, 907],
    [{ value: '10', unitCode: 'ONZ' }, 283],
    [{ value: '250 g' }, 250],
    [{ value: 1.2, unitCode: 'https://schema.org/KGM' }, 1200],
    ['0', undefined],
    ['1.5', '1.5'],
    [{ value: '300' }, '300'],
    ['1.500 g', '1.500 g'],
    ['light', 'light'],
  ])('%j is read as %s', (weight, expected) => {
    expect(gramsOf(weight)).toBe(expected)
  })
})

test.each([
  { offers: { ...eur, availableDeliveryMethod: 'gr#DeliveryModeDirectDownload' } },
  { '@type': ['Book', 'Product'], bookFormat: 'https://schema.org/EBook' },
])('downloads need no shipping: %j', (product) => {
  expect(readProductPage(page(product)).products[0]?.product.variants).toMatchObject([
    { requiresShipping: false },
  ])
})

describe('several products of a page', () => {
  const other = { '@type': 'Product', name: 'Table', url: 'https://shop.example/products/table' }
  const stool = { '@type': 'Product', name: 'Stool' }
  const found = (...values: readonly object[]) => {
    const html = `<link rel="canonical" href="${address}"><script type="application/ld+json">${JSON.stringify(values)}</script>`
    return readProductPage(html).products.map(({ product, notes }) =>
      [product.title, notes[0]?.code].join(' '),
    )
  }
  test.each([
    { ...stool, url: '/products/stool/' },
    { ...stool, url: `${address}?variant=1#a` },
    { ...stool, mainEntityOfPage: { '@id': address } },
    { ...stool, offers: { url: address } },
    { '@type': 'WebPage', mainEntity: stool },
  ])('only the main one is read: %j', (main) => {
    expect(found(other, main)).toEqual(['Stool other-products-left-out'])
  })
  test('all are read without a main one', () => {
    expect(found(other, stool)).toEqual(['Table several-products', 'Stool not-on-page'])
  })
})
