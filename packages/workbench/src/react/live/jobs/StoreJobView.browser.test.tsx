import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { ConnectedStore, JobLine, StoreJob, UndoPreview } from '../../../core/live/storeApi.ts'
import { usedStoreKey } from '../../../core/live/usedStoreKey.ts'
import { TestHost } from '../../testing/TestHost.tsx'
import { StoreJobView } from './StoreJobView.tsx'
import { useShownJobs } from './useShownJobs.ts'

const lumen: ConnectedStore = {
  id: 'lumen',
  domain: 'lumen-oak.myshopify.com',
  name: 'Lumen & Oak',
  currency: 'EUR',
  timezone: 'Europe/Rome',
  weightUnit: 'KILOGRAMS',
  plan: 'Basic',
  scopes: ['write_products'],
  state: 'connected',
  connectedAt: '2026-11-26T13:02:00Z',
}

const none = {
  waiting: 0,
  unknown: 0,
  done: 0,
  saved: 0,
  already: 0,
  conflict: 0,
  refused: 0,
  gone: 0,
}

const jobsAt = '/store/shops/lumen/jobs'

/** Values of a job: one written, two in conflict, one that is a formula for a spreadsheet. */
const lines: JobLine[] = [
  lineOf(0, 'Wool sock', { is: 'done' }),
  lineOf(1, 'Linen apron', { is: 'conflict', text: '39.90' }),
  lineOf(2, 'Oak stool', { is: 'conflict', text: '<b>89.00</b>' }),
  {
    ...lineOf(3, 'Wool throw', { is: 'refused', message: 'No <i>way</i>', code: 'INVALID' }),
    after: '=1+1',
  },
]

function lineOf(item: number, title: string, outcome: JobLine['outcome']): JobLine {
  const owner = `gid://shopify/ProductVariant/${item}`
  const values = { column: 'compareAtPrice', before: '44.90', after: '34.99' }
  return { item, product: owner, owner, title, variant: '', ...values, outcome }
}

const updated: StoreJob = {
  id: 'a1',
  state: 'done-with-conflicts',
  label: '{"file":"file-1"}',
  products: 4,
  progress: {
    total: 4,
    checked: 4,
    executed: 1,
    written: 1,
    verified: 4,
    checkedProducts: 4,
    writtenProducts: 4,
  },
  counts: { ...none, done: 1, conflict: 2, refused: 1 },
  isStopping: false,
  createdAt: '2026-11-26T14:00:00.000Z',
  endedAt: '2026-11-26T14:01:12.000Z',
  undoUntil: '2199-12-26T14:01:12.000Z',
}

const writing: StoreJob = {
  ...updated,
  state: 'writing',
  progress: { ...updated.progress, verified: 1, writtenProducts: 1 },
  counts: { ...none, waiting: 3, done: 1 },
}
delete (writing as { endedAt?: string }).endedAt

const preview: UndoPreview = {
  values: 1,
  changed: 1,
  cells: [
    {
      title: 'Linen apron',
      variant: 'Sand',
      column: 'title',
      before: 'Apron',
      written: 'Linen apron',
      inStore: 'Their apron',
    },
  ],
  gone: 2,
  already: 0,
  inexact: { html: 1, tags: 0, outdated: 2 },
  until: '2199-12-26T14:01:12.000Z',
}

/** The jobs that the server knows. */
let jobs: StoreJob[]
/** Answers by method and path, besides the jobs. */
let answers: Record<string, () => Response>
let requests: { readonly at: string; readonly body: unknown }[]

const failure = (error: string, status: number) => () => Response.json({ error }, { status })

beforeEach(() => {
  jobs = [updated]
  requests = []
  answers = {
    'GET /store/shops': () => Response.json({ mode: 'custom', stores: [lumen], isReturned: false }),
    [`GET ${jobsAt}`]: () => Response.json({ jobs }),
    [`GET ${jobsAt}/a1/items`]: () => new Response(textOf(lines)),
    [`GET ${jobsAt}/a1/items?only=review`]: () => new Response(textOf(lines.slice(1))),
    [`GET ${jobsAt}/a1/undo`]: () => Response.json(preview),
  }
  localStorage.removeItem(`${usedStoreKey}ada`)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (typeof input !== 'string' || !input.startsWith('/store/')) return fetch(input, init)
    const at = `${init.method ?? 'GET'} ${input}`
    requests.push({ at, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    return (answers[at] ?? failure('not-found', 404))()
  })
  return () => vi.unstubAllGlobals()
})

const textOf = (all: readonly JobLine[]) => all.map((line) => `${JSON.stringify(line)}\n`).join('')

/** Adds a job that the server starts on a request. */
function starts(at: string, job: StoreJob) {
  answers[at] = () => {
    jobs = [job, ...jobs]
    return Response.json(job, { status: 201 })
  }
}

function Shown() {
  const known = useShownJobs()?.known.find(({ id }) => id === 'a1')
  return known && <StoreJobView job={known} headingLevel={2} />
}

