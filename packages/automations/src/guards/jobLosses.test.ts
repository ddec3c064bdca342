import { expect, test } from 'vitest'
import { OpenFile, type NewJob, type Patch } from '../index.ts'
import { openText } from '../test/files.ts'

const origin = { kind: 'fix', fix: 'remove-spaces' } as const
const source = [
  'Handle,Title,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price',
  'tee,Tee,"a, b",Colour,Blk,Size,S,1',
  'tee,,,,Blk,,M,2',
  'tee,,,,Wht,,M,3',
  'case,Case,c,Model,15pro,,,4',
  'mug,Mug,d,Title,Default Title,,,5',
]

function apply(file: OpenFile, id: string, patches: Patch[], more: Partial<NewJob> = {}): void {
  file.apply({ id, at: 1, origin, patches, ...more })
}

const losses = (file: OpenFile) => file.downloadFacts().guard.byJob
const none = { emptied: 0, emptiedColumns: [] }

test('deleted variants belong to the last job that changed their options', () => {
  const file = openText(...source)
  apply(file, 'a', [
    [1, 4, 'Blk', 'Nero'],
    [2, 4, 'Blk', 'Nero'],
    [4, 4, '15pro', '15 Pro'],
  ])
  const tee = { product: 'Tee', rows: [1, 2] }
  expect(losses(file)).toEqual([
    {
      job: 'a',
      variants: 3,
      optionValues: 3,
      ...none,
      lost: [
        { ...tee, change: { option: 'Colour', before: 'Blk', after: 'Nero' } },
        {
          product: 'Case',
          rows: [4],
          change: { option: 'Model', before: '15pro', after: '15 Pro' },
        },
      ],
    },
  ])
  apply(file, 'b', [[4, 4, '15 Pro', 'iPhone 15 Pro']])
  expect(losses(file).map(({ job, variants }) => [job, variants])).toEqual([
    ['a', 2],
    ['b', 1],
  ])
  expect(losses(file)[1]?.lost[0]?.change).toEqual({
    option: 'Model',
    before: '15pro',
    after: 'iPhone 15 Pro',
  })
  file.undo('a', 'unchanged-only')
  expect(losses(file).map(({ job, variants }) => [job, variants])).toEqual([['b', 1]])
  file.undo('b')
  expect(losses(file).map(({ job, variants }) => [job, variants])).toEqual([['a', 1]])
})

test('a changed option name deletes all variants', () => {
  const file = openText(...source)
  apply(file, 'a', [[1, 3, 'Colour', 'Color']])
  expect(losses(file)).toEqual([
    {
      job: 'a',
      variants: 3,
      optionValues: 1,
      ...none,
      lost: [{ product: 'Tee', rows: [1, 2, 3], change: { before: 'Colour', after: 'Color' } }],
    },
  ])
})

test('excluded option columns delete ambiguous variants', () => {
  const file = openText(...source)
  apply(file, 'a', [], { excludedColumns: [6] })
  expect(losses(file)).toEqual([
    {
      job: 'a',
      variants: 3,
      optionValues: 0,
      ...none,
      lost: [{ product: 'Tee', rows: [1, 2, 3] }],
    },
  ])
})

test('emptied cells are counted by job and column', () => {
  const file = openText(...source)
  apply(file, 'a', [
    [4, 2, 'c', ''],
    [5, 2, 'd', ''],
    [5, 7, '5', ''],
  ])
  apply(file, 'b', [[5, 7, '', '6']])
  const ofTags = {
    job: 'a',
    variants: 0,
    optionValues: 0,
    emptied: 2,
    emptiedColumns: [2],
    lost: [],
  }
  expect(losses(file)).toEqual([ofTags])
  apply(file, 'c', [], { excludedColumns: [2] })
  expect(losses(file)).toEqual([])
})
