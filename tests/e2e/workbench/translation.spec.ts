import { readFile } from 'node:fs/promises'
import { expect, overlaysClosed, test } from '../fixtures.ts'

const header =
  'Type,Identification,Field,Locale,Market,Status,Default content,Translated content\r\n'

/** An export of translations into Arabic, with a text of the glossary and one with placeholders. */
function translationExport(): string {
  const row = (id: string, field: string, source: string, translation = '') =>
    `PRODUCT,'${id},${field},ar,,,"${source}","${translation}"\r\n`
  return (
    header +
    row('1', 'title', 'Sand') +
    row('1', 'body_html', '<p>Soft, 220 g cotton.</p>') +
    row('1', 'handle', 'sand') +
    row('2', 'title', 'Linen scarf', 'وشاح كتان') +
    row('2', 'meta_title', 'Linen scarf | {{ shop.name }}')
  )
}

test(
  'a translation export is filled, applied, undone and downloaded',
  { tag: '@journey' },
  async ({ memberPage: page }) => {
    test.slow()
    await page.setViewportSize({ width: 1440, height: 1000 })
    await page.goto('/dashboard/product-translation')
    const original = translationExport()
    await page.locator('input[type=file]').setInputFiles({
      name: 'translations_ar.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(original),
    })
    const bench = page.getByRole('region', { name: 'translations_ar.csv' })
    const summary = bench.getByText(/texts? filled/).first()

    // A term of the glossary fills the text that it is.
    await bench.getByRole('tab', { name: 'Glossary' }).click()
    await bench.getByRole('button', { name: 'Add term' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add term' })
    await dialog.getByLabel(/^Term/).fill('Sand')
    await expect(dialog.getByLabel(/^Language/)).toHaveValue('ar')
    await dialog.getByLabel(/^Translation/).fill('رمل')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(bench.getByRole('table', { name: 'Glossary' })).toContainText('رمل')
    await bench.getByRole('tab', { name: /^Changes/ }).click()
    await expect(summary).toHaveText('1 text filled')
    const sand = bench.getByRole('textbox', { name: 'Translation, Title, row 2', exact: true })
    await expect(sand).toHaveValue('رمل')
    await expect(sand).toHaveAttribute('dir', 'rtl')

    // What is typed without a placeholder needs review, and is still there after a reload.
    const seo = bench.getByRole('textbox', { name: 'Translation, SEO title, row 6' })
    await seo.fill('وشاح')
    await page.keyboard.press('Control+Enter')
    const row = bench.getByRole('row').filter({
      has: page.getByRole('textbox', { name: 'Translation, SEO title, row 6' }),
    })
    await expect(row).toContainText('{{ shop.name }} is missing')
    await page.reload()
    await expect(seo).toHaveValue('وشاح')
    await seo.fill('وشاح | {{ shop.name }}')
    await seo.blur()
    await expect(row).not.toContainText('is missing')
    await expect(summary).toHaveText('2 texts filled')

    await bench.getByRole('button', { name: 'Apply 2 translations' }).click()
    await expect(bench.getByText('2 translations saved for next time')).toBeVisible()
    await bench.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect(bench.getByRole('button', { name: 'Apply 2 translations' })).toBeVisible()
    await bench.getByRole('button', { name: 'Apply 2 translations' }).click()
    await expect(bench.getByText('2 translations saved for next time')).toBeVisible()

    await bench.getByRole('button', { name: 'Download' }).first().click()
    const download = page.getByRole('dialog')
    await download.getByText('Whole file').first().click()
    const saving = page.waitForEvent('download')
    await download
      .getByRole('button', { name: /^Download/ })
      .last()
      .click()
    const saved = await readFile(await (await saving).path(), 'utf8')
    expect(saved.replace('رمل', '').replace('وشاح | {{ shop.name }}', '')).toBe(original)

    // Other pages say what they need, let its member open such a file, and keep this one open.
    await overlaysClosed(page)
    await page.goto('/dashboard/auto-tag#workbench')
    await expect(
      page.getByText('The open file is a translation export. This page needs a product export.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
    await page.goto('/dashboard/files/memory')
    await page.getByRole('radio', { name: /^Saved translations/ }).click()
    await expect(page.getByRole('table', { name: 'Saved translations' })).toContainText('وشاح')
  },
)
