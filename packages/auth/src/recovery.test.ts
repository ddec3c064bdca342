import { describe, expect, it } from 'vitest'
import { createEventMapper } from './recovery.js'
import { saysRecovery, sessionName } from './sessionClaims.js'
import { createSessionStorage } from './storage.js'
import { createMemoryStorage } from './test/memoryStorage.js'
import { makeSession, makeToken, makeUser, recoverySession } from './test/sessions.js'

const KEY = 'key'
const MARK = 'key-recovery'
const EVENTS = ['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'MFA_CHALLENGE_VERIFIED']

const named = (name: string, claims: object = {}) =>
  makeSession({ access_token: makeToken({ session_id: name, ...claims }) })

function open() {
  const { storage: base, values } = createMemoryStorage()
  const storage = createSessionStorage(KEY, base)
  const save = (session: object) => storage.setItem(KEY, JSON.stringify(session))
  return { storage, values, save }
}

describe('a session', () => {
  it('is named by its token, or by its user if the token is not a JWT', () => {
    expect(sessionName(named('s-1'))).toBe('s-1')
    expect(sessionName(named('s-1', { exp: 5 }))).toBe('s-1')
    expect(sessionName(makeSession())).toBe('user-1')
  })

  it.each([
    [{ amr: [{ method: 'password' }, { method: 'recovery' }] }, true],
    [{ amr: [{ method: 'otp' }] }, false],
    [{ amr: ['recovery', null, 5] }, false],
    [{ amr: 'recovery' }, false],
    [{}, false],
  ])('with the claims %j tells what opened it', (claims, expected) => {
    expect(saysRecovery(named('s-1', claims))).toBe(expected)
  })
})

describe('the recovery marker', () => {
  it('is stored before a session whose token has a recovery claim', () => {
    const { storage: base } = createMemoryStorage()
    const keys: string[] = []
    const setItem = (key: string, value: string) => {
      keys.push(key)
      base.setItem(key, value)
    }
    createSessionStorage(KEY, { ...base, setItem }).setItem(KEY, JSON.stringify(recoverySession()))
    expect(keys).toEqual([MARK, KEY])
    expect(base.getItem(MARK)).toBe('session-r')
  })

  it('stays with the session when its tokens are refreshed', () => {
    const { save, values, storage } = open()
    save(recoverySession())
    save(recoverySession({ exp: 5 }))
    expect(values.get(MARK)).toBe('session-r')
    expect(storage.isRecovery(recoverySession({ exp: 6 }))).toBe(true)
  })

  it('is not set again for a session whose recovery has ended', () => {
    const { save, values, storage } = open()
    save(recoverySession())
    storage.unmarkRecovery()
    save(recoverySession({ exp: 5 }))
    expect(values.has(MARK)).toBe(false)
  })

  it('is removed when another session is stored', () => {
    const { save, values, storage } = open()
    save(recoverySession())
    save(named('s-2'))
    expect(values.has(MARK)).toBe(false)
    save(recoverySession())
    storage.removeItem(KEY)
    expect(values.size).toBe(0)
  })

  it('is kept in memory if storage is unavailable', () => {
    const storage = createSessionStorage(KEY, null)
    storage.markRecovery(named('s-1'))
    expect(storage.isRecovery(named('s-1'))).toBe(true)
    expect(storage.isRecovery(named('s-2'))).toBe(false)
    storage.unmarkRecovery()
    expect(storage.isRecovery(named('s-1'))).toBe(false)
  })
})

describe('an event', () => {
  it('of a recovery marks its session for later events', () => {
    const mapEvent = createEventMapper(open().storage)
    expect(mapEvent('PASSWORD_RECOVERY', named('s-1'))).toBe('PASSWORD_RECOVERY')
    for (const event of EVENTS) {
      expect(mapEvent(event, named('s-1', { exp: 5 }))).toBe('PASSWORD_RECOVERY')
      expect(mapEvent(event, named('s-2'))).toBe(event)
      expect(mapEvent(event, makeSession({ user: makeUser({ id: 's-1' }) }))).toBe(
        'PASSWORD_RECOVERY',
      )
    }
  })

  it('of another session leaves the marker alone', () => {
    const { storage } = open()
    const mapEvent = createEventMapper(storage)
    mapEvent('PASSWORD_RECOVERY', named('s-1'))
    mapEvent('TOKEN_REFRESHED', named('s-2'))
    mapEvent('USER_UPDATED', named('s-2'))
    mapEvent('SIGNED_OUT', null)
    expect(storage.isRecovery(named('s-1'))).toBe(true)
  })

  it('of a recovery that has since ended in another tab is a sign-in', () => {
    const { storage, save } = open()
    const mapEvent = createEventMapper(storage)
    save(recoverySession())
    expect(mapEvent('PASSWORD_RECOVERY', recoverySession())).toBe('PASSWORD_RECOVERY')
    expect(mapEvent('USER_UPDATED', recoverySession())).toBe('USER_UPDATED')
    expect(mapEvent('PASSWORD_RECOVERY', recoverySession())).toBe('SIGNED_IN')
  })

  it('of a recovery is enough if the session is stored elsewhere', () => {
    const mapEvent = createEventMapper(open().storage)
    expect(mapEvent('PASSWORD_RECOVERY', recoverySession())).toBe('PASSWORD_RECOVERY')
    expect(mapEvent('SIGNED_IN', recoverySession())).toBe('PASSWORD_RECOVERY')
  })

  it.each(['SIGNED_OUT', 'FROM_THE_FUTURE', 'constructor'])('%s is unchanged', (event) => {
    const { storage } = open()
    const mapEvent = createEventMapper(storage)
    mapEvent('PASSWORD_RECOVERY', named('s-1'))
    expect(mapEvent(event, named('s-1'))).toBe(event)
    expect(mapEvent('SIGNED_IN', null)).toBe('SIGNED_IN')
  })
})
