import * as fc from 'fast-check'
import { optionNamesIt } from '../../it.ts'
import { describe, expect, test } from 'vitest'
import { maxPageBytes } from './PageReading.ts'
import { readProductPage } from './readProductPage.ts'

const address = 'https://lamps.example/collections/all/products/desk-lamp'

/** Reads a text that has exactly one product. */
function readOne(text: string) {
  const { products } = readProductPage(text, address)
  const [only, ...others] = products
  if (!only || others.length > 0) throw new Error(`There are ${products.length} products.`)
  return only
}

/** Values of a product that a source lacks. */
const missing = (target: string) => ({ code: 'not-on-page', tone: 'info', values: { target } })

/** Lists what the owner is asked to look at, each code with its values. */
function notesOf(text: string): readonly string[] {
  return readProductPage(text, address).products.flatMap(({ notes }) =>
    notes
      .filter(({ tone }) => tone !== 'info')
      .map(({ code, values = {} }) => [code, ...Object.values(values)].join(' ')),
  )
}

const block = (value: unknown) =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`
const page = (...parts: readonly string[]) =>
  `<!doctype html><html><head><title>Desk lamp | Lamps</title>${parts.join('')}</head><body></body></html>`
const schema = 'https://schema.org'
const lamp = {
  '@context': schema,
  '@type': 'Product',
  name: 'Desk lamp',
  sku: 'L-1',
  offers: { '@type': 'Offer', price: '49.90', priceCurrency: 'EUR' },
}

const variantOf = (color: string, size: string, price: number) => ({
  '@type': 'Product',
  name: `Desk lamp ${color} ${size}`,
  sku: `${color}-${size}`,
  color,
  size: { '@type': 'SizeSpecification', name: size },
  image: `https://cdn.example/${color}.jpg`,
  offers: [{ '@type': 'Offer', price, priceCurrency: 'EUR' }],
})

const partOf = (id: string, extra: object) => ({
  '@type': 'Product',
  '@id': id,
  name: `Desk lamp, ${id}`,
  sku: id,
  additionalProperty: { '@type': 'PropertyValue', name: 'Plug', value: id },
  ...extra,
})

const titles = (...blocks: readonly unknown[]) =>
  readProductPage(page(...blocks.map(block))).products.map(({ product }) => product.handle)

