import { expect, it } from 'vitest'
import { actionsOf, openLink, putUser } from './testing/requests.ts'
import { openTestBackend, password, type TestBackend } from './testing/test-backend.ts'

it('records the life of an account from sign-up on', async () => {
  const backend = await openTestBackend()
  const first = await backend.signUp('a@x.io')
  await backend.signUp('a@x.io')
  const { refresh_token } = await (await backend.refresh(first.refresh_token)).json()
  await backend.refresh(refresh_token)
  backend.advance(11)
  await backend.refresh(first.refresh_token)
  const { access_token } = await backend.signIn('a@x.io')
  await putUser(backend, access_token, { data: { name: 'Ada' } })
  await putUser(backend, access_token, { password: 'another horse' })
  await backend.get('/reauthenticate', access_token)
  await backend.post('/recover', { email: 'a@x.io' })
  await openLink(backend, backend.mails.at(-1))
  const headers = { authorization: `Bearer ${access_token}` }
  await backend.send('/logout', { method: 'POST', headers })

  expect(actionsOf(backend)).toEqual([
    'user_signedup',
    'login',
    'user_repeated_signup',
    'token_refreshed',
    'token_refreshed',
    'token_revoked',
    'login',
    'user_modified',
    'user_updated_password',
    'user_modified',
    'user_reauthenticate_requested',
    'user_recovery_requested',
    'login',
    'logout',
  ])
})

it('records the life of an account that has to be confirmed', async () => {
  const backend = await openTestBackend({ autoconfirm: false })
  await backend.signUp('a@x.io')
  await openLink(backend, backend.mails[0])
  await backend.signUp('a@x.io')
  expect(actionsOf(backend)).toEqual([
    'user_confirmation_requested',
    'user_signedup',
    'user_repeated_signup',
  ])
})

it.each([
  ['a wrong password', { path: '/token?grant_type=password', body: { password: 'wrong' } }],
  ['a weak password', { path: '/signup', body: { password: 'short' } }],
  ['a request for an unknown user', { path: '/recover', body: { email: 'b@x.io' } }],
])('says nothing of %s', async (_, { path, body }) => {
  const backend: TestBackend = await openTestBackend()
  await backend.signUp('a@x.io')
  await backend.post(path, { email: 'a@x.io', password, ...body })
  expect(actionsOf(backend)).toEqual(['user_signedup', 'login'])
})