async function show() {
  await render(
    <TestHost storeMode="custom">
      <Shown />
    </TestHost>,
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name })
const asked = (at: string) => requests.filter((each) => each.at === at)
const rows = () => page.getByRole('table', { name: 'Values of this update' })

test('results begin with what needs review, and all values are read when they are asked for', async () => {
  await show()
  await expect.element(heading('Store updated, 2 conflicts')).toBeVisible()
  await expect.element(rows().getByText('Linen apron')).toBeVisible()
  await expect.element(rows().getByText('<b>89.00</b>')).toBeVisible()
  await expect.element(rows().getByText('Refused: No <i>way</i>')).toBeVisible()
  expect(asked(`GET ${jobsAt}/a1/items`)).toEqual([])
  await page.getByRole('radio', { name: /^All/ }).click()
  await expect.element(rows().getByText('Wool sock')).toBeVisible()
  expect(asked(`GET ${jobsAt}/a1/items`)).toHaveLength(1)
})

test('the member’s value is written by a new job, which is shown and has focus', async () => {
  starts(`POST ${jobsAt}/a1/overwrite`, { ...writing, id: 'b2', createdAt: '2026-11-26T15:00:00Z' })
  await show()
  const choices = page.getByRole('radiogroup', { name: 'Oak stool, Compare-at price' })
  await choices.getByRole('radio', { name: 'Use my value' }).click()
  await expect.element(page.getByText('1 of 2 chosen.')).toBeVisible()
  await button('Update store').click()
  await expect.element(heading('Writing 1 of 4')).toHaveFocus()
  expect(asked(`POST ${jobsAt}/a1/overwrite`)).toMatchObject([{ body: { items: [2] } }])
})

test('one choice is made for all conflicts, and another for one of them', async () => {
  starts(`POST ${jobsAt}/a1/overwrite`, { ...writing, id: 'b2', createdAt: '2026-11-26T15:00:00Z' })
  await show()
  await button('Use my value for all').click()
  await expect.element(page.getByText('2 of 2 chosen.')).toBeVisible()
  const choices = page.getByRole('radiogroup', { name: 'Linen apron, Compare-at price' })
  await choices.getByRole('radio', { name: 'Keep the store’s value' }).click()
  await expect.element(page.getByText(/1 value will be written/)).toBeVisible()
  await button('Update store').click()
  await expect.element(heading('Writing 1 of 4')).toBeVisible()
  expect(asked(`POST ${jobsAt}/a1/overwrite`)).toMatchObject([{ body: { items: [2] } }])
})

test('an update that does not start says why, and the choices stay', async () => {
  answers[`POST ${jobsAt}/a1/overwrite`] = failure('reconnect', 409)
  await show()
  await button('Use my value for all').click()
  await button('Update store').click()
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('The update did not start')).toBeVisible()
  await expect.element(alert.getByText('Reconnect Lumen & Oak to continue')).toBeVisible()
  await expect.element(page.getByText('2 of 2 chosen.')).toBeVisible()
})

test('the report has all values as text, without formulas', async () => {
  const blobs = vi.spyOn(URL, 'createObjectURL')
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  await show()
  await button('Download report').click()
  await expect.poll(() => clicks.mock.contexts).toHaveLength(1)
  expect((clicks.mock.contexts[0] as HTMLAnchorElement).download).toBe(
    'Lumen & Oak products-update-report.csv',
  )
  const text = await (blobs.mock.calls[0]![0] as Blob).text()
  expect(text.split('\r\n')).toEqual([
    'Product,Variant,Value,Outcome,In the store,When read,Yours',
    'Wool sock,,Compare-at price,Written,34.99,44.90,34.99',
    'Linen apron,,Compare-at price,Conflict,39.90,44.90,34.99',
    'Oak stool,,Compare-at price,Conflict,<b>89.00</b>,44.90,34.99',
    "Wool throw,,Compare-at price,Refused: No <i>way</i>,44.90,44.90,'=1+1",
    '',
  ])
})

test('values that did not load are loaded again', async () => {
  const { [`GET ${jobsAt}/a1/items?only=review`]: loaded } = answers
  answers[`GET ${jobsAt}/a1/items?only=review`] = failure('unexpected', 500)
  await show()
  await expect.element(page.getByText('The values did not load')).toBeVisible()
  answers[`GET ${jobsAt}/a1/items?only=review`] = loaded!
  await button('Try again').click()
  await expect.element(rows().getByText('Linen apron')).toBeVisible()
})

