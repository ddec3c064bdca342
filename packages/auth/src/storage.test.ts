import { describe, expect, it } from 'vitest'
import { createSessionStorage } from './storage.js'
import { createMemoryStorage } from './test/memoryStorage.js'
import { makeSession } from './test/sessions.js'
import type { AuthStorage } from './types.js'

const KEY = 'key'
const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const closed: AuthStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }

describe('a session', () => {
  it('is stored without the tokens of an OAuth provider', () => {
    const { storage, values } = createMemoryStorage()
    const session = makeSession()
    createSessionStorage(KEY, storage).setItem(
      KEY,
      JSON.stringify({ ...session, provider_token: 'a', provider_refresh_token: 'b' }),
    )
    expect(JSON.parse(values.get(KEY) ?? '')).toEqual(session)
  })

  it('is read back', () => {
    const session = makeSession()
    const { storage } = createMemoryStorage({ [KEY]: JSON.stringify(session) })
    expect(createSessionStorage(KEY, storage).readSession()).toEqual(session)
  })

  const { user: _, ...withoutUser } = makeSession()
  it.each([
    'not json',
    '',
    'null',
    '[]',
    '"text"',
    '{}',
    '{"access_token":1,"refresh_token":"r","expires_at":1,"user":{"id":"u"}}',
    JSON.stringify(withoutUser),
    JSON.stringify({ ...withoutUser, user: { id: 5 } }),
    JSON.stringify({ ...makeSession(), expires_at: 'soon' }),
  ])('that makes no sense is dropped: %s', (value) => {
    const { storage, values } = createMemoryStorage({ [KEY]: value, other: 'stays' })
    const wrapped = createSessionStorage(KEY, storage)
    expect(wrapped.readSession()).toBeNull()
    expect(wrapped.getItem(KEY)).toBeNull()
    expect([...values]).toEqual([['other', 'stays']])
  })
})

describe('other values', () => {
  it('are stored unchanged', () => {
    const { storage, values } = createMemoryStorage()
    const wrapped = createSessionStorage(KEY, storage)
    wrapped.setItem('key-code-verifier', '"verifier"')
    expect(values.get('key-code-verifier')).toBe('"verifier"')
    expect(wrapped.getItem('key-code-verifier')).toBe('"verifier"')
    wrapped.removeItem('key-code-verifier')
    expect(values.size).toBe(0)
  })
})

describe('a storage that throws', () => {
  it('is replaced by memory', () => {
    const wrapped = createSessionStorage(KEY, closed)
    const value = JSON.stringify(makeSession())
    expect(wrapped.getItem(KEY)).toBeNull()
    wrapped.setItem(KEY, value)
    expect(wrapped.getItem(KEY)).toBe(value)
    wrapped.removeItem(KEY)
    expect(wrapped.readSession()).toBeNull()
  })

  it('only because it is full hides its old value behind the new one', () => {
    const old = JSON.stringify(makeSession({ access_token: 'old' }))
    const { storage, values } = createMemoryStorage({ [KEY]: old })
    const wrapped = createSessionStorage(KEY, { ...storage, setItem: refuse })
    wrapped.setItem(KEY, JSON.stringify(makeSession({ access_token: 'new' })))
    expect(wrapped.readSession()?.access_token).toBe('new')
    wrapped.removeItem(KEY)
    expect(wrapped.readSession()).toBeNull()
    expect(values.size).toBe(0)
  })

  it('that is missing is replaced by memory', () => {
    const wrapped = createSessionStorage(KEY)
    wrapped.setItem('a', 'b')
    expect(wrapped.getItem('a')).toBe('b')
  })
})
