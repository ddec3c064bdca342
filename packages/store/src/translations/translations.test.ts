import {
  planAutomation,
  runSync,
  type GlossaryTerm,
  type OpenFile,
  type SavedTranslation,
  type TranslationSources,
} from '@dropwatt/automations'
import { describe, expect, onTestFinished, test } from 'vitest'
import { diffOpenFile } from '../intents/diffOpenFile.ts'
import { diffFile, liveCellRule } from '../intents/diffFile.ts'
import { intentsAt } from '../intents/Intent.ts'
import { columnName } from '../intents/IntentColumn.ts'
import { IntentList } from '../intents/IntentList.ts'
import { conflictIntents, undoIntents } from '../jobs/followUps.ts'
import type { JobState } from '../jobs/JobState.ts'
import { readAnswer } from '../jobs/readAnswer.ts'
import { LiveShop, openInEngine } from '../test/openLiveShop.ts'
import { textOfRow } from './textOfRow.ts'

const scopes = ['write_products', 'write_translations', 'read_locales']
const translation = 7

type TranslatedFile = Awaited<ReturnType<LiveShop['readTranslations']>>
type Change = readonly [row: number, text: string]

/** Opens a shop of some products, and reads their translations into German. */
async function open(products = 25) {
  const live = new LiveShop(products, scopes)
  onTestFinished(() => live.close())
  const file = await live.readTranslations('de')
  return { live, file, ...finderOf(file) }
}

/** Finds rows of a file by what they show. */
function finderOf({ table }: TranslatedFile) {
  const rows = Array.from({ length: table.rowCount - 1 }, (_, at) => at + 1)
  const rowsWhere = (field: string, isWanted: (row: number) => boolean = () => true) =>
    rows.filter((row) => table.text(row, 2) === field && isWanted(row))
  const isEmpty = (row: number) => table.text(row, translation) === ''
  return {
    rowsWhere,
    emptyTitles: rowsWhere('title', isEmpty),
    translatedTitles: rowsWhere('title', (row) => !isEmpty(row)),
  }
}

function diff({ table, sidecar }: TranslatedFile, changes: readonly Change[]) {
  const texts = new Map(changes)
  return diffFile({
    header: table.header,
    cells: changes.map(([row]) => [row, translation] as const),
    read: (row, column) => table.text(row, column),
    now: (row, column) => texts.get(row) ?? table.text(row, column),
    sidecar,
  })
}

const outcomes = (state: JobState) =>
  Array.from({ length: state.total }, (_, item) => state.item(item))

/** Returns the translations of a shop into a language, by owner and key. */
function stored(live: LiveShop, locale = 'de'): Record<string, string> {
  const found = [...live.shop.contents.translations].flatMap(([id, translations]) =>
    translations
      .filter((each) => each.locale === locale)
      .map(({ key, value }): [string, string] => [`${id} ${key}`, value]),
  )
  return Object.fromEntries(found)
}

const nameOf = ({ sidecar }: TranslatedFile, row: number) => {
  const { owner, text } = textOfRow(sidecar, row)!
  return `${owner} ${text.key}`
}

/** Changes a translation behind the back of a file. */
function setTranslation(live: LiveShop, file: TranslatedFile, row: number, value: string): void {
  const { owner, text, digest } = textOfRow(file.sidecar, row)!
  const { key, locale } = text
  live.shop.contents.translations.set(owner, [{ key, locale, value, digest }])
}

function productOf(live: LiveShop, file: TranslatedFile, row: number) {
  return live.shop.contents.products.get(textOfRow(file.sidecar, row)!.product)!
}

const header = (column: object) =>
  JSON.stringify({ version: 1, currencyCode: 'EUR', columns: [column], categories: {} })

/** Plans and applies the automation with what is saved on a device. */
function apply(file: TranslatedFile, sources: TranslationSources, options = {}): OpenFile {
  const opened = openInEngine(file)
  const plan = runSync(
    planAutomation('product-translation', opened.current, options, { translations: sources }),
  )
  const origin = { kind: 'automation', slug: 'product-translation', options } as const
  opened.apply({ id: 'job', origin, at: 0, patches: plan.patches })
  return opened
}

