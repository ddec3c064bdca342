import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Toaster } from '../../components/Toaster/index.js'
import { LocaleProvider } from '../../i18n/index.js'
import { catalogs } from '../../test/catalogs.js'
import { DashboardOverviewPage, type DashboardOverviewPageProps } from './index.js'

const doneMessage = "All done! You're ready to supercharge your store."

function overview(props: DashboardOverviewPageProps = {}) {
  return (
    <StrictMode>
      <DashboardOverviewPage {...props} />
      <Toaster />
    </StrictMode>
  )
}

const show = (props?: DashboardOverviewPageProps) => render(overview(props))

const figures = () => page.getByRole('list', { name: 'Key figures' }).getByRole('listitem')
const card = (name: string) => page.getByRole('region', { name })
const notices = () => page.getByRole('region', { name: /F8/ })
const boxes = () => page.getByRole('checkbox').elements() as HTMLInputElement[]

function rowOf(name: string): Element {
  const row = page
    .getByRole('rowheader', { name: new RegExp(`^${name}`) })
    .element()
    .closest('tr')
  if (!row) throw new Error(`There is no row for ${name}.`)
  return row
}

const progressOf = (name: string) =>
  Number(rowOf(name).querySelector('[role=progressbar]')?.getAttribute('aria-valuenow'))
const allProgress = () =>
  page
    .getByRole('table')
    .getByRole('progressbar')
    .elements()
    .map((bar) => bar.getAttribute('aria-valuenow'))

function frames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

async function advance(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds)
  await frames()
}

function SomeIcon() {
  return <svg aria-hidden="true" />
}

const fetching = vi.spyOn(globalThis, 'fetch')
const requesting = vi.spyOn(XMLHttpRequest.prototype, 'open')

beforeEach(() => {
  fetching.mockClear()
  requesting.mockClear()
})

function calls(): readonly unknown[] {
  return [...fetching.mock.calls, ...requesting.mock.calls]
}

describe('Dashboard overview', () => {
  test("[231, 232] greets with Welcome Back! and Here's what's happening with your store automations.", async () => {
    await show()
    const headings = page.getByRole('heading', { level: 1 })
    expect(headings.elements().map(({ textContent }) => textContent)).toEqual(['Welcome Back!'])
    const description = "Here's what's happening with your store automations."
    expect(page.getByText(description, { exact: true }).query()).not.toBeNull()
  })

  test('[233, 234] shows its sections in order', async () => {
    await show()
    const parts = [
      page.getByRole('list', { name: 'Key figures' }),
      card('Job Queue'),
      card('Quota & plan'),
      card('Quick Actions'),
      card('Getting Started'),
    ].map((part) => part.element())
    const inOrder = parts.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    expect(inOrder).toEqual(parts)
    expect(page.getByRole('region').elements()).toHaveLength(5)
  })

  test.each([
    ['235', 'Products Processed MTD', '1,284'],
    ['236', 'Image Credits Left', '8,716'],
    ['237', 'Active Automations', '12'],
    ['238', 'Avg. Runtime (ms)', '342'],
  ])('[%s] shows %s as %s', async (_line, title, value) => {
    await show()
    const figure = figures().filter({ hasText: title }).element()
    expect(figure.textContent).toBe(`${title}${value}`)
  })

  test('[239, 241] shows exactly four metric cards, each with title, value and icon', async () => {
    await show()
    const cards = figures().elements()
    expect(cards).toHaveLength(4)
    for (const figure of cards) {
      expect(figure.querySelectorAll('svg')).toHaveLength(1)
      expect(figure.querySelectorAll('p')).toHaveLength(2)
      expect(figure.hasAttribute('data-highlighted')).toBe(true)
    }
  })

  test('[240, (270)] makes no requests to show any of it', async () => {
    await show()
    await frames()
    expect(calls()).toEqual([])
  })

  test('[(242-245)] lights a card only if it has a value', async () => {
    const values = [3, 0, -1, 'today', '', null]
    await show({
      metrics: values.map((value, place) => ({
        id: String(place),
        title: 'Jobs',
        value,
        icon: SomeIcon,
      })),
    })
    const lit = figures()
      .elements()
      .map((figure) => figure.hasAttribute('data-highlighted'))
    expect(lit).toEqual([true, false, false, true, false, false])
  })

  test('[246, 251] shows 45 percent used, as ticks and as text', async () => {
    await show()
    const quota = card('Quota & plan')
    const meter = quota.getByRole('meter', { name: 'Quota used' }).element()
    expect(meter.getAttribute('aria-valuenow')).toBe('45')
    expect(meter.getAttribute('data-level')).toBe('success')
    expect(meter.querySelectorAll('[data-lit]')).toHaveLength(18)
    expect(quota.getByText('45%', { exact: true }).query()).not.toBeNull()
  })

  test.each([
    ['250', 0, 'success'],
    ['250', 45, 'success'],
    ['249', 70, 'success'],
    ['249', 71, 'warning'],
    ['248', 90, 'warning'],
    ['248', 91, 'danger'],
  ])('[%s] colours a quota of %i percent: %s', async (_line, used, level) => {
    await show({ quota: { used, plan: 'Optimizer 300' } })
    const quota = card('Quota & plan')
    expect(quota.getByRole('meter').element().getAttribute('data-level')).toBe(level)
    expect(quota.getByText(`${used}%`, { exact: true }).query()).not.toBeNull()
  })

  test.each([
    [-5, '0'],
    [140, '100'],
    [Number.NaN, '0'],
  ])('[252] clamps a quota of %d to %s', async (used, shown) => {
    await show({ quota: { used, plan: 'Optimizer 300' } })
    const meter = card('Quota & plan').getByRole('meter').element()
    expect(meter.getAttribute('aria-valuenow')).toBe(shown)
    expect(meter.scrollWidth).toBeLessThanOrEqual(meter.clientWidth)
    expect(meter.querySelectorAll('[data-lit]')).toHaveLength(Number(shown) * 0.4)
  })

  test.each([
    ['[247, (454)]', '/dashboard', '/dashboard/settings/plan-billing'],
    ['[(247)]', '/shop', '/shop/settings/plan-billing'],
  ])('%s Upgrade plan links from %s to %s', async (_line, basePath, address) => {
    await show({ basePath })
    const link = card('Quota & plan').getByRole('link', { name: 'Upgrade plan' }).element()
    expect(link.getAttribute('href')).toBe(address)
  })

  test('formats its numbers for the language', async () => {
    await render(
      <LocaleProvider locale="it" catalog={catalogs.it}>
        {overview()}
      </LocaleProvider>,
    )
    expect(page.getByText('1.284', { exact: true }).query()).not.toBeNull()
    expect(page.getByText('2 minuti fa').query()).not.toBeNull()
    expect(page.getByText('In corso').elements().length).toBeGreaterThan(1)
  })

  test('a11y 48: marks the data as a sample while any of it is', async () => {
    const quota = { used: 45, plan: 'Optimizer 300' }
    const screen = await show({ metrics: [], jobs: [] })
    expect(page.getByText('Sample data').query()).not.toBeNull()
    await screen.rerender(overview({ metrics: [], jobs: [], quota }))
    expect(page.getByText('Sample data').query()).toBeNull()
  })
})