describe('the JSON of a store', () => {
  const product = {
    id: 1,
    title: 'Desk lamp',
    handle: 'desk-lamp',
    body_html: '<p>Bright.</p>',
    vendor: 'Lumen &amp; Sons',
    product_type: 'Lamps',
    tags: 'office, desk',
    options: [{ name: 'Colour', values: ['Black', 'Brass'] }, { name: 'Plug' }],
    variants: [
      {
        id: 11,
        option1: 'Black',
        option2: 'EU',
        option3: null,
        price: '49.90',
        compare_at_price: '59.90',
        sku: 'L-1',
        barcode: '4006381333931',
        grams: 1200,
        image_id: 21,
      },
      {
        id: 12,
        option1: 'Brass',
        option2: 'UK',
        price: '1299.00',
        compare_at_price: null,
        weight: 1.5,
        weight_unit: 'kg',
      },
    ],
    images: [
      { id: 20, src: 'https://cdn.example/all.jpg?v=1', alt: 'Both lamps', variant_ids: [] },
      { id: 21, src: '//cdn.example/black.jpg', alt: null, variant_ids: [] },
      { id: 22, src: '/brass.jpg', variant_ids: [12] },
    ],
  }

  test('of one product is read completely', () => {
    expect(readOne(JSON.stringify({ product }))).toEqual({
      source: 'product-json',
      notes: [missing('currency sku barcode')],
      product: {
        handle: 'desk-lamp',
        title: 'Desk lamp',
        description: '<p>Bright.</p>',
        vendor: 'Lumen & Sons',
        type: 'Lamps',
        tags: ['office', 'desk'],
        options: ['Colour', 'Plug'],
        variants: [
          {
            values: ['Black', 'EU'],
            sku: 'L-1',
            barcode: '4006381333931',
            price: 499_000,
            compareAtPrice: 599_000,
            grams: 1200,
            image: 'https://cdn.example/black.jpg',
          },
          {
            values: ['Brass', 'UK'],
            price: 12_990_000,
            grams: 1500,
            image: 'https://lamps.example/brass.jpg',
          },
        ],
        images: [
          { address: 'https://cdn.example/all.jpg?v=1', alt: 'Both lamps' },
          { address: 'https://cdn.example/black.jpg' },
          { address: 'https://lamps.example/brass.jpg' },
        ],
      },
    })
  })

  test('of many products has unique handles', () => {
    const products = [
      { ...product, tags: ['a', 'b', 'a'] },
      { ...product, handle: 'desk-lamp' },
      {
        title: 'Càffè lamp / N° 2',
        variants: [{ title: 'Default Title', option1: 'Default Title', price: '5.00' }],
      },
    ]
    const read = readProductPage(JSON.stringify({ products })).products.map((each) => each.product)
    expect(read.map(({ handle }) => handle)).toEqual(['desk-lamp', 'desk-lamp-2', 'caffe-lamp-n-2'])
    expect(read[0]?.tags).toEqual(['a', 'b'])
    expect(read[2]).toMatchObject({ options: [], variants: [{ values: [], price: 50_000 }] })
  })

  test('in the script form has prices in hundredths', () => {
    const { product: read } = readOne(
      JSON.stringify({
        title: 'Desk lamp',
        handle: 'desk-lamp',
        description: '<p>Bright.</p>',
        type: 'Lamps',
        tags: ['desk'],
        price: 4990,
        price_min: 4990,
        url: '/products/desk-lamp',
        options: [{ name: 'Title', position: 1, values: ['Default Title'] }],
        variants: [
          {
            id: 11,
            options: ['Default Title'],
            price: 4990,
            compare_at_price: 5990,
            weight: 800,
            featured_image: null,
          },
        ],
        images: ['//cdn.example/a.jpg'],
        media: [{ src: '//cdn.example/a.jpg', alt: 'A lamp' }],
      }),
    )
    expect(read).toMatchObject({
      type: 'Lamps',
      options: [],
      variants: [{ values: [], price: 499_000, compareAtPrice: 599_000, grams: 800 }],
      images: [{ address: 'https://cdn.example/a.jpg', alt: 'A lamp' }],
    })
  })

  test.each([
    [{ price: 8900 }, 89_000_000, ['unclear-price 8900 8900.00 89.00']],
    [{ price: '89.00' }, 890_000, []],
    [{ price: '1,299.00' }, 12_990_000, []],
    [{ price: '1,299' }, 12_990_000, ['unclear-price 1,299 1299.00 1.299']],
  ])('with the price %j reports ambiguity', (variant, price, notes) => {
    const text = JSON.stringify({ product: { ...product, variants: [variant] } })
    expect(readOne(text).product.variants[0]?.price).toBe(price)
    expect(notesOf(text)).toEqual(notes)
  })

  test('in the script form may have decimal prices', () => {
    const variants = [{ price: '89.00', compare_at_price: 9900 }]
    const text = JSON.stringify({ title: 'Lamp', handle: 'lamp', price_varies: false, variants })
    expect(readOne(text).product.variants).toMatchObject([
      { price: 890_000, compareAtPrice: 990_000 },
    ])
  })

  test('has shipping, tax and currency', () => {
    const variants = [
      { price: '9.00', requires_shipping: false, taxable: 'false', price_currency: 'CHF' },
    ]
    expect(readOne(JSON.stringify({ product: { ...product, variants } })).product).toMatchObject({
      currency: 'CHF',
      variants: [{ requiresShipping: false, taxable: false }],
    })
  })

  test('tolerates template faults', () => {
    const { title } = readOne('{"product":{"title":"Lamp",/* x */"handle":"lamp",},}').product
    expect(title).toBe('Lamp')
  })

  test('without variants has one default variant', () => {
    expect(readOne('{"product":{"title":"Lamp","body_html":null}}')).toMatchObject({
      product: { handle: 'lamp', options: [], variants: [{ values: [] }] },
      notes: [missing('description vendor type tags currency sku barcode')],
    })
  })

  test('with equal options distinguishes variants by SKU', () => {
    const variants = [
      { option1: 'Red', sku: 'A' },
      { option1: 'Red', sku: 'B' },
    ]
    const { product: read } = readOne(
      JSON.stringify({ title: 'Lamp', handle: 'lamp', options: ['Colour'], variants }),
    )
    expect(read.options).toEqual(['Title'])
    expect(read.variants.map(({ values }) => values)).toEqual([['A'], ['B']])
  })
})

