import { generateExport } from '@dropwatt/automations'
import { JobTable } from '@dropwatt/ui'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { useStore } from 'zustand'
import { removeDatabase } from '../../core/databaseName.ts'
import { FileStorage } from '../../core/storage/FileStorage.ts'
import { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import { applyingOf } from '../../core/store/SessionState.ts'
import { TestHost } from '../testing/TestHost.tsx'
import { BenchTextsProvider } from './BenchTextsProvider.tsx'
import { useDeviceJobActions } from './DeviceJobActions.tsx'
import { JobEnding } from './JobEnding.tsx'
import { useDeviceJobs } from './useDeviceJobs.ts'

vi.setConfig({ testTimeout: 30_000 })

const name = 'Compare-at price +30%, ending .99'
let bench: Bench

afterEach(async () => {
  vi.restoreAllMocks()
  bench.close()
  await removeDatabase('ada')
})

function Jobs() {
  const session = useStore(bench.state, (state) => state.session)
  return (
    <>
      <JobTable caption="Jobs" jobs={useDeviceJobs(bench)} actions={useDeviceJobActions(bench)} />
      <JobEnding session={session} />
    </>
  )
}

/** Opens an export with a preview, and shows its jobs. */
async function showJobs(): Promise<Session> {
  bench = new Bench('ada')
  const content = generateExport({ products: 40 }) as Uint8Array<ArrayBuffer>
  await bench.opening.open(new File([content], 'export.csv'))
  const { session } = bench.state.getState()
  await session!.preview.show('mass-compare-price')
  await vi.waitUntil(() => session!.state.getState().preview?.progress === 'ready', {
    timeout: 10_000,
  })
  await render(
    <TestHost>
      <BenchTextsProvider>
        <Jobs />
      </BenchTextsProvider>
    </TestHost>,
  )
  return session!
}

/** Holds the next job before it changes anything, until the returned function is called. */
function holdJob(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.spyOn(FileStorage.prototype, 'openJournal').mockReturnValueOnce(promise)
  return resolve
}

/** Reports progress as the worker does, which is too fast here to report any. */
function report(session: Session, products: number): void {
  const work = applyingOf(session.state.getState().work)
  const progress = { products, allProducts: 40, cells: 0, allCells: 40 }
  if (work?.kind === 'apply') session.state.setState({ work: { ...work, progress } })
}

const row = () => page.getByRole('row', { name: /Mass Compare-at-Price · export\.csv/ })
const bar = () => row().getByRole('progressbar', { name: `Progress of ${name}` })
const button = (label: string) => page.getByRole('button', { name: label })

test('a running job is listed with its progress', async () => {
  const session = await showJobs()
  const goOn = holdJob()
  const applying = session.jobs.apply()
  await expect.element(row().getByText('Running')).toBeVisible()
  await expect.element(row().getByText('Just now')).toBeVisible()
  report(session, 25)
  await expect.element(bar()).toHaveAttribute('aria-valuenow', '62')
  const shown = row().element()

  button(`Cancel ${name}`).element().focus()
  goOn()
  await applying
  await expect.element(row().getByText('Done')).toBeVisible()
  expect(row().element()).toBe(shown)
  await expect.element(button(`Undo ${name}`)).toHaveFocus()
  await expect.element(button('Download export.csv')).toBeVisible()
  await expect.element(page.getByText(`${name} is done.`)).toBeInTheDocument()
})

test('a job is cancelled by keyboard from its row', async () => {
  const session = await showJobs()
  const goOn = holdJob()
  const applying = session.jobs.apply()
  report(session, 10)
  await expect.element(bar()).toHaveAttribute('aria-valuenow', '25')
  const before = page
    .getByRole('status')
    .elements()
    .map(({ textContent }) => textContent)
  expect(before).toEqual(['', ''])
  button(`Cancel ${name}`).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button(`Cancel ${name}`)).toHaveAttribute('aria-busy', 'true')
  goOn()
  await applying
  await expect.element(row().getByText('Cancelled')).toBeVisible()
  const link = page.getByRole('link', { name: `Open ${name}` })
  await expect.element(link).toHaveFocus()
  await expect.element(link).toHaveAttribute('href', '/dashboard/mass-compare-price')
  await expect
    .element(page.getByText('Job cancelled. The file is as it was before.'))
    .toBeInTheDocument()
  expect(session.state.getState().status.jobs).toEqual([])
})
