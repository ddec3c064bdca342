import { afterEach, expect, it, vi } from 'vitest'
import { openTestBackend } from '../testing/test-backend.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('a request that takes longer than ten seconds gets 504', async () => {
  const errors: unknown[] = []
  const { send } = await openTestBackend({ onUnexpectedError: (error) => errors.push(error) })
  await send('/health')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const endless = new ReadableStream({ type: 'bytes' })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: endless, duplex: 'half' }
  const answer = send('/token?grant_type=password', init)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  vi.advanceTimersByTime(10_000)

  const { status, headers } = await answer
  expect([status, headers.get('x-sb-error-code')]).toEqual([504, 'request_timeout'])
  expect(headers.get('cache-control')).toBe('no-store')
  expect(errors).toMatchObject([{ code: 'request_timeout' }])
})
