import { createAuth } from '../createAuth.js'
import type { AuthOptions, Session } from '../types.js'
import { createMemoryStorage } from './memoryStorage.js'

// Imported up front: tests with fake timers do not wait for a dynamic import.
await import('../client.js')

export type Answer = (request: Request) => Response | Promise<Response>

export const offline: Answer = () => Promise.reject(new TypeError('fetch failed'))

export const refused: Answer = () =>
  problem(400, 'refresh_token_not_found', 'Invalid Refresh Token')

export function problem(status: number, code: string, message: string): Response {
  return Response.json(
    { code, message },
    { status, headers: { 'X-Supabase-Api-Version': '2024-01-01' } },
  )
}

/** Opens the real client over a fake network whose response can be replaced. */
export function openOver(
  answer: Answer,
  stored?: Session | string,
  options: Pick<AuthOptions, 'defer'> = {},
) {
  const value = typeof stored === 'object' ? JSON.stringify(stored) : stored
  const { storage, values } = createMemoryStorage(value ? { 'dropwatt-auth': value } : {})
  const requests: Request[] = []
  const network = { answer }
  const auth = createAuth({
    ...options,
    url: 'https://abc.supabase.co/',
    anonKey: 'sb_publishable_test',
    storage,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request.clone())
      return network.answer(request)
    },
  })
  return { auth, requests, values, network }
}
