import { generateExport } from '@dropwatt/automations'
import type { Page } from 'playwright/test'
import { apiKey, expect, hydrated, newAccount, sessionKey, test } from './fixtures.ts'
import { skipBackgroundDelay } from './skipBackgroundDelay.ts'
import { dropFiles } from './workbench/dropFiles.ts'
import { savedFile } from './workbench/savedFile.ts'

test.use({
  allowedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 40[03]/,
})

const file = { name: 'products.csv', bytes: Buffer.from(generateExport({ products: 5 })) }
const saved = (page: Page) => savedFile(page, file.name)
const question = (page: Page) => page.getByRole('region', { name: 'Files on this device' })
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' })

/** Saves a file of the member, and opens the page of saved files. */
async function saveFile(page: Page): Promise<void> {
  await page.goto('/dashboard/files')
  await hydrated(page)
  await dropFiles(page, file)
  await expect(saved(page)).toBeVisible()
}

const readSession = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), sessionKey)

test('a log-out asks once whether the files stay', async ({ memberPage: page }) => {
  await saveFile(page)
  await logout(page).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('See you soon!', { exact: true })).toBeVisible()
  await expect(question(page)).toContainText('Should the file of this account stay')
  await question(page).getByRole('button', { name: 'Keep on this device' }).click()
  await expect(question(page)).toBeHidden()
  await page.reload()
  // The page runs no script before the first interaction.
  await page.keyboard.press('Tab')
  await hydrated(page)
  await expect(question(page)).toBeHidden()
})

test('an answer removes the files', async ({ memberPage: page }) => {
  await saveFile(page)
  const { user } = await readSession(page)
  await logout(page).click()
  await question(page).getByRole('button', { name: 'Remove from this device' }).click()
  await expect(page.getByText('Files removed from this device', { exact: true })).toBeVisible()
  const names = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name),
  )
  expect(names).not.toContain(`dropwatt.files.${user.id}`)
})

test('a session that has ended leaves the question to the next visit', async ({
  memberPage: page,
}) => {
  await saveFile(page)
  const session = await readSession(page)
  await page.goto('/favicon.svg')
  const ended = { ...session, expires_at: 1, refresh_token: 'unknown' }
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    sessionKey,
    JSON.stringify(ended),
  ] as const)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  await expect(question(page)).toBeVisible()
})

test('an edited session opens no files of another account', async ({ memberPage: page }) => {
  await saveFile(page)
  const { user } = await readSession(page)
  await page.goto('/favicon.svg')
  const response = await page.request.post('/auth/v1/signup', {
    headers: { apikey: apiKey },
    data: newAccount(),
  })
  const edited = { ...(await response.json()), user }
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    sessionKey,
    JSON.stringify(edited),
  ] as const)
  await page.goto('/dashboard/files')
  const storedUser = async () => (await readSession(page))?.user.id
  await expect.poll(storedUser).not.toBe(user.id)
  await expect(saved(page)).toBeHidden()
})

test('a log-out without a connection says what stays, and ends the session later', async ({
  memberPage: page,
  context,
}) => {
  await skipBackgroundDelay(context)
  await saveFile(page)
  await page.waitForLoadState('networkidle')
  const { refresh_token: token } = await readSession(page)
  await context.setOffline(true)
  await expect(logout(page)).toHaveAccessibleDescription(
    'If you log out, your files stay on this device. The server learns of a log-out at the next connection.',
  )
  await logout(page).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('See you soon!', { exact: true })).toBeVisible()
  await expect(question(page)).toBeVisible()
  await context.setOffline(false)
  const queue = () => page.evaluate(() => localStorage.getItem('dropwatt-auth-revocations'))
  await expect.poll(queue).toBeNull()
  const refreshed = await page.request.post('/auth/v1/token?grant_type=refresh_token', {
    headers: { apikey: apiKey },
    data: { refresh_token: token },
  })
  expect(refreshed.status()).toBe(400)
})
