import type { AccountService } from '../types.js'

const CODES = Array.from({ length: 10 }, (_, index) => `FAKE-${String(index).padStart(4, '0')}`)

interface FakeAccountTools {
  /** Called before each request; throws to let it fail. */
  run: () => Promise<void>
  /** Takes the second step and returns the session. */
  stepUp: () => unknown
  /** The id of the current session. */
  sessionId: () => string
}

/** Creates an account service without a server. Its other session is of a phone. */
export function createFakeAccount({ run, stepUp, sessionId }: FakeAccountTools): AccountService {
  let codes: readonly string[] = []
  let hasOther = true

  function sessions(): readonly object[] {
    const times = { created_at: '2026-01-01T00:00:00Z', last_used_at: '2026-01-02T00:00:00Z' }
    const common = { place: null, aal: 'aal1', ...times }
    const current = { ...common, id: sessionId(), user_agent: 'Fake', current: true }
    const other = { ...common, id: 'other', user_agent: 'Other', current: false }
    return hasOther ? [current, other] : [current]
  }

  function respond(method: string, path: string, body: { code?: string }): unknown {
    switch (`${method} ${path}`) {
      case 'GET /':
        return { features: ['delete', 'delete-by-mail', 'export', 'recovery-codes', 'sessions'] }
      case 'GET /sessions':
        return sessions()
      case 'DELETE /sessions/other':
        hasOther = false
        return null
      case 'GET /recovery-codes':
        return { left: codes.length, total: CODES.length }
      case 'POST /recovery-codes':
        codes = CODES
        return { codes }
      case 'POST /recovery-codes/verify':
        codes = codes.filter((code) => code !== body.code)
        return stepUp()
      case 'GET /export':
        return { id: sessionId() }
      default:
        return null
    }
  }

  return {
    url: 'https://account.invalid',
    anonKey: 'fake',
    async fetch(input, init) {
      const { method, url } = new Request(input, init)
      await run()
      return Response.json(respond(method, new URL(url).pathname, readBody(init)))
    },
  }
}

function readBody(init: RequestInit | undefined): { code?: string } {
  return typeof init?.body === 'string' ? JSON.parse(init.body) : {}
}