describe('reading', () => {
  test('the file is the export of translations of the store', async () => {
    const { live, file } = await open()
    const { table, sidecar } = file
    expect(table.header).toEqual([
      'Type',
      'Identification',
      'Field',
      'Locale',
      'Market',
      'Status',
      'Default content',
      'Translated content',
    ])
    const [product] = [...live.shop.contents.products.values()]
    const own = Array.from({ length: table.rowCount - 1 }, (_, at) => at + 1).filter(
      (row) => textOfRow(sidecar, row)?.product === product?.id,
    )
    const shown = own.map((row) => [0, 2, 6].map((column) => table.text(row, column)))
    const { title, descriptionHtml, handle, productType, seo, options, metafields } = product!
    expect(shown).toEqual(
      [
        ['PRODUCT', 'title', title],
        ['PRODUCT', 'body_html', descriptionHtml],
        ['PRODUCT', 'handle', handle],
        ['PRODUCT', 'product_type', productType],
        ['PRODUCT', 'meta_title', seo.title ?? ''],
        ['PRODUCT', 'meta_description', seo.description ?? ''],
        ...options.flatMap(({ name, optionValues }) =>
          [['PRODUCT_OPTION', 'name', name]].concat(
            optionValues.map((value) => ['PRODUCT_OPTION_VALUE', 'name', value.name]),
          ),
        ),
        ...metafields.map(({ value }) => ['METAFIELD', 'value', value]),
      ].filter(([, , text]) => text !== ''),
    )
    expect(table.text(own[0]!, 1)).toBe(`'${product!.id.split('/').at(-1)}`)
  })

  test('translations are those of the language, and outdated ones say so', async () => {
    const { live, file, translatedTitles, rowsWhere } = await open()
    const { table } = file
    const shown = translatedTitles.map((row) => table.text(row, translation))
    expect(shown).toEqual(Object.values(stored(live)))
    expect(translatedTitles.map((row) => table.text(row, 5))).toEqual(['', '', '', '', 'outdated'])
    expect([...file.sidecar.outdated].filter((flag) => flag === 1)).toHaveLength(1)
    const italian = await live.readTranslations('it')
    const names = rowsWhere('name').map((row) => italian.table.text(row, translation))
    expect(names.filter((name) => name !== '')).toEqual(Object.values(stored(live, 'it')))
  })

  test('a file that is read in bulk is the one that is read by pages', async () => {
    const { live, file } = await open(260)
    expect(live.asked).toContain('StartBulkQuery')
    const [first] = [...live.shop.contents.products.values()]
    const few = await live.readTranslations('de', `handle:"${first!.handle}"`)
    expect(live.asked.at(-2)).toBe('TranslatablePage')
    expect(new TextDecoder().decode(file.bytes)).toContain(
      new TextDecoder().decode(few.bytes).split('\n').slice(1).join('\n'),
    )
    expect([file.products, few.products]).toEqual([260, 1])
  })

  test('without its permission nothing is read', async () => {
    const live = new LiveShop(3, ['write_products'])
    onTestFinished(() => live.close())
    await expect(live.readTranslations('de')).rejects.toMatchObject({ code: 'forbidden-scope' })
  })

  test('markup and line ends in texts are text of a cell', async () => {
    const { live } = await open(2)
    const [product] = [...live.shop.contents.products.values()]
    product!.title = '<img src=x onerror="alert(1)">\n"b"'
    const file = await live.readTranslations('de')
    expect(file.table.text(finderOf(file).rowsWhere('title')[0]!, 6)).toBe(product!.title)
  })
})