describe('structured data', () => {
  test('of a product with one offer', () => {
    const read = readOne(
      page(
        block({
          ...lamp,
          name: 'Desk lamp &ndash; <b>N&deg;&nbsp;1</b>',
          description: 'Bright & warm.\nTwo lines.\n\nA paragraph < 3.',
          brand: { '@type': 'Brand', name: 'Lumen' },
          category: 'Home > Lamps > Desk lamps',
          keywords: 'office, desk',
          gtin13: 4_006_381_333_931,
          weight: { '@type': 'QuantitativeValue', value: '1.2', unitCode: 'KGM' },
          image: [
            '/a.jpg',
            { '@type': 'ImageObject', contentUrl: 'b.jpg', caption: 'From the side' },
          ],
        }),
      ),
    )
    expect(read.source).toBe('json-ld')
    expect(read.notes.map(({ code }) => code)).toEqual(['page-currency'])
    expect(read.product).toEqual({
      handle: 'desk-lamp',
      title: 'Desk lamp – N° 1',
      description: '<p>Bright &amp; warm.<br>Two lines.</p><p>A paragraph &lt; 3.</p>',
      vendor: 'Lumen',
      type: 'Desk lamps',
      tags: ['office', 'desk'],
      options: [],
      currency: 'EUR',
      variants: [{ values: [], sku: 'L-1', barcode: '4006381333931', price: 499_000, grams: 1200 }],
      images: [
        { address: 'https://lamps.example/a.jpg' },
        { address: 'https://lamps.example/collections/all/products/b.jpg', alt: 'From the side' },
      ],
    })
  })

  test('is found in graphs, lists and main entities', () => {
    const others = [
      { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'Home' }] },
    ]
    for (const value of [
      { '@context': schema, '@graph': [...others, lamp] },
      [...others, [lamp]],
      { '@type': ['WebPage', 'ItemPage'], mainEntity: lamp },
      { ...lamp, '@type': ['Thing', 'http://schema.org/Product'] },
    ]) {
      expect(readOne(page(block(value))).product).toMatchObject({
        title: 'Desk lamp',
        currency: 'EUR',
      })
    }
  })

  test('of a group has the options of its vocabulary in the language of the store', () => {
    const group = {
      '@type': 'ProductGroup',
      name: 'Desk lamp',
      variesBy: [`${schema}/color`, 'https://schema.org/size'],
      hasVariant: [variantOf('Black', 'S', 40), variantOf('Brass', 'M', 50)],
    }
    const { products } = readProductPage(page(block(group)), undefined, undefined, optionNamesIt)
    expect(products[0]?.product.options).toEqual(['Colore', 'Taglia'])
  })

  test('of a group has a variant for each member', () => {
    const { product } = readOne(
      page(
        block({
          '@type': 'ProductGroup',
          name: 'Desk lamp',
          url: '/products/desk-lamp?variant=1',
          variesBy: [`${schema}/color`, 'https://schema.org/size'],
          hasVariant: [
            variantOf('Black', 'S', 40),
            variantOf('Black', 'M', 50.5),
            variantOf('Brass', 'S', 60),
          ],
        }),
      ),
    )
    expect(product).toMatchObject({
      handle: 'desk-lamp',
      options: ['Color', 'Size'],
      variants: [
        { values: ['Black', 'S'], price: 400_000, image: 'https://cdn.example/Black.jpg' },
        { values: ['Black', 'M'], price: 505_000 },
        { values: ['Brass', 'S'], sku: 'Brass-S' },
      ],
      images: [
        { address: 'https://cdn.example/Black.jpg' },
        { address: 'https://cdn.example/Brass.jpg' },
      ],
    })
  })

  test('joins variants of a group across blocks', () => {
    const group = {
      '@type': 'ProductGroup',
      '@id': '#lamp',
      productGroupID: 'G1',
      name: 'Desk lamp',
      description: 'Bright',
    }
    const { product } = readOne(
      page(
        block({ ...group, hasVariant: [{ '@id': 'EU' }] }),
        block([partOf('EU', {}), partOf('UK', { isVariantOf: { '@id': '#lamp' } })]),
        block(partOf('US', { inProductGroupWithID: 'G1' })),
      ),
    )
    expect(product).toMatchObject({
      title: 'Desk lamp',
      description: '<p>Bright</p>',
      options: ['Plug'],
    })
    expect(product.variants.map(({ values }) => values)).toEqual([['EU'], ['UK'], ['US']])
  })

  test('turns named offers into variants', () => {
    const offers = ['Black', 'Brass'].map((name, at) => ({
      '@type': 'Offer',
      name,
      sku: `L-${at}`,
      price: 40 + at,
    }))
    const { product } = readOne(page(block({ ...lamp, sku: undefined, offers })))
    expect(product.options).toEqual(['Title'])
    expect(product.variants).toMatchObject([
      { values: ['Black'], sku: 'L-0', price: 400_000 },
      { values: ['Brass'], sku: 'L-1', price: 410_000 },
    ])
  })

  test('of an aggregate offer reads its offers', () => {
    const offers = {
      '@type': 'AggregateOffer',
      lowPrice: 1,
      offers: [{ '@type': 'Offer', price: '49.90' }],
    }
    expect(readOne(page(block({ ...lamp, offers }))).product.variants).toMatchObject([
      { price: 499_000 },
    ])
  })

  test('is completed by other blocks and meta tags', () => {
    const { product, notes } = readOne(
      page(
        block({ '@type': 'Product', name: 'DESK LAMP', aggregateRating: { ratingValue: 5 } }),
        block({ ...lamp, offers: undefined, brand: 'Lumen' }),
        '<meta property="og:image" content="//cdn.example/og.jpg">',
        '<meta property="og:description" content="Bright &amp; warm">',
        '<meta property="product:price:amount" content="49,90">',
        '<meta property="product:price:currency" content="EUR">',
      ),
    )
    expect(product).toMatchObject({
      vendor: 'Lumen',
      description: '<p>Bright &amp; warm</p>',
      currency: 'EUR',
      variants: [{ sku: 'L-1', price: 499_000 }],
      images: [{ address: 'https://cdn.example/og.jpg' }],
    })
    expect(notes).toContainEqual(missing('type tags barcode'))
  })

  test('that is broken in one block is read from others', () => {
    const reading = readProductPage(page(block('{"@type":"Product","name":'), block(lamp)))
    expect(reading).toMatchObject({
      products: [
        {
          product: { title: 'Desk lamp' },
          notes: [{ code: 'broken-data', tone: 'review' }, {}, {}],
        },
      ],
    })
  })

  test.each([
    ['line ends in its texts', '{"@type":"Product","name":"Desk\nlamp"}'],
    ['a comment around it', '<!-- {"@type":"Product","name":"Desk lamp"} -->'],
    ['CDATA marks', '//<![CDATA[\n{"@type":"Product","name":"Desk lamp"}\n//]]>'],
    ['CDATA marks in comments', '/*<![CDATA[*/{"@type":"Product","name":"Desk lamp"}/*]]>*/'],
    ['CDATA marks in one line', '// <![CDATA[ {"@type":"Product","name":"Desk lamp"} // ]]>'],
    ['a semicolon', '{"@type":"Product","name":"Desk lamp"};'],
    ['commas that nothing follows', '{"@type":"Product","name":"Desk lamp","image":["a",],},'],
    ['doubled commas', '{"@type":"Product",,"name":"Desk lamp"}'],
    ['a value that is missing', '{"@type":"Product","sku": ,"name":"Desk lamp","mpn":}'],
    ['a comment', '{"@type":"Product",/* theme, "x" */"name":"Desk lamp"}'],
    ['comments up to line ends', '{"@type":"Product", // "type",\n"name":"Desk lamp"\n// end\n}'],
    [
      'character references',
      '{&quot;@type&quot;:&quot;Product&quot;,&quot;name&quot;:&quot;Desk lamp&quot;}',
    ],
    ['several values', '{"@type":"WebSite"},{"@type":"Product","name":"Desk lamp"}'],
  ])('tolerates %s', (_what, text) => {
    const { product, notes } = readOne(page(block(text)))
    expect(product.title).toBe('Desk lamp')
    expect(notes.map(({ code }) => code)).toEqual(['not-on-page'])
  })

  test('keeps apparent faults inside texts', () => {
    const name = 'Lamp, } // 1/2 /* x */ http://a.example ,] <!-- a -->;'
    const text = `{"@type":"Product","name":${JSON.stringify(name)},"sku":"\\"//\\\\",}`
    const { product } = readOne(page(block(text)))
    expect(product.variants).toMatchObject([{ sku: '"//\\' }])
    expect(readOne(page(block(text.replace(' <!-- a -->', '')))).product.title).toContain(', } //')
  })

  test('that cannot be parsed falls back to the page title', () => {
    const quote = '{"@type":"Product","name":"Pipe 1/2" brass","offers":{"price":"9.00"}}'
    expect(notesOf(page(block(quote)))).toEqual(['broken-data', 'title-of-page'])
    expect(readOne(page(block(quote)))).toMatchObject({ source: 'title' })
    expect(readProductPage(`<p>${block('{"@type":"Product",')}</p>`).problem).toBe('broken-json')
  })

  test('that is empty gets no note', () => {
    expect(notesOf(page(block(''), block(' \n'), block(lamp)))).toEqual([])
  })

  test('that lists products yields all without a main one', () => {
    const list = {
      '@type': 'ItemList',
      itemListElement: ['One', 'Two', 'Two'].map((name, at) => ({
        '@type': 'ListItem',
        item: { '@type': 'Product', name, sku: `S${at}` },
      })),
    }
    expect(titles(list)).toEqual(['one', 'two', 'two-2'])
    expect(titles(list, lamp)).toEqual(['desk-lamp'])
  })

  test('can be read without a page', () => {
    expect(readOne(JSON.stringify({ '@graph': [lamp] })).source).toBe('json-ld')
    expect(readOne(block(lamp)).source).toBe('json-ld')
  })

  test('with circular references terminates', () => {
    const value = {
      '@graph': [
        {
          '@type': 'ProductGroup',
          '@id': 'a',
          name: 'A',
          hasVariant: [{ '@id': 'a' }, { '@id': 'b' }],
        },
        {
          '@type': 'Product',
          '@id': 'b',
          name: 'B',
          isVariantOf: { '@id': 'a' },
          offers: { '@id': 'c' },
        },
        { '@id': 'c', offers: { '@id': 'c' }, price: 1 },
      ],
    }
    expect(readOne(JSON.stringify(value)).product.title).toBe('A')
  })
})

