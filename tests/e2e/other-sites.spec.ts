import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Page } from 'playwright/test'
import { serveLocalBackend } from '../../packages/local-backend/src/index.ts'
import { apiKey, expect, heading, mailedLinks, newAccount, test, type Account } from './fixtures.ts'
import { openDoor, serveOtherSite, type Listening } from './otherSite.ts'
import { localOrigin } from './servers.ts'

// The page of the other site is told of each refusal, in the words of the browser.
test.use({ allowedProblems: /status of 403|CORS policy|net::ERR_|frame-ancestors/ })

let otherSite: Listening

test.beforeAll(async () => {
  otherSite = await serveOtherSite()
})

test.afterAll(() => otherSite.close())

type Attempt = (page: Page, url: string, account: Account) => Promise<void>

/** Sends a form of plain text, which is written so that it is JSON as well. */
function form(target: 'frame' | '_self'): Attempt {
  return (page, url, account) => {
    const [name = '', value = ''] = JSON.stringify({ ...account, data: { note: '=' } }).split('=')
    const content = { action: url, target, name, value }
    return page.evaluate((fields) => {
      if (fields.target === 'frame') {
        document.body.append(Object.assign(document.createElement('iframe'), { name: 'frame' }))
      }
      const element = Object.assign(document.createElement('form'), {
        action: fields.action,
        target: fields.target,
        method: 'post',
        enctype: 'text/plain',
      })
      element.append(Object.assign(document.createElement('input'), fields))
      document.body.append(element)
      element.submit()
    }, content)
  }
}

function request(mode: RequestMode): Attempt {
  return (page, address, account) => {
    const content = { address, mode, body: JSON.stringify(account) }
    return page.evaluate((fields) => {
      const { mode: asked, body } = fields
      void fetch(fields.address, { method: 'POST', mode: asked, body }).catch(() => {})
    }, content)
  }
}

const beacon: Attempt = (page, address, account) =>
  page.evaluate(([url, body]) => void navigator.sendBeacon(url, body), [
    address,
    JSON.stringify(account),
  ] as const)

/** How a page signs up somebody without being let to read the answer. */
const blindSignUps: Readonly<Record<string, Attempt>> = {
  'a request without CORS': request('no-cors'),
  'a request with CORS that needs no preflight': request('cors'),
  'a beacon': beacon,
  'a form in a frame': form('frame'),
  'a form in the page itself': form('_self'),
}

interface Outcome {
  /** What the sign-up of the page was answered with. */
  readonly signUp: number
  /** What a sign-in to the account is answered with then. */
  readonly signIn: number
}

/** Tries all ways in a page of another site, at the server at `target`. */
async function signUpBlindly(
  page: Page,
  api: APIRequestContext,
  from: string,
  target: string,
): Promise<Record<string, Outcome>> {
  const door = await openDoor(target)
  const outcomes: Record<string, Outcome> = {}
  for (const [way, attempt] of Object.entries(blindSignUps)) {
    const account = newAccount()
    await page.goto(from)
    const [signUp] = await Promise.all([
      door.nextStatus(),
      attempt(page, `http://localhost:${door.port}/auth/v1/signup?apikey=${apiKey}`, account),
    ])
    const signIn = await api.post(`${target}/auth/v1/token?grant_type=password`, {
      headers: { apikey: apiKey },
      data: account,
    })
    outcomes[way] = { signUp, signIn: signIn.status() }
  }
  await page.goto('about:blank')
  await door.close()
  return outcomes
}

const each = (outcome: Outcome) =>
  Object.fromEntries(Object.keys(blindSignUps).map((way) => [way, outcome]))

for (const host of ['127.0.0.1', 'localhost']) {
  test(`check 20: a page of another origin on ${host} signs nobody up at the server of the app`, async ({
    page,
    request: api,
  }) => {
    const from = `http://${host}:${otherSite.port}`
    const outcomes = await signUpBlindly(page, api, from, localOrigin)
    expect(outcomes).toEqual(each({ signUp: 403, signIn: 400 }))
  })
}

test('check 20: a page of another origin signs nobody up at a backend of its own, unless it is named', async ({
  page,
  request: api,
}) => {
  const from = `http://127.0.0.1:${otherSite.port}`
  const cases = [
    { corsOrigins: [], outcome: { signUp: 403, signIn: 400 } },
    { corsOrigins: [from], outcome: { signUp: 200, signIn: 200 } },
  ]
  for (const { corsOrigins, outcome } of cases) {
    const folder = await mkdtemp(join(tmpdir(), 'dropwatt-other-sites-'))
    const dataDir = join(folder, 'data')
    const backend = await serveLocalBackend({ port: 0, dataDir, corsOrigins, rateLimits: false })
    expect(await signUpBlindly(page, api, from, backend.url)).toEqual(each(outcome))
    await backend.close()
    await rm(folder, { recursive: true })
  }
})

test('check 20: a page of another origin loads nothing of the backend, as whatever it tries', async ({
  page,
}) => {
  const door = await openDoor(localOrigin)
  await page.goto(`http://127.0.0.1:${otherSite.port}`)
  for (const path of ['authorize?provider=google', 'outbox', 'local-google?state=x', 'health']) {
    for (const name of ['img', 'script', 'iframe', 'video']) {
      const content = { name, src: `http://localhost:${door.port}/auth/v1/${path}` }
      const [status] = await Promise.all([
        door.nextStatus(),
        page.evaluate((fields) => {
          const element = document.createElement(fields.name)
          document.body.append(Object.assign(element, { src: fields.src }))
        }, content),
      ])
      expect([name, path, status]).toEqual([name, path, 403])
    }
  }
  await page.goto('about:blank')
  await door.close()
})

/** Follows a link in a page of the other site. */
async function follow(page: Page, href: string): Promise<void> {
  await page.goto(`http://127.0.0.1:${otherSite.port}`)
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Go' })
    document.body.append(link)
  }, href)
  await page.getByRole('link', { name: 'Go' }).click()
}

test('a link of a mail is opened from the page of another site, and so is the way to the provider', async ({
  page,
  request: api,
  account,
}) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
  const [link = ''] = await mailedLinks(api, account.email)
  await follow(page, link)
  await expect(heading(page)).toHaveText('Choose a new password')
  await expect(page).toHaveURL('/update-password')

  const [leaving] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/auth/v1/authorize')),
    follow(page, `${localOrigin}/auth/v1/authorize?provider=google`),
  ])
  expect(leaving.status()).toBe(302)
})
