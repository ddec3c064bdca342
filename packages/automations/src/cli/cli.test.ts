import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { generateExport, OpenFile, Table } from '../index.ts'
import { bundledRates } from '../rates.ts'
import { runIn } from './test/runIn.ts'

let folder = ''
const source = generateExport({ products: 40 })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'automate-'))
  writeFileSync(join(folder, 'products.csv'), source)
})

afterEach(() => rmSync(folder, { recursive: true }))

const command = (...args: readonly string[]) => runIn(folder, args)

async function json(...args: readonly string[]) {
  const { code, printed } = await command(...args, '--json')
  expect(printed).toHaveLength(1)
  return { code, outcome: JSON.parse(printed[0] ?? '') as Record<string, unknown> }
}

const set = (...settings: string[]) => settings.flatMap((setting) => ['--set', setting])
const read = (name: string) => new Uint8Array(readFileSync(join(folder, name)))
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const files = () => readdirSync(folder).toSorted()

function vendors(table: Table): Set<string> {
  return new Set(Array.from({ length: table.rowCount - 1 }, (_, row) => table.text(row + 1, 3)))
}

/** Lists the rows of a file as they are written. */
function rowsOf(bytes: Uint8Array): string[] {
  const table = new Table(bytes)
  return Array.from({ length: table.rowCount }, (_, row) => {
    const { start, end } = table.rowSpan(row)
    return new TextDecoder().decode(table.content.subarray(start, end))
  })
}

