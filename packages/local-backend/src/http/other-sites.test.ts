import { describe, expect, it } from 'vitest'
import { origin, openTestBackend, outcome, password } from '../testing/test-backend.ts'

const other = 'http://localhost:3000'
const friend = 'https://friend.test'
const body = JSON.stringify({ email: 'blind@x.io', password })

/** The headers of a browser request by a script of another site. */
const byScript = { origin: other, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' }
/** The headers of a navigation from another site. */
const byVisit = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

const refused = '403 origin_not_allowed'

describe.each(['cross-site', 'same-site', 'Cross-Site', 'x', ''])(
  'from a page that is "%s"',
  (site) => {
    const crossing = { 'sec-fetch-site': site }

    it('neither a script nor a form can sign up', async () => {
      const { send, signIn } = await openTestBackend()
      for (const headers of [byScript, { ...byVisit, origin: other }, {}]) {
        const init = { method: 'POST', headers: { ...headers, ...crossing }, body }
        expect(await outcome(send('/signup', init))).toBe(refused)
      }
      expect(await signIn('blind@x.io')).toMatchObject({ error_code: 'invalid_credentials' })
    })

    it.each(['/settings', '/health', '/.well-known/jwks.json', '/admin/users', '/nothing'])(
      'an image or a frame cannot load %s',
      async (path) => {
        const { send } = await openTestBackend()
        const picture = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
        const frame = { ...byVisit, 'sec-fetch-dest': 'iframe' }
        for (const headers of [picture, frame]) {
          expect(await outcome(send(path, { headers: { ...headers, ...crossing } }))).toBe(refused)
        }
      },
    )

    it('a link or a redirect is allowed', async () => {
      const { send, post, mails } = await openTestBackend()
      await post('/signup', { email: 'a@x.io', password })
      await post('/recover', { email: 'a@x.io' })
      const headers = { ...byVisit, ...crossing }
      const link = mails[0]?.link?.slice(`${origin}/auth/v1`.length) ?? ''
      expect((await send(link, { headers })).headers.get('location')).toContain('#access_token=')
      expect((await send('/authorize?provider=google', { headers })).status).toBe(302)
      expect((await send('/callback?state=x', { headers })).status).toBe(303)
      const form = { method: 'POST', headers, body: 'state=x' }
      expect((await send('/callback', form)).status).toBe(303)
    })

    it('a listed origin may call the API', async () => {
      const { send } = await openTestBackend({ corsOrigins: [friend] })
      const headers = { ...byScript, ...crossing, origin: friend }
      expect((await send('/signup', { method: 'POST', headers, body })).status).toBe(200)
      const { origin: _, ...nameless } = headers
      expect(await outcome(send('/settings', { headers: nameless }))).toBe(refused)
    })
  },
)

describe('a request without Sec-Fetch-Site', () => {
  it.each([other, 'null', 'http://127.0.0.1:5173', 'https://localhost:5173', ''])(
    'is rejected if its origin is "%s"',
    async (stranger) => {
      const { send } = await openTestBackend()
      const init = { method: 'POST', headers: { origin: stranger }, body }
      expect(await outcome(send('/signup', init))).toBe(refused)
      for (const path of ['/outbox', '/local-google']) {
        expect((await send(path, { headers: { origin: stranger } })).status).toBe(403)
      }
    },
  )

  it.each([
    ['has the origin of the server', { origin }],
    ['has the public URL of the backend', { origin: 'https://auth.test' }],
    ['has a listed origin', { origin: friend }],
    ['has no origin, like requests of programs', {}],
    ['is of a program that sends Sec-Fetch-Mode', { 'sec-fetch-mode': 'cors' }],
  ])('is answered when it %s', async (_, headers: Record<string, string>) => {
    const { send } = await openTestBackend({ url: 'https://auth.test', corsOrigins: [friend] })
    expect((await send('/signup', { method: 'POST', headers, body })).status).toBe(200)
  })
})
