import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { Job } from './JobTable.types.js'
import { LocaleProvider } from '../../i18n/index.js'
import { catalogs } from '../../test/catalogs.js'
import { JobTable, type JobTableProps } from './index.js'

const jobs: readonly Job[] = [
  { id: 'a', name: 'Auto-Tag', started: '1 min ago', status: 'Queued', progress: 0 },
  { id: 'b', name: 'Backgrounds', started: '2 min ago', status: 'Running', progress: 98 },
  { id: 'c', name: 'Copy', started: '1 h ago', status: 'Done', progress: 100 },
  { id: 'd', name: 'Drafts', started: '3 h ago', status: 'Error', progress: 95 },
]

function table(props: Partial<JobTableProps> = {}) {
  return (
    <StrictMode>
      <JobTable caption="Job Queue" jobs={jobs} {...props} />
    </StrictMode>
  )
}

function texts(role: 'rowheader' | 'columnheader'): readonly (string | null)[] {
  return page
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent)
}

function rowOf(name: string): Element {
  const row = page.getByRole('rowheader', { name }).element().closest('tr')
  if (!row) throw new Error(`There is no row for ${name}.`)
  return row
}

function frames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

/** The jobs, with progress in one of them. */
function withMoved(id: string, state: Pick<Job, 'progress' | 'status'>): readonly Job[] {
  return jobs.map((job) => (job.id === id ? Object.assign({}, job, state) : job))
}

async function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds)
  await frames()
}

function skeleton(): Element | null {
  return document.querySelector('tbody:not([data-waiting]) [data-shape]')
}

function rowHeights(): readonly number[] {
  return [...document.querySelectorAll('tbody > tr')].map((row) => Math.round(row.clientHeight))
}

describe('Job Queue', () => {
  test('[253] a11y 45: names its columns in order, as a table with a caption', async () => {
    await render(table())
    expect(page.getByRole('table', { name: 'Job Queue' }).query()).not.toBeNull()
    expect(texts('columnheader')).toEqual(['Name', 'Started', 'Status', 'Progress'])
  })

  test('[254] a11y 47: shows name, start, status and progress of each job', async () => {
    await render(table())
    const cells = [...rowOf('Backgrounds').children]
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Backgrounds',
      '2 min ago',
      'Running',
      '98%',
    ])
    const bar = page.getByRole('progressbar', { name: 'Progress of Backgrounds' }).element()
    expect(bar.getAttribute('aria-valuenow')).toBe('98')
  })

  test.each([
    ['255', 'Backgrounds', 'Running', 'warning'],
    ['256', 'Copy', 'Done', 'success'],
    ['257', 'Drafts', 'Error', 'danger'],
    ['258', 'Auto-Tag', 'Queued', 'neutral'],
  ])('[%s] shows the status of %s as a badge: %s is %s', async (_line, name, status, tone) => {
    await render(table())
    const badge = rowOf(name).querySelector('[data-tone]')
    expect(badge?.textContent).toBe(status)
    expect(badge?.getAttribute('data-tone')).toBe(tone)
  })

  test.each(['constructor', 'toString', '<b>Paused</b>', 'running'])(
    '[258] writes the unknown status %s as it is',
    async (status) => {
      await render(
        table({ jobs: [{ ...jobs[0], id: 'x', name: 'X', started: '', status, progress: 1 }] }),
      )
      const badge = rowOf('X').querySelector('[data-tone]')
      expect(badge?.textContent).toBe(status)
      expect(badge?.getAttribute('data-tone')).toBe('neutral')
    },
  )

  test.each([
    ['Backgrounds', 'success'],
    ['Copy', 'success'],
    ['Drafts', 'danger'],
    ['Auto-Tag', 'neutral'],
  ])('[271] colours the bar of %s by its status: %s', async (name, level) => {
    await render(table())
    expect(rowOf(name).querySelector('[role=progressbar]')?.getAttribute('data-level')).toBe(level)
  })

  test('[272] says that there are no jobs, and offers the next step', async () => {
    await render(table({ jobs: [], emptyAction: <a href="#automations">See the automations</a> }))
    expect(page.getByRole('heading', { name: 'No jobs yet' }).query()).not.toBeNull()
    expect(page.getByRole('link', { name: 'See the automations' }).query()).not.toBeNull()
    expect(page.getByRole('table').query()).toBeNull()
  })

  test('translates its own texts to Italian, and leaves those of the consumer', async () => {
    await render(
      <LocaleProvider locale="it" catalog={catalogs.it}>
        {table()}
      </LocaleProvider>,
    )
    expect(rowOf('Drafts').querySelector('[data-tone]')?.textContent).toBe('Errore')
    expect(rowOf('Auto-Tag').querySelector('[data-tone]')?.textContent).toBe('Queued')
  })
})

