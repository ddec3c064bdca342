import { describe, expect, test } from 'vitest'
import {
  applyPatches,
  JobFileError,
  OpenFile,
  patchText,
  Preview,
  recipePlan,
  runRecipe,
  runSync,
  undoJobFile,
  type Encoding,
  type RecipeRun,
} from '../index.ts'
import { parseRecipe, recipeText, RecipeError, withoutData, type Recipe } from '../options.ts'
import { encodeFile } from '../csv/encoding.ts'
import { downloadText, encode } from '../test/files.ts'

const source = [
  'Handle,Title,Vendor,Tags,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price',
  'tee,Tee,nord & co,new,Size,S,shopify,3,10.00,',
  'tee,,,,,M,shopify,4,12.00,',
  'mug,Müg,Other,,Title,Default Title,shopify,1,5.00,',
  'hat,Hat,Nord & Co,,Title,Default Title,,2,7.00,7.00',
].join('\r\n')

const open = (encoding: Encoding = 'utf-8') =>
  OpenFile.open(encodeFile(encode(source), { encoding, hasMark: encoding !== 'windows-1252' }), {
    name: 'products.csv',
  })

const recipe = parseRecipe(
  JSON.stringify({
    version: 1,
    name: ' Weekly ',
    steps: [
      { slug: 'bulk-vendor-change', options: { map: { 'nord & co': 'Nord & Co' } } },
      { slug: 'auto-tag', options: {}, isOff: true },
      {
        slug: 'mass-compare-price',
        options: {
          by: 50,
          ending: '.99',
          scope: [{ kind: 'vendor', values: ['Nord & Co'] }],
        },
      },
    ],
  }),
)

function run(file: OpenFile, steps: Recipe): RecipeRun {
  return runSync(runRecipe(file, steps, { id: 'weekly', at: 5 }))
}

/** A recipe run and a column that is left out, downloaded with its job file. */
async function download(file: OpenFile, which: 'changed' | 'whole') {
  file.adopt(run(file, recipe).jobs)
  file.apply({
    id: 'a',
    at: 9,
    origin: { kind: 'automation', slug: 'remove-track-quantity', options: {} },
    patches: patchText(file.current.table, 1, 6, ''),
    excludedColumns: [7, 2],
  })
  const text = await file.jobFile({ which })
  return { text, changed: file.download({ which })[0]!.bytes }
}

const wrong = (code: string) => expect.objectContaining({ name: JobFileError.name, code })

describe('recipes', () => {
  test('round-trip with default options', () => {
    expect(recipe.name).toBe('Weekly')
    expect(recipe.steps[2]?.options).toMatchObject({ by: 50, existing: 'replace' })
    expect(parseRecipe(recipeText(recipe))).toEqual(recipe)
  })

  test('change prices before what is calculated from them', () => {
    const steps = [
      { slug: 'price-editor', options: { by: 5, ending: '.95' } },
      { slug: 'mass-compare-price', options: { by: 50, ending: 'none' } },
    ]
    const prices = parseRecipe(JSON.stringify({ version: 1, name: 'Prices', steps }))
    const file = open()
    const { jobs } = run(file, prices)
    file.adopt(jobs)
    const { table } = file.current
    expect([table.text(1, 8), table.text(1, 9)]).toEqual(['10.95', '16.43'])
  })

  test('keep no data of a store or supplier', () => {
    const options = {
      costs: 'list',
      list: { name: 'list.csv', text: 'SKU,Cost\na,1\n' },
      hand: { tee: '4.00' },
      fee: 3,
    }
    const kept = { costs: 'list', list: null, hand: {}, fee: 3 }
    expect(withoutData('cogs-monitor', options)).toEqual(kept)
    const file = OpenFile.open(encode('Handle,Variant SKU,Cost per item\ntee,a,\n'), {
      name: 'a.csv',
    })
    const steps = [{ slug: 'cogs-monitor', options }]
    const costs = parseRecipe(JSON.stringify({ version: 1, name: 'Costs', steps }))
    const [job] = run(file, costs).jobs
    expect(job).toMatchObject({ changedCells: 1, origin: { options: kept } })
  })

  test.each<[code: string, step: number | undefined, text: string]>([
    ['not-json', undefined, '{'],
    ['not-a-recipe', undefined, '[]'],
    ['not-a-recipe', undefined, '{"version":1,"name":"","steps":[]}'],
    ['not-a-recipe', undefined, '{"version":1,"name":"x","steps":[],"data":[]}'],
    ['newer-version', undefined, '{"version":3}'],
    [
      'unknown-automation',
      1,
      '{"version":1,"name":"x","steps":[{"slug":"__proto__","options":{}}]}',
    ],
    ['bad-option', 1, '{"version":1,"name":"x","steps":[{"slug":"auto-tag","options":{"x":1}}]}'],
    [
      'bad-option',
      1,
      '{"version":1,"name":"x","steps":[{"slug":"mass-compare-price","options":{"by":-1}}]}',
    ],
  ])('throws %s in step %s', (code, step, text) => {
    expect(() => parseRecipe(text)).toThrow(
      expect.objectContaining({ name: RecipeError.name, code, step }),
    )
  })

  test('run each step on the previous result', () => {
    const file = open()
    const outcome = run(file, recipe)
    expect(file.jobs).toEqual([])
    expect(outcome.steps.map(({ slug, job }) => [slug, job?.changedCells])).toEqual([
      ['bulk-vendor-change', 1],
      ['auto-tag', undefined],
      // With the vendor of the first step, both its variants are in the scope.
      ['mass-compare-price', 3],
    ])
    expect(outcome.products).toBe(2)
    expect(downloadText(file)).toBe(downloadText(open()))
    file.adopt(outcome.jobs)
    expect(downloadText(file)).toBe(downloadText(outcome.copy))
    expect(downloadText(file)).toContain('tee,Tee,Nord & Co,new,Size,S,shopify,3,10.00,15.99')
    expect(file.undoRecipe('weekly')).toHaveLength(2)
    expect(downloadText(file)).toBe(downloadText(open()))
  })

  test('report the step that cannot use a file', () => {
    const file = OpenFile.open(encode('Handle,Title,Vendor\ntee,Tee,nord & co'), { name: 'x.csv' })
    const columns = { columns: ['Compare-at price / Canada'] }
    const steps: Recipe['steps'] = [
      { slug: 'mass-compare-price', options: { ...recipe.steps[2]!.options, ...columns } },
    ]
    expect(run(file, { ...recipe, steps }).steps).toEqual([
      {
        slug: 'mass-compare-price',
        misfit: {
          key: 'columns',
          problem: { code: 'no-column', values: { column: 'Compare-at price / Canada' } },
        },
      },
    ])
  })

  test('report the step whose conditions name an option that no product has', () => {
    const condition = { on: 'option:Fabric', is: 'is', values: ['Linen'] } as const
    const scope = { match: 'all', conditions: [condition] } as const
    const [first] = recipe.steps
    const steps: Recipe['steps'] = [{ ...first!, options: { ...first!.options, scope } }]
    expect(run(open(), { ...recipe, steps }).steps).toMatchObject([
      { misfit: { key: 'scope', problem: { code: 'no-option', values: { option: 'Fabric' } } } },
    ])
  })

  test('are rejected by a file that changed since', () => {
    const file = open()
    const { jobs } = run(file, recipe)
    const patches = patchText(file.current.table, 1, 2, 'Another')
    file.apply({ id: 'a', at: 1, origin: { kind: 'automation', slug: 'x', options: {} }, patches })
    expect(() => file.adopt(jobs)).toThrow('does not fit')
    expect(file.jobs).toHaveLength(1)
  })
})

