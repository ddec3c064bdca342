import { afterEach, expect, test } from 'vitest'
import { removeDatabase } from '../databaseName.ts'
import { emptySettings } from '../services/key/KeySettings.ts'
import { Account } from './Account.ts'

const accounts: Account[] = []

function accountOf(user: string): Account {
  const account = new Account(user, {
    onChanged: () => {},
    onRemoved: () => {},
  })
  accounts.push(account)
  return account
}

afterEach(async () => {
  for (const account of accounts.splice(0)) account.close()
  await Promise.all(['ada', 'grace'].map(removeDatabase))
})

const settings = { ...emptySettings('openai'), key: 'sk-secret-of-ada', model: 'small' }

/** Returns what another tab of an account knows. */
async function inNextTab(user: string) {
  const { keys } = accountOf(user)
  await keys.read()
  return keys.state.getState()
}

test('a key lasts as long as the tab unless saved', async () => {
  const { keys } = accountOf('ada')
  await keys.set('copy', settings, false)
  expect(keys.state.getState().services).toEqual({ copy: settings })
  expect((await inNextTab('ada')).services).toEqual({})

  await keys.set('copy', settings, true)
  expect(await inNextTab('ada')).toEqual({
    services: { copy: settings },
    saved: new Set(['copy']),
  })
  expect((await inNextTab('grace')).services).toEqual({})

  await keys.set('copy', settings, false)
  expect((await inNextTab('ada')).services).toEqual({})
})

test('removing everything removes a saved key', async () => {
  const account = accountOf('ada')
  await account.load()
  await account.keys.set('translation', settings, true)
  await account.removeAll(() => {})
  expect(account.keys.state.getState().services).toEqual({})
  expect((await inNextTab('ada')).services).toEqual({})
})

test('a key that is removed from the form is not read again', async () => {
  const { keys } = accountOf('ada')
  await keys.set('copy', settings, true)
  await keys.set('copy', { ...settings, key: '' }, true)
  expect((await inNextTab('ada')).services.copy?.key).toBe('')
})