describe('Job Queue: order', () => {
  const timed = jobs.map((job, place) => Object.assign({}, job, { startedAt: [2, 4, 1, 3][place] }))

  test('sorts by start time, newest first, if jobs have one', async () => {
    await render(table({ jobs: timed }))
    expect(texts('rowheader')).toEqual(['Backgrounds', 'Drafts', 'Auto-Tag', 'Copy'])
  })

  test('keeps the given order if they have none, and reverses it', async () => {
    await render(table())
    expect(texts('rowheader')).toEqual(['Auto-Tag', 'Backgrounds', 'Copy', 'Drafts'])
    await page.getByRole('button', { name: 'Started' }).click()
    expect(texts('rowheader')).toEqual(['Drafts', 'Copy', 'Backgrounds', 'Auto-Tag'])
    expect(document.querySelectorAll('[aria-sort]')).toHaveLength(1)
    const started = page.getByRole('columnheader', { name: 'Started' }).element()
    expect(started.getAttribute('aria-sort')).toBe('ascending')
  })

  test('keeps rows in place while jobs progress', async () => {
    const sort = { column: 'progress', direction: 'ascending' } as const
    const screen = await render(table({ sort }))
    expect(texts('rowheader')).toEqual(['Auto-Tag', 'Drafts', 'Backgrounds', 'Copy'])
    const moved = withMoved('a', { progress: 99, status: 'Queued' })
    await screen.rerender(table({ sort, jobs: moved }))
    expect(texts('rowheader')).toEqual(['Auto-Tag', 'Drafts', 'Backgrounds', 'Copy'])
    const more: Job = { id: 'e', name: 'Extra', started: '', status: 'Done', progress: 96 }
    await screen.rerender(table({ sort, jobs: [...moved, more] }))
    expect(texts('rowheader')).toEqual(['Drafts', 'Extra', 'Backgrounds', 'Auto-Tag', 'Copy'])
  })
})

describe('Job Queue: changes', () => {
  test('re-renders only the row of the job that changed', async () => {
    const many = Array.from({ length: 120 }, (_, place) => ({
      id: String(place),
      name: `Job ${place}`,
      started: '',
      status: 'Running',
      progress: 10,
    }))
    const screen = await render(table({ jobs: many }))
    const changed = new Set<Element | null>()
    const watch = new MutationObserver((records) => {
      for (const { target } of records)
        changed.add((target.parentElement ?? null)?.closest('tr') ?? null)
    })
    watch.observe(screen.container, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
    const next = many.map((job) =>
      Object.assign({}, job, { progress: job.id === '3' ? 11 : job.progress }),
    )
    await screen.rerender(table({ jobs: next }))
    await frames()
    watch.disconnect()
    expect([...changed]).toEqual([rowOf('Job 3')])
  })

  test('[(264)] a11y 46: announces a job that becomes done once, and no progress ticks', async () => {
    const screen = await render(table())
    const status = page.getByRole('status').element()
    await screen.rerender(table({ jobs: withMoved('b', { progress: 99, status: 'Running' }) }))
    await frames()
    expect(status.textContent).toBe('')
    await screen.rerender(table({ jobs: withMoved('b', { progress: 100, status: 'Done' }) }))
    await expect.poll(() => status.textContent).toBe('Backgrounds is done.')
    const told = status.firstChild
    await screen.rerender(table({ jobs: [...withMoved('b', { progress: 100, status: 'Done' })] }))
    await frames()
    expect(page.getByRole('status').element()).toBe(status)
    expect(status.firstChild).toBe(told)
  })
})

describe('Job Queue: waiting', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  test('shows the skeleton after 300 ms, and then for at least 400 ms', async () => {
    const screen = await render(table({ jobs: [], loading: true }))
    await pass(299)
    expect(skeleton()).toBeNull()
    expect(page.getByRole('heading', { name: 'No jobs yet' }).query()).toBeNull()
    await pass(1)
    expect(skeleton()).not.toBeNull()
    expect(page.getByRole('status').element().textContent).toBe('Loading jobs...')
    await screen.rerender(table())
    await pass(399)
    expect(skeleton()).not.toBeNull()
    await pass(1)
    expect(skeleton()).toBeNull()
    expect(texts('rowheader')).toHaveLength(4)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('does not show the skeleton for a short wait', async () => {
    const screen = await render(table({ jobs: [], loading: true }))
    await pass(200)
    await screen.rerender(table())
    await frames()
    expect(texts('rowheader')).toHaveLength(4)
    await pass(5000)
    expect(skeleton()).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('keeps its rows while new jobs load', async () => {
    await render(table({ loading: true }))
    await pass(1000)
    expect(texts('rowheader')).toHaveLength(4)
  })

  test.each([1280, 390])('gives the skeleton the height of the rows at %i px', async (width) => {
    await page.viewport(width, 800)
    const screen = await render(table({ jobs: [], loading: true }))
    await pass(300)
    const [placeholder] = rowHeights()
    await screen.rerender(table())
    await pass(400)
    expect(rowHeights()[0]).toBe(placeholder)
  })
})

describe('Job Queue: on a phone', () => {
  test('turns rows into cards', async () => {
    await page.viewport(390, 800)
    await render(table())
    const [name, started, status, progress] = [...rowOf('Backgrounds').children].map((cell) =>
      cell.getBoundingClientRect(),
    )
    if (!name || !started || !status || !progress) throw new Error('A card lacks a value.')
    expect(Math.abs(name.top - status.top)).toBeLessThan(6)
    expect(status.left).toBeGreaterThan(name.left)
    expect(started.top).toBeGreaterThanOrEqual(name.bottom)
    expect(progress.top).toBeGreaterThanOrEqual(started.bottom)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('a11y 45: keeps the column headers for each value', async () => {
    await page.viewport(390, 800)
    await render(table())
    expect(texts('columnheader')).toEqual(['Name', 'Started', 'Status', 'Progress'])
    expect(rowOf('Copy').querySelectorAll('[role=cell]')).toHaveLength(3)
    await page.getByRole('button', { name: 'Name' }).click()
    expect(texts('rowheader')[0]).toBe('Auto-Tag')
  })
})
