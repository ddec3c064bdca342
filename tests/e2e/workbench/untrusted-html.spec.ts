import { expect, overlaysClosed, test } from '../fixtures.ts'

/**
 * Markup that runs a script or loads something if it becomes a part of a page. Sources: the OWASP
 * cheat sheet ‘XSS Filter Evasion’ and the tests of DOMPurify, by kind.
 */
const samples = [
  '<script>globalThis.hostile = 1</script>',
  '<img data-hostile src=x onerror="globalThis.hostile = 1">',
  '<svg data-hostile onload="globalThis.hostile = 1"><animate onbegin=alert(1) /></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img data-hostile src=x onerror=alert(1)>',
  '<a data-hostile href="javascript:globalThis.hostile = 1">Open</a>',
  '<iframe data-hostile srcdoc="<script>parent.hostile = 1</script>"></iframe>',
  '<form data-hostile action="https://hostile.example"><button>Save</button></form>',
  '<style data-hostile>body { display: none }</style>',
  '<details data-hostile open ontoggle="globalThis.hostile = 1">x</details>',
  '<link data-hostile rel=stylesheet href="https://hostile.example/x.css">',
] as const

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

/** An export with such markup in every text that a page shows. */
function hostileExport(): Buffer {
  const header =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant Price,Image Alt Text,Care (product.metafields.custom.care)'
  const rows = samples.map((sample, at) => {
    const texts = [`HOT SALE!!! ${sample}`, `<p>HOT SALE!!!</p>${sample}`, sample, sample, sample]
    const option = [sample, `UK ${at + 4}`]
    return [
      `p-${at}`,
      ...texts.map(cell),
      ...option.map(cell),
      '20.00',
      cell(sample),
      cell(sample),
    ].join(',')
  })
  return Buffer.from([header, ...rows, ''].join('\n'))
}

test('quality 12: product HTML is shown as text', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard/ai-copy-optimizer')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: hostileExport() })
  await expectText('Description', 'HTML')
  await page.goto('/dashboard/remove-metadata')
  await expectText('Care custom.care')

  /** Chooses an option, and expects that the texts it changes are shown as text. */
  async function expectText(option: string, format?: 'HTML'): Promise<void> {
    const bench = page.getByRole('region', { name: 'products.csv' })
    await bench.getByRole('checkbox', { name: option, exact: true }).locator('..').click()
    const table = bench.getByRole('treegrid')
    if (format) await bench.getByRole('radio', { name: format }).click()
    await expect(table).toContainText('<script>')
    await expect(table).toContainText('data-hostile')

    // The whole of a cell, in a drawer.
    const texts = table.getByRole('gridcell').filter({ hasText: 'data-hostile' })
    await texts.first().click()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('data-hostile')
    await expectNoMarkup()
    await page.keyboard.press('Escape')
    await overlaysClosed(page)

    await bench.getByRole('tab', { name: /^Check/ }).click()
    await expect(bench.getByText(/^Checked all/)).toBeVisible()
    await expectNoMarkup()
  }

  async function expectNoMarkup(): Promise<void> {
    await expect(page.locator('[data-hostile]')).toHaveCount(0)
    expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(false)
  }
})
