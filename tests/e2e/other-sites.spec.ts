import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Page } from 'playwright/test'
import { serveLocalBackend } from '../../packages/local-backend/src/index.ts'
import { apiKey, expect, heading, mailedLinks, newAccount, test, type Account } from './fixtures.ts'
import { openDoor, serveOtherSite, type Listening } from './otherSite.ts'
import { localOrigin } from './servers.ts'

// The browser logs each blocked request of the other site.
test.use({ allowedProblems: /status of 403|CORS policy|net::ERR_|frame-ancestors/ })

let otherSite: Listening

test.beforeAll(async () => {
  otherSite = await serveOtherSite()
})

test.afterAll(() => otherSite.close())

type Attempt = (page: Page, url: string, account: Account) => Promise<void>

/** Submits a plain-text form whose body is also valid JSON. */
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

/** Ways to send a sign-up without reading the response. */
const blindSignUps: Readonly<Record<string, Attempt>> = {
  'a request without CORS': request('no-cors'),
  'a request with CORS that needs no preflight': request('cors'),
  'a beacon': beacon,
  'a form in a frame': form('frame'),
  'a form in the page': form('_self'),
}

interface Outcome {
  /** The status of the page's sign-up. */
  readonly signUp: number
  /** The status of a later sign-in to the account. */
  readonly signIn: number
}

/** Tries all of them in a page of another site, against the server at `target`. */
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
  // The form in the page, the last of them, leaves it for what the server answers.
  await page.waitForURL(`http://localhost:${door.port}/**`)
  await page.goto('about:blank')
  await door.close()
  return outcomes
}

const each = (outcome: Outcome) =>
  Object.fromEntries(Object.keys(blindSignUps).map((way) => [way, outcome]))

for (const host of ['127.0.0.1', 'localhost']) {
  test(
    `check 20: another origin on ${host} cannot sign up`,
    { tag: '@nightly' },
    async ({ page, request: api }) => {
      const from = `http://${host}:${otherSite.port}`
      const outcomes = await signUpBlindly(page, api, from, localOrigin)
      expect(outcomes).toEqual(each({ signUp: 403, signIn: 400 }))
    },
  )
}

test(
  'check 20: only listed origins can sign up at a separate backend',
  { tag: '@nightly' },
  async ({ page, request: api }) => {
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
  },
)

test(
  'check 20: another origin cannot load anything of the backend',
  { tag: '@nightly' },
  async ({ page }) => {
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
  },
)

/** Follows a link in a page of the other site. */
async function follow(page: Page, href: string): Promise<void> {
  await page.goto(`http://127.0.0.1:${otherSite.port}`)
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Go' })
    document.body.append(link)
  }, href)
  await page.getByRole('link', { name: 'Go' }).click()
}

test(
  'links from mails work in a page of another site',
  { tag: '@nightly' },
  async ({ page, request: api, account }) => {
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
  },
)
