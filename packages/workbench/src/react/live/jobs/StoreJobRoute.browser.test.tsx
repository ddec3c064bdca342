import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import {
  storeErrors,
  type ConnectedStore,
  type StoreErrorCode,
  type StoreJob,
} from '../../../core/live/storeApi.ts'
import { startBench, withBenches } from '../../../core/store/testing/benches.ts'
import { TestHost } from '../../testing/TestHost.tsx'
import { BenchTextsProvider } from '../../view/BenchTextsProvider.tsx'
import { StoreJobRoute } from './StoreJobRoute.tsx'

withBenches()

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

const older: StoreJob = {
  id: 'older',
  state: 'cancelled',
  label: '',
  products: 4,
  progress: {
    total: 4,
    checked: 4,
    executed: 1,
    written: 1,
    verified: 1,
    checkedProducts: 4,
    writtenProducts: 1,
  },
  counts: {
    waiting: 3,
    unknown: 0,
    done: 1,
    saved: 0,
    already: 0,
    conflict: 0,
    refused: 0,
    gone: 0,
  },
  isStopping: false,
  createdAt: '2026-11-01T10:00:00Z',
  endedAt: '2026-11-01T10:01:00Z',
}

const jobsAt = '/store/shops/lumen/jobs'

/** Answers of the server by method and path; a code is a failure. */
let answers: Record<string, object | StoreErrorCode>

beforeEach(() => {
  answers = {
    'GET /store/shops': { mode: 'custom', stores: [lumen], isReturned: false },
    // The newest alone.
    [`GET ${jobsAt}`]: { jobs: [{ ...older, id: 'newer' }] },
    [`GET ${jobsAt}/older`]: older,
  }
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (typeof input !== 'string' || !input.startsWith('/store/')) return fetch(input, init)
    if (input.includes('/items')) return new Response('')
    const answer = answers[`${init.method ?? 'GET'} ${input}`] ?? 'not-found'
    if (typeof answer === 'object') return Response.json(answer)
    return Response.json({ error: answer }, { status: storeErrors[answer] })
  })
})

async function show(id: string) {
  const bench = startBench()
  await render(
    <TestHost storeMode="custom">
      <BenchTextsProvider>
        <StoreJobRoute bench={bench} id={`lumen.${id}`} />
      </BenchTextsProvider>
    </TestHost>,
  )
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true })

test('a job that is older than those of the list has its page, which follows the server', async () => {
  await show('older')
  await expect.element(heading('Update of Lumen & Oak')).toBeVisible()
  await expect.element(heading('Cancelled, 1 written')).toBeVisible()
  const { endedAt: _, ...resumed } = older
  answers[`POST ${jobsAt}/older/resume`] = { ...resumed, state: 'queued' }
  answers[`GET ${jobsAt}/older`] = { ...resumed, state: 'writing' }
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect.element(heading('Writing 1 of 4')).toBeVisible()
})

test('a job that the server does not know has no page', async () => {
  await show('nothing')
  await expect.element(heading('No such update')).toBeVisible()
})

test('an older job that could not be read is read on request', async () => {
  answers[`GET ${jobsAt}/older`] = 'unreachable'
  await show('older')
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('The update could not be loaded')).toBeVisible()
  answers[`GET ${jobsAt}/older`] = older
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading('Cancelled, 1 written')).toBeVisible()
})
