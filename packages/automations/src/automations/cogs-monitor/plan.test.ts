import { describe, expect, test } from 'vitest'
import { planned, scopeOf } from '../test/planned.ts'

const slug = 'cogs-monitor'

const text = `Handle,Title,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Cost per item,Gift Card
candle,Candle,S,C-S,10.00,,,false
candle,,L,'C-L,20.00,,8.00,
lamp,Lamp,Default Title,L-1,14.90,20.00,13.20,false
glass,Glass,Default Title,,0.00,,,false
card,Card,Default Title,GIFT,50.00,,,true
`

function list(content: string) {
  return { list: { name: 'prices.csv', text: content } }
}

describe('costs from the price', () => {
  test('are said to be estimates once if there are many', () => {
    const products = Array.from({ length: 11 }, (_, index) => `p${index},10.00,\n`)
    const many = planned(slug, `Handle,Price,Cost per item\n${products.join('')}`, {
      costs: 'divide',
      by: 2,
    })
    expect(many.changes[0]).toBe('1 Cost per item:  → 5.00')
    expect(many.remarks).toEqual(['[review: all-estimates]'])
  })

  test('are estimates where a price has no cost', () => {
    expect(planned(slug, text, { costs: 'divide', by: 2.4 }).changes).toEqual([
      '1 Cost per item:  → 4.17 [review: estimate]',
    ])
  })

  test('change nothing where none is missing', () => {
    const { plan } = planned(slug, 'Handle,Variant Price,Cost per item\na,10,2\n', {
      costs: 'divide',
    })
    expect(plan.nothing).toBe('no-missing')
  })
})

describe('costs from a list', () => {
  test('are found by SKU, whatever its capitals and its apostrophe', () => {
    const { changes } = planned(
      slug,
      text,
      list('SKU,Cost\nc-s,3.5\nC-L,8.00\nl-1,13.25\nother,1\n'),
    )
    expect(changes).toEqual(['1 Cost per item:  → 3.50', '3 Cost per item: 13.20 → 13.25'])
  })

  test.each([
    ['SKU;Costo\nC-S;3,50\nL-1;1.234,00\n', ['3.50', '1234.00']],
    ['Item No.\tUnit cost\nC-S\t€ 3.50\nL-1\t1,234\n', ['3.50', '1234.00']],
    ['code,wholesale_price\nC-S,USD 3\nL-1,"1 234,5"\n', ['3.00', '1234.50']],
    ['SKU;Einkaufspreis\nC-S;3,50\nL-1;4\n', ['3.50', '4.00']],
    ['Réf;Prix d’achat HT\nC-S;3,50\nL-1;4\n', ['3.50', '4.00']],
    ['Referencia;Precio de compra\nC-S;3,50\nL-1;4\n', ['3.50', '4.00']],
    ['Artikelnummer;Inkoopprijs (excl. btw)\nC-S;3,50\nL-1;4\n', ['3.50', '4.00']],
    ['Código;Preço de custo\nC-S;R$ 3,50\nL-1;4\n', ['3.50', '4.00']],
    ['Kod produktu;Cena zakupu netto\nC-S;3,50 zł\nL-1;4\n', ['3.50', '4.00']],
    ['Varenr.;Kostpris\nC-S;3,50 kr.\nL-1;4\n', ['3.50', '4.00']],
    ['SKU,Cost ex. VAT,RRP\nC-S,3.50,9\nL-1,4,10\n', ['3.50', '4.00']],
    ['SKU,Wholesale (USD)\nC-S,US $3.50\nL-1,4\n', ['3.50', '4.00']],
    ['SKU,Price,Purchase price\nC-S,9.90,3.50\nL-1,12,4\n', ['3.50', '4.00']],
    ['SKU,cost_cents\nC-S,350\nL-1,400\n', ['3.50', '4.00']],
    ['[{"sku":"C-S","cost":3.5},{"sku":"L-1","cost":"4.00"}]', ['3.50', '4.00']],
  ])('may be written in the way of other languages and shops: %j', (content, costs) => {
    const { plan } = planned(slug, text, list(content))
    expect(plan.patches.map(([, , , after]) => after)).toEqual(costs)
  })

  test.each([
    'SKU,Price\nC-S,9.90\n',
    'SKU,Unit price,RRP\nC-S,9.90,12\n',
    'SKU,Retail price\nC-S,9.90\n',
    'SKU;Preis\nC-S;9,90\n',
    'SKU;Einzelpreis\nC-S;9,90\n',
    'SKU;Prix TTC\nC-S;9,90\n',
    'SKU;Prijs\nC-S;9,90\n',
    'SKU;Cena brutto\nC-S;9,90\n',
    'SKU;Preis netto;Preis brutto\nC-S;8,32;9,90\nL-1;10,00;11,90\n',
    'SKU;PVP;Verkaufspreis\nC-S;9,90;9,90\n',
    'SKU,Sale price\nC-S,9.90\n',
    'SKU,Shipping cost\nC-S,9.90\n',
  ])('are never taken from a price: %j', (content) => {
    const { plan, remarks } = planned(slug, text, list(content))
    expect(plan.nothing).toBe('bad-list')
    const [header = ''] = content.split('\n')
    const columns = header.split(/[;,]/u).join(', ')
    expect(remarks).toContain(`[conflict: no-list-cost ${columns}]`)
  })

  test('say that the file of the list is none', () => {
    expect(planned(slug, text, list('{"broken')).remarks).toEqual(['[conflict: list-unread]'])
  })

  test.each([
    ['SKU;Prix HT\nC-S;3,50\n', 'column-guessed Prix HT cost'],
    ['SKU;Cena netto\nC-S;3,50\n', 'column-guessed Cena netto cost'],
    ['SKU,Price,Your price\nC-S,9.90,3.50\n', 'column-guessed Your price cost'],
    ['SKU,Cost,Cost\nC-S,3.50,3.20\n', 'column-guessed Cost cost'],
    ['SKU,Cost,Cost\nC-S,3.50,3.20\n', 'column-twice Cost (2) cost Cost'],
    ['SKU;EK\nC-S;3.500\n', 'number-guessed EK cost 3.500 3500.00'],
    ['SKU,Cost\nC-S,3.50\nL-1,from 4\nX,5\nY,6\n', 'unread Cost from 4 1'],
  ])('are to be checked where the list leaves a doubt: %j', (content, remark) => {
    const { plan, remarks } = planned(slug, text, list(content))
    expect(plan.patches.length).toBeGreaterThan(0)
    expect(remarks).toContain(`[review: ${remark}]`)
  })

  test('need review where the list has several', () => {
    expect(planned(slug, text, list('SKU,Cost\nC-S,3\nC-S,4\n')).changes).toEqual([
      '1 Cost per item:  → 3.00 [review: twice]',
    ])
  })

  test.each([
    [{}, 'no-list'],
    [list('Name,Cost\nCandle,3\n'), 'bad-list'],
    [list('SKU,Stock\nC-S,3\n'), 'bad-list'],
    [list(''), 'bad-list'],
    [list('SKU,Cost\nX,3\n'), 'not-listed'],
  ])('say why nothing changes: %j', (set, reason) => {
    expect(planned(slug, text, set).plan.nothing).toBe(reason)
  })
})