describe('microdata', () => {
  const items = `<div itemscope itemtype="https://schema.org/Product">
    <h1 itemprop="name">Oak <b>stool</b></h1><img itemprop="image" src="/img/stool.jpg">
    <a itemprop="brand" href="/own">Own</a> <meta itemprop="sku" content="OS-1">
    <div itemprop="description">Solid
      oak.</div>
    <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><link itemprop="availability" href="InStock">
      <meta itemprop="priceCurrency" content="EUR"><span itemprop="price" content="89.00">89,00 €</span></div>
    <div itemprop="isRelatedTo" itemscope itemtype="https://schema.org/Product"><b itemprop="name">Table</b></div>
    <img itemprop="image" src="/img/side.jpg"></div>`
  const stool = {
    title: 'Oak stool',
    description: '<p>Solid oak.</p>',
    vendor: 'Own',
    currency: 'EUR',
    variants: [{ sku: 'OS-1', price: 890_000 }],
    images: [
      { address: 'https://lamps.example/img/stool.jpg' },
      { address: 'https://lamps.example/img/side.jpg' },
    ],
  }

  test('is read without JSON-LD', () => {
    expect(readOne(page(items))).toMatchObject({ source: 'microdata', product: stool })
    expect(readOne(page(items, block(lamp)))).toMatchObject({ source: 'json-ld' })
  })

  test('is read beside broken JSON-LD', () => {
    expect(readOne(page(items, block('{"@type":"Product",')))).toMatchObject({ product: stool })
    expect(notesOf(page(items, block('{"@type":"Product",')))).toEqual(['broken-data'])
  })

  test('is read as RDFa', () => {
    const html = `<div vocab="https://schema.org/" typeof="Product"><span property="name">Oak stool</span>
      <div property="offers" typeof="Offer"><span property="price">1.299,00 €</span></div></div>`
    expect(readOne(html).product).toMatchObject({
      title: 'Oak stool',
      currency: 'EUR',
      variants: [{ price: 12_990_000 }],
    })
  })

  test('without a product falls back to the page title', () => {
    const crumbs = '<i itemscope itemtype="https://schema.org/BreadcrumbList"></i>'
    expect(notesOf(page(crumbs))).toEqual(['title-of-page'])
  })
})

