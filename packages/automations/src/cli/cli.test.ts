import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { generateExport, OpenFile, Table } from '../index.ts'
import { run } from './run.ts'

let folder = ''
const source = generateExport({ products: 40 })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'automate-'))
  writeFileSync(join(folder, 'products.csv'), source)
})

afterEach(() => rmSync(folder, { recursive: true }))

async function command(...args: readonly string[]) {
  const printed: string[] = []
  const errors: string[] = []
  const code = await run(args, {
    folder,
    isInteractive: false,
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
  })
  return { code, printed, errors }
}

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
  test('writes the changed file beside the source, under a name that no file has', async () => {
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

  test.each([
    [['from=EUR'], 'to: Enter or choose a value.'],
    [['from=EUR', 'to=EUR'], 'to: These two values must be different.'],
    [
      ['from=EUR', 'to=EURO'],
      '“to=EURO”: Enter or choose a value. It takes the code of a currency',
    ],
    [['from=EUR', 'to=JPY', 'ending=.99'], 'ending: Enter or choose a value.'],
    [['from=EUR', 'to=USD', 'rate=own'], 'own: Enter or choose a value.'],
    [['from=EUR', 'to=USD', 'own=0'], 'Enter a number from 0.000001 to 1,000,000.'],
    [['from=EUR', 'to=USD', 'into=Price / Peru'], 'into: This file has no column “Price / Peru”.'],
    [['from=EUR', 'to=USD', 'floor=5'], 'floor: This file has no column “Cost per item”.'],
  ])('refuses to convert prices with %j', async (settings, message) => {
    write('one.csv', 'Handle,Title,Price\ntee,Tee,20.00\n')
    const { code, errors } = await command('currency-converter', 'one.csv', ...set(...settings))
    expect(code).toBe(2)
    expect(errors.join('\n')).toContain(message)
  })

  test('converts sizes by a chart of the owner, and says which answers are missing', async () => {
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

  test('counts what it changes, and lists it as CSV in a dry run that writes no result', async () => {
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

  test('writes nothing but a copy where nothing changes, and no changed products', async () => {
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

describe('a file with a problem ends with 1, and nothing is written', () => {
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

  test('a folder that is not there, a file of another job, a recipe that is none', async () => {
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
