import { expect, test } from 'vitest'
import { liveNotes } from './liveNotes.ts'

test('columns that a file lacks for one reason are one note, after all others', () => {
  expect(
    liveNotes([
      { code: 'absent-column', field: { column: 'Tax code', absent: 'deprecated' } },
      { code: 'absent-column', field: { column: 'Gender', absent: 'not-in-api' } },
      { code: 'other-media', count: 14 },
      { code: 'absent-column', field: { column: 'Age group', absent: 'not-in-api' } },
    ]),
  ).toEqual([
    { code: 'other-media', count: 14 },
    { code: 'absent', reason: 'deprecated', columns: ['Tax code'] },
    { code: 'absent', reason: 'not-in-api', columns: ['Gender', 'Age group'] },
  ])
})

test('a note of a file that is never opened is left out', () => {
  expect(liveNotes([{ code: 'cut' }, { code: 'other-count', expected: 3, read: 2 }])).toEqual([])
})