describe('a page without structured data', () => {
  test('with several price tags reports the range', () => {
    const tags = ['49,90', '59,90'].map(
      (price) => `<meta property="product:price:amount" content="${price}">`,
    )
    expect(notesOf(page('<meta property="og:title" content="Lamp">', ...tags))).toEqual([
      'price-range 49.90 59.90',
    ])
  })

  test('with a price that differs from JSON-LD reports both', () => {
    const tags = `<meta property="og:price:amount" content="1.299,00"><meta property="og:price:currency" content="EUR">`
    expect(notesOf(page(tags, block(lamp)))).toEqual(['price-range 49.90 1299.00'])
  })

  test('is read from its link preview tags', () => {
    const html = `<base href="https://lamps.example/shop/"><link rel="canonical" href="https://lamps.example/products/desk-lamp">
      <meta property="og:title" content="Desk lamp"><meta property="og:image" content="a.jpg"><meta property="og:image" content="b.jpg">
      <meta property="og:image:alt" content="Front"><meta property="og:image:alt" content="Back">
      <meta property="product:price:amount" content="59.90"><meta property="product:sale_price:amount" content="49.90">
      <meta property="product:price:currency" content="EUR"><meta property="product:brand" content="Lumen">
      <meta property="product:retailer_item_id" content="L-1">`
    expect(readOne(html)).toEqual({
      source: 'meta',
      notes: [
        { code: 'link-preview', tone: 'info' },
        { code: 'page-currency', tone: 'info', values: { currency: 'EUR' } },
        missing('description type tags barcode'),
      ],
      product: {
        handle: 'desk-lamp',
        title: 'Desk lamp',
        vendor: 'Lumen',
        tags: [],
        options: [],
        currency: 'EUR',
        variants: [{ values: [], sku: 'L-1', price: 499_000, compareAtPrice: 599_000 }],
        images: [
          { address: 'https://lamps.example/shop/a.jpg', alt: 'Front' },
          { address: 'https://lamps.example/shop/b.jpg', alt: 'Back' },
        ],
      },
    })
  })

  test('falls back to its title', () => {
    const html = '<html><body><svg><title>Menu</title></svg><title>Desk&nbsp;lamp</title>'
    expect(readOne(html)).toMatchObject({ source: 'title', product: { title: 'Desk lamp' } })
  })
})