test('an undo is counted, and its job is shown with focus', async () => {
  starts(`POST ${jobsAt}/a1/undo`, {
    ...writing,
    id: 'u3',
    undoes: 'a1',
    createdAt: '2026-11-26T15:00:00Z',
  })
  await show()
  await button('Undo in store').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('1 value goes back.')).toBeVisible()
  await expect.element(dialog.getByText('Linen apron, Sand')).toBeVisible()
  await expect.element(dialog.getByText('2 values', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText('1 text', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText('2 translations', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo in store' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(heading('Writing 1 of 4')).toHaveFocus()
  expect(asked(`POST ${jobsAt}/a1/undo`)).toHaveLength(1)
})

test('an undo that is not counted is counted again, and one that is too late says so', async () => {
  answers[`GET ${jobsAt}/a1/undo`] = failure('unreachable', 502)
  await show()
  await button('Undo in store').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('The store could not be compared')).toBeVisible()
  answers[`GET ${jobsAt}/a1/undo`] = failure('too-old', 409)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/It could be undone until December 26, 2199/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Undo in store')).toHaveFocus()
})

test.each([
  ['busy', 429, /Too many requests/],
  ['not-found', 404, 'The store is no longer connected. Connect it again.'],
  ['refused', 502, 'Shopify refused the request. Try again later.'],
] as const)('an undo that does not start says why: %s', async (code, status, reason) => {
  answers[`POST ${jobsAt}/a1/undo`] = failure(code, status)
  await show()
  await button('Undo in store').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('1 value goes back.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo in store' }).click()
  await expect.element(dialog.getByText(reason)).toBeVisible()
})

test('a job that ends while it is seen is announced, and focus stays in its view', async () => {
  jobs = [writing]
  await show()
  await expect.element(heading('Writing 1 of 4')).toBeVisible()
  ;(button('Cancel').element() as HTMLElement).focus()
  jobs = [updated]
  await expect.element(heading('Store updated, 2 conflicts')).toHaveFocus()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Store updated, 2 conflicts' }))
    .toBeInTheDocument()
})

test('a job is cancelled, its results are shown, and it goes on', async () => {
  jobs = [writing]
  const cancelled: StoreJob = { ...writing, state: 'cancelled', endedAt: updated.endedAt! }
  const change = (job: StoreJob) => () => {
    jobs = [job]
    return Response.json(job)
  }
  answers[`POST ${jobsAt}/a1/cancel`] = change(cancelled)
  answers[`POST ${jobsAt}/a1/resume`] = change({ ...writing, state: 'cancelled' })
  await show()
  await button('Cancel').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText(/Resume writes only those/)).toBeVisible()
  await button('Show results').click()
  await expect.element(heading('Cancelled, 1 written')).toBeVisible()
  await button('Resume').click()
  await expect.element(page.getByText('It begins in a moment.')).toBeVisible()
})

test('a store that ended the key is connected again', async () => {
  jobs = [{ ...writing, state: 'paused', pause: { reason: 'reconnect' } }]
  answers['POST /store/connect'] = () => {
    jobs = [writing]
    return Response.json({ store: lumen })
  }
  await show()
  await button('Reconnect').click()
  await expect.element(heading('Writing 1 of 4')).toBeVisible()
  expect(asked('POST /store/connect')).toMatchObject([{ body: { shop: lumen.domain, scopes: [] } }])
})

test('a missing permission is asked for, or its values are left out', async () => {
  jobs = [
    {
      ...writing,
      state: 'paused',
      pause: { reason: 'missing-scope', scopes: ['write_files'], values: 3 },
    },
  ]
  answers['POST /store/connect'] = failure('busy', 429)
  answers[`POST ${jobsAt}/a1/leave-out`] = () => {
    jobs = [writing]
    return Response.json(writing)
  }
  await show()
  await button('Connect again with this permission').click()
  await expect
    .element(page.getByRole('alert').getByText('The store was not connected'))
    .toBeVisible()
  expect(asked('POST /store/connect')).toMatchObject([{ body: { scopes: ['write_files'] } }])
  await button('Leave them out').click()
  await expect.element(heading('Writing 1 of 4')).toBeVisible()
  expect(asked(`POST ${jobsAt}/a1/leave-out`)).toMatchObject([
    { body: { scopes: ['write_files'] } },
  ])
})

test('half a million values keep the page responsive', async () => {
  const many = 500_000
  const block = 500
  jobs = [
    {
      ...updated,
      state: 'done',
      progress: { ...updated.progress, total: many },
      counts: { ...none, done: many },
    },
  ]
  answers[`GET ${jobsAt}/a1/items?only=review`] = () => new Response('')
  answers[`GET ${jobsAt}/a1/items`] = () => {
    const encoder = new TextEncoder()
    let from = 0
    return new Response(
      new ReadableStream({
        pull(controller) {
          const all = Array.from({ length: block }, (_, at) =>
            lineOf(from + at, `Wool sock ${from + at}`, { is: 'done' }),
          )
          controller.enqueue(encoder.encode(textOf(all)))
          from += block
          if (from === many) controller.close()
        },
      }),
    )
  }
  await show()
  await expect.element(page.getByText('Nothing needs review')).toBeVisible()
  await button('Show all').click()
  // The last one is there once all have arrived, and the page answers long before.
  await expect.element(rows().getByText('Wool sock 0', { exact: true })).toBeVisible()
  await button('Undo in store').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  rows().element().scrollTo({ top: 1e9 })
  await expect
    .element(rows().getByText(`Wool sock ${many - 1}`, { exact: true }), { timeout: 90_000 })
    .toBeVisible()
}, 120_000)
