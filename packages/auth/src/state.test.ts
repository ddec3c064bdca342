import { describe, expect, it } from 'vitest'
import { LOADING, reduce } from './state.js'
import { makeSession, makeUser } from './test/sessions.js'
import type { AuthNotice, User } from './types.js'

const signedOut = reduce(LOADING, 'SIGNED_OUT', null)
const signedIn = reduce(LOADING, 'SIGNED_IN', makeSession())
const recovering = reduce(LOADING, 'PASSWORD_RECOVERY', makeSession())
const notice: AuthNotice = { code: 'session_expired', message: 'Sign in again.' }

describe('a state', () => {
  it('[205] carries session, user and a loading flag, whatever its status', () => {
    expect(LOADING).toEqual({ status: 'loading', loading: true, session: null, user: null })
    expect(signedOut).toEqual({ status: 'signedOut', loading: false, session: null, user: null })
    expect(signedIn).toEqual({
      status: 'signedIn',
      loading: false,
      session: makeSession({ expires_at: signedIn.session?.expires_at ?? 0 }),
      user: makeUser(),
    })
  })

  it.each([
    ['[215]', 'INITIAL_SESSION'],
    ['[210]', 'SIGNED_IN'],
    ['[(212)]', 'TOKEN_REFRESHED'],
    ['[213]', 'USER_UPDATED'],
  ])('%s is signed in with the session of %s', (_line, event) => {
    const session = makeSession({ access_token: 'access-2', user: makeUser({ id: 'user-2' }) })
    for (const before of [LOADING, signedOut, signedIn, recovering]) {
      expect(reduce(before, event, session)).toMatchObject({ status: 'signedIn', session })
    }
  })

  it('[211] ends with SIGNED_OUT, and with an empty initial session', () => {
    expect(reduce(signedIn, 'SIGNED_OUT', null)).toEqual(signedOut)
    expect(reduce(signedIn, 'INITIAL_SESSION', null)).toEqual(signedOut)
  })

  it('of an edited session has a user whose metadata can be read', () => {
    const { user_metadata: _, app_metadata: __, ...edited } = makeUser()
    const { user } = reduce(LOADING, 'SIGNED_IN', makeSession({ user: edited as User }))
    expect(user).toEqual({ ...edited, user_metadata: {}, app_metadata: {} })
  })

  it('stays loading after an empty initial session', () => {
    expect(reduce(LOADING, 'INITIAL_SESSION', null)).toBe(LOADING)
  })

  it.each(['SIGNED_IN', 'TOKEN_REFRESHED', 'PASSWORD_RECOVERY', 'USER_UPDATED', 'FROM_THE_FUTURE'])(
    'is not changed by %s without a session',
    (event) => {
      for (const before of [LOADING, signedOut, signedIn, recovering]) {
        expect(reduce(before, event, null)).toBe(before)
      }
    },
  )

  it.each(['FROM_THE_FUTURE', 'constructor', '__proto__', ''])(
    'is not changed by the unknown event %j',
    (event) => {
      expect(reduce(signedOut, event, makeSession())).toBe(signedOut)
    },
  )
})

describe('identity', () => {
  it.each(['SIGNED_IN', 'INITIAL_SESSION', 'TOKEN_REFRESHED', 'USER_UPDATED'])(
    'is kept when %s brings the same token and user',
    (event) => {
      expect(reduce(signedIn, event, makeSession())).toBe(signedIn)
    },
  )

  it('of the user is kept if only the token changes', () => {
    const refreshed = reduce(signedIn, 'TOKEN_REFRESHED', makeSession({ access_token: 'access-2' }))
    expect(refreshed).not.toBe(signedIn)
    expect(refreshed.session?.access_token).toBe('access-2')
    expect(refreshed.user).toBe(signedIn.user)
    expect(refreshed.session?.user).toBe(signedIn.user)
  })

  it('of the user changes with updated_at', () => {
    const user = makeUser({ updated_at: '2026-02-02T00:00:00Z', email: 'new@example.com' })
    const updated = reduce(signedIn, 'USER_UPDATED', makeSession({ user }))
    expect(updated.user).toEqual(user)
  })

  it('of a signed-out state is kept', () => {
    expect(reduce(signedOut, 'SIGNED_OUT', null)).toBe(signedOut)
    expect(reduce(signedOut, 'INITIAL_SESSION', null)).toBe(signedOut)
  })
})

