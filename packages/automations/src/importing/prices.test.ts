import { describe, expect, test } from 'vitest'
import { runSync } from '../index.ts'
import {
  planImport,
  readMapping,
  suggestPrice,
  SupplierList,
  type ImportPlan,
} from '../importing.ts'
import { automationFields, defaultOptions, targetText, type OptionsOf } from '../options.ts'

const fields = automationFields['bulk-products-importer']

function plan(text: string, set: Partial<OptionsOf<typeof fields>> = {}): ImportPlan {
  const list = new SupplierList(new TextEncoder().encode(text))
  const options = { ...defaultOptions(fields), ...set }
  const price = suggestPrice(readMapping(list, options))
  return runSync(planImport(list, { ...options, price }))
}

/** Writes where each column goes, without those that are left out. */
function targets(one: ImportPlan): string {
  const columns = one.mapping?.columns ?? []
  return columns
    .filter(({ target }) => target.target !== 'none')
    .map(({ name, target, why }) => `${name}: ${targetText(target)}${why === 'confirm' ? '?' : ''}`)
    .join(', ')
}

/** Writes the notes on the columns. */
function ofColumns(one: ImportPlan): string[] {
  return one.notes.map(({ tone, code, values = {} }) =>
    [`${tone}:`, code, ...Object.values(values)].join(' '),
  )
}

type Amount = 'price' | 'compareAtPrice' | 'cost'

/** Lists an amount of each product in whole currency. */
function amounts(one: ImportPlan, amount: Amount = 'price'): (number | undefined)[] {
  return one.products.map(({ product: { variants } }) => {
    const units = variants[0]?.[amount]
    return units === undefined ? undefined : units / 10_000
  })
}

function counts(one: ImportPlan): (number | undefined)[] {
  return one.products.map(({ product: { variants } }) => variants[0]?.inventory)
}

function grams(one: ImportPlan): (number | undefined)[] {
  return one.products.map(({ product: { variants } }) => variants[0]?.grams)
}

