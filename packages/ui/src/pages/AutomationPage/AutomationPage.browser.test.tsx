import { StrictMode, type ComponentType } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Toaster } from '../../components/Toaster/index.js'
import { automations, type AutomationSlug } from '../../data/automations.js'
import { automationDescriptions } from '../../data/automationDescriptions.strings.js'
import { automationLabels } from '../../data/automations.strings.js'
import { removeToast } from '../../toast/index.js'
import * as pages from './index.js'
import type { AutomationPageProps } from './index.js'

interface Row {
  readonly line: number
  readonly slug: AutomationSlug
  readonly label: string
  readonly Page: ComponentType<AutomationPageProps>
  /** What must be readable on the page. */
  readonly claims: readonly string[]
}

const rows: readonly Row[] = [
  {
    line: 319,
    slug: 'remove-background',
    label: 'Remove Background',
    Page: pages.RemoveBackgroundPage,
    claims: [],
  },
  {
    line: 320,
    slug: 'currency-converter',
    label: 'Currency Converter',
    Page: pages.CurrencyConverterPage,
    claims: ['live rate'],
  },
  {
    line: 321,
    slug: 'size-exchanger',
    label: 'Size Exchanger',
    Page: pages.SizeExchangerPage,
    claims: ['UK', 'EU', 'US'],
  },
  {
    line: 322,
    slug: 'ai-copy-optimizer',
    label: 'AI Copy Optimizer',
    Page: pages.AiCopyOptimizerPage,
    claims: ['titles and descriptions'],
  },
  {
    line: 323,
    slug: 'image-compression',
    label: 'Image Compression',
    Page: pages.ImageCompressionPage,
    claims: ['up to 70% size reduction'],
  },
  {
    line: 324,
    slug: 'variant-title-fixer',
    label: 'Variant Title Fixer',
    Page: pages.VariantTitleFixerPage,
    claims: ['bulk variant renaming'],
  },
  {
    line: 325,
    slug: 'product-translation',
    label: 'Product Translation',
    Page: pages.ProductTranslationPage,
    claims: ['over 100 languages'],
  },
  {
    line: 326,
    slug: 'mass-compare-price',
    label: 'Mass Compare-at-Price',
    Page: pages.MassComparePricePage,
    claims: ['500+ products in bulk'],
  },
  {
    line: 327,
    slug: 'auto-tag',
    label: 'Auto-Tag Products',
    Page: pages.AutoTagPage,
    claims: [],
  },
  {
    line: 328,
    slug: 'remove-track-quantity',
    label: 'Remove Track Quantity',
    Page: pages.RemoveTrackQuantityPage,
    claims: [],
  },
  {
    line: 329,
    slug: 'bulk-vendor-change',
    label: 'Change Vendor in Bulk',
    Page: pages.BulkVendorChangePage,
    claims: [],
  },
  {
    line: 330,
    slug: 'remove-metadata',
    label: 'Remove Metadata',
    Page: pages.RemoveMetadataPage,
    claims: [],
  },
  {
    line: 331,
    slug: 'product-importer',
    label: 'Single Product Importer',
    Page: pages.ProductImporterPage,
    claims: [],
  },
  {
    line: 332,
    slug: 'bulk-products-importer',
    label: 'Bulk Products Importer',
    Page: pages.BulkProductsImporterPage,
    claims: ['500+ products in bulk'],
  },
  {
    line: 333,
    slug: 'swappable-background',
    label: 'Swappable Background',
    Page: pages.SwappableBackgroundPage,
    claims: [],
  },
  {
    line: 334,
    slug: 'dynamic-watermark',
    label: 'Dynamic Watermark',
    Page: pages.DynamicWatermarkPage,
    claims: [],
  },
  {
    line: 335,
    slug: 'cogs-monitor',
    label: 'COGS Monitor',
    Page: pages.CogsMonitorPage,
    claims: ['cost of goods and margin'],
  },
]

const imagePages = rows.filter(({ slug }) =>
  automations.some((one) => one.slug === slug && one.group === 'image-tools'),
)

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
  removeToast()
  vi.restoreAllMocks()
})

describe('Automation pages: what each shows', () => {
  test('there are as many pages as automations', () => {
    expect(rows.map(({ slug }) => slug).toSorted()).toEqual(
      automations.map(({ slug }) => slug).toSorted(),
    )
  })

  for (const { line, slug, label, Page, claims } of rows) {
    const says = claims.length > 0 ? `, and says ${claims.join(', ')}` : ''
    test(`[${line}] ${slug} is ${label}${says}`, async () => {
      const screen = await show(Page)
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
    '[026, 317] Run of $slug shows the not-implemented notice and changes nothing else',
    async ({ Page }) => {
      const screen = await show(Page)
      const before = screen.container.querySelector('h1')?.parentElement?.parentElement?.outerHTML
      await run().click()
      const notices = page.getByRole('region', { name: /F8/ })
      await expect.element(notices.getByText(notice)).toBeVisible()
      await expect.element(notices.getByText('You can request it!')).toBeVisible()
      expect(screen.container.querySelector('h1')?.parentElement?.parentElement?.outerHTML).toBe(
        before,
      )
    },
  )

  test.each(rows)('[318, 453] Run of $slug calls nothing', async ({ Page }) => {
    await show(Page)
    const calls = [
      vi.spyOn(window, 'fetch'),
      vi.spyOn(XMLHttpRequest.prototype, 'open'),
      vi.spyOn(XMLHttpRequest.prototype, 'send'),
      vi.spyOn(navigator, 'sendBeacon'),
    ]
    await run().click()
    await expect.element(page.getByRole('region', { name: /F8/ }).getByText(notice)).toBeVisible()
    for (const call of calls) expect(call).not.toHaveBeenCalled()
  })

  test('hands the run over in place of the notice', async () => {
    const onRun = vi.fn<() => void>()
    await show(pages.CogsMonitorPage, { onRun })
    await run().click()
    expect(onRun).toHaveBeenCalledTimes(1)
    await expect.element(page.getByText(notice)).not.toBeInTheDocument()
  })

  test('[(026)] puts a workbench after everything the page says', async () => {
    await show(pages.AutoTagPage, { children: <p>Workbench</p> })
    const steps = page.getByRole('list', { name: 'How it works' }).element()
    const workbench = page.getByText('Workbench').element()
    expect(steps.compareDocumentPosition(workbench)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})