describe('another user', () => {
  it('replaces everything about the previous one', () => {
    const session = makeSession({ user: makeUser({ id: 'user-2' }) })
    const next = reduce(signedIn, 'SIGNED_IN', session)
    expect(next).toMatchObject({ status: 'signedIn', session, user: session.user })
    expect(JSON.stringify(next)).not.toContain('user-1')
  })
})

describe('password recovery', () => {
  it('[214] is a status of its own, with the session and the user', () => {
    expect(recovering).toMatchObject({ status: 'recovery', loading: false, user: makeUser() })
    expect(reduce(signedIn, 'PASSWORD_RECOVERY', makeSession()).status).toBe('recovery')
  })

  it('keeps its identity when its event comes again', () => {
    expect(reduce(recovering, 'PASSWORD_RECOVERY', makeSession())).toBe(recovering)
    const renewed = makeSession({ access_token: 'access-2' })
    expect(reduce(recovering, 'PASSWORD_RECOVERY', renewed).user).toBe(recovering.user)
  })

  it('ends when the user was updated, and when the session ends', () => {
    expect(reduce(recovering, 'USER_UPDATED', makeSession())).toMatchObject({ status: 'signedIn' })
    expect(reduce(recovering, 'SIGNED_OUT', null)).toEqual(signedOut)
  })
})

describe('a notice', () => {
  it('comes with the end of a session and stays until the next sign-in', () => {
    const withNotice = reduce(signedIn, 'SIGNED_OUT', null, notice)
    expect(withNotice).toMatchObject({ status: 'signedOut', notice })
    expect(reduce(withNotice, 'SIGNED_OUT', null)).toBe(withNotice)
    expect(reduce(withNotice, 'SIGNED_IN', makeSession())).not.toHaveProperty('notice')
  })

  it('can follow a state without one, but the first is kept', () => {
    const withNotice = reduce(signedOut, 'SIGNED_OUT', null, notice)
    expect(withNotice).toMatchObject({ notice })
    expect(reduce(withNotice, 'SIGNED_OUT', null, { ...notice, code: 'oauth_error' })).toBe(
      withNotice,
    )
  })
})

describe('a notice of an e-mail change', () => {
  const withNotice = { ...notice, linkType: 'email_change' } as const
  const informed = reduce(signedIn, 'SIGNED_IN', makeSession(), withNotice)

  it('is the only notice for signed-in users', () => {
    expect(informed).toMatchObject({ status: 'signedIn', notice: withNotice })
    expect(informed.user).toBe(signedIn.user)
    expect(reduce(signedIn, 'SIGNED_IN', makeSession(), notice)).toBe(signedIn)
  })

  it('stays while the user is the same, and is removed with the change', () => {
    const renewed = makeSession({ access_token: 'access-2' })
    expect(reduce(informed, 'TOKEN_REFRESHED', renewed)).toMatchObject({ notice: withNotice })
    expect(reduce(informed, 'SIGNED_IN', makeSession())).toBe(informed)
    const user = makeUser({ updated_at: '2026-02-02T00:00:00Z' })
    const changed = reduce(informed, 'USER_UPDATED', makeSession({ user }))
    expect(changed).not.toHaveProperty('notice')
    expect(reduce(informed, 'SIGNED_OUT', null)).toEqual(signedOut)
  })

  it('is not set in a recovery', () => {
    const recovery = reduce(signedOut, 'PASSWORD_RECOVERY', makeSession(), withNotice)
    expect(recovery).not.toHaveProperty('notice')
  })
})

describe('the tokens of an OAuth provider', () => {
  it('are not in the state', () => {
    const session = makeSession({ provider_token: 'google', provider_refresh_token: 'google' })
    const state = reduce(LOADING, 'SIGNED_IN', session)
    expect(JSON.stringify(state)).not.toContain('google')
  })
})
