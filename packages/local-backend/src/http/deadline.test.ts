import { Hono } from 'hono'
import { afterEach, expect, it, vi } from 'vitest'
import { resolveSettings } from '../config.ts'
import { enforceDeadline } from './deadline.ts'
import { handleErrors } from './responses.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('a request that takes longer than ten seconds gets 504, which is reported', async () => {
  const errors: unknown[] = []
  const onUnexpectedError = (error: unknown) => errors.push(error)
  const settings = resolveSettings({ siteUrl: 'http://localhost', dataDir: '', onUnexpectedError })
  const app = new Hono().use(enforceDeadline).get('/', () => new Promise<Response>(() => {}))
  app.onError(handleErrors(settings))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = app.request('/')
  vi.advanceTimersByTime(10_000)

  const { status, headers } = await answer
  expect([status, headers.get('x-sb-error-code')]).toEqual([504, 'request_timeout'])
  expect(errors).toMatchObject([{ code: 'request_timeout' }])
})
