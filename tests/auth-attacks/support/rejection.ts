import { expect } from 'vitest'
import { leak } from './leak.ts'

/** Expects a JSON error response without internals. */
export async function expectRejection(answer: Promise<Response>) {
  const response = await answer
  const body = await response.text()
  expect(String(response.status)).toMatch(/^4\d\d$/)
  expect(body).not.toMatch(leak)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
}