describe('headings of prices', () => {
  test.each([
    ['Preis', 'price'],
    ['Prix', 'price'],
    ['Prix TTC', 'price'],
    ['Prezzo IVA inclusa', 'price'],
    ['Precio con IVA', 'price'],
    ['Prijs incl. btw', 'price'],
    ['Preço', 'price'],
    ['Cena brutto', 'price'],
    ['VK brutto', 'price'],
    ['Verkoopprijs', 'price'],
    ['Preço de venda', 'price'],
    ['Cena sprzedaży', 'price'],
    ['prixVenteTTC', 'price'],
    ['P.V.P.', 'price'],
    ['Einzelpreis', 'price?'],
    ['Stückpreis', 'price?'],
    ['Unit price', 'price?'],
    ['VK netto', 'price?'],
    ['Price group B', 'price?'],
    ['Prix HT', 'cost?'],
    ['Prix H.T.', 'cost?'],
    ['Nettopreis', 'cost?'],
    ['Prezzo IVA esclusa', 'cost?'],
    ['Cena netto', 'cost?'],
    ['Price ex. VAT', 'cost?'],
    ['Your price', 'cost?'],
    ['EK', 'cost'],
    ['Prix d’achat HT', 'cost'],
    ['prixAchatTTC', 'cost'],
    ['Inkoopprijs', 'cost'],
    ['Preço de custo', 'cost'],
    ['Cena zakupu', 'cost'],
    ['Kostpris', 'cost'],
    ['Wholesale (USD)', 'cost'],
    ['Cost ex. VAT', 'cost'],
    ['PVD', 'cost'],
    ['PAHT', 'cost'],
    ['PVTTC', 'price'],
    ['UVP', 'compareAtPrice'],
    ['MRP', 'compareAtPrice'],
    ['Adviesprijs', 'compareAtPrice'],
    ['Preço sugerido', 'compareAtPrice'],
    ['Cena katalogowa', 'compareAtPrice'],
  ])('%s', (heading, target) => {
    expect(targets(plan(`SKU;Title;${heading}\nA-1;Tray one;12.50\nA-2;Jug two;8.00\n`))).toBe(
      `SKU: sku, Title: title, ${heading}: ${target}`,
    )
  })

  test.each(['Shipping price', 'Price per box', 'Price per kg', 'Price currency', 'VAT code'])(
    '%s is not a product price',
    (heading) => {
      const one = plan(`SKU;Title;Price;${heading}\nA-1;Tray one;12.50;1\nA-2;Jug two;8.00;2\n`)
      expect(targets(one)).toBe('SKU: sku, Title: title, Price: price')
      expect(ofColumns(one)).toEqual([])
    },
  )

  test('the price with tax wins', () => {
    const one = plan(
      'Reférence;nom;prixAchatTTC;prixVenteHT;prixVenteTTC\nPB-1;Perles;4,20;8,33;9,99\nTP-1;Toupie;1,10;2,49;2,99\n',
    )
    expect(amounts(one)).toEqual([9.99, 2.99])
    expect(amounts(one, 'cost')).toEqual([4.2, 1.1])
    expect(ofColumns(one)).toEqual(['review: column-twice prixVenteHT price prixVenteTTC'])
  })

  test('the same price without and with tax yields no cost', () => {
    const one = plan(
      'SKU;Titel;Nettopreis;Bruttopreis\nA-1;Tasse;10,00;11,90\nA-2;Krug;20,00;23,80\n',
    )
    expect(targets(one)).toBe('SKU: sku, Titel: title, Bruttopreis: price')
    expect(ofColumns(one)).toEqual(['review: column-twice Nettopreis price Bruttopreis'])
  })

  test('a retail price and a recommended one are price and comparison', () => {
    const one = plan('SKU,Title,Retail price,MSRP\nA-1,Tray one,12.50,15\nA-2,Jug two,8,9\n')
    expect(amounts(one)).toEqual([12.5, 8])
    expect(amounts(one, 'compareAtPrice')).toEqual([15, 9])
  })

  test('numbered duplicates need confirmation', () => {
    const one = plan('SKU,Title,Price 1,Price 2\nA-1,Tray one,12.50,9\nA-2,Jug two,8,7\n')
    expect(ofColumns(one)).toEqual([
      'review: column-guessed Price 1 price',
      'review: column-twice Price 2 price Price 1',
    ])
  })

  test('a price column without prices is reported with an example', () => {
    const one = plan(
      'SKU;Title;Preis;Bilder\nA-1;Tray one;auf Anfrage;ja\nA-2;Jug two;auf Anfrage;nein\n',
    )
    expect(ofColumns(one)).toEqual([
      'review: column-unread Preis price auf Anfrage',
      'review: column-unread Bilder image ja',
    ])
  })

  test.each([
    ['Price (INR)', '1,499'],
    ['Price', 'Rs. 1,499'],
    ['Price', '$1,499'],
    ['Preis (€)', '1.499,00'],
  ])('a currency resolves the comma: %s %s', (heading, text) => {
    const one = plan(`SKU;Title;${heading}\nA-1;Tray one;${text}\n`)
    expect(amounts(one)).toEqual([1499])
    expect(ofColumns(one)).toEqual([])
  })

  test.each([
    ['Price', 'USD 8.00', 'EUR 9.00', 'USD, EUR'],
    ['Price', '$8.00', '€ 9.00', '$, €'],
  ])('several currencies in %s are reported: %s, %s', (heading, one, two, currencies) => {
    const list = plan(`SKU;Title;${heading}\nA-1;Cup;${one}\nA-2;Jug;${two}\n`)
    expect(ofColumns(list)).toEqual([`review: mixed-currencies ${heading} ${currencies}`])
  })

  test('several values in a currency column are reported', () => {
    const one = plan('SKU,Title,Price,Currency\nA-1,Cup,8.00,USD\nA-2,Jug,9.00,EUR\n')
    expect(ofColumns(one)).toEqual(['review: mixed-currencies Currency USD, EUR'])
  })

  test('a cell beyond the header is reported', () => {
    const one = plan('SKU,Title,Price\nA-1,Cup,$1,299.00\nA-2,Jug,9.00\n')
    expect(ofColumns(one)).toEqual(['review: column-unnamed #4 299.00'])
  })

  test('a partial match that is unused is reported', () => {
    const one = plan('SKU;NAME;PRICE;PVP_SHOP;PVD\nA-1;Cushion;18,90;25,00;9,45\n')
    expect(ofColumns(one)).toEqual(['review: column-twice PVP_SHOP price PRICE'])
  })

  test('choices of the member leave no doubts', () => {
    const list = 'SKU;Titre;Prix HT;Poids\nA-1;Tasse;12,50;0,4\n'
    const one = plan(list, { map: { 'Prix HT': 'price', Poids: 'weight:kg' } })
    expect(amounts(one)).toEqual([12.5])
    expect(ofColumns(one)).toEqual([])
  })
})

