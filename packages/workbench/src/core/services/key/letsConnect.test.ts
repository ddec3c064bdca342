import { expect, test } from 'vitest'
import { connectingPolicy, filePolicy } from '../../../../../app/server/securityHeaders.ts'
import { letsConnect } from './letsConnect.ts'

test('the policy of the worker lets it connect, those of documents and other files do not', () => {
  expect(letsConnect(connectingPolicy)).toBe(true)
  expect(letsConnect(filePolicy)).toBe(false)
  expect(letsConnect("default-src 'none'; connect-src 'self' https://abc.supabase.co")).toBe(false)
})

test('without a policy anything connects; of several each counts', () => {
  expect(letsConnect(null)).toBe(true)
  expect(letsConnect("img-src 'self'")).toBe(true)
  expect(letsConnect(`connect-src 'self', ${connectingPolicy}`)).toBe(false)
})