describe('automate', () => {
  test('writes the changed file beside the source without overwriting', async () => {
    const first = await json('mass-compare-price', 'products.csv', '--set', 'by=40')
    expect(first.code).toBe(0)
    expect(first.outcome).toMatchObject({
      products: 40,
      blocked: false,
      out: join(folder, 'products-dropwatt.csv'),
    })
    const again = await json('mass-compare-price', 'products.csv')
    expect(again.outcome).toMatchObject({ out: join(folder, 'products-dropwatt-2.csv') })
    expect(files()).toEqual(['products-dropwatt-2.csv', 'products-dropwatt.csv', 'products.csv'])
    expect(read('products.csv')).toEqual(source)
    const table = new Table(read('products-dropwatt.csv'))
    expect(table.rowCount).toBe(new Table(source).rowCount)
  })

  test('includes what meets conditions in words, and says how much', async () => {
    const where = ['--where', 'price between 20 and 50', '--where', 'title contains e']
    const all = await json('mass-compare-price', 'products.csv', ...where)
    const { count, of } = (all.outcome.matches as { count: number; of: number }[])[0]!
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(of)
    const any = await command('mass-compare-price', 'products.csv', ...where, '--match', 'any')
    expect(any.printed.join('\n')).toMatch(/^\d+ of \d+ variants met the conditions\.$/mu)
  })

  test('converts prices, with choices by the first word of their labels', async () => {
    const header = 'Handle,Title,Option1 Name,Option1 Value,Price,Price / Japan'
    write('one.csv', `${header}\ntee,Tee,Size,S,20.00,\n`)
    const own = set('from=eur', 'to=GBP', 'rate=own', 'own=1.15', 'into=base', 'ending=.99')
    expect((await command('currency-converter', 'one.csv', ...own, '--out', 'a.csv')).code).toBe(0)
    expect(rowsOf(read('a.csv'))[1]).toBe('tee,Tee,Size,S,22.99,\n')
    const yen = set('from=EUR', 'to=JPY', 'rate=my', 'own=160', 'ending=whole', 'round=up')
    expect((await command('currency-converter', 'one.csv', ...yen, '--out', 'b.csv')).code).toBe(0)
    expect(rowsOf(read('b.csv'))[1]).toBe('tee,Tee,Size,S,20.00,3209\n')
  })

  test('changes prices, with a choice without a word by its value', async () => {
    const header = 'Handle,Title,Option1 Name,Option1 Value,Price,Cost per item'
    write('one.csv', `${header}\ntee,Tee,Size,S,13.90,13.20\nmug,Mug,Size,M,64.90,\n`)
    const raised = set('how=percent', 'by=5', 'ending=.95', 'floor=15')
    const { printed } = await command('price-editor', 'one.csv', ...raised, '--out', 'a.csv')
    expect(rowsOf(read('a.csv')).slice(1)).toEqual([
      'tee,Tee,Size,S,15.95,13.20\n',
      'mug,Mug,Size,M,67.95,\n',
    ])
    expect(printed.join('\n')).toContain(
      'Average margin 5% now, 17.2% after all changes, before VAT and fees.',
    )
    const priced = set('how=from-cost', 'margin=40')
    expect((await command('price-editor', 'one.csv', ...priced, '--out', 'b.csv')).code).toBe(0)
    expect(rowsOf(read('b.csv'))[1]).toBe('tee,Tee,Size,S,22.00,13.20\n')
  })

  test('refuses a condition on an option that no product has', async () => {
    const { code, errors } = await command(
      'auto-tag',
      'products.csv',
      '--where',
      'option "Fabric" is Linen',
    )
    expect(code).toBe(1)
    expect(errors.join('\n')).toContain('No product of this file has the option “Fabric”.')
  })

  test('refuses a lowest price where the file has no costs', async () => {
    write('one.csv', 'Handle,Title,Price\ntee,Tee,13.90\n')
    const { code, errors } = await command('price-editor', 'one.csv', ...set('floor=15'))
    expect(code).toBe(2)
    expect(errors.join('\n')).toContain('This file has no column “Cost per item”.')
  })

  test('reports the rate with its source and day', async () => {
    write('one.csv', 'Handle,Title,Option1 Name,Option1 Value,Price\ntee,Tee,Size,S,20.00\n')
    const automate = ['currency-converter', 'one.csv', '--dry-run']
    const dollars = set('from=EUR', 'to=USD')
    const { printed } = await command(...automate, ...dollars)
    const [rate, day] = [bundledRates.perEuro['USD'], bundledRates.date]
    expect(printed).toContain(
      `Converted at 1 EUR = ${rate} USD, the reference rate of the European Central Bank of ${day}.`,
    )
    const { outcome } = await json(...automate, ...dollars)
    const used = { from: 'EUR', to: 'USD', rate: Number(rate), source: 'ecb', date: day }
    expect(outcome['rates']).toEqual([used])
    const own = await json(...automate, ...set('from=EUR', 'to=USD', 'rate=own', 'own=1.5'))
    expect(own.outcome['rates']).toEqual([{ from: 'EUR', to: 'USD', rate: 1.5, source: 'own' }])
  })

  test.each([
    [['from=EUR'], 'to: Enter or choose a value.'],
    [['from=EUR', 'to=EUR'], 'to: These two values must be different.'],
    [
      ['from=EUR', 'to=EURO'],
      '“to=EURO”: Enter or choose a value. It takes the code of a currency',
    ],
    [['from=EUR', 'to=JPY', 'ending=.99'], 'ending: Prices in JPY do not end like this.'],
    [['from=EUR', 'to=USD', 'rate=own'], 'own: Enter or choose a value.'],
    [['from=EUR', 'to=USD', 'own=0'], 'Enter a number from 0.000000001 to 1,000,000,000.'],
    [['from=EUR', 'to=USD', 'own=1,150'], 'Enter a number, such as 1.15.'],
    [['from=EUR', 'to=USD', 'into=Price / Peru'], 'into: This file has no column “Price / Peru”.'],
    [['from=EUR', 'to=USD', 'floor=5'], 'floor: This file has no column “Cost per item”.'],
  ])('refuses to convert prices with %j', async (settings, message) => {
    write('one.csv', 'Handle,Title,Price\ntee,Tee,20.00\n')
    const { code, errors } = await command('currency-converter', 'one.csv', ...set(...settings))
    expect(code).toBe(2)
    expect(errors.join('\n')).toContain(message)
  })

  test.each(['0.0000345', '0,0000345', '3.45e-5'])('converts by a rate of %s', async (rate) => {
    write(
      'one.csv',
      'Handle,Title,Option1 Name,Option1 Value,Price\nring,Ring,Title,Default Title,1050000\n',
    )
    const settings = set('from=VND', 'to=EUR', 'rate=own', `own=${rate}`)
    const { printed } = await command('currency-converter', 'one.csv', ...settings)
    expect(printed).toContain('Converted at 1 VND = 0.0000345 EUR, your own rate.')
    expect(printed.join('\n')).toContain('To review: Base prices change,')
    const [, after = ''] = rowsOf(read('one-dropwatt.csv'))
    expect(after).toContain('36.23')
  })

  test('says once that prices without decimals get none', async () => {
    write(
      'one.csv',
      'Handle,Title,Option1 Name,Option1 Value,Price,Compare-at price\nring,Ring,Title,Default Title,1050000,\nstud,Stud,Title,Default Title,650000,\n',
    )
    const args = ['mass-compare-price', 'one.csv', ...set('by=25')]
    const { printed } = await command(...args)
    const message =
      'No price in “Price” has decimals, so new prices have none either. If your currency has some, choose how many under “Decimals of your currency”.'
    expect(printed).toContain(`To review: ${message}`)
    const { outcome } = await json(...args)
    expect(outcome).toMatchObject({ changedCells: 2, needReview: 0 })
    expect(outcome['problems']).toEqual([
      { severity: 'warning', code: 'whole', row: null, column: 'Price', message },
    ])
    const cents = await command(...args, ...set('digits=two'))
    expect(cents.printed.join('\n')).not.toContain('To review')
  })

  test('converts sizes by an own chart and reports missing answers', async () => {
    const header = 'Handle,Title,Type,Option1 Name,Option1 Value'
    write(
      'one.csv',
      `${header}\namalfi,Amalfi,Summer,Size,UK 4\ndeck,Deck,Men shoes,Size,Asian L\n`,
    )
    write('chart.csv', 'Label;EU\nAsian L;43\n')
    const settings = set('write=replace', 'chart=chart.csv', 'kind.summer=shoes')
    const first = await command('size-exchanger', 'one.csv', ...settings, '--out', 'a.csv')
    expect(first.code).toBe(0)
    expect(first.printed).toContain('An answer is missing for 1 product: --set "who.Summer=…".')
    expect(rowsOf(read('a.csv')).slice(1)).toEqual([
      'amalfi,Amalfi,Summer,Size,UK 4\n',
      'deck,Deck,Men shoes,Size,EU 43\n',
    ])
    const answered = [...settings, ...set('who.Summer=men')]
    const second = await command('size-exchanger', 'one.csv', ...answered, '--out', 'b.csv')
    expect(second.printed.join(' ')).not.toContain('An answer is missing')
    expect(rowsOf(read('b.csv'))[1]).toBe('amalfi,Amalfi,Summer,Size,EU 37\n')
    const missing = await command('size-exchanger', 'one.csv', '--set', 'chart=gone.csv')
    expect(missing.code).toBe(1)
    expect(missing.errors.join(' ')).toContain('gone.csv: There is no such file.')
  })

  test('lists its changes as CSV in a dry run', async () => {
    const { code, outcome } = await json(
      'bulk-vendor-change',
      'products.csv',
      '--set',
      'suggest=false',
      '--set',
      'map.Nordwind=Nord & Süd, Ltd',
      '--dry-run',
      '--diff',
      'changes.csv',
    )
    expect(code).toBe(0)
    expect(files()).toEqual(['changes.csv', 'products.csv'])
    const changes = new Table(read('changes.csv'))
    expect(outcome).toMatchObject({ changedCells: changes.rowCount - 1, out: null })
    expect(changes.header.slice(0, 6)).toEqual([
      'Automation',
      'Row',
      'Handle',
      'Column',
      'Before',
      'After',
    ])
    expect(changes.text(1, 4)).toBe('Nordwind')
    expect(changes.text(1, 5)).toBe('Nord & Süd, Ltd')
    const row = Number(changes.text(1, 1)) - 1
    expect(new Table(source).text(row, 0)).toBe(changes.text(1, 2))
  })

  test('is undone byte for byte, with a column that was left out', async () => {
    const written = ['--out', 'out.csv', '--job', 'job.json']
    expect((await command('remove-track-quantity', 'products.csv', ...written)).code).toBe(0)
    expect(new Table(read('out.csv')).header).not.toContain('Variant Inventory Qty')
    const undone = await command('undo', 'out.csv', '--job', 'job.json', '--out', 'back.csv')
    expect(undone).toMatchObject({ code: 0, errors: [] })
    expect(read('back.csv')).toEqual(source)
  })

  test('is undone to the rows of the source, with changed products only', async () => {
    const written = ['--out', 'out.csv', '--job', 'job.json', '--changed-only']
    const map = ['--set', 'suggest=false', '--set', 'map.Nordwind=Nord']
    expect((await command('bulk-vendor-change', 'products.csv', ...map, ...written)).code).toBe(0)
    await command('undo', 'out.csv', '--job', 'job.json', '--out', 'back.csv')
    const back = rowsOf(read('back.csv'))
    const all = rowsOf(source)
    expect(back.length).toBeGreaterThan(1)
    expect(back.length).toBeLessThan(all.length)
    expect(all.filter((row) => back.includes(row))).toEqual(back)
  })

  test('can hold only changed columns, and is undone', async () => {
    const written = ['--out', 'out.csv', '--job', 'job.json', '--changed-columns']
    const { outcome } = await json('mass-compare-price', 'products.csv', ...written)
    const { header } = new Table(read('out.csv'))
    expect(outcome.columns).toEqual(header)
    expect(header).toContain('Variant Compare At Price')
    expect(header).not.toContain('Variant Inventory Qty')
    await command('undo', 'out.csv', '--job', 'job.json', '--out', 'back.csv')
    const back = rowsOf(read('back.csv'))
    expect(back.length).toBeGreaterThan(1)
    expect(rowsOf(source).filter((row) => back.includes(row))).toEqual(back)
  })

  test('is refused with the columns that changed alone where all are needed', async () => {
    write('few.csv', 'Handle,Title,Vendor\na,A,Nordwind')
    const args = [
      'bulk-vendor-change',
      'few.csv',
      '--set',
      'map.Nordwind=Nord',
      '--changed-columns',
    ]
    const { code, errors } = await command(...args, '--out', 'out.csv')
    expect({ code, errors }).toEqual({
      code: 1,
      errors: [
        'The file lacks columns that tell products and variants apart, so all columns are needed. Use --changed-only.',
      ],
    })
    expect((await command(...args, '--changed-only')).code).toBe(2)
    expect(files()).toEqual(['few.csv', 'products.csv'])
  })

  test('writes a copy where nothing changes', async () => {
    const args = [
      'bulk-vendor-change',
      'products.csv',
      '--set',
      'suggest=false',
      '--out',
      'out.csv',
    ]
    const changed = await json(...args, '--changed-only')
    expect(changed).toMatchObject({ code: 0, outcome: { changedCells: 0, out: null } })
    expect(files()).toEqual(['products.csv'])
    expect((await json(...args)).code).toBe(0)
    expect(read('out.csv')).toEqual(source)
  })

  test('splits the result into parts with a number each', async () => {
    const { outcome } = await json(
      'mass-compare-price',
      'products.csv',
      '--split',
      '--out',
      'a.csv',
    )
    expect(outcome.out).toEqual([join(folder, 'a-1.csv')])
    expect(files()).toEqual(['a-1.csv', 'products.csv'])
  })

  test('applies all steps of a recipe, or takes the options of one', async () => {
    const steps = [
      { slug: 'mass-compare-price', options: { by: 50 } },
      { slug: 'bulk-vendor-change', options: { map: { Nordwind: 'Nord' }, suggest: false } },
    ]
    write('recipe.json', JSON.stringify({ version: 1, name: 'Weekly', steps }))
    const whole = await json('products.csv', '--recipe', 'recipe.json', '--out', 'whole.csv')
    expect(whole.code).toBe(0)
    const one = [
      'bulk-vendor-change',
      'products.csv',
      '--recipe',
      'recipe.json',
      '--out',
      'one.csv',
    ]
    expect((await json(...one)).code).toBe(0)
    const other = new Table(read('whole.csv'))
    expect(vendors(new Table(read('one.csv')))).toEqual(vendors(other))
    expect(vendors(other)).toContain('Nord')
    expect(vendors(other)).not.toContain('Nordwind')
  })
})

