import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addSaved,
  addTerms,
  runSync,
  generateTranslations,
  collectTranslations,
  memoryLimits,
  OpenFile,
  planAutomation,
  readGlossary,
  readSaved,
  withoutConflicts,
  writeGlossary,
  writeSaved,
} from '../index.ts'
import { editsBetween } from './editsBetween.ts'
import { SavedTexts } from './SavedTexts.ts'

/** Counts edits by the whole matrix. */
function allEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line]
    for (let at = 1; at <= other.length; at += 1) {
      const change = row[at - 1]! + Number(one[line - 1] !== other[at - 1])
      next.push(Math.min(change, row[at]! + 1, next[at - 1]! + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

function expectEdits(one: string, other: string, most: number): void {
  const edits = allEdits(one, other)
  const found = editsBetween(one, other, most)
  expect(edits <= most ? found : found > most).toBe(edits <= most ? edits : true)
}

test('editsBetween equals the full matrix up to its limit', () => {
  const unit = fc.constantFrom('a', 'b', 'c', ' ')
  const text = fc.string({ unit, maxLength: 14 })
  // Texts are compared in blocks of 32 characters.
  const longer = fc.string({ unit, minLength: 28, maxLength: 100 })
  fc.assert(fc.property(text, text, fc.nat(9), expectEdits))
  fc.assert(
    fc.property(longer, text, fc.nat(99), fc.nat(40), (one, piece, place, most) => {
      const other = `${piece.slice(1)}${one.slice(0, place)}${piece}${one.slice(place + 3)}`
      expectEdits(one, other, most)
    }),
  )
})

test('find returns the most similar text', () => {
  const words = fc.constantFrom('cotton', 'linen', 'tee', 'mug', 'sand', 'black', 'heavy', '350 ml')
  const source = fc.array(words, { minLength: 3, maxLength: 9 }).map((each) => each.join(' '))
  const edit = fc.record({ at: fc.nat(), text: fc.constantFrom('', 'x', 'yz') })
  fc.assert(
    fc.property(
      fc.array(source, { minLength: 1, maxLength: 20 }),
      edit,
      (sources, { at, text }) => {
        const saved = sources.map((each) => ({ source: each, locale: 'de', translation: each }))
        const [first = ''] = sources
        const place = at % first.length
        const sought = `${first.slice(0, place)}${text}${first.slice(place + 1)}`.trim()
        const likeness = sources.map((other) => {
          return 1 - allEdits(sought, other) / Math.max(sought.length, other.length)
        })
        const best = Math.max(...likeness)
        const found = new SavedTexts(saved, 'de').find(sought, 90)
        const expected = sources.includes(sought) ? 100 : Math.floor(best * 100)
        expect(found?.match).toBe(best >= 0.9 ? expected : undefined)
      },
    ),
  )
})

test('glossary and saved translations round-trip as files', () => {
  const text = fc.string({ minLength: 1, maxLength: 20 }).filter((each) => each.trim() === each)
  const locale = fc.constantFrom('de', 'fr', 'pt-BR')
  const pair = fc.record({ source: text, locale, translation: text })
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
      const saved = addSaved([], pairs)
      const byKey = (entries: typeof saved) =>
        entries.map((each) => JSON.stringify(each)).toSorted()
      expect(byKey(readSaved(writeSaved(saved), 'it').entries)).toEqual(byKey(saved))
      const { glossary } = addTerms(
        [],
        pairs.map(({ source, ...rest }) => ({ term: source, ...rest })),
      )
      expect(readGlossary(writeGlossary(glossary), 'it').entries).toHaveLength(glossary.length)
    }),
  )
})

test('other delimiters and column names are read', () => {
  expect(readGlossary('Begriff;de\nMug;Becher\n', 'fr')).toEqual({
    entries: [{ term: 'Mug', locale: 'de', translation: 'Becher' }],
    locales: ['de'],
  })
  expect(readSaved('English,German (formal)\nMug,Becher\nRed,\n', 'de').entries).toEqual([
    { source: 'Mug', locale: 'de', translation: 'Becher' },
  ])
  expect(readGlossary('Key,Term,German,Traduzione\nk1,Mug,Becher,Tazza\n', 'it').entries).toEqual([
    { term: 'Mug', locale: 'de', translation: 'Becher' },
    { term: 'Mug', locale: 'it', translation: 'Tazza' },
  ])
  expect(readGlossary('Inglese;Tedesco\nMug;Becher\n', 'it').locales).toEqual(['de'])
  expect(readSaved('<html><body>', 'de')).toEqual({ entries: [], locales: [] })
})

test('limits drop long entries and the oldest translations', () => {
  const long = 'x'.repeat(memoryLimits.termLength + 1)
  const { glossary, left } = addTerms(
    [{ term: 'Mug', locale: 'de', translation: 'Tasse' }],
    [
      { term: ' Mug ', locale: 'de', translation: 'Becher' },
      { term: long, locale: 'de', translation: 'x' },
      { term: 'Red', locale: 'de', translation: ' ' },
    ],
  )
  expect([glossary, left]).toEqual([[{ term: 'Mug', locale: 'de', translation: 'Becher' }], 2])
  const many = Array.from({ length: memoryLimits.saved + 1 }, (_, at) => ({
    source: `Text ${at}`,
    locale: 'de',
    translation: 'x',
  }))
  const saved = addSaved(many.slice(0, 2), many)
  expect([saved.length, saved[0]?.source]).toEqual([memoryLimits.saved, 'Text 1'])
})

test('learned translations fill the same texts elsewhere', () => {
  const bytes = generateTranslations({
    products: 40,
    seed: 3,
    locales: ['de', 'ar'],
    translated: 20,
  })
  const file = OpenFile.open(bytes, { name: 'translations.csv' })
  const texts = file.current
  const column = texts.translations!
  const typed = new Map(
    Array.from({ length: texts.table.rowCount - 1 }, (_, at) => at + 1).flatMap((row) => {
      const source = texts.table.text(row, column.source)
      return texts.table.text(row, column.locale) === 'ar'
        ? [[row, `\u200F${source}\u200F`] as const]
        : []
    }),
  )
  const plan = runSync(
    planAutomation('product-translation', texts, { to: 'ar' }, { translations: { typed } }),
  )
  const origin = { kind: 'automation', slug: 'product-translation', options: {} } as const
  file.apply({ id: '1', at: 0, origin, patches: withoutConflicts(plan) })
  const saved = addSaved([], collectTranslations(file, '1'))
  expect(saved.length).toBeGreaterThan(100)

  const other = OpenFile.open(generateTranslations({ products: 40, seed: 3, locales: ['ar'] }), {
    name: 'other.csv',
  })
  const translations = { memory: { glossary: [], saved } }
  const filled = runSync(planAutomation('product-translation', other.current, {}, { translations }))
  expect(filled.patches).toHaveLength(plan.patches.length)
  expect(filled.notes.size).toBe(0)
  expect(file.download({ which: 'whole' })[0]?.bytes).not.toEqual(bytes)
  file.undo('1')
  expect(file.download({ which: 'whole' })[0]?.bytes).toEqual(bytes)
})
