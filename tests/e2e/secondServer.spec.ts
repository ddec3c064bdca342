import { expect, hydrated, newAccount, openForUse, signUp, test } from './fixtures.ts'
import { startSecondServer, type SecondServer } from './secondServer.ts'

let server: SecondServer

test.beforeAll(async () => {
  server = await startSecondServer()
})

test.afterAll(() => server.close())

test('the app signs up at a server on another origin, which sends a confirmation link', async ({
  page,
}) => {
  const account = newAccount()
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).origin))
  await openForUse(page, `${server.appUrl}/login`)
  await signUp(page, account)
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  expect([...new Set(requested)].toSorted()).toEqual([server.appUrl, server.url].toSorted())
  const [mail] = server.mails(account.email)
  expect(mail?.kind).toBe('confirmation')
  expect(new URL(mail?.link ?? '').origin).toBe(server.url)
})

test('a recovery link redirects to the app, and to the site if its page is not listed', async ({
  page,
  request,
}) => {
  const { email, password } = newAccount()
  const headers = { apikey: server.anonKey }
  const asked = (path: string) =>
    request.post(`${server.url}/auth/v1/recover?redirect_to=${server.appUrl}${path}`, {
      headers,
      data: { email },
    })
  const link = () => server.mails(email)[0]?.link ?? ''
  const opened = async () => {
    const answer = await request.get(link(), { maxRedirects: 0 })
    const { origin, pathname } = new URL(answer.headers().location ?? '')
    return origin + pathname
  }
  await request.post(`${server.url}/auth/v1/admin/users`, {
    headers: { ...headers, authorization: `Bearer ${server.serviceRoleKey}` },
    data: { email, password, email_confirm: true },
  })

  await asked('/update-password')
  expect(await opened()).toBe(`${server.appUrl}/update-password`)
  await asked('/terms')
  expect(await opened()).toBe(`${server.siteUrl}/`)
  await asked('/update-password')
  await page.goto(link())
  await hydrated(page)
  expect(new URL(page.url()).origin).toBe(server.appUrl)
})
