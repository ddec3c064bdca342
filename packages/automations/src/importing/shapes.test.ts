import { describe, expect, test } from 'vitest'
import { findKind } from '../index.ts'
import { includedProducts } from './planImport.ts'
import { codesOf, outlineOf, planText } from './sources/test/readCase.ts'

describe('parents and their children', () => {
  const children =
    'T-S,Tee - S,TEE,S,10.00,4,,\nT-M,Tee - M,TEE,M,12.00,2,,https://example.com/m.jpg\n'
  const parent = 'TEE,Tee,,,,,<p>Cotton.</p>,https://example.com/p.jpg\n'
  const header = 'sku,name,parent sku,size,price,stock,description,image\n'
  const expected = ['Tee | Size | 2 images', ' T-S | S | 10.00 | - | 4', ' T-M | M | 12.00 | - | 2']

  test.each([
    ['above', parent + children],
    ['below', children + parent],
  ])('a parent %s its children is no variant', (_, rows) => {
    const plan = planText(header + rows)
    expect(outlineOf(plan)).toEqual(expected)
    expect(includedProducts(plan)[0]).toMatchObject({ description: '<p>Cotton.</p>' })
    expect(codesOf(plan)).toContain('parents')
  })

  test('a parent with its own price and options is a variant', () => {
    const plan = planText(
      'sku,name,parent sku,size,price\nT-S,Tee,,S,10.00\nT-M,Tee,T-S,M,12.00\nT-L,Tee,T-S,L,12.00\n',
    )
    expect(outlineOf(plan)).toEqual([
      'Tee | Size | 0 images',
      ' T-S | S | 10.00 | - | -',
      ' T-M | M | 12.00 | - | -',
      ' T-L | L | 12.00 | - | -',
    ])
  })

  test('a parent is found by its number', () => {
    const plan = planText(
      'id;Typ;Artikelnummer;Name;Vater;Farbe;Preis\n7;Vater;K;Krug;;;\n8;Kind;K-B;;7;Blau;9,90\n9;Kind;K-S;;7;Sand;9,90\n',
      { map: { Vater: 'group', Artikelnummer: 'sku', Name: 'title', Preis: 'price' } },
    )
    expect(outlineOf(plan)).toEqual([
      'Krug | Color | 0 images',
      ' K-B | Blau | 9.90 | - | -',
      ' K-S | Sand | 9.90 | - | -',
    ])
    expect(includedProducts(plan)[0]?.type).toBeUndefined()
  })

  test('children inherit price and weight of their parent', () => {
    const plan = planText(
      'sku,name,parent,size,price,weight (g)\nT,Tee,,,10.00,200\nT-S,Tee,T,S,,\nT-M,Tee,T,M,,\n',
    )
    expect(includedProducts(plan)[0]?.variants).toMatchObject([
      { price: 100_000, grams: 200 },
      { price: 100_000, grams: 200 },
    ])
  })

  test('a missing parent groups its children with a note', () => {
    const plan = planText(header + children)
    expect(outlineOf(plan)[0]).toBe('Tee | Size | 1 images')
    expect(codesOf(plan)).toContain('parent-missing')
  })
})