describe('a file with a problem ends with 1', () => {
  test.each<[string, string]>([
    ['handle-missing', 'Handle,Title,Variant Price\ntee,Tee,1\n,Lost,2\n'],
    ['ragged-rows', 'Handle,Title,Variant Price\ntee,Tee\n'],
    ['no-handle', 'Title,Variant Price\nTee,1\n'],
    ['web-page', '<!doctype html><title>Log in</title>'],
    ['incomplete', 'Handle,Title\ntee,"Tee\n'],
  ])('%s', async (code, text) => {
    write('bad.csv', text)
    const { code: exit, outcome } = await json('bulk-vendor-change', 'bad.csv', '--out', 'out.csv')
    expect(exit).toBe(1)
    expect(outcome).toMatchObject({ blocked: true, out: null })
    expect(outcome.problems).toContainEqual(expect.objectContaining({ code, severity: 'problem' }))
    expect((await command('bulk-vendor-change', 'bad.csv')).errors).not.toEqual([])
    expect((await command('check', 'bad.csv')).code).toBe(1)
    expect(files()).toEqual(['bad.csv', 'products.csv'])
  })

  test('a missing folder, a wrong file and a wrong recipe', async () => {
    mkdirSync(join(folder, 'taken.csv'))
    write('recipe.json', '{"version":1}')
    await command('mass-compare-price', 'products.csv', '--out', 'out.csv', '--job', 'job.json')
    const before = files()
    for (const args of [
      ['auto-tag', 'products.csv', '--out', 'nowhere/out.csv'],
      ['auto-tag', 'products.csv', '--out', 'taken.csv', '--diff', 'diff.csv'],
      ['auto-tag', 'none.csv'],
      ['products.csv', '--recipe', 'recipe.json'],
      ['undo', 'products.csv', '--job', 'job.json', '--out', 'back.csv'],
    ]) {
      expect([args, (await command(...args)).code]).toEqual([args, 1])
    }
    expect(files()).toEqual(before)
  })
})

