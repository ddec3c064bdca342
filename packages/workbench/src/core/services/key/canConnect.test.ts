import { expect, test } from 'vitest'
import { connectingPolicy, filePolicy } from '../../../../../app/server/securityHeaders.ts'
import { cspAllowsConnect } from './canConnect.ts'

test('only the policy of the worker lets it connect', () => {
  expect(cspAllowsConnect(connectingPolicy)).toBe(true)
  expect(cspAllowsConnect(filePolicy)).toBe(false)
  expect(cspAllowsConnect("default-src 'none'; connect-src 'self' https://abc.supabase.co")).toBe(
    false,
  )
})

test('without a policy anything connects', () => {
  expect(cspAllowsConnect(null)).toBe(true)
  expect(cspAllowsConnect("img-src 'self'")).toBe(true)
  expect(cspAllowsConnect(`connect-src 'self', ${connectingPolicy}`)).toBe(false)
})