describe('rows around the table', () => {
  const table = 'Item no,Product,EAN,Unit price,Stock\nK-10,Bowl,4006381333931,12.50,8\n'

  test.each([
    ['a title', 'Price list,,,,\n'],
    [
      'two titles with several cells',
      'Price list,,,,\nSupplier: Own Ceramics,Valid from: 01.02.2026,,,\n,,,,\n',
    ],
    ['a customer and a date', 'Customer,4711,Date,2026-02-01,\n\n'],
    ['a title with other separators', 'Listino prezzi; febbraio 2026\n\n'],
  ])('%s is above the header', (_, above) => {
    const plan = planText(above + table)
    expect(outlineOf(plan)).toEqual(['Bowl | 0 images', ' K-10 | 12.50 | - | 8'])
    expect(codesOf(plan)).toContain('rows-above')
  })

  test.each([
    'Total,2 items,,26.00,8',
    'Totale,,,26.00,8',
    'Summe:,,,26.00,8',
    'Gesamt,,,,8',
    ',Somme,,26.00,',
    'TOTAL (EUR),,,26.00,',
    'Suma,,,26.00,8',
    'Totaal,,,26.00,8',
    'Razem,,,26.00,8',
    'Grand total,,,26.00,8',
  ])('a sum is skipped: %s', (sum) => {
    const plan = planText(`${table},,,,\n${sum}\n`)
    expect(outlineOf(plan)).toEqual(['Bowl | 0 images', ' K-10 | 12.50 | - | 8'])
    expect(plan.notes.find(({ code }) => code === 'total-row')).toMatchObject({ row: 3 })
  })

  test('a product named like a sum is kept', () => {
    const plan = planText(`${table}T-1,Total body balm,,9.90,4\nT-2,Total,,9.90,4\n`)
    expect(includedProducts(plan).map(({ title }) => title)).toEqual([
      'Bowl',
      'Total body balm',
      'Total',
    ])
  })

  test('headings, text lines and repeated headers are skipped with notes', () => {
    const plan = planText(
      'Item no,Product,EAN,Unit price,Stock\nKitchen,,,,\nK-10,Bowl,,12.50,8\n' +
        'Item no,Product,EAN,Unit price,Stock\n,Garden,,,\nK-11,Can,,13.50,2\nAll prices without tax,,,,\n',
    )
    expect(includedProducts(plan).map(({ title }) => title)).toEqual(['Bowl', 'Can'])
    expect(plan.notes.map(({ code, row, values }) => [code, row, values?.['text']])).toEqual(
      expect.arrayContaining([
        ['text-row', 1, 'Kitchen'],
        ['repeated-header', 3, undefined],
        ['text-row', 4, 'Garden'],
        ['text-row', 6, 'All prices without tax'],
      ]),
    )
  })

  test('a code alone is a product', () => {
    const plan = planText(`${table}K-12,,,,\n`)
    expect(includedProducts(plan)).toHaveLength(2)
  })

  test('technical names below the header are skipped', () => {
    const plan = planText(
      'SKU,Item name,Price,Quantity\ncontribution_sku#1.value,item_name[language_tag=en_US]#1.value,list_price,quantity\nA-1,Cup,9.00,3\n',
    )
    expect(outlineOf(plan)).toEqual(['Cup | 0 images', ' A-1 | 9.00 | - | 3'])
  })
})

/** Plans a list of titles in two colours. */
function titled(...titles: string[]) {
  const rows = titles.map((title, at) => {
    const colour = at === 0 ? 'Grey' : 'Blue'
    return `C-${at},"${title.replaceAll('"', '""')}",9.90,${colour}`
  })
  return planText(`SKU,Title,Price,Colour\n${rows.join('\n')}\n`)
}

describe('titles', () => {
  test.each([
    'Linen cushion 45 x 45 cm',
    'Linen cushion 45 cm',
    'Garden hose 1/2" 20 m',
    'Perfume No. 5 50 ml',
    'Felpa café 12',
    'Poster A3 (30 x 40 cm)',
    'Formula XL',
  ])('keep a size that all variants share: %s', (title) => {
    const plan = titled(title, title)
    expect(outlineOf(plan)).toEqual([
      `${title} | Color | 0 images`,
      ' C-0 | Grey | 9.90 | - | -',
      ' C-1 | Blue | 9.90 | - | -',
    ])
  })

  test.each([
    ['Linen cushion 45 x 45 cm Grey', 'Linen cushion 45 x 45 cm Blue', 'Linen cushion 45 x 45 cm'],
    ['Perfume - Grey, 50 ml', 'Perfume - Blue, 50 ml', 'Perfume 50 ml'],
    ['Tee (Grey)', 'Tee (Blue)', 'Tee'],
  ])('lose only the colour: %s', (one, other, title) => {
    expect(includedProducts(titled(one, other))).toMatchObject([{ title, options: ['Color'] }])
  })

  test('that differ by size yield a size option', () => {
    const plan = planText(
      'SKU,Title,Price\nC-1,Linen cushion 45 x 45 cm,9.90\nC-2,Linen cushion 45 x 60 cm,12.90\n',
    )
    expect(outlineOf(plan)).toEqual([
      'Linen cushion | Size | 0 images',
      ' C-1 | 45 x 45 cm | 9.90 | - | -',
      ' C-2 | 45 x 60 cm | 12.90 | - | -',
    ])
    expect(codesOf(plan)).toContain('grouped')
  })

  test('of a group are not cut inside a size', () => {
    const plan = planText(
      'SKU,Title,Price,Group id\nC-1,Linen cushion 45 x 45 cm,9.90,C\nC-2,Linen cushion 45 x 60 cm,12.90,C\nD-1,Mug,5,D\n',
      { group: 'Group id' },
    )
    expect(outlineOf(plan).slice(0, 2)).toEqual([
      'Linen cushion | Size | 0 images',
      ' C-1 | 45 x 45 cm | 9.90 | - | -',
    ])
  })

  test('can stand only in the first row', () => {
    const plan = planText(
      'Codice;Prodotto;Colore;Taglia;Prezzo\nA1;Felpa;Nero;S;12,00\nA2;;Nero;M;12,00\nA3;;Blu;S;12,00\nB1;Berretto;Nero;;9,00\n',
    )
    expect(outlineOf(plan)).toEqual([
      'Felpa | Color | Size | 0 images',
      ' A1 | Nero | S | 12.00 | - | -',
      ' A2 | Nero | M | 12.00 | - | -',
      ' A3 | Blu | S | 12.00 | - | -',
      'Berretto | Color | 0 images',
      ' B1 | Nero | 9.00 | - | -',
    ])
    expect(codesOf(plan)).toContain('grouped')
  })

  test('that repeat without options get one note', () => {
    const plan = planText('SKU,Title,Price\nA,Mug,5\nB,Mug,6\nC,Cup,7\n')
    expect(plan.notes.filter(({ code }) => code === 'same-titles')).toEqual([
      expect.objectContaining({ tone: 'review', values: { n: 2 } }),
    ])
    const chosen = planText('SKU,Title,Price\nA,Mug,5\nB,Mug,6\nC,Cup,7\n', { group: 'each-row' })
    expect(codesOf(chosen)).not.toContain('same-titles')
  })
})

