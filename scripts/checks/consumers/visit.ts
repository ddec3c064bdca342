import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { contentSecurityPolicy } from '../../../packages/app/server/securityHeaders.ts'
import { findBrowser } from '../../browser.ts'

const origin = 'https://consumer.example'

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** Uses a page; adds what is wrong to `problems`. */
type Visit = (page: Page, problems: string[]) => Promise<void>

/** Opens a page in Chromium, uses it and returns its problems, with whatever its console says. */
export async function visit(act: Visit): Promise<string> {
  const { args, ...launch } = await findBrowser()
  const browser = await chromium.launch({ ...launch, args: [...args] })
  const problems: string[] = []
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text())
    })
    await act(page, problems)
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  } finally {
    await browser.close()
  }
  return problems.join('\n')
}

/** Serves the built files of a project with the headers of a strict host. */
async function serveStrictly(page: Page, dist: string): Promise<void> {
  const html = await readFile(join(dist, 'index.html'), 'utf8')
  const policy = contentSecurityPolicy([html])
  await page.route(`${origin}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname
    const file = join(dist, path === '/' ? 'index.html' : path)
    await route.fulfill({
      body: await readFile(file),
      headers: {
        'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': policy,
      },
    })
  })
}

/** Opens the built files of a project under a strict policy, uses the page, returns its problems. */
export function visitStrictly(dist: string, act: Visit): Promise<string> {
  return visit(async (page, problems) => {
    await serveStrictly(page, dist)
    await page.goto(origin)
    await act(page, problems)
  })
}

/** Uses both packages on the page of `tests/consumers/project`. */
export const useBothPackages: Visit = async (page, problems) => {
  const button = page.getByRole('button', { name: 'Say it' })
  const ground = await button.evaluate((node) => getComputedStyle(node).backgroundColor)
  if (ground !== 'rgb(200, 253, 61)') problems.push(`The neon button is ${ground}.`)
  await button.click()
  await page.getByText('One store', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Avvia' }).click()
  await page.getByText('Questa funzione non è ancora disponibile', { exact: true }).waitFor()
  await page.getByText('signedOut').waitFor()
  await page.getByRole('button', { name: 'Menu account' }).click()
  await page.getByRole('menu', { name: 'Accesso eseguito come ada@example.com' }).waitFor()
  if ((await page.getByText('One store', { exact: true }).count()) > 0) {
    problems.push('Two toasts are on screen, so there are two stores.')
  }
}
