import { StrictMode, type ComponentType } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Toaster } from '../../components/Toaster/index.js'
import { automationDescriptions } from '../../catalogue/automationPages.strings.js'
import { findAutomation } from '../../catalogue/automations.js'
import { automationLabels } from '../../catalogue/automations.strings.js'
import { automationSlugs, type AutomationSlug } from '../../catalogue/slugs.js'
import { automationPage } from '../../test/automationPage.js'
import { CogsMonitorPage, type AutomationPageProps } from './index.js'

interface Row {
  readonly slug: AutomationSlug
  readonly Page: ComponentType<AutomationPageProps>
}

const rows: readonly Row[] = automationSlugs.map((slug) => ({ slug, Page: automationPage(slug) }))

const imagePages = rows.filter(({ slug }) => findAutomation(slug).group === 'image-tools')

interface SpecifiedRow {
  readonly line: number
  readonly slug: AutomationSlug
  readonly label: string
  /** Texts that the page must contain. */
  readonly claims: readonly string[]
}

/** The automations of the specification, line by line. */
const specified: readonly SpecifiedRow[] = [
  { line: 319, slug: 'remove-background', label: 'Remove Background', claims: [] },
  { line: 320, slug: 'currency-converter', label: 'Currency Converter', claims: ['live rate'] },
  { line: 321, slug: 'size-exchanger', label: 'Size Exchanger', claims: ['UK', 'EU', 'US'] },
  {
    line: 322,
    slug: 'ai-copy-optimizer',
    label: 'AI Copy Optimizer',
    claims: ['titles and descriptions'],
  },
  {
    line: 323,
    slug: 'image-compression',
    label: 'Image Compression',
    claims: ['up to 70% size reduction'],
  },
  {
    line: 324,
    slug: 'variant-title-fixer',
    label: 'Variant Title Fixer',
    claims: ['bulk variant renaming'],
  },
  {
    line: 325,
    slug: 'product-translation',
    label: 'Product Translation',
    claims: ['over 100 languages'],
  },
  {
    line: 326,
    slug: 'mass-compare-price',
    label: 'Mass Compare-at-Price',
    claims: ['500+ products in bulk'],
  },
  { line: 327, slug: 'auto-tag', label: 'Auto-Tag Products', claims: [] },
  { line: 328, slug: 'remove-track-quantity', label: 'Remove Track Quantity', claims: [] },
  { line: 329, slug: 'bulk-vendor-change', label: 'Change Vendor in Bulk', claims: [] },
  { line: 330, slug: 'remove-metadata', label: 'Remove Metadata', claims: [] },
  { line: 331, slug: 'product-importer', label: 'Single Product Importer', claims: [] },
  {
    line: 332,
    slug: 'bulk-products-importer',
    label: 'Bulk Products Importer',
    claims: ['500+ products in bulk'],
  },
  { line: 333, slug: 'swappable-background', label: 'Swappable Background', claims: [] },
  { line: 334, slug: 'dynamic-watermark', label: 'Dynamic Watermark', claims: [] },
  { line: 335, slug: 'cogs-monitor', label: 'COGS Monitor', claims: ['cost of goods and margin'] },
]

const notice = "This feature isn't implemented yet"
const run = () => page.getByRole('button', { name: /^Run/ })

function show(Page: ComponentType<AutomationPageProps>, props: AutomationPageProps = {}) {
  return render(
    <StrictMode>
      <Page {...props} />
      <Toaster />
    </StrictMode>,
  )
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('Automation pages: what each shows', () => {
  for (const { line, slug, label, claims } of specified) {
    const says = claims.length > 0 ? `, and says ${claims.join(', ')}` : ''
    test(`[${line}] ${slug} is ${label}${says}`, async () => {
      const screen = await show(automationPage(slug))
      expect(automationLabels.en[slug]).toBe(label)
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(label)
      const text = screen.container.textContent.toLowerCase()
      for (const claim of claims) expect(text).toContain(claim.toLowerCase())
    })
  }

  test.each(rows)('[313] $slug has one main heading, its label in the sidebar', async (row) => {
    await show(row.Page)
    const headings = page.getByRole('heading', { level: 1 })
    await expect.element(headings).toHaveLength(1)
    expect(headings.element().textContent).toBe(automationLabels.en[row.slug])
  })

  test.each(rows)('[315] $slug says in a sentence what it does', async ({ slug, Page }) => {
    await show(Page)
    await expect.element(page.getByText(automationDescriptions.en[slug])).toBeVisible()
  })

  test.each(rows)('[316] $slug has one button to run it', async ({ Page }) => {
    await show(Page)
    await expect.element(run()).toHaveLength(1)
    await expect.element(run()).toBeEnabled()
  })

  test.each(imagePages)('[336] $slug says JPG, PNG, WEBP up to 10MB', async ({ Page }) => {
    await show(Page)
    await expect.element(page.getByText('JPG, PNG, WEBP up to 10MB')).toBeVisible()
  })

  test.each(imagePages)(
    '[337] $slug says that originals are backed up 30 days',
    async ({ Page }) => {
      await show(Page)
      await expect.element(page.getByText('Originals backed up 30 days')).toBeVisible()
    },
  )

  test.each(rows)('$slug shows an example, three facts and three steps', async ({ Page }) => {
    await show(Page)
    const figure = page.getByRole('figure')
    await expect.element(figure).toHaveLength(1)
    await expect.element(figure).toHaveAccessibleName(/\.$/)
    await expect.element(figure.getByText('Example', { exact: true })).toBeVisible()
    const facts = page.getByRole('list', { name: 'Good to know' })
    await expect.element(facts.getByRole('listitem')).toHaveLength(3)
    const steps = page.getByRole('list', { name: 'How it works' }).getByRole('listitem')
    expect(steps.elements().map((step) => step.querySelector('strong')?.textContent)).toEqual([
      'Select products',
      'Click Run',
      'Watch the progress',
    ])
  })
})

describe('Automation pages: Run', () => {
  test.each(rows)(
    '[026, 317, 318, 453] Run of $slug shows the not-implemented notice, calls nothing and changes nothing else',
    async ({ Page }) => {
      const screen = await show(Page)
      const calls = [
        vi.spyOn(window, 'fetch'),
        vi.spyOn(XMLHttpRequest.prototype, 'open'),
        vi.spyOn(XMLHttpRequest.prototype, 'send'),
        vi.spyOn(navigator, 'sendBeacon'),
      ]
      const before = screen.container.querySelector('h1')?.parentElement?.parentElement?.outerHTML
      await run().click()
      const notices = page.getByRole('region', { name: /F8/ })
      await expect.element(notices.getByText(notice)).toBeVisible()
      await expect.element(notices.getByText('You can request it!')).toBeVisible()
      expect(screen.container.querySelector('h1')?.parentElement?.parentElement?.outerHTML).toBe(
        before,
      )
      for (const call of calls) expect(call).not.toHaveBeenCalled()
    },
  )

  test('calls the handler instead of showing the notice', async () => {
    const onRun = vi.fn<() => void>()
    await show(CogsMonitorPage, { onRun })
    await run().click()
    expect(onRun).toHaveBeenCalledTimes(1)
    await expect.element(page.getByText(notice)).not.toBeInTheDocument()
  })
})