describe('Job Queue: progress over time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.spyOn(Math, 'random').mockRestore()
  })

  test('[261, 268] quality 28: changes nothing in the first 4999 ms, and the running jobs at 5000', async () => {
    await show()
    const before = allProgress()
    await advance(4999)
    expect(allProgress()).toEqual(before)
    await advance(1)
    expect(progressOf('Remove Background')).toBeGreaterThan(64)
    expect(progressOf('Image Compression')).toBeGreaterThan(23)
  })

  test('[(262), (265-267)] quality 28: advances running jobs by 1 to 5, and no others', async () => {
    const drawing = vi.spyOn(Math, 'random')
    await show()
    for (const [drawn, moved] of [
      [0, ['0', '65', '24', '100', '38']],
      [1 - Number.EPSILON, ['0', '70', '29', '100', '38']],
    ] as const) {
      drawing.mockReturnValue(drawn)
      await advance(5000)
      expect(allProgress()).toEqual(moved)
    }
  })

  test('[263, 264] quality 28: ends at 100 and announces it once', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1 - Number.EPSILON)
    await show()
    await advance(7 * 5000)
    expect(progressOf('Remove Background')).toBe(99)
    expect(rowOf('Remove Background').textContent).toContain('Running')
    await advance(5000)
    expect(progressOf('Remove Background')).toBe(100)
    expect(rowOf('Remove Background').textContent).toContain('Done')
    await expect.poll(() => page.getByText('Remove Background is done.').query()).not.toBeNull()
    await advance(60_000)
    expect(progressOf('Image Compression')).toBe(100)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[269] quality 28: runs one timer, none after unmount, and one again on return', async () => {
    const screen = await show()
    expect(vi.getTimerCount()).toBe(1)
    await screen.unmount()
    expect(vi.getTimerCount()).toBe(0)
    const remounted = await show()
    expect(vi.getTimerCount()).toBe(1)
    expect(progressOf('Remove Background')).toBe(64)
    await remounted.unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[(261)] quality 29: does not accumulate ticks while the page is hidden', async () => {
    await show()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(vi.getTimerCount()).toBe(0)
    await advance(600_000)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await frames()
    expect(progressOf('Remove Background')).toBe(64)
    await advance(5000)
    expect(progressOf('Remove Background')).toBeLessThanOrEqual(69)
    hidden.mockRestore()
  })

  test('[270] makes no requests while jobs progress', async () => {
    await show()
    await advance(50_000)
    expect(calls()).toEqual([])
  })

  test('changes nothing when jobs are given', async () => {
    await show({
      jobs: [{ id: '1', name: 'Mine', started: '', status: 'Running', progress: 12 }],
    })
    expect(vi.getTimerCount()).toBe(0)
    await advance(60_000)
    expect(progressOf('Mine')).toBe(12)
  })
})

