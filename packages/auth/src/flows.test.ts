import { describe, expect, it } from 'vitest'
import { keepFlows, moveFlowId } from './flows.js'
import { createMemoryStorage } from './test/memoryStorage.js'

const request = (back: string) =>
  `https://abc.supabase.co/auth/v1/recover?redirect_to=${encodeURIComponent(back)}`

describe('the flow id of a redirect URL', () => {
  it.each([
    ['https://a.test/?sb_flow_id=12345678', 'https://a.test/#sb_flow_id=12345678'],
    ['https://a.test/x?a=1&sb_flow_id=12345678', 'https://a.test/x?a=1#sb_flow_id=12345678'],
    [
      'https://a.test/x?sb_flow_id=12345678#type=recovery',
      'https://a.test/x#type=recovery&sb_flow_id=12345678',
    ],
    ['https://a.test/x?a=1&sb_flow_id=12345678#terms', 'https://a.test/x?a=1#terms'],
    ['https://a.test/x?a=1', 'https://a.test/x?a=1'],
  ])('moves to the fragment, unless there is one: %s', (back, moved) => {
    expect(new URL(moveFlowId(request(back))).searchParams.get('redirect_to')).toBe(moved)
  })

  it('is in no other request', () => {
    const href = 'https://abc.supabase.co/auth/v1/token?grant_type=password'
    expect(moveFlowId(href)).toBe(href)
  })
})

describe('the flows of a storage', () => {
  it('take over those that the client itself has kept', () => {
    const { storage, values } = createMemoryStorage({
      'auth-flows-code-verifier': '["12345678"]',
      'auth-flow-12345678-code-verifier': '"verifier"',
    })
    expect(keepFlows(storage, 'auth').getItem('auth-flow-12345678-code-verifier')).toBe(
      '"verifier"',
    )
    expect(values.get('auth-flows-code-verifier')).toContain('auth-flow-12345678-code-verifier')
  })

  it.each(['{', 'null', '[[1, 2]]', '[null]'])('survive a damaged index: %s', (index) => {
    const { storage, values } = createMemoryStorage({ 'auth-flows-code-verifier': index })
    const flows = keepFlows(storage, 'auth')
    flows.setItem('auth-flow-12345678-code-verifier', '"verifier"')
    flows.removeItem('auth-flow-12345678-code-verifier')
    expect(flows.getItem('auth-flow-12345678-code-verifier')).toBeNull()
    expect(values.has('auth-flow-12345678-code-verifier')).toBe(false)
  })
})
