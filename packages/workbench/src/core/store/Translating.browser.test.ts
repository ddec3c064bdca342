import { generateTranslations } from '@dropwatt/automations'
import { expect, test, vi } from 'vitest'
import type { Bench } from './Bench.ts'
import type { Session } from './Session.ts'
import {
  closeBench,
  download,
  opened,
  planned,
  startBench,
  until,
  withBenches,
} from './testing/benches.ts'

withBenches()

const bytes = generateTranslations({ products: 20, locales: ['de', 'fr'] })
const source = new File([bytes as Uint8Array<ArrayBuffer>], 'translations.csv')

/** Opens the page of the automation and waits for its texts. */
async function showTexts(bench: Bench): Promise<Session> {
  const session = await opened(bench)
  await session.preview.show('product-translation')
  await until(() => session.preview.texts.state.getState().rows.row(0))
  return session
}

test('typed texts survive a reload', async () => {
  const first = startBench()
  await first.opening.open(source)
  const session = await showTexts(first)
  expect(session.file).toMatchObject({ kind: 'translations', products: 20 * 4 })
  expect(session.state.getState().preview?.options).toMatchObject({ to: 'de' })
  const { texts } = session.preview
  expect(texts.state.getState().status?.counts).toMatchObject({ filled: 0, existing: 0 })
  const row = await until(() => texts.state.getState().rows.row(0))
  await first.account.memory.add('translations', [
    { source: row.source, locale: 'de', translation: 'Gespeichert' },
  ])
  const saved = () => texts.state.getState().status?.counts.origins.saved
  await until(() => saved())
  texts.type(row, 'Getippt')
  await until(() => texts.state.getState().status?.counts.origins.typed === 1)
  texts.accept(row)
  texts.setQuery({ search: row.source })
  const storage = await first.account.storage
  await expect
    .poll(() => storage.draft(session.file.id, 'product-translation'))
    .toMatchObject({ search: row.source })
  closeBench(first)

  const second = startBench()
  const reopened = await showTexts(second)
  const list = reopened.preview.texts
  expect(list.state.getState()).toMatchObject({
    query: { search: row.source },
    accepted: new Set([row.number - 1]),
  })
  expect(list.state.getState().rows.row(0)).toMatchObject({
    translation: 'Getippt',
    origin: 'typed',
  })
  await planned(reopened)
  await reopened.jobs.apply()
  const job = reopened.state.getState().applied!
  expect(job.slug).toBe('product-translation')
  await until(() =>
    second.account.memory.state
      .getState()
      .translations.some((entry) => entry.source === row.source && entry.translation === 'Getippt'),
  )
  await reopened.jobs.undo(job.id)
  expect(await download(reopened)).toEqual(bytes)
})

/** A short export with a placeholder in one text and tags in the other. */
const short = new File(
  [
    'Type,Identification,Field,Locale,Market,Status,Default content,Translated content\n',
    "PRODUCT,'1,title,de,,,Acme cup for {{ name }},\n",
    'PRODUCT,\'1,body_html,de,,,"<p class=""lead"">Soft cotton</p>",\n',
  ],
  'short.csv',
)
const languages = { from: 'en', to: 'de' }

/** Stands in for the translator of the browser. */
function stubTranslator(translate: (text: string) => string): void {
  vi.stubGlobal('Translator', {
    availability: async () => 'available',
    create: async () => ({ translate: async (text: string) => translate(text), destroy() {} }),
  })
}

test('browser translations survive a new worker', async () => {
  const seen: string[] = []
  stubTranslator((text) => {
    seen.push(text)
    return text.replace('cup for', 'Tasse für').replace('Soft cotton', 'Weiche Baumwolle')
  })
  const first = startBench()
  await first.opening.open(short)
  const session = await showTexts(first)
  session.preview.setOption('never', ['Acme'])
  session.preview.setOption('fill', ['saved', 'browser'])
  const { texts } = session.preview
  await planned(session)
  await texts.services.ask(languages)
  expect(texts.services.state.getState().available.browser).toEqual({ state: 'ready' })
  expect(await texts.countUntranslated()).toBe(2)
  expect(seen).toEqual([])

  await texts.services.start('browser', languages, false)
  await until(() => texts.state.getState().status?.counts.origins.browser === 2)
  expect(seen.join()).not.toMatch(/Acme|name|lead/)
  expect(texts.services.state.getState()).toMatchObject({
    work: undefined,
    ended: { problem: undefined, failed: 0 },
  })
  const found = () => [0, 1].map((row) => texts.state.getState().rows.row(row)?.translation)
  const translations = ['Acme Tasse für {{ name }}', '<p class="lead">Weiche Baumwolle</p>']
  await vi.waitUntil(() => found().every(Boolean), { timeout: 10_000 })
  expect(found()).toEqual(translations)
  expect(texts.state.getState().status?.counts).toMatchObject({ review: 0, conflicts: 0 })

  await session.reload()
  await planned(session)
  expect(texts.state.getState().status?.counts.origins.browser).toBe(2)
  closeBench(first)

  const reopened = await showTexts(startBench())
  await until(() => reopened.preview.texts.state.getState().status?.counts.origins.browser === 2)
  expect(reopened.preview.texts.services.count('browser', 'de')).toBe(2)
})

test('a translator that fails says why', async () => {
  stubTranslator(() => {
    throw new DOMException('Out of memory', 'UnknownError')
  })
  const bench = startBench()
  await bench.opening.open(short)
  const session = await showTexts(bench)
  session.preview.setOption('fill', ['browser'])
  const { texts } = session.preview
  await planned(session)
  await texts.services.start('browser', languages, false)
  expect(texts.services.state.getState().ended).toMatchObject({
    problem: { code: 'browser', details: 'UnknownError: Out of memory' },
  })
  await session.worker.ask((api) =>
    api.addTranslations('browser', 'de', [['<p class="lead">Soft cotton</p>', '<b>Baumwolle</b>']]),
  )
  session.preview.plan()
  await until(() => texts.state.getState().status?.counts.conflicts === 1)
})
