import { newEmail, password, test } from './fixtures.ts'
import type { Visit } from './visit.ts'

const heading = 'h1'
const toast = '[aria-label="Notifications (F8)"]'
const dialog = 'dialog[open]'

test('the start page works, and has a menu on a phone', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.sees(heading, 'One dashboard. All your store automations.')
  await visitor.look('start')

  await visitor.click('button', 'Watch 90-sec Demo')
  await visitor.sees(toast, 'Demo Coming Soon')

  await visitor.click('header button', 'Resources')
  await visitor.click('header a', 'Help Center')
  await visitor.isAt('/support')
  await visitor.sees(heading, 'Help Center')

  await visitor.open('/')
  await visitor.resize(390, 844)
  await visitor.look('start-phone')
  await visitor.click('button', 'Open menu')
  await visitor.sees(dialog)
  await visitor.look('start-menu')
  await visitor.press('Escape')
  await visitor.seesNo(dialog)
  await visitor.hasFocus('[aria-label="Open menu"]')
})

async function logIn(visitor: Visit, email: string, secret: string): Promise<void> {
  await visitor.fill('Email', email)
  await visitor.fill('Password', secret)
  await visitor.click('button', 'Log In')
}

test.describe('an account', () => {
  // Chromium logs the 400 response.
  test.use({ allowedProblems: /status of 400/ })

  test('is created, stays signed in, signs out in all tabs, and signs in again', async ({
    visitor,
    openTab,
  }) => {
    const email = newEmail()
    await visitor.open('/login')
    await visitor.fill('Email', email)
    await visitor.fill('Password', 'short')
    await visitor.click('button', 'Create Account')
    await visitor.sees('form', 'Password must be at least 8 characters long.')
    await visitor.sees('form', 'You must accept the Terms of Service.')
    await visitor.look('sign-up-errors')

    await visitor.fill('Password', password)
    await visitor.sees('form', 'Good')
    await visitor.fill('Confirm password', password)
    await visitor.click('input[type="checkbox"]')
    await visitor.click('button', 'Create Account')
    await visitor.sees(toast, 'Account Created!')
    await visitor.isAt('/dashboard')
    await visitor.sees(heading, 'Welcome Back!')
    await visitor.reload()
    await visitor.sees(heading, 'Welcome Back!')

    const other = await openTab()
    await other.open('/dashboard/auto-tag')
    await other.sees(heading, 'Auto-Tag Products')
    await visitor.click('button', 'Logout')
    await visitor.sees(toast, 'Logged out')
    await visitor.isAt('/')
    await other.isAt('/')

    await visitor.open('/dashboard')
    await visitor.isAt('/login')
    await visitor.open('/signin')
    await logIn(visitor, email, 'wrong horse 1')
    await visitor.sees(toast, 'Login Failed')
    await visitor.look('sign-in-failed')
    await logIn(visitor, email, password)
    await visitor.sees(toast, 'Logged In!')
    await visitor.isAt('/dashboard')
    await visitor.sees(heading, 'Welcome Back!')
  })
})
