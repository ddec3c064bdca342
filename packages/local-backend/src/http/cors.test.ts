import { describe, expect, it } from 'vitest'
import { openTestBackend } from '../testing/test-backend.ts'

const other = 'http://localhost:3000'

const corsHeaders = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))

const preflight = (origin: string) => ({
  method: 'OPTIONS',
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'apikey,authorization,content-type',
  },
})

describe('scripts of other sites', () => {
  it('may call the API from a listed origin', async () => {
    const { send } = await openTestBackend({ corsOrigins: [other] })
    const allowed = await send('/token?grant_type=password', preflight(other))
    expect(allowed.status).toBe(204)
    expect(corsHeaders(allowed)).toEqual({
      'access-control-allow-origin': other,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
      'access-control-allow-headers':
        'Accept,Authorization,Content-Type,X-Client-IP,X-Client-Info,X-JWT-AUD,X-Use-Cookie,x-supabase-api-version,apikey',
      'access-control-expose-headers': 'X-Total-Count,Link,x-supabase-api-version',
    })
  })

  it.each([
    ['GET', '/settings', 200],
    ['GET', '/nothing', 404],
    ['PATCH', '/token', 405],
    ['GET', '/user', 401],
  ])('read the answer to %s %s', async (method, path, status) => {
    const { send } = await openTestBackend({ corsOrigins: [other] })
    const answer = await send(path, { method, headers: { origin: other } })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('access-control-allow-origin')).toBe(other)
    expect(answer.headers.get('vary')).toContain('Origin')
  })

  it('can read even the response to a missing key', async () => {
    const { backend } = await openTestBackend({ corsOrigins: [other] })
    const answer = await backend.fetch(
      new Request('http://localhost/auth/v1/settings', { headers: { origin: other } }),
    )
    expect(answer.status).toBe(401)
    expect(answer.headers.get('access-control-allow-origin')).toBe(other)
  })

  it.each(['http://localhost:3001', 'https://localhost:3000', 'http://evil.test', 'null'])(
    'get no header from %s',
    async (origin) => {
      const { send } = await openTestBackend({ corsOrigins: [other] })
      for (const init of [{ headers: { origin } }, preflight(origin)]) {
        const answer = await send('/settings', init)
        expect(corsHeaders(answer)).toEqual({})
        expect(answer.headers.get('vary')).toBe('Origin')
      }
    },
  )

  it('get no header at all if none is listed', async () => {
    const { send } = await openTestBackend()
    const answer = await send('/settings', { headers: { origin: other } })
    expect(corsHeaders(answer)).toEqual({})
    expect(answer.headers.get('vary')).toBeNull()
  })

  it.each(['/outbox', '/local-google'])('get no header for %s', async (path) => {
    const { send } = await openTestBackend({ corsOrigins: [other] })
    expect(corsHeaders(await send(path, { headers: { origin: other } }))).toEqual({})
  })
})
