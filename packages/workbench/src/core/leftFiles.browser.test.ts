import { expect, test } from 'vitest'
import { databaseName } from './databaseName.ts'
import { findLeftFiles, keepLeftFiles, removeLeftFiles } from './leftFiles.ts'
import { readPresence, writePresence } from './presence.ts'
import { FileStorage } from './storage/FileStorage.ts'

const databases = async () => (await indexedDB.databases()).map(({ name }) => name)

test('an account without files leaves nothing to decide', () => {
  writePresence('ada', { files: 0, removesOnLogout: true })
  expect(findLeftFiles()).toBeUndefined()
})

test('files that stay are asked about once, until the account uses them again', () => {
  writePresence('ada', { open: 'one', files: 2 })
  expect(findLeftFiles()).toEqual({ user: 'ada', count: 2, removesOnLogout: false })
  keepLeftFiles('ada')
  expect(findLeftFiles()).toBeUndefined()
  expect(readPresence('ada')).toMatchObject({ open: 'one', files: 2 })
  writePresence('ada', { open: 'one', files: 2 })
  expect(findLeftFiles()).toBeDefined()
})

test('files of one account are removed, with its database', async () => {
  const storages = [await FileStorage.open('ada'), await FileStorage.open('bea')]
  writePresence('ada', { files: 1, removesOnLogout: true })
  writePresence('bea', { files: 3 })
  await removeLeftFiles('ada')
  expect(await databases()).not.toContain(databaseName('ada'))
  expect(await databases()).toContain(databaseName('bea'))
  expect(readPresence('ada')).toEqual({ removesOnLogout: true })
  expect(findLeftFiles()).toEqual({ user: 'bea', count: 3, removesOnLogout: false })
  for (const storage of storages) storage.close()
})
