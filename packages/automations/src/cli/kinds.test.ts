import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runIn } from './test/runIn.ts'

const folder = mkdtempSync(join(tmpdir(), 'kinds-'))

async function command(...args: readonly string[]) {
  const ended = await runIn(folder, args)
  return { ...ended, said: [...ended.printed, ...ended.errors].join('\n') }
}

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

afterAll(() => rmSync(folder, { recursive: true }))

const inventory =
  'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Available (not editable),On hand (new)\nmug,Mug,Color,Blue,M-B,,IT,Milan,4,\nmug,Mug,Color,Blue,M-B,,IT,Rome,2,\n'

test.each([
  ['check'],
  ['mass-compare-price'],
  ['remove-metadata'],
  ['auto-tag'],
  ['bulk-products-importer'],
  ['product-importer', '--set', 'rights=true'],
])('an inventory export is named by %s', async (word, ...options) => {
  write('stock.csv', inventory)
  const message = expect.stringMatching(/^The file is an inventory export: .+ Export the products/u)
  const { code, errors } = await command(word, 'stock.csv', ...options)
  expect({ code, errors }).toEqual({ code: 1, errors: [message] })
  const { printed } = await command(word, 'stock.csv', ...options, '--json')
  expect(JSON.parse(printed[0] ?? '')).toMatchObject({
    blocked: true,
    problems: [{ code: 'inventory', severity: 'problem', message }],
  })
})

test('a product export that is given as a page is named', async () => {
  write('shop.csv', 'Handle,Title\nmug,Mug\n')
  expect(await command('product-importer', 'shop.csv', '--set', 'rights=true')).toMatchObject({
    errors: ['shop.csv: The file is a product export, which is changed by the other automations.'],
  })
})

test('a line that names the delimiter stays in what is written', async () => {
  const text =
    'sep=;\r\nHandle;Title;Option1 Name;Option1 Value;Variant Price;Variant Compare At Price\r\nmug;Mug;Title;Default Title;10.00;\r\n'
  write('sep.csv', text)
  expect(await command('mass-compare-price', 'sep.csv', '--out', 'made.csv')).toMatchObject({
    code: 0,
  })
  expect(readFileSync(join(folder, 'made.csv'), 'utf8')).toBe(text.replace('10.00;', '10.00;13.99'))
})

test('rows without a handle are counted where no row has one', async () => {
  write('new.csv', 'Handle,Title\n,Summer tee\n,Winter tee\n')
  expect(await command('check', 'new.csv')).toMatchObject({
    code: 1,
    printed: ['0 products in 2 rows.', 'Problem: Handle is missing. 2 found. Row 2, 3.'],
  })
})

describe('a file that lacks what an automation needs', () => {
  const bare = 'Handle,Title\nmug,Mug\n'

  test.each([
    [['mass-compare-price'], '“Compare-at price” or “Variant Compare At Price”'],
    [['price-editor'], '“Price” or “Variant Price”'],
    [['currency-converter', 'from=EUR', 'to=USD'], '“Price” or “Variant Price”'],
    [['size-exchanger', 'from=US', 'to=EU'], '“Option1 name” and “Option1 value”'],
    [['ai-copy-optimizer', 'parts=description'], 'Description or Body (HTML)'],
    [['ai-copy-optimizer', 'parts=seo-title'], 'SEO title'],
    [['variant-title-fixer', 'names.Colour=Color'], '“Option1 name” and “Option1 value”'],
    [['auto-tag', 'words=colour'], '“Tags”'],
    [['bulk-vendor-change', 'map.Nord=Sud'], '“Vendor”'],
    [['cogs-monitor', 'costs=divide', 'by=2'], '“Cost per item”'],
    [['remove-metadata'], 'no metafield columns'],
    [['remove-metadata', 'seo=true'], '“SEO title” and “SEO description”'],
    [['remove-track-quantity'], '“Inventory tracker” or “Variant Inventory Tracker”'],
    [['product-translation', 'to=de'], 'product-translation needs a translation export'],
  ] as const)('is told so by %s', async ([slug, ...settings], column) => {
    write('bare.csv', bare)
    const options = settings.flatMap((setting) => ['--set', setting])
    const { code, said } = await command(slug, 'bare.csv', ...options, '--dry-run')
    expect(said).toContain(column)
    expect(code).toBeLessThan(2)
  })
})

describe('a product export of Matrixify', () => {
  const care = 'Metafield: custom.care [single_line_text_field]'
  const size = 'Variant Metafield: custom.size [number_integer]'
  const text = `ID,Handle,Command,Title,Body HTML,Option1 Name,Option1 Value,Variant Price,Variant Cost,${care},${size}\n81,belt,MERGE,Belt,<p>Rope</p>,Title,Default Title,19.90,7,hand wash,3\n`

  test('is said to be one', async () => {
    write('matrixify.csv', text)
    const { printed } = await command('check', 'matrixify.csv')
    expect(printed).toContain('Note: An export of Matrixify: import the result with that app.')
  })

  test.each([
    [[care], 'exclude', [`,${care}`, ',hand wash']],
    [[care, size], 'exclude', [`,${care},${size}`, ',hand wash,3']],
    [[care], 'clear', ['hand wash']],
    [[size], 'clear', [/,3$/mu]],
  ])('has metafields that can be removed: %j, %s', async (fields, how, removed) => {
    write('matrixify.csv', text)
    const chosen = fields.flatMap((field) => ['--set', `fields=${field}`])
    const options = [...chosen, '--set', `how=${how}`, '--out', 'made.csv']
    expect(await command('remove-metadata', 'matrixify.csv', ...options)).toMatchObject({ code: 0 })
    const wanted = removed.reduce<string>(
      (rest, part) => rest.replace(part, typeof part === 'string' ? '' : ','),
      text,
    )
    expect(readFileSync(join(folder, 'made.csv'), 'utf8')).toBe(wanted)
  })

  test('has costs and descriptions under the names of that app', async () => {
    write('matrixify.csv', text)
    const { printed } = await command(
      'cogs-monitor',
      'matrixify.csv',
      '--set',
      'costs=divide',
      '--set',
      'by=2',
      '--dry-run',
    )
    expect(printed.join('\n')).not.toContain('no column')
  })

  test('says which columns are no metafields', async () => {
    write('matrixify.csv', text)
    expect(
      await command('remove-metadata', 'matrixify.csv', '--set', 'fields=Title'),
    ).toMatchObject({
      errors: ['fields: The column “Title” cannot be used here. See: help remove-metadata'],
    })
  })
})