describe('costs by hand', () => {
  test('are asked for each product with a variant that has none', () => {
    const { plan } = planned(slug, text, { costs: 'hand' })
    expect(plan.questions).toEqual({
      hand: [
        { value: 'candle', label: 'Candle', count: 1 },
        { value: 'glass', label: 'Glass', count: 1 },
      ],
    })
    expect(plan.nothing).toBe('no-hand')
  })

  test('are not asked where every variant has one', () => {
    const full = 'Handle,Title,Price,Cost per item\ncup,Cup,10,4\n'
    expect(planned(slug, full, { costs: 'hand' }).plan.nothing).toBe('none-missing')
  })

  test('fill the variants of the product that have none', () => {
    for (const amount of ['4.2', '4,20']) {
      expect(planned(slug, text, { costs: 'hand', hand: { Candle: amount } }).changes).toEqual([
        '1 Cost per item:  → 4.20',
      ])
    }
  })
})

test('costs and prices change only for the variants that filters choose', () => {
  const scope = scopeOf({ on: 'price', is: 'between', values: ['9', '15'] })
  const { plan } = planned(slug, text, { costs: 'hand', scope })
  expect(plan.questions?.['hand']).toEqual([{ value: 'candle', label: 'Candle', count: 1 }])
  const divide = { costs: 'divide', by: 2 }
  const large = scopeOf({ on: 'option:Size', is: 'is', values: ['L'] })
  const two = `Handle,Option1 Name,Option1 Value,Variant Price,Cost per item
a,Size,S,10.00,
a,,L,20.00,
`
  expect(planned(slug, two, { ...divide, scope: large }).changes).toEqual([
    '2 Cost per item:  → 10.00 [review: estimate]',
  ])
  const losses = two.replaceAll('0,\n', '0,50.00\n')
  const prices = { work: 'prices', scope: large }
  expect(planned(slug, losses, prices).plan.patches.map(([row]) => row)).toEqual([2])
})

