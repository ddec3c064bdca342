import { DashboardOverviewPage } from '@dropwatt/ui/pages'
import { Toaster } from '@dropwatt/ui/toast'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import {
  storeErrors,
  type ConnectedStore,
  type JobList,
  type StoreErrorCode,
  type StoreJob,
} from '../../../core/live/storeApi.ts'
import { TestHost } from '../../testing/TestHost.tsx'
import { useOverviewFiles } from '../../useOverviewFiles.tsx'

vi.setConfig({ testTimeout: 30_000 })

const jobsPath = '/store/shops/lumen/jobs'

const noCounts = {
  waiting: 0,
  unknown: 0,
  done: 0,
  saved: 0,
  already: 0,
  conflict: 0,
  refused: 0,
  gone: 0,
}

const writing: StoreJob = {
  id: 'update',
  state: 'writing',
  label: '',
  products: 496,
  progress: {
    total: 1810,
    checked: 1810,
    executed: 1204,
    written: 1204,
    verified: 1204,
    checkedProducts: 496,
    writtenProducts: 318,
  },
  counts: { ...noCounts, waiting: 606, done: 1204 },
  isStopping: false,
  createdAt: '2026-11-26T14:14:48Z',
}

const written: StoreJob = {
  ...writing,
  state: 'done',
  progress: { ...writing.progress, executed: 1810, written: 1810, verified: 1810 },
  counts: { ...noCounts, done: 1810 },
  endedAt: '2026-11-26T14:16:00Z',
  undoUntil: new Date(Date.now() + 30 * 86_400_000).toISOString(),
}

const cancelled: StoreJob = { ...writing, state: 'cancelled', endedAt: '2026-11-26T14:15:00Z' }

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

const list = `GET ${jobsPath}`

/** Answers of the server by method and path; a code is a failure. */
let answers: Record<string, object | StoreErrorCode>
let requests: string[]

beforeEach(() => {
  requests = []
  answers = { 'GET /store/shops': { mode: 'custom', stores: [lumen], isReturned: false } }
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (typeof input !== 'string' || !input.startsWith('/store/')) return fetch(input, init)
    const at = `${init.method ?? 'GET'} ${input}`
    requests.push(at)
    const answer = answers[at] ?? 'not-found'
    if (typeof answer === 'object') {
      if (init.method === 'POST') listed(answer as StoreJob)
      return Response.json(answer)
    }
    return Response.json({ error: answer }, { status: storeErrors[answer] })
  })
  return () => vi.unstubAllGlobals()
})

/** Lists a job from now on, as the server does once it has answered with it. */
function listed(job: StoreJob): void {
  const { jobs } = answers[list] as JobList
  answers[list] = { jobs: [job, ...jobs.filter(({ id }) => id !== job.id)] }
}

/** Has the page read the jobs again, as it does when the member comes back to it. */
function comeBack(): void {
  document.dispatchEvent(new Event('visibilitychange'))
}

function Overview() {
  return <DashboardOverviewPage jobs={[]} {...useOverviewFiles()} />
}

async function show(...jobs: readonly StoreJob[]) {
  answers[list] = { jobs }
  await render(
    <TestHost storeMode="custom">
      <Overview />
      <Toaster />
    </TestHost>,
  )
}

const row = (name: RegExp) => page.getByRole('row', { name })
const button = (name: string) => page.getByRole('button', { name })

test('without a server that reaches stores, the queue asks for nothing', async () => {
  await render(
    <TestHost>
      <Overview />
    </TestHost>,
  )
  await expect.element(page.getByRole('heading', { name: 'Job Queue' })).toBeVisible()
  expect(requests).toEqual([])
  await expect.element(page.getByText('In your store')).not.toBeInTheDocument()
})