describe('a text without a product', () => {
  test.each([
    ['empty', ' \uFEFF\n'],
    ['broken-json', '{"product":{"title":"Desk'],
    ['no-page', 'Desk lamp, 49.90'],
    ['no-product', '<html><body><p>Nothing here</p></body></html>'],
    ['no-product', '{"error":"Not Found"}'],
    ['no-product', '[1,null,"x",[[]],{"title":3,"handle":4}]'],
    ['no-product', '{"@type":"Product","name":"  "}'],
  ])('%s: %j', (problem, text) => {
    expect(readProductPage(text)).toMatchObject({ products: [], problem })
  })

  test('too-large: one byte over the limit', () => {
    const html = `<title>Lamp</title>`
    const fill = ' '.repeat(maxPageBytes - html.length - 2)
    expect(readProductPage(`${html}${fill}x.`).products).toHaveLength(1)
    expect(readProductPage(`${html}${fill}x..`).problem).toBe('too-large')
    expect(readProductPage(`${html}${fill}é.`).problem).toBe('too-large')
  })
})

test('only web addresses are kept', () => {
  const image = [
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'https://a:b@cdn.example/x.jpg',
    'http://[',
    'ok.jpg',
  ]
  expect(readOne(page(block({ ...lamp, image }))).product.images).toEqual([
    { address: 'https://lamps.example/collections/all/products/ok.jpg' },
  ])
})

