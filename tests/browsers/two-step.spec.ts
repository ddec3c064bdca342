import { Secret, TOTP } from 'otpauth'
import * as storageKeys from '../../packages/app/src/config/keys.ts'
import { LOCAL_ANON_KEY } from '../../packages/local-backend/src/anon-key.ts'
import { expect } from 'playwright/test'
import { newEmail, password, test } from './fixtures.ts'
import type { Visit } from './visit.ts'

const heading = 'h1'
const toast = '[aria-label="Notifications (F8)"]'
const dialog = 'dialog[open]'
const accountPage = '/dashboard/settings/account'

/** Returns the codes of an app by its key; the server accepts one step early or late, each once. */
function createApp(key: string) {
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')) })
  const codeAt = (steps: number) => app.generate({ timestamp: Date.now() + steps * 30_000 })
  return { current: () => codeAt(0), next: () => codeAt(1) }
}

/** Reads the text of an element. */
function readTexts(selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)].map(
    ({ lastChild }) => lastChild?.textContent ?? '',
  )
}

async function enterPassword(visitor: Visit, email: string): Promise<void> {
  await visitor.open('/signin')
  await visitor.fill('Email', email)
  await visitor.fill('Password', password)
  await visitor.click('button', 'Log In')
  await visitor.isAt('/two-step')
  await visitor.sees(heading, 'One more step')
}

// Chromium logs the refusals of requests with the session of a deleted account.
test.use({ allowedProblems: /status of 40[03]/ })

test('two-step verification asks for codes, other devices are ended, and the account is deleted', async ({
  visitor,
}) => {
  const email = newEmail()
  const readSession = (key: string) => localStorage.getItem(key)

  await test.step('sign up', async () => {
    await visitor.open('/login')
    await visitor.fill('Email', email)
    await visitor.fill('Password', password)
    await visitor.fill('Confirm password', password)
    await visitor.click('input[type="checkbox"]')
    await visitor.click('button', 'Create Account')
    await visitor.isAt('/dashboard')
  })

  await visitor.open(accountPage)
  await visitor.click('button', 'Switch on')
  await visitor.sees(`${dialog} [role="img"]`)
  await visitor.look('two-step-setup')
  const key = await visitor.evaluate(() => document.querySelector('dialog[open] code')?.textContent)
  const app = createApp(key ?? '')

  await test.step('switch on', async () => {
    await visitor.fill('Code from the app', app.current())
    await visitor.click(`${dialog} button`, 'Continue')
    await visitor.sees(dialog, 'Two-step verification is on')
    await visitor.look('two-step-codes')
  })
  const codes = await visitor.evaluate(readTexts, `${dialog} ol li`)
  expect(new Set(codes).size).toBe(10)
  await visitor.click(`${dialog} input[type="checkbox"]`)
  await visitor.click(`${dialog} button`, 'Done')
  await visitor.sees('main', '10 of 10 left')
  const other: { access_token: string } = JSON.parse(
    (await visitor.evaluate(readSession, storageKeys.session)) ?? '',
  )

  await test.step('sign in with a code', async () => {
    // The first session stays on the server, as that of another device.
    await visitor.evaluate((name) => localStorage.removeItem(name), storageKeys.session)
    await enterPassword(visitor, email)
    await visitor.look('two-step')
    await visitor.fill('Code', app.next())
    await visitor.click('button', 'Sign in')
    await visitor.isAt('/dashboard')
  })

  await test.step('end another device', async () => {
    const isSignedIn = (anonKey: string, token: string) =>
      fetch('/auth/v1/user', {
        headers: { apikey: anonKey, Authorization: `Bearer ${token}` },
      }).then(({ ok }) => ok)
    await visitor.open(accountPage)
    expect(await visitor.evaluate(isSignedIn, LOCAL_ANON_KEY, other.access_token)).toBe(true)
    await visitor.click('main li button[aria-label^="Log out"]')
    await visitor.sees(toast, 'is logged out')
    await visitor.sees('main', 'You are signed in only here.')
    expect(await visitor.evaluate(isSignedIn, LOCAL_ANON_KEY, other.access_token)).toBe(false)
  })

  await test.step('sign in with a recovery code', async () => {
    await visitor.evaluate((name) => localStorage.removeItem(name), storageKeys.session)
    await enterPassword(visitor, email)
    await visitor.click('button', 'Use a recovery code')
    await visitor.fill('Recovery code', codes[0] ?? '')
    await visitor.click('button', 'Sign in')
    await visitor.isAt('/dashboard')
  })

  await test.step('delete the account', async () => {
    await visitor.open(accountPage)
    await visitor.sees('main', '9 of 10 left')
    await visitor.click('main button', 'Delete my account')
    await visitor.click(`${dialog} button`, 'Use a recovery code')
    await visitor.look('delete-account')
    await visitor.fill('Recovery code', codes[1] ?? '')
    await visitor.click(`${dialog} button`, 'Delete my account')
    await visitor.isAt('/')
    await visitor.sees(toast, 'Your account is deleted')
  })
})
