import { generateExport } from '@dropwatt/automations'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, hydrated, sessionKey, test, toast } from './fixtures.ts'
import { skipBackgroundDelay } from './skipBackgroundDelay.ts'
import { dropFiles } from './workbench/dropFiles.ts'
import { Member } from './workbench/Member.ts'
import { partsOf, start } from './workbench/parts.ts'
import { unzip } from './workbench/unzip.ts'

const files = ['products.csv', 'prodotti è.csv'].map((name, index) => ({
  name,
  bytes: Buffer.from(generateExport({ products: 5 + index })),
}))

/** Presses a button that saves a file, and returns its bytes. */
async function save(page: Page, press: () => Promise<unknown>): Promise<Buffer> {
  const saved = page.waitForEvent('download')
  await press()
  return readFile(await (await saved).path())
}

test('an export of own data has the files and recipes of the device, byte for byte', async ({
  memberPage: page,
  account,
}) => {
  const member = new Member(page, 'keyboard')
  const { texts, dialog, button } = partsOf(page)
  for (const file of files) {
    await start(page, '/dashboard/files')
    await dropFiles(page, file)
    await expect(page.getByRole('table').getByText(file.name)).toBeVisible()
  }
  await start(page, '/dashboard/files/recipes')
  await member.press(button(texts.newRecipe))
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Weekly')
  await member.key('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly' })).toBeVisible()
  await member.press(button(texts.addStep))
  await member.pick(page.getByRole('menuitem', { name: texts.tags }))
  await dialog.getByRole('textbox', { name: texts.removeTags }).fill('Sale')
  await member.key('Enter')
  await member.press(dialog.getByRole('button', { name: texts.close }).last())
  const recipe = await save(page, () => member.press(button(texts.exportRecipe)))

  await page.goto('/dashboard/settings/account')
  await hydrated(page)
  const zip = await save(page, () => page.getByRole('button', { name: 'Export my data' }).click())
  await expect(toast(page)).toContainText('Your data is exported')
  const exported = new Map(unzip(zip).map(({ name, content }) => [name, content]))
  expect([...exported.keys()].toSorted()).toEqual(
    [
      'account.json',
      'device.json',
      'recipes/Weekly.json',
      ...files.map(({ name }) => `files/${name}`),
    ].toSorted(),
  )
  for (const { name, bytes } of files) expect(exported.get(`files/${name}`)).toEqual(bytes)
  expect(exported.get('recipes/Weekly.json')).toEqual(recipe)
  expect(JSON.parse(String(exported.get('account.json')))).toMatchObject({
    account: { email: account.email },
  })
})

test('mails are in the language that a member has chosen since the sign-up', async ({
  memberPage: page,
  context,
}) => {
  await skipBackgroundDelay(context)
  await context.addInitScript(() => localStorage.setItem('dropwatt.language', 'it'))
  await page.goto('/dashboard')
  const language = () =>
    page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? '{}').user?.user_metadata.language,
      sessionKey,
    )
  await expect.poll(language).toBe('it')
})