test.each([
  ['levels', `${'['.repeat(900_000)}${']'.repeat(900_000)}`],
  ['levels of structured data', block(`${'{"@graph":'.repeat(80_000)}1${'}'.repeat(80_000)}`)],
  ['elements in each other', '<div>'.repeat(380_000)],
  ['elements in a title', JSON.stringify({ title: '<b>'.repeat(600_000), handle: 'a' })],
  ['items in each other', '<i itemscope itemprop=a>'.repeat(90_000)],
  ['texts in items', `<i itemscope>${'<i itemprop=a>x</i>'.repeat(100_000)}`],
  ['quotes without an end', block('\\"'.repeat(900_000))],
  ['comments without an end', block('/* '.repeat(600_000))],
  ['spaces behind commas', block(`{${', '.repeat(900_000)}`)],
  ['ends of elements', `${'<b>'.repeat(900)}${'</i>'.repeat(400_000)}`],
  [
    'parts of one thing',
    block(
      JSON.stringify(Array.from({ length: 50_000 }, (_, at) => ({ '@id': 'a', [`p${at}`]: 1 }))),
    ),
  ],
  [
    'variants that share many offers',
    block({
      '@graph': [
        { '@id': 'o', offers: Array.from({ length: 30_000 }, (_, price) => ({ price })) },
        {
          '@type': 'Product',
          name: 'A',
          hasVariant: Array.from({ length: 20_000 }, (_, at) => ({
            sku: `${at}`,
            offers: { '@id': 'o' },
          })),
        },
      ],
    }),
  ],
  ['tags', '<meta property="og:image" content="a">'.repeat(50_000)],
])('many %s are read in reasonable time', (_what, text) => {
  expect(() => readProductPage(text, address)).not.toThrow()
})

describe('any JSON', () => {
  const names = [
    'product products title handle variants options option1 values price compare_at_price images src tags price_min',
    '@graph @type @id name offers hasVariant isVariantOf price lowPrice priceCurrency image additionalProperty value',
    'mainEntity itemListElement item variesBy color size sku brand url weight unitCode __proto__ constructor',
  ].flatMap((list) => list.split(' '))
  const words = [
    'Product',
    'ProductGroup',
    'Offer',
    'a',
    'b',
    '1.299',
    '€ 7,20',
    'https://x.example/products/y',
    '//z',
    '',
    ' ',
  ]
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 6 },
      fc.constantFrom(...words),
      fc.oneof(fc.double(), fc.boolean(), fc.constant(null), fc.string()),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc
        .array(fc.tuple(fc.constantFrom(...names), tie('tree')), { maxLength: 8 })
        .map((entries) => Object.fromEntries(entries)),
    ),
  }))
  const shaped = fc.oneof(
    tree,
    fc.record({
      '@type': fc.constantFrom('Product', 'ProductGroup'),
      name: fc.constant('A'),
      hasVariant: tree,
      offers: tree,
      image: tree,
    }),
    fc.record({
      title: fc.constant('A'),
      variants: fc.array(tree),
      options: tree,
      images: tree,
      tags: tree,
    }),
  )

  test('is read without an error', () => {
    fc.assert(
      fc.property(shaped, fc.boolean(), (value, isInPage) => {
        const text = isInPage ? page(block(value)) : JSON.stringify(value)
        const { products, problem } = readProductPage(text, address)
        expect(products.length === 0).toBe(problem !== undefined)
        const handles = products.map(({ product }) => product.handle)
        expect(new Set(handles).size).toBe(handles.length)
        for (const { product } of products) {
          const { title, handle, options, variants, images } = product
          expect(title.trim()).not.toBe('')
          expect(handle).not.toBe('')
          expect(options.length).toBeLessThanOrEqual(3)
          const keys = variants.map(({ values }) => JSON.stringify(values))
          expect(new Set(keys).size).toBe(variants.length)
          expect(variants.length).toBeGreaterThan(0)
          const addresses = images.map((image) => image.address)
          expect(new Set(addresses).size).toBe(addresses.length)
          for (const { values, price = 0, compareAtPrice = 0, grams = 0, image } of variants) {
            expect(values.length).toBe(options.length)
            for (const number of [price, compareAtPrice, grams]) {
              expect(Number.isSafeInteger(number) && number >= 0).toBe(true)
            }
            expect(image === undefined || addresses.includes(image)).toBe(true)
          }
          for (const each of addresses) expect(each).toMatch(/^https?:/u)
        }
      }),
      { numRuns: 500 },
    )
  })
})

test('any text is read', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '<script type="application/ld+json">',
    '</script>',
    '<title>',
    '{',
    '}',
    '"',
    '&',
    '&#',
    '<!--',
    '<meta property="og:title" content="',
    '[',
    'a',
    '\0',
    '\uD800',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      expect(() => readProductPage(parts.join(''))).not.toThrow()
    }),
    { numRuns: 300 },
  )
})