describe('intents', () => {
  test('a changed translation is an intent with the digest of its original', async () => {
    const { file, emptyTitles } = await open()
    const [row = 0] = emptyTitles
    const { intents, refused } = diff(file, [[row, 'Neu']])
    const { owner, digest, product } = textOfRow(file.sidecar, row)!
    const listed = intents.product(0)
    expect(refused).toEqual([])
    expect(listed).toMatchObject({ product, title: file.table.text(row, 6) })
    expect(listed.intents).toMatchObject([{ owner, product, before: '', after: 'Neu', digest }])
    expect(intents.scopes).toEqual(['write_translations'])
  })

  test('intents are read as they were written', async () => {
    const { file, rowsWhere } = await open()
    const changes = ['title', 'name', 'value'].flatMap((field) =>
      rowsWhere(field).map((row): Change => [row, `${field} ${row}`]),
    )
    const { intents } = diff(file, changes)
    const again = await IntentList.read([intents.bytes()])
    expect([...again.all()]).toEqual([...intents.all()])
    expect(again.length).toBe(changes.length)
  })

  test('only translations that a store takes are written', async () => {
    const { file, rowsWhere } = await open()
    const [handle = 0] = rowsWhere('handle')
    expect(diff(file, [[handle, 'neu']])).toMatchObject({
      intents: { length: 0 },
      refused: [{ row: handle, column: translation, reason: 'is-key' }],
    })
    const columns = file.table.header.map((_, column) => column).slice(0, translation)
    const { refused } = diffFile({
      header: file.table.header,
      cells: columns.map((column) => [1, column] as const),
      read: () => '',
      now: () => 'changed',
      sidecar: file.sidecar,
    })
    expect(refused.map(({ reason }) => reason)).toEqual(columns.map(() => 'is-original'))
  })

  test('the preview stops what is never written, with the reason', async () => {
    const { file, rowsWhere } = await open()
    const { table, sidecar } = file
    const [handle = 0] = rowsWhere('handle')
    const [title = 0] = rowsWhere('title')
    // Such as an alt text, or a text for one market, that was added below.
    const added = table.rowCount
    const cells = [title, handle, added].map((row) => [row, translation] as const)
    const changing = { header: table.header, cells, read: () => '', now: () => 'neu' }
    const rule = liveCellRule(sidecar)
    expect(rule.refused(changing)).toEqual([
      { row: handle, column: translation, reason: 'is-key' },
      { row: added, column: translation, reason: 'added-row' },
    ])
    expect(cells.map(([row, column]) => rule.lockOf(changing, row, column))).toEqual([
      undefined,
      'is-key',
      'added-row',
    ])
    expect(rule.refused({ ...changing, now: () => '' })).toEqual([])
  })

  const title = { locale: 'de', of: 'Product', key: 'title' }

  test.each([
    ['of a handle', { ...title, key: 'handle' }, [0, 0, '', 'x', 'd']],
    ['of an unknown kind', { ...title, of: 'Collection' }, [0, 0, '', 'x', 'd']],
    ['of an inherited kind', { ...title, of: 'constructor' }, [0, 0, '', 'x', 'd']],
    ['into no language', { ...title, locale: 'de"' }, [0, 0, '', 'x', 'd']],
    ['without a digest', title, [0, 0, '', 'x']],
    ['with another digest', title, [0, 0, '', 'x', 'a b']],
    ['with more', title, [0, 0, 'w', 'x', 'd', 1, 1]],
    ['that is outdated otherwise', title, [0, 0, 'w', 'x', 'd', true]],
    ['that is outdated and empty', title, [0, 0, '', 'x', 'd', 1]],
  ])('check 22: a translation %s is no intent', async (_, column, intent) => {
    const lines = `${header(column)}\n${JSON.stringify([1, 'Title', [intent], {}])}\n`
    await expect(IntentList.read([lines])).rejects.toMatchObject({ code: 'invalid' })
  })
})