describe('regular prices and sale prices', () => {
  test.each([
    ['price,sale_price', '10.00,8.00', '12.00,'],
    ['Sale price,Regular price', '8.00,10.00', ',12.00'],
    ['Preis,Aktionspreis', '10.00,8.00', '12.00,0'],
    ['Prezzo,Prezzo scontato', '10.00,8.00', '12.00,12.00'],
    ['Prix,Prix promo', '10.00 EUR,8.00 EUR', '12.00 EUR,'],
    ['Precio,Precio de oferta', '10.00,8.00', '12.00,'],
    ['Normale prijs,Actieprijs', '10.00,8.00', '12.00,'],
    ['Preço,Preço promocional', '10.00,8.00', '12.00,'],
    ['Cena regularna,Cena promocyjna', '10.00,8.00', '12.00,'],
    ['Original price,Special price', '10.00,8.00', '12.00,'],
  ])('in one row: %s', (headings, onSale, regular) => {
    const one = plan(`SKU,Title,${headings}\nA-1,Cup,${onSale}\nA-2,Jug,${regular}\n`)
    expect(amounts(one)).toEqual([8, 12])
    expect(amounts(one, 'compareAtPrice')).toEqual([10, undefined])
    expect(ofColumns(one)).toEqual([])
  })

  test('beside a price, the regular one is the comparison', () => {
    const one = plan(
      '[{"sku":"RB-1","name":"Reed basket","price":"19.99","regular_price":"24.99","sale_price":"19.99"},' +
        '{"sku":"RT-1","name":"Reed tray","price":"9.90","regular_price":"9.90","sale_price":""}]',
    )
    expect(amounts(one)).toEqual([19.99, 9.9])
    expect(amounts(one, 'compareAtPrice')).toEqual([24.99, undefined])
  })

  test.each(['Sale price', 'Regular price', 'Aktionspreis'])('alone is the price: %s', (one) => {
    expect(targets(plan(`SKU,Title,${one}\nA-1,Cup,8.00\n`))).toContain(`${one}: price`)
  })

  test('days of sales need review', () => {
    const one = plan(
      'SKU,Title,Price,Special price,Special price from date\nA-1,Cup,8.00,7.00,2026-01-01\n',
    )
    expect(ofColumns(one)).toEqual(['review: sale-days Special price from date 2026-01-01'])
  })

  test('a sale price above the price is dropped with a note', () => {
    const one = plan('SKU,Title,Price,Sale price\nA-1,Cup,8.00,10.00\n')
    expect(amounts(one)).toEqual([8])
    expect(one.products[0]?.notes).toContainEqual({
      code: 'sale-above',
      tone: 'review',
      values: { column: 'Sale price', text: '10.00' },
      row: 1,
      column: 3,
    })
  })
})

