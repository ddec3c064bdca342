import { vi } from 'vitest'
import { importClient } from '../importClient.js'
import type { AuthClient, Session } from '../types.js'

// Loaded before the tests, because `settle` does not wait for a file.
await importClient()

type Callback = (event: string, session: Session | null) => void

interface Answer {
  data: unknown
  error: unknown
}

const done = (): Promise<Answer> => Promise.resolve({ data: {}, error: null })

/** Creates a stub of the provider's client that counts calls and subscriptions. */
export function createStubClient(session: Session | null = null) {
  const callbacks = new Set<Callback>()
  const calls = {
    getSession: vi
      .fn<() => Promise<Answer>>()
      .mockResolvedValue({ data: { session }, error: null }),
    getUser: vi.fn<() => Promise<Answer>>().mockResolvedValue({
      data: { user: session?.user ?? null },
      error: null,
    }),
    onAuthStateChange: vi.fn<(callback: Callback) => unknown>((callback) => {
      callbacks.add(callback)
      return { data: { subscription: { unsubscribe: () => callbacks.delete(callback) } } }
    }),
    signUp: vi.fn<(credentials: object) => Promise<Answer>>(),
    signInWithPassword: vi.fn<(credentials: object) => Promise<Answer>>(),
    signInWithOAuth: vi.fn<(options: object) => Promise<Answer>>(),
    signInWithOtp: vi.fn<(request: object) => Promise<Answer>>(done),
    verifyOtp: vi.fn<(check: object) => Promise<Answer>>(done),
    signOut: vi.fn<(options: object) => Promise<{ error: unknown }>>(),
    refreshSession: vi.fn<() => Promise<Answer>>(done),
    resend: vi.fn<(request: object) => Promise<Answer>>(done),
    resetPasswordForEmail: vi.fn<(email: string, options: object) => Promise<Answer>>(done),
    updateUser: vi.fn<(attributes: object) => Promise<Answer>>(done),
  }
  calls.signOut.mockResolvedValue({ error: null })

  return {
    client: { auth: calls as unknown as AuthClient },
    calls,
    subscriptions: () => callbacks.size,
    emit: (event: string, emitted: Session | null) => {
      for (const callback of callbacks) callback(event, emitted)
    },
  }
}

/** Waits until all settled promises have been handled. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}