describe('a list with options in columns', () => {
  const list =
    'Codice articolo;Prodotto;Colore;Taglia;Prezzo\n' +
    'F0-N-S;Felpa 0;Nero;S;12,00\nF0-N-M;Felpa 0;Nero;M;12,00\n' +
    'F1-N-S;Felpa 1;Nero;S;13,00\nF1-B-S;Felpa 1;Blu;S;13,00\n'

  test.each([undefined, 'by-title', 'Prodotto'])('groups rows: %s', (group) => {
    const plan = planText(list, group === undefined ? {} : { group })
    expect(outlineOf(plan)).toEqual([
      'Felpa 0 | Color | Size | 0 images',
      ' F0-N-S | Nero | S | 12.00 | - | -',
      ' F0-N-M | Nero | M | 12.00 | - | -',
      'Felpa 1 | Color | Size | 0 images',
      ' F1-N-S | Nero | S | 13.00 | - | -',
      ' F1-B-S | Blu | S | 13.00 | - | -',
    ])
    expect(plan.mapping?.isGroupingGuessed).toBe(false)
  })

  test.each(['each-row', 'by-title', 'Prodotto', 'Codice articolo', 'Colore'])(
    'keeps its titles when grouped by %s',
    (group) => {
      const plan = planText(list, { group })
      expect(plan.mapping?.columns.slice(0, 4).map(({ target }) => target.target)).toEqual([
        'sku',
        'title',
        'option',
        'option',
      ])
      expect(includedProducts(plan)[0]?.title).toMatch(/^Felpa/u)
    },
  )

  test.each([
    ['Option1 Name', 'Option1 Value'],
    ['Attribute 1 name', 'Attribute 1 value(s)'],
    ['Variationsname 1', 'Variationswert 1'],
    ['Nome opzione 1', 'Valore opzione 1'],
    ['ATTRIBUTE1', 'VALUE1'],
    ['VARIATION 1 NAME', 'VARIATION 1 VALUES'],
  ])('reads option names from another column: %s', (name, value) => {
    const plan = planText(
      `SKU,Title,${name},${value},Price\nA-1,Jug,Glaze,Blue,9\nA-2,Jug,Glaze,Sand,9\nB-1,Rug,Width,2 m,90\n`,
    )
    expect(includedProducts(plan).map(({ options }) => options)).toEqual([['Glaze'], ['Width']])
  })

  test.each(['Size', 'Sizes', 'Taglie'])(
    'is told where a cell of %s has several values',
    (heading) => {
      const plan = planText(`SKU,Title,Price,${heading}\nA,Tee,5,"S, M, L"\nB,Cap,6,M\n`)
      expect(plan.notes).toContainEqual(
        expect.objectContaining({ code: 'value-lists', values: { column: heading }, row: 1 }),
      )
    },
  )
})

