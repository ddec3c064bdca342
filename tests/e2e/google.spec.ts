import type { Page } from 'playwright/test'
import { expect, heading, hydrate, test, toast } from './fixtures.ts'
import { hostedOrigin, project } from './servers.ts'

/** Leaves for Google, and returns the authorize request. */
async function leaveForGoogle(page: Page): Promise<URLSearchParams> {
  const asked = page.waitForRequest((request) => request.url().includes('/auth/v1/authorize'))
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const url = new URL((await asked).url())
  await expect(heading(page)).toHaveText('Choose an account')
  return url.searchParams
}

for (const [line, screen, path] of [
  ['173', 'sign-up', '/login'],
  ['203', 'sign-in', '/signin'],
] as const) {
  test(
    `[${line}] Continue with Google on ${screen} signs in`,
    { tag: '@journey' },
    async ({ page, baseURL }) => {
      await page.goto(path)
      const asked = await leaveForGoogle(page)
      expect(asked.get('provider')).toBe('google')
      // The fragment has the id of the flow.
      expect(asked.get('redirect_to')?.split('#')[0]).toBe(`${baseURL}/dashboard`)
      await page.getByRole('button', { name: /alex@example.com/ }).click()
      await expect(page).toHaveURL('/dashboard')
      await expect(heading(page)).toHaveText('Welcome Back!')
    },
  )
}

/** The message of Google in these tests, which appears nowhere else. */
const rejection = { error: 'access_denied', error_description: 'Google says <b>no</b> today' }

/** Makes Google reject the pending sign-in with its own message. */
async function rejectAtGoogle(page: Page): Promise<void> {
  const state = new URL(page.url()).searchParams.get('state') ?? ''
  await page.goto(`/auth/v1/callback?${new URLSearchParams({ state, ...rejection })}`)
}

/** Records assertive announcements, from the start of each page. */
async function recordAlarms(page: Page): Promise<string[]> {
  const alarms: string[] = []
  await page.exposeFunction('noteAlarm', (text: string) => alarms.push(text))
  await page.addInitScript(() => {
    let last = ''
    new MutationObserver(() => {
      const message = document.querySelector('[aria-live="assertive"]')?.textContent ?? ''
      if (message && message !== last) Reflect.get(globalThis, 'noteAlarm')(message)
      last = message
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return alarms
}

/** The error toast, in any language. */
const failure = (page: Page) => page.getByLabel(/\(F8\)$/).locator('[data-variant="destructive"]')

for (const [path, title] of [
  ['/login', 'Failed to connect with google'],
  ['/signin', 'Failed to connect with google'],
  ['/it/signin', 'Connessione con Google non riuscita'],
] as const) {
  test(`[174, 175, 204, 439, 440] ${path} announces a rejection by Google once`, async ({
    page,
  }) => {
    const alarms = await recordAlarms(page)
    await page.goto(path)
    await page.getByRole('button', { name: /Google/ }).click()
    await expect(heading(page)).toHaveText('Choose an account')
    await rejectAtGoogle(page)
    await expect(page).toHaveURL(path)
    await expect(failure(page)).toContainText(title)
    await expect(failure(page)).toContainText(rejection.error_description)
    await expect(page.getByRole('button', { name: /Google/ })).toBeEnabled()
    await expect(page.getByRole('main')).not.toContainText(title)
    await expect
      .poll(() => alarms)
      .toEqual([expect.stringContaining(`${title}. ${rejection.error_description}`)])

    await failure(page).getByRole('button').click()
    await page.reload()
    await hydrate(page)
    await expect(failure(page)).toHaveCount(0)
  })
}

test('[174, 175] a visitor who cancels at Google can try again', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/login')
  await expect(toast(page)).toContainText('Failed to connect with google')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: /alex@example.com/ }).click()
  await expect(page).toHaveURL('/dashboard')
})

test.describe('with a project', () => {
  test.use({ baseURL: hostedOrigin })

  for (const [path, landing] of [
    ['/signin', '/'],
    ['/login', '/dashboard'],
    ['/it/signin?plan=pro', '/'],
  ] as const) {
    test(`[174, 204] an error at ${landing} leads back to ${path}`, async ({ page, context }) => {
      const answer = new URLSearchParams(rejection)
      await context.route(`${project.url}/auth/v1/authorize*`, (route) =>
        route.fulfill({
          status: 302,
          headers: {
            'access-control-allow-origin': '*',
            location: `${hostedOrigin}${landing}?${answer}#${answer}&sb=`,
          },
        }),
      )
      await page.goto(path)
      await page.getByRole('button', { name: /Google/ }).click()
      await expect(failure(page)).toContainText(rejection.error_description)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('button', { name: /Google/ })).toBeEnabled()
    })
  }
})

test.describe('a forged link with an error', () => {
  const foreign = 'error=access_denied&error_description=Call+0800+123'

  for (const [address, arrival] of [
    [`/login?${foreign}`, '/login'],
    [`/signin#${foreign}`, '/signin'],
    [`/?${foreign}`, '/signin'],
    [`/#${foreign}`, '/signin'],
    [`/dashboard#${foreign}`, '/login'],
  ] as const) {
    test(`check 32: ${address} shows our own message`, async ({ page }) => {
      const alarms = await recordAlarms(page)
      await page.goto(address)
      await expect(page).toHaveURL(arrival)
      await expect(failure(page)).toContainText('The sign-in was cancelled.')
      await expect.poll(() => alarms).toHaveLength(1)
      expect(alarms.join(' ') + (await page.content())).not.toContain('0800')
    })
  }

  test('check 32: shows our own message even after an error of Google', async ({ page }) => {
    await page.goto('/signin')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(heading(page)).toHaveText('Choose an account')
    await rejectAtGoogle(page)
    await expect(failure(page)).toContainText(rejection.error_description)
    await page.goto(`/login?${foreign}`)
    await expect(failure(page)).toContainText('The sign-in was cancelled.')
    expect(await page.content()).not.toContain('0800')
  })

  test('check 32: shows our own message while another tab is at Google', async ({
    page,
    context,
  }) => {
    await page.goto('/signin')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(heading(page)).toHaveText('Choose an account')
    const other = await context.newPage()
    await other.goto(`/signin?${foreign}`)
    await expect(failure(other)).toContainText('The sign-in was cancelled.')
    expect(await other.content()).not.toContain('0800')
    await rejectAtGoogle(page)
    await expect(failure(page)).toContainText(rejection.error_description)
  })
})

test('an error of the server is shown in our own words', async ({ page }) => {
  await page.goto('/?error=server_error&error_description=<img src=x onerror=alert(1)>')
  await expect(page).toHaveURL('/signin')
  await expect(toast(page)).toContainText('The sign-in did not succeed. Try again.')
})