describe('job files', () => {
  test.each<Encoding>(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'])(
    'undo a download byte for byte: %s',
    async (encoding) => {
      const file = open(encoding)
      const { text, changed } = await download(file, 'whole')
      expect(changed).not.toEqual(file.original)
      expect(await undoJobFile(text, changed)).toEqual(file.original)
    },
  )

  test('undo a download of the changed products', async () => {
    const { text, changed } = await download(open(), 'changed')
    const restored = new TextDecoder().decode(await undoJobFile(text, changed))
    expect(restored).toBe(
      source.replace('mug,Müg,Other,,Title,Default Title,shopify,1,5.00,\r\n', ''),
    )
  })

  test('are rejected for other files and invalid texts', async () => {
    const file = open()
    const { text, changed } = await download(file, 'whole')
    await expect(undoJobFile(text, changed.slice(1))).rejects.toThrow(wrong('other-file'))
    await expect(undoJobFile(text, file.original)).rejects.toThrow(wrong('original'))
    await expect(undoJobFile('', changed)).rejects.toThrow(wrong('not-json'))
    await expect(undoJobFile('{"version":2}', changed)).rejects.toThrow(wrong('newer-version'))
    await expect(undoJobFile('{"version":1}', changed)).rejects.toThrow(wrong('not-a-job'))
    const forged = text.replace('"Other"', '"Other,cell"')
    await expect(undoJobFile(forged, changed)).rejects.toThrow(wrong('not-a-job'))
  })
})

test('recipePlan merges all steps', () => {
  const file = open()
  const steps = parseRecipe(
    JSON.stringify({
      version: 1,
      name: 'Tidy',
      steps: [
        {
          slug: 'bulk-vendor-change',
          options: { suggest: false, map: { 'nord & co': 'Interim', Other: 'Others' } },
        },
        { slug: 'mass-compare-price', options: { by: 50 } },
        {
          slug: 'bulk-vendor-change',
          options: { suggest: false, map: { Interim: 'North', Others: 'Other' } },
        },
      ],
    }),
  )
  const tried = run(file, steps)
  const { plan, steps: keys } = recipePlan(file, tried)
  // The vendor of the mug is as it was in the end.
  expect(plan.patches).toEqual([
    [1, 2, 'nord & co', 'North'],
    [1, 9, '', '15.99'],
    [2, 9, '', '18.99'],
    [3, 9, '', '7.99'],
    [4, 9, '7.00', '10.99'],
  ])
  expect(keys).toEqual(['0+2', '1'])
  expect(applyPatches(file.current.table, plan.patches)).toEqual(tried.copy.current.table.content)
  const preview = new Preview({
    products: file.current,
    plan,
    numberOf: (row) => row + 1,
    lineOf: (row) => row + 1,
  })
  preview.list({ filter: 'changed', search: '', order: 'file' })
  const [tee, vendor, price] = preview.rows(0, 3)
  expect(tee).toMatchObject({ kind: 'product', name: 'Tee' })
  expect(vendor).toMatchObject({
    field: { text: 'Vendor' },
    cells: [
      { computed: { text: 'Vendor' } },
      { before: 'nord & co', after: 'North' },
      { computed: { label: '0+2' } },
    ],
  })
  expect(price).toMatchObject({ cells: [{}, { after: '15.99' }, { computed: { label: '1' } }] })
  const codes = [...plan.notes].map(([index, notes]) => [index, notes.map(({ code }) => code)])
  expect(codes).toContainEqual([4, ['mass-compare-price/fixed', 'mass-compare-price/higher']])
  expect(file.jobs).toEqual([])
})
