import { afterEach, expect, test, vi } from 'vitest'
import { databaseName } from './databaseName.ts'
import { forgetOnLogout } from './forgetOnLogout.ts'
import { readPresence, subscribeToPresence, writePresence } from './presence.ts'
import { FileStorage } from './storage/FileStorage.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const databases = async () => (await indexedDB.databases()).map(({ name }) => name)

test('an account has its own presence', () => {
  const listener = vi.fn<() => void>()
  const unsubscribe = subscribeToPresence(listener)
  writePresence('ada', { open: 'one', files: 1 })
  expect(readPresence('ada')).toEqual({ open: 'one', files: 1 })
  expect(readPresence('ada')).toBe(readPresence('ada'))
  expect(readPresence('nobody')).toEqual({})
  expect(readPresence(undefined)).toEqual({})
  expect(listener).toHaveBeenCalledOnce()
  unsubscribe()
})

test('what is stored may be anything', () => {
  for (const text of ['', 'null', '1', '{']) {
    localStorage.setItem('dropwatt.files.ada', text)
    expect(readPresence('ada')).not.toHaveProperty('open')
  }
})

test('without storage the presence lasts until the tab is closed', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Storage is disabled.', 'SecurityError')
  })
  writePresence('linus', { open: 'one' })
  expect(readPresence('linus')).toEqual({ open: 'one' })
})

test('logging out removes the files only if the account asked for it', async () => {
  const storage = await FileStorage.open('ada')
  await forgetOnLogout('ada')
  expect(await databases()).toContain(databaseName('ada'))
  writePresence('ada', { open: 'one', files: 1, removesOnLogout: true })
  await forgetOnLogout('ada')
  expect(await databases()).not.toContain(databaseName('ada'))
  expect(readPresence('ada')).toEqual({ removesOnLogout: true })
  storage.close()
})