describe('wrong use ends with 2 and says what is taken', () => {
  test.each<[says: RegExp, args: readonly string[]]>([
    [/no automation “tag”. There are mass-compare-price/, ['tag', 'products.csv']],
    [/takes an automation and a file/, ['auto-tag']],
    [/one of .99, .95/, ['mass-compare-price', 'products.csv', '--set', 'ending=.42']],
    [/no option “raise”/, ['mass-compare-price', 'products.csv', '--set', 'raise=3']],
    [
      /by: Enter a number from 1 to 500|from 1 to 500/,
      ['mass-compare-price', 'products.csv', '--set', 'by=0'],
    ],
    [
      /no column “Price \/ Mars”/,
      ['mass-compare-price', 'products.csv', '--set', 'columns=Price / Mars'],
    ],
    [/Fabric”/, ['auto-tag', 'products.csv', '--where', '"Fabric" is empty']],
    [/“colour” cannot be compared/, ['auto-tag', 'products.csv', '--where', 'colour is red']],
    [/--set takes a setting/, ['auto-tag', 'products.csv', '--set', '--json']],
    [/--force is no option of automate. It has --set/, ['auto-tag', 'products.csv', '--force']],
    [/--out is no option of check/, ['check', 'products.csv', '--out', 'a.csv']],
    [/--json takes no value/, ['list', '--json=yes']],
    [/--out is given twice/, ['auto-tag', 'products.csv', '--out', 'a', '--out', 'b']],
    [/never overwritten/, ['auto-tag', 'products.csv', '--out', './products.csv']],
    [/must be different files/, ['auto-tag', 'products.csv', '--out', 'a', '--diff', 'a']],
    [/--job records one file/, ['auto-tag', 'products.csv', '--split', '--job', 'j']],
    [/undo needs --job/, ['undo', 'products.csv', '--out', 'a.csv']],
    [/undo needs --out/, ['undo', 'products.csv', '--job', 'j.json']],
    [/check takes one file/, ['check']],
  ])('%s', async (says, args) => {
    const { code, printed, errors } = await command(...args)
    expect({ code, printed }).toEqual({ code: 2, printed: [] })
    expect(errors.join('\n')).toMatch(says)
    expect(files()).toEqual(['products.csv'])
  })
})

