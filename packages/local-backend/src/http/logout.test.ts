import { describe, expect, it } from 'vitest'
import { openTestBackend, outcome, type TestBackend } from '../testing/test-backend.ts'

const logOut = (backend: TestBackend, accessToken: string, query = '') =>
  backend.send(`/logout${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
  })

async function threeSessions(backend: TestBackend) {
  const here = await backend.signUp('a@x.io')
  const there = await backend.signIn('a@x.io')
  const somebody = await backend.signUp('b@x.io')
  const states = () =>
    Promise.all(
      [here, there, somebody].map(({ access_token }) =>
        outcome(backend.get('/user', access_token)),
      ),
    )
  return { here, there, states }
}

const gone = '403 session_not_found'

describe('POST /logout', () => {
  it.each([
    ['', [gone, gone, '200']],
    ['?scope=global', [gone, gone, '200']],
    ['?scope=local', [gone, '200', '200']],
    ['?scope=others', ['200', gone, '200']],
  ])('with "%s" ends the right sessions at once', async (query, expected) => {
    const backend = await openTestBackend()
    const { here, states } = await threeSessions(backend)
    const response = await logOut(backend, here.access_token, query)
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(await states()).toEqual(expected)
  })

  it('invalidates the refresh token', async () => {
    const backend = await openTestBackend()
    const { access_token, refresh_token } = await backend.signUp('a@x.io')
    await logOut(backend, access_token, '?scope=local')
    expect(await outcome(backend.refresh(refresh_token))).toBe('400 refresh_token_not_found')
    expect(await outcome(logOut(backend, access_token))).toBe(gone)
  })

  it('rejects another scope', async () => {
    const backend = await openTestBackend()
    const { access_token } = await backend.signUp('a@x.io')
    expect(await outcome(logOut(backend, access_token, '?scope=all'))).toBe('400 validation_failed')
  })
})