describe('prices in the smallest unit of their currency', () => {
  test('use the digits of the shop', () => {
    const one = plan(
      '[{"sku":"RB-1","name":"Reed basket","prices":{"price":"1999","regular_price":"2499","sale_price":"1999","currency_code":"EUR","currency_minor_unit":2}},' +
        '{"sku":"RT-1","name":"Reed tray","prices":{"price":"990","regular_price":"990","sale_price":"990","currency_code":"EUR","currency_minor_unit":2}}]',
    )
    expect(amounts(one)).toEqual([19.99, 9.9])
    expect(amounts(one, 'compareAtPrice')).toEqual([24.99, undefined])
    expect(ofColumns(one)).toEqual([])
  })

  test.each([
    ['[{"sku":"A-1","name":"Cup","unit_amount":1999,"currency":"usd"}]', 19.99],
    ['[{"sku":"A-1","name":"Cup","unit_amount":1999,"currency":"jpy"}]', 1999],
    [
      '[{"sku":"A-1","name":"Cup","price":{"centAmount":1999,"currencyCode":"EUR","fractionDigits":2}}]',
      19.99,
    ],
    ['[{"sku":"A-1","name":"Cup","price_in_cents":1999}]', 19.99],
    ['[{"sku":"A-1","name":"Cup","price_cents":1999,"currency":"KWD"}]', 1.999],
    ['SKU,Title,Price (cents)\nA-1,Cup,1999\n', 19.99],
    ['SKU,Title,Price in pence\nA-1,Cup,1999\n', 19.99],
  ])('are detected by name: %s', (list, price) => {
    const one = plan(list)
    expect(amounts(one)).toEqual([price])
    expect(ofColumns(one)).toEqual([])
  })

  test.each([
    ['[{"sku":"A-1","name":"Cup","price_money":{"amount":1999,"currency":"USD"}}]', 19.99],
    ['[{"sku":"A-1","name":"Cup","prices":[{"currency":"EUR","amount":1999}]}]', 19.99],
    ['[{"sku":"A-1","name":"Cup","price":1999},{"sku":"A-2","name":"Jug","price":1250}]', 1999],
  ])('need confirmation otherwise: %s', (list, price) => {
    const one = plan(list)
    expect(amounts(one)[0]).toBe(price)
    expect(ofColumns(one)[0]).toContain('review: number-guessed')
  })

  test('can be chosen', () => {
    const list = 'SKU,Title,Price\nA-1,Cup,1999\n'
    expect(amounts(plan(list, { map: { Price: 'price:cents' } }))).toEqual([19.99])
  })
})

describe('texts that are not one price', () => {
  test.each(['19.90 - 24.90', 'from 19.90', 'ab 19,90', 'à partir de 19,90', '10%', '(19.90)'])(
    '%s is for review',
    (text) => {
      const one = plan(
        `SKU;Title;Price\nA-1;Cup;${text}\nA-2;Jug;8.00\nA-3;Tray;9.00\nA-4;Bowl;9.00\n`,
      )
      expect(amounts(one)).toEqual([undefined, 8, 9, 9])
      expect(one.products[0]?.notes.map(({ code }) => code)).toContain('unread')
    },
  )

  test('a thousand among cents needs review', () => {
    const one = plan('SKU;Title;Price\nA-1;Cup;12.50\nA-2;Jug;1.299\n')
    expect(one.products[1]?.notes).toContainEqual({
      code: 'number-guessed',
      tone: 'review',
      values: { column: 'Price', text: '1.299', number: '1.299' },
      row: 2,
      column: 2,
    })
  })

  test('clear thousandths need no review', () => {
    const one = plan('SKU;Title;Cost\nA-1;Screw;0.125\nA-2;Jug;1.299\n')
    expect(one.products.flatMap(({ notes }) => notes.map(({ code }) => code))).not.toContain(
      'number-guessed',
    )
  })
})