describe('check', () => {
  test('lists each problem with its row and column', async () => {
    const { code, outcome } = await json('check', 'products.csv')
    expect(code).toBe(0)
    const { findings } = OpenFile.open(source, { name: 'products.csv' }).report()
    const places = findings.reduce((sum, finding) => sum + Math.max(1, finding.places.length), 0)
    expect(outcome.problems).toHaveLength(places)
    expect(outcome.problems).toContainEqual(
      expect.objectContaining({ code: 'fake-discounts', column: 'Variant Compare At Price' }),
    )
  })
})

describe('help', () => {
  test('lists every option of every automation', async () => {
    const { outcome } = await json('list')
    const { automations } = outcome as {
      automations: { slug: string; options: { key: string }[] }[]
    }
    expect(automations.length).toBeGreaterThanOrEqual(4)
    for (const { slug, options } of automations) {
      const { code, printed } = await command('help', slug)
      expect(code).toBe(0)
      for (const { key } of options) expect(printed.join('\n')).toContain(`  ${key}: `)
    }
    expect((await command()).printed.join('\n')).toContain('automate <automation> <file>')
  })
})

describe('translations', () => {
  const header = 'Type,Identification,Field,Locale,Market,Status,Default content,Translated content'

  test('fills texts from files and undoes it byte for byte', async () => {
    write(
      'texts.csv',
      `${header}\nPRODUCT,'1,title,de,,,Cotton tee,\nPRODUCT,'1,alt,de,,,Sand,\nPRODUCT,'2,title,fr,,,Sand,\n`,
    )
    const before = read('texts.csv')
    write('glossary.csv', 'Term,de\nsand,Sand\n')
    write('saved.csv', 'Source,de\nCotton tee,Baumwoll-T-Shirt\n')
    const settings = set('to=de', 'glossary=glossary.csv', 'saved=saved.csv')
    const filled = ['product-translation', 'texts.csv', '--out', 'out.csv', '--job', 'job.json']
    expect(await command(...filled, ...settings)).toEqual({
      code: 0,
      printed: [
        '3 texts of 2 resources.',
        '2 cells in 1 resource changed.',
        `Written: ${join(folder, 'out.csv')}`,
      ],
      errors: [],
    })
    expect(rowsOf(read('out.csv')).slice(1, 3)).toEqual([
      "PRODUCT,'1,title,de,,,Cotton tee,Baumwoll-T-Shirt\n",
      "PRODUCT,'1,alt,de,,,Sand,Sand\n",
    ])
    await command('undo', 'out.csv', '--job', 'job.json', '--out', 'back.csv')
    expect(read('back.csv')).toEqual(before)
  })

  test('an automation for another kind of file is refused in words', async () => {
    write('texts.csv', `${header}\nPRODUCT,'1,title,de,,,Sand,\n`)
    expect(await command('auto-tag', 'texts.csv')).toEqual({
      code: 1,
      printed: [],
      errors: ['The file is a translation export. auto-tag needs a product export.'],
    })
    expect(await command('product-translation', 'products.csv')).toMatchObject({
      code: 1,
      errors: ['The file is a product export. product-translation needs a translation export.'],
    })
    const steps = [{ slug: 'auto-tag', options: { words: ['colour'] } }]
    write('recipe.json', JSON.stringify({ version: 1, name: 'Tags', steps }))
    expect(await command('texts.csv', '--recipe', 'recipe.json')).toMatchObject({
      code: 1,
      errors: ['Step 1, auto-tag, cannot use this file. It needs a product export.'],
    })
  })
})

