import { Table } from '@dropwatt/automations'
import { convertTranslations, diffFile } from '@dropwatt/shopify'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { memberOf, type Member } from './testing/member.ts'
import { addPull, linesOf } from './testing/pulling.ts'
import { domain, openWorld, type World } from './testing/world.ts'

let world: World
let ada: ReturnType<World['browser']>
let member: Member

async function enter(scopes: readonly string[]) {
  world = await openWorld()
  ada = world.browser('ada')
  member = memberOf(ada, (await ada.connect(domain, scopes)).body.store.id)
}

const shop = () => world.shopify.shops.get(domain)!

/** Reads the translations into German as a live file. */
async function readFile() {
  const { read } = await addPull(ada, member.id, undefined, 'de')
  const lines = linesOf(await (await read()).arrayBuffer())
  const live = await convertTranslations(lines, { currencyCode: 'EUR', locale: 'de' })
  return { ...live, table: new Table(live.bytes) }
}

/** Makes the intents that translate titles. */
function translate({ table, sidecar }: Awaited<ReturnType<typeof readFile>>, count: number) {
  const rows = Array.from({ length: table.rowCount }, (_, row) => row)
  const titles = rows.filter((row) => table.text(row, 2) === 'title').slice(0, count)
  const { intents } = diffFile({
    header: table.header,
    cells: titles.map((row) => [row, 7] as const),
    read: (row, column) => table.text(row, column),
    now: (row) => `Titel ${row}`,
    sidecar,
  })
  return intents
}

const ended = (job: string) =>
  vi.waitFor(
    async () => {
      const found = await member.find(job)
      expect(['done', 'done-with-conflicts']).toContain(found.state)
      return found
    },
    { timeout: 20_000, interval: 20 },
  )

const german = () =>
  [...shop().contents.translations.values()]
    .flat()
    .filter(({ locale }) => locale === 'de')
    .map(({ value }) => value)

describe('with the permissions of translations', () => {
  beforeEach(() => enter(['write_translations', 'read_locales']))

  test('they are read, written and taken back', async () => {
    const file = await readFile()
    const before = german()
    const intents = translate(file, 3)
    const { id } = await member.add(intents)
    expect(await ended(id)).toMatchObject({ state: 'done', counts: { done: 3 } })
    const [line] = await member.linesOf(id)
    expect(line).toMatchObject({ column: 'PRODUCT title (de)', outcome: { is: 'done' } })
    expect(german()).toEqual(expect.arrayContaining([line?.after]))
    await ended((await member.undo(id)).id)
    expect(german()).toEqual(before)
  })

  test('a changed original is a conflict, which the member can overwrite', async () => {
    const intents = translate(await readFile(), 1)
    const [product] = [...shop().contents.products.values()]
    product!.title = 'Another title'
    const { id } = await member.add(intents)
    expect(await ended(id)).toMatchObject({ state: 'done-with-conflicts' })
    const [line] = await member.linesOf(id)
    expect(line?.outcome).toMatchObject({ is: 'conflict', digest: expect.any(String) })
    const again = await member.overwrite(id, line!.item)
    expect(await ended(again.id)).toMatchObject({ counts: { done: 1, conflict: 0 } })
    expect(german()).toContain(line!.after)
  })

  test('check 18: a language that is none is refused', async () => {
    const body = { locale: 'de") { shop { id } } #' }
    expect(await ada.call('POST', member.path('pulls'), body)).toMatchObject({
      status: 400,
      body: { error: 'invalid-request' },
    })
  })
})

describe('without them', () => {
  beforeEach(() => enter([]))

  test('nothing is read, and the missing permission is named', async () => {
    expect(await ada.call('POST', member.path('pulls'), { locale: 'de' })).toMatchObject({
      status: 409,
      body: { error: 'missing-scopes', scopes: ['write_translations'], shop: domain },
    })
    expect(await ada.call('POST', member.path('read/ShopLanguages'))).toMatchObject({
      status: 409,
      body: { error: 'missing-scopes' },
    })
  })
})