describe('Job Queue: without jobs', () => {
  test('[(272)] links to an automation when there are no jobs', async () => {
    await show({ jobs: [], basePath: '/shop' })
    const link = card('Job Queue').getByRole('link', { name: 'Start with Remove Background' })
    expect(link.element().getAttribute('href')).toBe('/shop/remove-background')
  })

  test('Try again without a handler shows the notice', async () => {
    await show({ jobs: [], jobsFailed: true })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(notices().getByText("This feature isn't implemented yet")).toBeVisible()
  })
})

describe('Quick Actions', () => {
  test('[273] are exactly Run Title Optimiser, Compress Images and Import Product', async () => {
    await show()
    const names = card('Quick Actions')
      .getByRole('button')
      .elements()
      .map((button) => button.querySelector('strong')?.textContent)
    expect(names).toEqual(['Run Title Optimiser', 'Compress Images', 'Import Product'])
  })

  test.each([
    ['274', 'Run Title Optimiser'],
    ['275', 'Compress Images'],
    ['276', 'Import Product'],
  ])('[%s, 277] %s only shows a notice', async (_line, name) => {
    await show()
    const address = location.href
    await card('Quick Actions')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click()
    await expect.element(notices().getByText(name, { exact: true })).toBeVisible()
    const text = "This feature isn't implemented yet. You can request it!"
    expect(notices().getByText(text, { exact: true }).query()).not.toBeNull()
    expect(location.href).toBe(address)
    expect(calls()).toEqual([])
  })
})

describe('Getting Started', () => {
  const steps = [
    'Connect your Shopify store',
    'Launch your first automation',
    'Enable notifications',
  ]

  test('[278-281] lists Connect your Shopify store, Launch your first automation and Enable notifications', async () => {
    await show()
    const list = card('Getting Started')
    expect(
      list
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(steps)
    for (const name of steps) {
      expect(list.getByRole('checkbox', { name, exact: true }).query()).not.toBeNull()
    }
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false])
  })

  test.each(steps)('[282] %s is toggled by its whole row', async (name) => {
    await show()
    const box = page.getByRole('checkbox', { name }).element() as HTMLInputElement
    const row = card('Getting Started').getByText(name)
    await row.click()
    expect(box.checked).toBe(true)
    await row.click()
    expect(box.checked).toBe(false)
  })

  test('[283] forgets checked items after unmount, and stores nothing', async () => {
    const storing = vi.spyOn(Storage.prototype, 'setItem')
    const screen = await show()
    await page.getByRole('checkbox', { name: 'Enable notifications' }).click()
    await screen.unmount()
    await show()
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false])
    expect(storing).not.toHaveBeenCalled()
    storing.mockRestore()
  })

  test('[284, (287), (288)] shows All done! only while all steps are checked', async () => {
    await show()
    const message = page.getByText(doneMessage, { exact: true })
    for (const box of boxes()) {
      expect(message.query()).toBeNull()
      box.click()
      await frames()
    }
    expect(message.query()?.closest('[role=status]')).not.toBeNull()
    for (const box of boxes()) {
      box.click()
      await frames()
      expect(message.query()).toBeNull()
      box.click()
      await frames()
      expect(message.query()).not.toBeNull()
    }
  })
})

const line = () => page.getByText('You were on your way to')

describe('The page requested before sign-in', () => {
  test('is offered as a link, by its name in the navigation', async () => {
    const onRequestedPageDone = vi.fn<() => void>()
    const requestedPage = { href: '/dashboard/auto-tag?from=mail#tags' }
    await show({ requestedPage, onRequestedPageDone })
    const link = page.getByRole('link', { name: 'Auto-Tag Products' })
    await expect.element(link).toHaveAttribute('href', '/dashboard/auto-tag?from=mail#tags')
    link.element().addEventListener('click', (event) => event.preventDefault())
    await link.click()
    expect(onRequestedPageDone).toHaveBeenCalledOnce()
  })

  test('can be dismissed, with focus on the heading', async () => {
    const onRequestedPageDone = vi.fn<() => void>()
    await show({ requestedPage: { href: '/paid', label: 'Payment' }, onRequestedPageDone })
    await page.getByRole('button', { name: 'Dismiss' }).click()
    expect(onRequestedPageDone).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test.each([undefined, { href: '/dashboard/nothing' }])(
    'is not offered where it is %j',
    async (requestedPage) => {
      await show({ requestedPage })
      await expect.element(line()).not.toBeInTheDocument()
    },
  )
})