describe('prices for the target margin', () => {
  const prices = { work: 'prices', fee: 2.9, amount: 0.3, ship: 3.68 }

  test.each([
    ['12.50', 'info'],
    ['12.60', 'review'],
  ])('of what costs %s and sells for 10.00 rise with a note for %s', (cost, tone) => {
    const { plan } = planned(slug, `Handle,Price,Cost per item\na,10.00,${cost}\n`, prices)
    expect([...plan.notes.values()].flat()).toMatchObject([{ tone, code: 'higher' }])
  })

  test('raise prices below the cost to the chosen ending', () => {
    expect(planned(slug, text, prices).changes).toEqual([
      '3 Variant Price: 14.90 → 30.99 [info: higher 108] [review: compare]',
    ])
    expect(planned(slug, text, { ...prices, ending: 'none' }).changes).toEqual([
      '3 Variant Price: 14.90 → 30.09 [info: higher 102] [review: compare]',
    ])
  })

  test('are set for all below the minimum if asked', () => {
    expect(planned(slug, text, { ...prices, raise: 'floor', floor: 39 }).changes).toEqual([
      '2 Variant Price: 20.00 → 20.99',
      '3 Variant Price: 14.90 → 30.99 [review: higher 108] [review: compare]',
    ])
  })

  test('stay where no price reaches the margin', () => {
    const { plan } = planned(slug, text, { ...prices, target: 95, fee: 5 })
    expect(plan.nothing).toBe('no-losses')
  })

  test('count VAT and duty', () => {
    const one = 'Handle,Variant Price,Cost per item\na,10.00,9.00\n'
    const set = { work: 'prices', amount: 0, fee: 0, ending: 'none' }
    expect(planned(slug, one, { ...set, vat: 22 }).changes).toEqual([
      '1 Variant Price: 10.00 → 18.30 [info: higher 83]',
    ])
    expect(planned(slug, one, { ...set, duty: 20 }).changes).toEqual([
      '1 Variant Price: 10.00 → 18.00 [info: higher 80]',
    ])
  })
})

/** An export of one variant. */
function rows(price: string, cost: string): string {
  return `Handle,Variant SKU,Variant Price,Variant Compare At Price,Cost per item\na,A,${price},,${cost}\n`
}

describe('digits are those of the prices', () => {
  const prices = { work: 'prices', fee: 0, amount: 0, target: 30, ending: '.99' }

  test.each<[price: string, cost: string, ending: string, after: string]>([
    ['1050000', '1200000', '.99', '1714286'],
    ['1050000', '1200000', '9', '1714289'],
    ['1050000', '1200000', '00', '1714300'],
    ['1050000', '1200000', 'none', '1714286'],
    ['10.500', '12.000', '.99', '17.990'],
    ['10.500', '12.000', 'none', '17.143'],
    ['10.50', '12.00', 'none', '17.15'],
  ])('%s at a cost of %s, with the ending %s', (price, cost, ending, after) => {
    const { plan } = planned(slug, rows(price, cost), { ...prices, ending })
    expect(plan.patches.map(([, , , written]) => written)).toEqual([after])
  })

  test('and that is said once where they have none', () => {
    const whole = `${rows('1050000', '1200000')}b,B,500,,600\n`
    expect(planned(slug, whole, prices).remarks).toEqual(['[review: whole Variant Price]'])
    expect(planned(slug, whole, { ...prices, digits: '2' }).remarks).toEqual([])
    expect(planned(slug, rows('10.00', '12.00'), prices).remarks).toEqual([])
  })

  test('for costs that are computed from them', () => {
    const half = { costs: 'divide', by: 2.4 }
    expect(planned(slug, rows('1050001', ''), half)).toMatchObject({
      changes: ['1 Cost per item:  → 437500 [review: estimate]'],
      remarks: ['[review: whole Variant Price]'],
    })
    expect(planned(slug, `${rows('25', '')}b,B,30,,12.50\n`, half)).toMatchObject({
      changes: ['1 Cost per item:  → 10.42 [review: estimate]'],
      remarks: [],
    })
  })

  test('for costs of a list, which keep their decimals', () => {
    const whole = `${rows('1050000', '')}b,B,650000,,\n`
    const { plan } = planned(slug, whole, list('SKU,Cost\nA,3.5\nB,400000\n'))
    expect(plan.patches.map(([, , , cost]) => cost)).toEqual(['3.50', '400000'])
  })
})

const textAfter = (column: number) => ({ 4: '20.00', 6: '8.00' })[column] ?? ''

test('the preview shows the margin of what will be', () => {
  const { plan } = planned(slug, text, { costs: 'divide' })
  const margin = plan.columns.at(-1)
  expect(margin?.kind === 'computed' ? margin.valueOf(2, textAfter) : margin).toEqual({
    percent: 55.6,
  })
})

test('files without the columns say so', () => {
  expect(planned(slug, 'Handle\na\n').plan.nothing).toBe('no-cost-column')
  expect(planned(slug, 'Handle,Cost per item\na,1\n', { work: 'prices' }).plan.nothing).toBe(
    'no-price-column',
  )
})