describe('products with problems', () => {
  const rows = [
    'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price',
    'two,First tee,Other,Size,S,S4,5',
    'two,Second tee,,Size,M,S5,5',
    'hat,Hat,Other,Title,Default Title,H,5',
  ]
  const own = ['bulk-vendor-change', 'blocked.csv', ...set('map.Other=Own', 'suggest=false')]

  test('are named with their rows, and block the file', async () => {
    write('blocked.csv', rows.join('\n'))
    const checked = await command('check', 'blocked.csv')
    expect(checked.code).toBe(1)
    expect(checked.printed[1]).toBe(
      'Problem: Different titles under one handle. An import would make one product of them. 1 found. Row 3 (two).',
    )
    const { outcome } = await json('check', 'blocked.csv')
    expect(outcome.problems).toMatchObject([{ code: 'titles-differ', row: 3, product: 'two' }])
    const refused = await command(...own)
    expect(refused.code).toBe(1)
    expect(refused.errors.at(-1)).toContain('--exclude-blocked')
  })

  test('can be left out, which is said', async () => {
    write('blocked.csv', rows.join('\n'))
    const { code, printed } = await command(...own, '--exclude-blocked', '--out', 'done.csv')
    expect(code).toBe(0)
    expect(printed).toContain('Left out, as an import would lose data: 1 product: two.')
    expect(new TextDecoder().decode(read('done.csv'))).toBe(
      [rows[0], rows[3]?.replace(',Other,', ',Own,')].join('\n'),
    )
    const { outcome } = await json(...own, '--exclude-blocked', '--dry-run')
    expect(outcome).toMatchObject({ blocked: false, excludedProducts: ['two'], changedCells: 1 })
  })

  test('that are none of a product still block', async () => {
    write('blocked.csv', [rows[0], ',Cap,,,,C,5', ...rows.slice(3)].join('\n'))
    const { code } = await command(...own, '--exclude-blocked')
    expect(code).toBe(1)
  })
})

