import { expect, test } from 'vitest'
import { wholeScope } from '../options/scopeField.ts'
import { runSync, OpenFile, runRecipe, type FindingCode } from '../index.ts'
import { downloadText, openText } from '../test/files.ts'

const header = 'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price'
const tee = ['tee,Tee,Other,Size,S,T-S,9', 'tee,,,,S,T-M,9']
const mug = ['mug,Mug,Other,Title,Default Title,M,free']
const hat = ['hat,Hat,Other,Title,Default Title,H,5']
const open = (...rows: readonly string[]) => openText(header, ...rows)
const exclude = (file: OpenFile, id: string, finding?: FindingCode) =>
  file.applyFix('exclude-products', { id, at: 1 }, finding)
const step = {
  slug: 'bulk-vendor-change',
  options: { map: { Other: 'Own' }, suggest: false, empty: '', tag: false, scope: wholeScope },
} as const

test('exclude the products of one problem, then of all', () => {
  const file = open(...tee, ...mug, ...hat)
  expect(file.problems().map(({ code }) => code)).toEqual(['same-options', 'prices-not-numbers'])
  expect(exclude(file, 'a', 'same-options')).toMatchObject({ excludedProducts: ['tee'] })
  expect(file.problems().map(({ code }) => code)).toEqual(['prices-not-numbers'])
  expect(exclude(file, 'b')).toMatchObject({ excludedProducts: ['mug'] })
  expect(file.report().findings).toEqual([])
  expect(exclude(file, 'c')).toBeUndefined()
})

test('excluded products are missing from downloads until the undo', () => {
  const file = open(...tee, ...mug, ...hat)
  const original = downloadText(file)
  exclude(file, 'a')
  expect(downloadText(file)).toBe([header, ...hat].join('\n'))
  expect(file.downloadFacts().whole).toMatchObject({ products: 1, rows: 1 })
  file.undo('a')
  expect(downloadText(file)).toBe(original)
  expect(file.problems()).toHaveLength(2)
  file.redo('a')
  expect(file.problems()).toEqual([])
})

test('jobs do not change excluded products', () => {
  const file = open(...tee, ...mug, ...hat)
  exclude(file, 'a')
  const recipe = { version: 2, name: 'r', steps: [step] } as const
  const { jobs } = runSync(runRecipe(file, recipe, { id: 'run', at: 2 }))
  expect(jobs[0]?.patches).toEqual([[4, 2, 'Other', 'Own']])
  file.adopt(jobs)
  expect(downloadText(file, 'changed')).toBe(
    [header, hat[0]?.replace(',Other,', ',Own,')].join('\n'),
  )
})

test('a step names the excluded products that it would change', () => {
  const file = open(
    ...tee,
    ...mug.toSpliced(0, 1, 'mug,Mug,Own,Title,Default Title,M,free'),
    ...hat,
  )
  exclude(file, 'a')
  const recipe = { version: 2, name: 'r', steps: [step] } as const
  const { steps } = runSync(runRecipe(file, recipe, { id: 'run', at: 2 }))
  expect([...file.excludedProducts]).toEqual(['tee', 'mug'])
  expect(steps[0]?.plan?.skipped).toEqual(['tee'])
})

test('saved jobs restore excluded products', () => {
  const file = open(...tee, ...hat)
  exclude(file, 'a')
  const reopened = OpenFile.open(file.original, { name: 'products.csv', jobs: file.jobs })
  expect(reopened.problems()).toEqual([])
  expect([...reopened.excludedProducts]).toEqual(['tee'])
})

test.each<[what: string, rows: readonly string[]]>([
  ['rows without a handle', [...hat, ',Mug,Other,Title,Default Title,M,5'].toReversed()],
  ['option columns that are missing', []],
])('a problem of %s still blocks', (_what, rows) => {
  const file = rows.length > 0 ? open(...rows) : openText('Handle,Title,Variant Price', 'tee,Tee,1')
  expect(file.problems().map((finding) => file.productsOf(finding))).toEqual([undefined])
  expect(exclude(file, 'a')).toBeUndefined()
  expect(file.problems()).toHaveLength(1)
})
