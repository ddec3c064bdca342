import { expect, test } from 'vitest'
import { OpenFile, patchText, readCell } from '../index.ts'

const header = 'Type,Identification,Field,Locale,Market,Status,Default content,Translated content'

function open(lines: readonly string[]): OpenFile {
  const bytes = new TextEncoder().encode([header, ...lines, ''].join('\r\n'))
  return OpenFile.open(bytes, { name: 'translations.csv' })
}

const lines = [
  "PRODUCT,'111,title,de,,,Cotton tee,",
  `PRODUCT,'111,body_html,de,,,"<p>Soft, 220 g</p>\r\n",""`,
  "PRODUCT,'111,handle,de,,,cotton-tee,cotton-tee",
  "PRODUCT,'112,title,de,,outdated,Mug,Becher",
  "COLLECTION,'111,title,ar,,,Mugs,أكواب",
]

test('translations are grouped by what they belong to', () => {
  const { facts, current } = open(lines)
  expect(facts).toMatchObject({
    kind: 'translations',
    products: 3,
    rows: 5,
    locales: [
      { value: 'de', count: 4 },
      { value: 'ar', count: 1 },
    ],
  })
  expect(current.products.map((each) => [each.handle, current.nameOf(each)])).toEqual([
    ['PRODUCT 111', 'Cotton tee'],
    ['PRODUCT 112', 'Mug'],
    ['COLLECTION 111', 'Mugs'],
  ])
})

test('a translation is applied, downloaded and undone', () => {
  const file = open(lines)
  const { table } = file.current
  const patches = [
    ...patchText(table, 1, 7, 'Baumwoll-T-Shirt'),
    ...patchText(table, 5, 7, '\u200Fأكواب "كبيرة", جميلة\u200F'),
  ]
  const job = file.apply({
    id: '1',
    at: 0,
    origin: { kind: 'automation', slug: 'product-translation', options: {} },
    patches,
  })
  expect([job.changedProducts, job.changedCells]).toEqual([2, 2])
  const [changed] = file.download({ which: 'changed' })
  const text = new TextDecoder().decode(changed?.bytes)
  expect(text).toBe(
    [
      header,
      "PRODUCT,'111,title,de,,,Cotton tee,Baumwoll-T-Shirt",
      ...lines.slice(1, 3),
      `COLLECTION,'111,title,ar,,,Mugs,"\u200Fأكواب ""كبيرة"", جميلة\u200F"`,
      '',
    ].join('\r\n'),
  )
  expect(file.downloadFacts().guard.missingColumns).toEqual([])
  expect(readCell(patches[1]?.[3] ?? '')).toBe('\u200Fأكواب "كبيرة", جميلة\u200F')
  file.undo('1')
  expect(file.download({ which: 'whole' })[0]?.bytes).toEqual(file.original)
})

test('the check finds faults of translations', () => {
  const file = open([
    "PRODUCT,'1,title,de,,,Tee,T-Shirt",
    "PRODUCT,'1,title,de,,,Tee,Shirt",
    "PRODUCT,'1,title,de,Austria,,Tee,Leiberl",
    "PRODUCT,'1,body_html,de,,,<p>Soft <b>tee</b></p>,<p>Weiches <b>T-Shirt</p>",
    `PRODUCT,'1,summary_html,de,,,"<p><img src=""a.jpg"" alt=""Tee""></p>","<p><img alt=""T-Shirt"" src=""a.jpg""></p>"`,
    "PRODUCT,'1,handle,de,,,tee,t-shirt",
    "PRODUCT,'1,tags,de,,,summer,Sommer",
    'PRODUCT,8.16E+12,title,de,,,Mug,Becher',
    "PRODUCT,'2,,de,,,Mug,Becher",
    'Mug,Becher',
  ])
  const found = file.report().findings.map(({ code, severity, places }) => {
    return `${severity} ${code} ${places.map(({ row }) => row + 1).join()}`
  })
  expect(found).toEqual([
    'problem ragged-rows 11',
    'problem text-unknown 9,10,11',
    'problem same-text 3',
    'warning broken-html 5',
    'warning handle-translated 7',
    'warning tags-translated 8',
  ])
  expect(file.report().passed).toEqual(['unreadable-characters', 'formulas'])
})