describe('importing', () => {
  const list = `Artikel-Nr.;Bezeichnung;EK netto;Farbe;Gruppe
BTL-05;Steel bottle 0.5 l;7,20;Teal;BTL
BTL-06;Steel bottle 0.75 l;8,90;Teal;BTL
MUG-RED;Enamel mug;abc;Red;MUG
`
  const page = `<!doctype html><title>Tee</title><script type="application/ld+json">
{"@type": "Product", "name": "Linen tee", "offers": {"price": "20.00", "priceCurrency": "EUR"}}</script>`

  test('makes a product export of a list with its issues', async () => {
    write('supplier.csv', list)
    const { code, printed } = await command(
      'bulk-products-importer',
      'supplier.csv',
      ...set('ending=.99', 'vendor=Acme'),
    )
    expect(code).toBe(0)
    expect(printed).toEqual(
      expect.arrayContaining([
        '2 products with 3 variants.',
        '  EK netto: cost (confirm)',
        'Confirm these columns, or name another target: --set "map.EK netto=cost" --set "map.Gruppe=group"',
        'To review: Rows grouped automatically.',
        'To review: Not a number in EK netto: abc. Row 4.',
        `Written: 2 products in ${join(folder, 'supplier-products.csv')}`,
      ]),
    )
    expect(rowsOf(read('supplier-products.csv'))[1]).toBe(
      'Steel bottle,steel-bottle,Acme,TRUE,Draft,BTL-05,Color,Teal,Size,0.5 l,17.99,7.20\n',
    )
    expect((await json('check', 'supplier-products.csv')).outcome).toMatchObject({ blocked: false })
  })

  test('names options in the language of the store', async () => {
    write('supplier.csv', list)
    await command('bulk-products-importer', 'supplier.csv', '--lang', 'it', '--out', 'a.csv')
    expect(rowsOf(read('a.csv'))[1]).toContain(',Colore,Teal,Taglia,0.5 l,')
  })

  test('compares a list with an export', async () => {
    write('supplier.csv', list)
    const own = [...set('map.Gruppe=group', 'map.Bezeichnung=title'), '--out', 'a.csv']
    await command('bulk-products-importer', 'supplier.csv', ...own)
    write('supplier.csv', list.replace('7,20', '8,00').replace('MUG-RED', 'CUP-RED'))
    const { outcome } = await json(
      'bulk-products-importer',
      'supplier.csv',
      ...set('work=add', 'map.Gruppe=group', 'include=changed-and-new-products'),
      '--against',
      'a.csv',
      '--dry-run',
    )
    expect(outcome).toMatchObject({ new: 1, changed: 1, same: 0, written: 2, out: null })
  })

  test('makes a product export of a page after confirmation', async () => {
    write('page.html', page)
    const refused = await command('product-importer', 'page.html')
    expect(refused).toMatchObject({ code: 2 })
    expect(refused.errors[0]).toContain('rights: Turn this on to continue.')
    const own = set('rights=true', 'price=multiply', 'factor=1.5')
    expect((await command('product-importer', 'page.html', ...own, '--out', 'a.csv')).code).toBe(0)
    expect(rowsOf(read('a.csv'))[1]).toBe(
      'Linen tee,linen-tee,TRUE,Draft,Title,Default Title,30.00\n',
    )
  })

  test('reports its guesses about a page as text and JSON', async () => {
    const offers = '{"@type":"AggregateOffer","lowPrice":"19,90","highPrice":"49,90"},'
    const data = `{"@type":"Product","name":"Oak stool","sku":"OS","offers":${offers}}`
    write('page.html', `<script type="application/ld+json">${data}</script><p>`)
    const { printed } = await command('product-importer', 'page.html', ...set('rights=true'))
    expect(printed).toContain('To review: The page names prices from 19.90 to 49.90.')
    expect(printed).toContain(
      'Note: Not on the page: Description, Vendor, Type, Tags, Currency, Barcode.',
    )
    const { outcome } = await json('product-importer', 'page.html', ...set('rights=true'))
    expect(outcome.problems).toContainEqual({
      severity: 'warning',
      code: 'price-range',
      row: null,
      column: null,
      message: 'The page names prices from 19.90 to 49.90',
    })
  })

  test('reads the prices of a page in the currency that is chosen', async () => {
    const offers = '[{"price":"10","priceCurrency":"EUR"},{"price":"11","priceCurrency":"USD"}]'
    const data = `{"@type":"Product","name":"Oak stool","offers":${offers}}`
    write('page.html', `<script type="application/ld+json">${data}</script>`)
    await command(
      'product-importer',
      'page.html',
      ...set('rights=true', 'currency=usd'),
      '--out',
      'a.csv',
    )
    expect(rowsOf(read('a.csv'))[1]).toContain(',11.00')
  })

  test.each([
    [1, 'The list has no products, only a header.', ['bulk-products-importer', 'empty.csv']],
    [1, 'Choose a column for Title or SKU.', ['bulk-products-importer', 'two.csv']],
    [
      1,
      'page.txt: The file is neither a web page nor JSON.',
      ['product-importer', 'page.txt', '--set', 'rights=true'],
    ],
    [
      2,
      '--job cannot be used with bulk-products-importer.',
      ['bulk-products-importer', 'two.csv', '--job', 'a.json'],
    ],
    [
      2,
      'The list has no column “x”. It has a, b.',
      ['bulk-products-importer', 'two.csv', '--set', 'map.x=sku'],
    ],
    [
      2,
      '--against needs bulk-products-importer.',
      ['auto-tag', 'products.csv', '--against', 'two.csv'],
    ],
    [2, '--lang needs an importer.', ['auto-tag', 'products.csv', '--lang', 'it']],
    [2, '--lang is en or it, not xx.', ['bulk-products-importer', 'two.csv', '--lang', 'xx']],
    [
      2,
      '--out is the file itself, which is never overwritten. Name another.',
      ['bulk-products-importer', 'two.csv', '--out', 'two.csv'],
    ],
  ] as const)('ends with %i and %j', async (code, message, args) => {
    write('empty.csv', 'sku,name\n')
    write('two.csv', 'a,b\n1,2\n')
    write('page.txt', 'Just words.')
    const before = files()
    expect(await command(...args)).toMatchObject({ code, errors: [message] })
    expect(files()).toEqual(before)
  })
})

describe('what a plan has to say', () => {
  const listed =
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Cost per item\n' +
    'mug,Mug,Title,Default Title,AB-1,9.90,\n'

  test('is why nothing changes', async () => {
    write('one.csv', listed)
    const options = set('from=VND', 'to=EUR')
    const { printed } = await command('currency-converter', 'one.csv', ...options)
    expect(printed).toContain(
      'No cell changes. There is no reference rate between these currencies. Enter your own rate.',
    )
    const { outcome } = await json('currency-converter', 'one.csv', ...options)
    expect(outcome['problems']).toContainEqual(
      expect.objectContaining({ severity: 'warning', code: 'no-rate' }),
    )
  })

  test('is which rows need review, and why', async () => {
    write('one.csv', listed)
    const { printed } = await command('cogs-monitor', 'one.csv', ...set('costs=divide', 'by=2'))
    expect(printed.join('\n')).toMatch(/^To review: .+ Row 2\.$/mu)
  })
})