describe('stock', () => {
  test.each([
    ['In stock?,Stock', '1,7', '0,25'],
    ['Stock,In stock?', '7,1', '25,0'],
    ['Available,Qty', 'true,7', 'false,25'],
    ['Disponibile,Giacenza', 'sì,7', 'no,25'],
    ['Verfügbar,Bestand', 'ja,7', 'nein,25'],
    ['availability,quantity', 'in stock,7', 'out of stock,25'],
  ])('ignores a flag with a note: %s', (headings, one, two) => {
    const list = plan(`SKU,Title,${headings}\nA-1,Cup,${one}\nA-2,Jug,${two}\n`)
    expect(counts(list)).toEqual([7, 25])
    expect(ofColumns(list)).toEqual([expect.stringMatching(/^info: stock-flag /u)])
  })

  test.each(['In stock?', 'Available', 'Disponibilità', 'Op voorraad'])(
    'is not read from a flag: %s',
    (heading) => {
      const one = plan(`SKU,Title,${heading}\nA-1,Cup,1\nA-2,Jug,0\n`)
      expect(counts(one)).toEqual([undefined, undefined])
      expect(ofColumns(one)).toEqual([`review: stock-flag ${heading}`])
    },
  )

  test('is read from an availability column with counts', () => {
    expect(counts(plan('SKU,Title,Disponibilità\nA-1,Cup,12\nA-2,Jug,0\n'))).toEqual([12, 0])
  })

  test.each(['Min order qty', 'Pack quantity', 'Quantity per box'])('is not %s', (heading) => {
    expect(counts(plan(`SKU,Title,${heading}\nA-1,Cup,12\n`))).toEqual([undefined])
  })
})

describe('weights', () => {
  test.each([
    ['0.45', '1.2', [450, 1200], '450 g'],
    ['0,45', '1,2', [450, 1200], '450 g'],
    ['450', '1200', [450, 1200], '450 g'],
    ['2', '5', [2000, 5000], '2000 g'],
  ])('without a unit need confirmation: %s', (one, two, expected, example) => {
    const list = plan(`SKU;Title;Weight\nA-1;Cup;${one}\nA-2;Jug;${two}\n`)
    expect(grams(list)).toEqual(expected)
    expect(ofColumns(list)).toEqual([`review: weight-guessed Weight weight ${one} ${example}`])
  })

  test.each([
    ['Weight (kg)', '0.45'],
    ['Gewicht in kg', '0.45'],
    ['Poids', '450 g'],
    ['Peso', '0.45 kg'],
    ['Variant Grams', '450'],
  ])('with a unit need none: %s %s', (heading, text) => {
    const one = plan(`SKU;Title;${heading}\nA-1;Cup;${text}\n`)
    expect(grams(one)).toEqual([450])
    expect(ofColumns(one)).toEqual([])
  })

  test.each(['Weight unit', 'Gewichtseinheit', 'Unité de poids', 'Jednostka wagi'])(
    'take the unit of their row: %s',
    (heading) => {
      const one = plan(`SKU;Title;Weight;${heading}\nA-1;Cup;0.45;kg\nA-2;Jug;200;g\n`)
      expect(grams(one)).toEqual([450, 200])
      expect(ofColumns(one)).toEqual([])
    },
  )
})

test('units of other rows do not decide missing ones', () => {
  const one = plan('SKU,Title,Weight\nA-1,Cup,450 g\nA-2,Jug,1.2\n')
  expect(grams(one)).toEqual([450, 1200])
  expect(ofColumns(one)).toEqual(['review: weight-guessed Weight weight 1.2 1200 g'])
})

test('a grams column ignores the display unit', () => {
  const one = plan('SKU,Title,Variant Grams,Variant Weight Unit\nA-1,Cup,450,kg\n')
  expect(grams(one)).toEqual([450])
})

test('a weight without its unit is dropped with a note', () => {
  const one = plan('SKU,Title,Weight,Weight unit\nA-1,Cup,0.45,\nA-2,Jug,200,g\n')
  expect(grams(one)).toEqual([undefined, 200])
  expect(one.products[0]?.notes.map(({ code }) => code)).toContain('unread')
})
