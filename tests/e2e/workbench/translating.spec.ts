import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'

const source = [
  'Type,Identification,Field,Locale,Market,Status,Default content,Translated content\n',
  "PRODUCT,'1,title,de,,,Cup for {{ name }},\n",
  `PRODUCT,'1,body_html,de,,,"<p class=""lead"">Soft cotton</p>",\n`,
].join('')
const service = 'https://translate.example'
const key = 'secret-of-ada'
const bench = (page: Page) => page.getByRole('region', { name: 'translations.csv' })
const choice = (page: Page) => bench(page).getByRole('checkbox', { name: /^My own service key/ })
const panel = (page: Page) => bench(page).getByRole('group', { name: 'My own service key' })

/** Stands in for a LibreTranslate of the member at the edge of the network. */
async function serve(page: Page, answer: (text: string) => string): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(`${service}/**`, async (route) => {
    const { q, target } = route.request().postDataJSON()
    asked.push(...q, target)
    await route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { translatedText: q.map(answer) },
    })
  })
  return asked
}

test('an own service translates once it is asked to, without what must stay, and what it did is there after a reload', async ({
  memberPage: page,
}) => {
  const asked = await serve(page, (text) =>
    text.replace('Cup for', 'Tasse für').replace('Soft cotton', 'Weiche Baumwolle'),
  )
  await page.goto('/dashboard/product-translation#workbench')
  await expect(page.getByText('open Settings, then Languages')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'translations.csv', mimeType: 'text/csv', buffer: Buffer.from(source) })
  await expect(choice(page)).toBeEnabled()
  await expect(choice(page)).not.toBeChecked()
  await choice(page).check()
  await panel(page).getByLabel('Address').fill(service)
  await panel(page).getByLabel('Key').fill(key)
  await expect(panel(page).getByText('This sends 2 texts to translate.example.')).toBeVisible()
  await expect(
    bench(page).getByText('Text is sent to translate.example with your key'),
  ).toBeVisible()
  expect(asked).toEqual([])

  await panel(page).getByRole('button', { name: 'Translate 2 texts' }).click()
  const title = bench(page).getByRole('textbox', { name: 'Translation, Title, row 2', exact: true })
  await expect(title).toHaveValue('Tasse für {{ name }}')
  const description = bench(page).getByRole('textbox', { name: 'Translation, Description, row 3' })
  await expect(description).toHaveValue('<p class="lead">Weiche Baumwolle</p>')
  expect(asked.toSorted()).toEqual(
    ['Cup for {{1}}', 'de', '<p id="1">Soft cotton</p>', 'de'].toSorted(),
  )
  await expect(panel(page).getByRole('button', { name: 'Translate 2 texts again' })).toBeEnabled()

  await page.reload()
  await expect(title).toHaveValue('Tasse für {{ name }}')
  await expect(bench(page).getByRole('button', { name: 'Apply 2 translations' })).toBeVisible()
  expect(asked).toHaveLength(4)
})
