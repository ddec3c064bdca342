import { generateExport } from '@dropwatt/automations'
import type { AutomationPageProps } from '@dropwatt/ui/pages'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { removeDatabase } from '../core/databaseName.ts'
import { AutomationWorkbench } from './AutomationWorkbench.tsx'
import { OpenFile } from './OpenFile.tsx'
import { TestHost } from './testing/TestHost.tsx'
import { useHost, useHostLocation, WorkbenchHostError } from './WorkbenchHost.tsx'

vi.setConfig({ testTimeout: 30_000 })

afterEach(async () => {
  vi.restoreAllMocks()
  await removeDatabase('ada')
})

const Page = ({ lead, children }: AutomationPageProps) => (
  <main>
    {lead}
    {children}
  </main>
)

function Location() {
  const { search } = useHostLocation()
  return <output aria-label="Query">{search}</output>
}

test('opens a dropped file without a router', async () => {
  const onTakesFiles = vi.fn<() => void>()
  await render(
    <TestHost path="/dashboard/mass-compare-price">
      <OpenFile onTakesFiles={onTakesFiles} />
      <AutomationWorkbench slug="mass-compare-price" page={Page} />
      <Location />
    </TestHost>,
  )
  await vi.waitUntil(() => onTakesFiles.mock.calls.length > 0)
  const content = generateExport({ products: 40 }) as Uint8Array<ArrayBuffer>
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([content], 'export.csv'))
  const drop = { bubbles: true, cancelable: true, dataTransfer }
  document.body.dispatchEvent(new DragEvent('drop', drop))
  const bench = page.getByRole('main')
  await expect.element(bench.getByRole('heading', { name: /export\.csv/ })).toBeVisible()
  await bench.getByRole('tab', { name: /^History/ }).click()
  await expect.element(page.getByLabelText('Query')).toHaveTextContent('?tab=history')
  await expect
    .element(bench.getByRole('tab', { name: /^History/ }))
    .toHaveAttribute('aria-selected', 'true')
})

test.each([
  ['what the app gives', useHost],
  ['where the app is', useHostLocation],
])('%s is not there without an app', async (_what, use) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Lost = () => {
    use()
    return null
  }
  await expect(render(<Lost />)).rejects.toThrow(WorkbenchHostError)
})