describe('writing', () => {
  test.each([[25], [300]])(
    'translations are written, changed and removed in %i products',
    async (count) => {
      const { live, file, rowsWhere, emptyTitles, translatedTitles } = await open(count)
      const changed = [...emptyTitles, ...rowsWhere('name'), ...rowsWhere('body_html')]
      const changes = changed.map((row): Change => [row, `Neu ${row}`])
      const removed = translatedTitles.map((row): Change => [row, ''])
      const { intents } = diff(file, [...changes, ...removed])
      const state = await live.run(intents)
      expect(state.counts).toMatchObject({ done: changes.length + removed.length })
      const expected = Object.fromEntries(changes.map(([row, text]) => [nameOf(file, row), text]))
      expect(stored(live)).toEqual(expected)
      expect(live.asked.includes('StartBulkMutation')).toBe(count === 300)
      const again = await live.readTranslations('de')
      expect(changes.map(([row]) => again.table.text(row, translation))).toEqual(
        changes.map(([, text]) => text),
      )
      expect(again.sidecar.outdated.every((flag) => flag === 0)).toBe(true)
    },
  )

  test('an outdated translation is up to date once it is written, and an undo says so', async () => {
    const { live, file, translatedTitles } = await open()
    const row = translatedTitles.at(-1)!
    const [other = 0] = translatedTitles
    const before = file.table.text(row, translation)
    const changes = diff(file, [
      [row, 'Neu'],
      [other, 'Auch neu'],
    ])
    const intents = await IntentList.read([changes.intents.bytes()])
    const state = await live.run(intents)
    const again = await live.readTranslations('de')
    expect([5, 7].map((column) => again.table.text(row, column))).toEqual(['', 'Neu'])
    const undo = undoIntents(intents, state)
    expect(undo.inexact).toEqual({ html: 0, tags: 0, outdated: 1 })
    const undone = await live.run(undo.intents)
    const put = await live.readTranslations('de')
    expect([5, 7].map((column) => put.table.text(row, column))).toEqual(['', before])
    expect(undoIntents(undo.intents, undone).inexact.outdated).toBe(0)
  })

  test('[27] a translation that somebody changed is in conflict, and stays', async () => {
    const { live, file, emptyTitles } = await open()
    const [row = 0, other = 0] = emptyTitles
    const { intents } = diff(file, [
      [row, 'Meins'],
      [other, 'Auch meins'],
    ])
    setTranslation(live, file, row, 'Ihres')
    const state = await live.run(intents)
    expect(outcomes(state)).toEqual([{ is: 'conflict', text: 'Ihres' }, { is: 'done' }])
    expect(stored(live)[nameOf(file, row)]).toBe('Ihres')
  })

  test('a translation of an original that changed is in conflict, which names the new one', async () => {
    const { live, file, emptyTitles } = await open()
    const [row = 0] = emptyTitles
    const { intents } = diff(file, [[row, 'Meins']])
    productOf(live, file, row).title = 'Another'
    const state = await live.run(intents)
    expect(outcomes(state)).toEqual([
      { is: 'conflict', text: '', digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
    expect(live.asked).not.toContain('SetTranslations')
  })

  test('‘Use my value’ translates the new original, which must stay the same', async () => {
    const { live, file, emptyTitles } = await open()
    const [row = 0] = emptyTitles
    const { intents } = diff(file, [[row, 'Meins']])
    const product = productOf(live, file, row)
    product.title = 'Second'
    const mine = conflictIntents(intents, await live.run(intents), new Set([0]))
    product.title = 'Third'
    const state = await live.run(mine)
    expect(state.counts).toMatchObject({ conflict: 1, done: 0 })
    const again = conflictIntents(mine, state, new Set([0]))
    expect(outcomes(await live.run(again))).toEqual([{ is: 'done' }])
    const written = await live.readTranslations('de')
    expect([5, 6, 7].map((column) => written.table.text(row, column))).toEqual([
      '',
      'Third',
      'Meins',
    ])
  })

  test('a digest that Shopify refuses is looked up, and is a conflict', async () => {
    const { live, file, emptyTitles } = await open()
    const [row = 0] = emptyTitles
    const product = productOf(live, file, row)
    const { intents } = diff(file, [[row, 'Meins']])
    // Changed between the check and the write.
    const client: Pick<typeof live.client, 'points' | 'run' | 'wait'> = {
      points: live.client.points,
      wait: (milliseconds) => live.client.wait(milliseconds),
      run: (name, variables) => {
        if (name === 'SetTranslations') product.title = 'Meanwhile'
        return live.client.run(name, variables)
      },
    }
    const state = await live.run(intents, live.newJob(), { client })
    expect(outcomes(state)).toMatchObject([{ is: 'conflict', text: '' }])
    expect(live.asked.filter((name) => name === 'SetTranslations')).toHaveLength(1)
  })

  test('a removal that somebody made before is already so', async () => {
    const { live, file, translatedTitles } = await open()
    const [row = 0] = translatedTitles
    const { intents } = diff(file, [[row, '']])
    live.shop.contents.translations.clear()
    expect(outcomes(await live.run(intents))).toEqual([{ is: 'already' }])
  })

  test('[29] texts of a deleted product are gone', async () => {
    const { live, file, emptyTitles } = await open()
    const [row = 0] = emptyTitles
    const { intents } = diff(file, [[row, 'Meins']])
    live.inject({ kind: 'deleted-product', handle: productOf(live, file, row).handle })
    expect(outcomes(await live.run(intents))).toEqual([{ is: 'gone' }])
  })

  test('a language that the store does not have any more is refused', async () => {
    const { live, file, emptyTitles } = await open()
    const { locales } = live.shop.contents
    locales.splice(
      locales.findIndex(({ locale }) => locale === 'de'),
      1,
    )
    const state = await live.run(diff(file, [[emptyTitles[0]!, 'Neu']]).intents)
    const message = 'Locale is invalid for this shop'
    expect(outcomes(state)).toEqual([{ is: 'refused', message, code: 'INVALID_LOCALE_FOR_SHOP' }])
  })

  test('[30] a text that Shopify refuses keeps no other of its product from being written', async () => {
    const { file, rowsWhere } = await open()
    const changes = ['title', 'product_type'].map((field): Change => [rowsWhere(field)[0]!, field])
    const { intents } = diff(file, changes)
    const product = intents.product(0)
    const error = { field: ['translations', '1', 'value'], message: 'Too long', code: 'INVALID' }
    const translations = [{ key: 'title', locale: 'de', value: 'title' }]
    const data = { translationsRegister: { translations, userErrors: [error] } }
    expect(
      readAnswer('SetTranslations', intentsAt(product), [0, 1], data, intents.facts),
    ).toMatchObject({
      done: [0],
      refused: [[1, 'Too long', 'INVALID']],
      back: [],
    })
  })

  test.each(['cut-before', 'cut-after'] as const)(
    '[34] a connection that is %s is settled by reading',
    async (kind) => {
      const { live, file, emptyTitles } = await open()
      const [row = 0] = emptyTitles
      live.inject({ kind, operation: 'SetTranslations' })
      expect(outcomes(await live.run(diff(file, [[row, 'Neu']]).intents))).toEqual([{ is: 'done' }])
      const sent = live.asked.filter((name) => name === 'SetTranslations')
      expect(sent).toHaveLength(kind === 'cut-after' ? 1 : 2)
      expect(stored(live)[nameOf(file, row)]).toBe('Neu')
    },
  )

  test('[41] undoing puts translations back, and removes those that were new', async () => {
    const { live, file, emptyTitles, translatedTitles } = await open()
    const before = stored(live)
    const [empty = 0] = emptyTitles
    const [first = 0, second = 0] = translatedTitles
    const { intents } = diff(file, [
      [empty, 'Neu'],
      [first, 'Anders'],
      [second, ''],
    ])
    const undo = undoIntents(intents, await live.run(intents))
    expect((await live.run(undo.intents)).counts).toMatchObject({ done: 3 })
    expect(stored(live)).toEqual(before)
  })

  test('[42] undoing leaves translations that somebody changed since', async () => {
    const { live, file, emptyTitles } = await open()
    const [row = 0] = emptyTitles
    const { intents } = diff(file, [[row, 'Neu']])
    const undo = undoIntents(intents, await live.run(intents))
    setTranslation(live, file, row, 'Später')
    expect(outcomes(await live.run(undo.intents))).toEqual([{ is: 'conflict', text: 'Später' }])
  })

  test('a permission that was taken away pauses the job', async () => {
    const { live, file, emptyTitles } = await open()
    const { intents } = diff(file, [[emptyTitles[0]!, 'Neu']])
    live.inject({ kind: 'removed-scope', scope: 'write_translations' })
    const state = await live.run(intents)
    expect(state.pause).toEqual({
      reason: 'missing-scope',
      scopes: ['write_translations'],
      values: 1,
    })
  })
})

describe('the loop with Product Translation', () => {
  test('memory, glossary and a service translate what is written', async () => {
    const { live, file, emptyTitles, rowsWhere } = await open()
    const [first = 0, second = 0] = emptyTitles
    const text = (row: number) => file.table.text(row, 6)
    const saved: SavedTranslation[] = [
      { source: text(first), locale: 'de', translation: 'Gespeichert' },
    ]
    const [name = 0] = rowsWhere('name')
    const glossary: GlossaryTerm[] = [{ term: text(name), locale: 'de', translation: 'Glossar' }]
    const services = {
      service: new Map([['de', new Map([[text(second), 'Vom Dienst']])]]),
    }
    const opened = apply(
      file,
      { memory: { saved, glossary }, services },
      { fill: ['saved', 'glossary', 'service'] },
    )
    const { intents, refused } = diffOpenFile(opened, file.sidecar)
    expect(refused).toEqual([])
    const state = await live.run(intents)
    expect(state.counts.done).toBe(intents.length)
    const written = [...intents.all()].flatMap((product) =>
      product.intents.map(({ owner, column, before, after }) => {
        return { owner, column: columnName(column), before, after }
      }),
    )
    const later = diffOpenFile(opened, file.sidecar, written)
    expect([later.intents.length, later.jobsInStore]).toEqual([0, ['job']])
    const again = await live.readTranslations('de')
    const inStore = [first, second, name].map((row) => again.table.text(row, translation))
    expect(inStore).toEqual(['Gespeichert', 'Vom Dienst', 'Glossar'])
    const others = Array.from({ length: file.table.rowCount }, (_, row) => row).filter(
      (row) => opened.current.table.text(row, translation) !== again.table.text(row, translation),
    )
    expect(others).toEqual([])
  })
})