describe('pictures in a cell', () => {
  const [a, b, c] = [
    'https://i.example.com/a.jpg',
    'https://i.example.com/b.jpg',
    'https://i.example.com/c.jpg',
  ]

  function picturesIn(cell: string) {
    const plan = planText(
      `SKU,Title,Price,Images\nA-1,Vase,10.00,"${cell.replaceAll('"', '""')}"\nA-2,Bowl,10.00,${c}\nA-3,Cup,10.00,${c}\n`,
      { map: { Images: 'image' } },
    )
    const [first] = plan.products
    return {
      images: first?.product.images.map(({ address }) => address) ?? [],
      bad: first?.notes.flatMap(({ code, values }) =>
        code === 'bad-address' ? String(values?.['text']) : [],
      ),
    }
  }

  test.each([
    ['bars', `${a}|${b}`],
    ['commas', `${a},${b}`],
    ['semicolons and spaces', `${a} ; ${b}`],
    ['line breaks', `${a}\n${b}`],
    ['spaces', `${a} ${b}`],
    ['a list of JSON', `["${a}","${b}"]`],
    ['a list of JSON with escaped slashes', `["${a.replaceAll('/', String.raw`\/`)}","${b}"]`],
    ['objects of JSON', `[{"src":"${a}","position":1},{"src":"${b}"}]`],
    ['a list of Python', `['${a}', '${b}']`],
    ['quotes', `"${a}", "${b}"`],
    ['HTML', `<img src="${a}"><img src="${b}">`],
    ['no protocol', '//i.example.com/a.jpg, //i.example.com/b.jpg'],
  ])('are separated by %s', (_, cell) => {
    expect(picturesIn(cell)).toEqual({ images: [a, b], bad: [] })
  })

  test.each([
    'https://i.example.com/img?list=1;2;3&size=1000',
    'https://res.example.com/upload/w_600,h_600/v1.jpg',
    'https://i.example.com/a(1).jpg',
    'https://i.example.com/fetch/https://other.example.com/a.jpg',
    'https://i.example.com/a|b.jpg',
    'https://i.example.com/ü.jpg',
  ])('can contain separators: %s', (address) => {
    expect(picturesIn(`${address}, ${b}`)).toEqual({ images: [address, b], bad: [] })
  })

  test('can contain spaces', () => {
    expect(picturesIn(`https://i.example.com/a b.jpg;${b}`)).toEqual({
      images: ['https://i.example.com/a%20b.jpg', b],
      bad: [],
    })
  })

  test.each([
    [`${a}, img/2.jpg`, [a], ['img/2.jpg']],
    [`${a} front`, [a], ['front']],
    ['img/1.jpg|www.example.com/2.jpg', [], ['img/1.jpg', 'www.example.com/2.jpg']],
  ])('without a valid address are reported: %s', (cell, images, bad) => {
    expect(picturesIn(cell)).toEqual({ images, bad })
  })
})

describe('a list of JSON', () => {
  test('reads tags and categories by name', () => {
    const plan = planText(
      JSON.stringify([
        {
          name: 'Basket',
          sku: 'B-1',
          price: 19.99,
          categories: [{ id: 3, name: 'Home' }],
          tags: [
            { id: 1, name: 'reed' },
            { id: 2, name: 'round' },
          ],
        },
        { name: 'Tray', sku: 'T-1', price: 9.9, categories: [{ id: 3, name: 'Home' }], tags: [] },
      ]),
    )
    expect(outlineOf(plan)).toEqual([
      'Basket | 0 images',
      ' B-1 | 19.99 | - | -',
      'Tray | 0 images',
      ' T-1 | 9.90 | - | -',
    ])
    expect(includedProducts(plan).map(({ tags }) => tags)).toEqual([['reed', 'round'], []])
  })

  test('reads options of variants by name', () => {
    const plan = planText(
      JSON.stringify([
        {
          name: 'Tee',
          tags: [{ name: 'cotton' }],
          items: [
            { sku: 'T-S', price: 10, attributes: [{ name: 'Size', option: 'S' }] },
            { sku: 'T-M', price: 12, attributes: [{ name: 'Size', option: 'M' }] },
          ],
        },
      ]),
    )
    expect(outlineOf(plan)).toEqual([
      'Tee | Size | 0 images',
      ' T-S | S | 10.00 | - | -',
      ' T-M | M | 12.00 | - | -',
    ])
  })
})

const bytes = (text: string) => new TextEncoder().encode(text)

test('exports of other shops count as supplier lists', () => {
  expect(findKind(bytes('Type,SKU,Name,Regular price,Parent,Attribute 1 name\na,b,c,1,,\n'))).toBe(
    'suppliers',
  )
  expect(findKind(bytes('TITLE,PRICE,VARIATION 1 TYPE,VARIATION 1 VALUES,SKU\na,1,,,\n'))).toBe(
    'suppliers',
  )
})