test('a job of a store is listed, and follows the server', async () => {
  await show(writing)
  await expect.element(page.getByRole('rowheader', { name: 'In your store' })).toBeVisible()
  await expect
    .element(row(/^Update store Lumen & Oak/).getByText('Writing 1,204 of 1,810'))
    .toBeVisible()
  answers[list] = { jobs: [written] }
  await expect.element(row(/^Update store Lumen & Oak/).getByText('Store updated')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open the update of Lumen & Oak' }))
    .toHaveAttribute('href', '/dashboard/files/jobs?update=lumen.update')
})

test('without jobs there is no group', async () => {
  await show()
  await expect.poll(() => requests).toContain(list)
  await expect.element(page.getByText('In your store')).not.toBeInTheDocument()
})

test('a job is cancelled and resumed, and focus stays in its row', async () => {
  await show({ ...writing, progress: { ...writing.progress, executed: 0, written: 0 } })
  answers[`POST ${jobsPath}/update/cancel`] = cancelled
  await button('Cancel the update of Lumen & Oak').click()
  await expect.element(page.getByText('Cancelled, 1,204 written')).toBeVisible()
  await expect
    .poll(() =>
      row(/Cancelled/)
        .element()
        .contains(document.activeElement),
    )
    .toBe(true)
  const queued: StoreJob = { ...writing, state: 'queued' }
  answers[`POST ${jobsPath}/update/resume`] = queued
  await button('Resume the update of Lumen & Oak').click()
  await expect.element(row(/^Update store/).getByText('Waiting')).toBeVisible()
  await expect
    .poll(() =>
      row(/Waiting/)
        .element()
        .contains(document.activeElement),
    )
    .toBe(true)
})

test('a failed action says so, and why', async () => {
  await show(cancelled)
  answers[`POST ${jobsPath}/update/resume`] = 'throttled'
  await button('Resume the update of Lumen & Oak').click()
  await expect.element(page.getByText('The job was not resumed')).toBeVisible()
  await expect.element(page.getByText('Shopify asks to wait. Try again in a minute.')).toBeVisible()
})

test('an update is undone after a dialog that counts', async () => {
  await show(written)
  answers[`GET ${jobsPath}/update/undo`] = {
    values: 1804,
    changed: 0,
    gone: 0,
    already: 6,
    cells: [],
    inexact: { html: 0, tags: 0, outdated: 0 },
    until: written.undoUntil,
  }
  const undo: StoreJob = { ...written, id: 'undo', undoes: 'update', state: 'queued' }
  answers[`POST ${jobsPath}/update/undo`] = undo
  await button('Undo the update of Lumen & Oak in store').click()
  await expect.element(page.getByText('1,804 values go back.')).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Undo in store' }))
  await expect.element(row(/^Undo in store Lumen & Oak/)).toBeVisible()
})

test('without a store that is reached the queue says so, until its jobs are read', async () => {
  answers[list] = 'unreachable'
  await render(
    <TestHost storeMode="custom">
      <Overview />
    </TestHost>,
  )
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('Jobs in stores could not be loaded')).toBeVisible()
  await expect.element(page.getByText('No jobs yet')).not.toBeInTheDocument()
  answers[list] = { jobs: [written] }
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(row(/^Update store/).getByText('Store updated')).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

test('without a list of stores the queue says why, and reads it again', async () => {
  const stores = answers['GET /store/shops']!
  answers['GET /store/shops'] = 'busy'
  await show(written)
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('Too many requests. Try again in a minute.')).toBeVisible()
  answers['GET /store/shops'] = stores
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(row(/^Update store/).getByText('Store updated')).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

test('of two stores, the jobs of the one that is reached are shown beside the message', async () => {
  const other: ConnectedStore = { ...lumen, id: 'other', name: 'Other store' }
  answers['GET /store/shops'] = { mode: 'custom', stores: [lumen, other], isReturned: false }
  answers['GET /store/shops/other/jobs'] = 'unreachable'
  await show(written)
  await expect.element(row(/^Update store Lumen & Oak/)).toBeVisible()
  await expect.element(page.getByText('Jobs in stores could not be loaded')).toBeVisible()
})

test('what is known stays while the server is not reached', async () => {
  await show(writing)
  await expect.element(row(/^Update store/)).toBeVisible()
  answers[list] = 'unreachable'
  const asked = requests.filter((each) => each === list).length
  comeBack()
  await expect.poll(() => requests.filter((each) => each === list).length).toBeGreaterThan(asked)
  await expect.element(row(/^Update store/).getByText('Writing 1,204 of 1,810')).toBeVisible()
  answers[list] = { jobs: [written] }
  comeBack()
  await expect.element(row(/^Update store/).getByText('Store updated')).toBeVisible()
})
