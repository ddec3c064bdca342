import { describe, expect, it } from 'vitest'
import { localBackendDecision } from './decision.ts'

describe('localBackendDecision', () => {
  it.each([
    ['nothing is set', {}, true],
    [
      'the Supabase variables are empty',
      { VITE_SUPABASE_URL: ' ', VITE_SUPABASE_ANON_KEY: '' },
      true,
    ],
    ['in development', { NODE_ENV: 'development' }, true],
    ['a Supabase address is set', { VITE_SUPABASE_URL: 'https://x.supabase.co' }, false],
    ['a Supabase key is set', { VITE_SUPABASE_ANON_KEY: 'key' }, false],
    ['in production', { NODE_ENV: 'production' }, false],
    ['production allows it', { NODE_ENV: 'production', DROPWATT_LOCAL_BACKEND: 'on' }, true],
    [
      'it is allowed, but a Supabase address is set',
      { VITE_SUPABASE_URL: 'https://x.supabase.co', DROPWATT_LOCAL_BACKEND: 'on' },
      false,
    ],
  ])('when %s', (_, env, start) => {
    const decision = localBackendDecision(env)
    expect(decision.start).toBe(start)
    expect(decision.reason).toMatch(/\.$/)
  })
})
