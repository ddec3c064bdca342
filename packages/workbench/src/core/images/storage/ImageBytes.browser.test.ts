import { afterEach, expect, test } from 'vitest'
import { removeDatabase } from '../../databaseName.ts'
import { FileStorage } from '../../storage/FileStorage.ts'
import { createMemoryTables } from '../../storage/memoryTables.ts'
import { openImageBytes, type ImageBytes } from './ImageBytes.ts'

const user = 'ada'
const open: ImageBytes[] = []

afterEach(async () => {
  for (const bytes of open.splice(0)) bytes.close()
  await removeDatabase(user)
})

async function start(where: 'device' | 'memory'): Promise<ImageBytes> {
  const storage =
    where === 'device'
      ? await FileStorage.open(user)
      : { tables: createMemoryTables(), isInMemory: true }
  const bytes = await openImageBytes(user, 'set', storage)
  if (storage instanceof FileStorage) storage.close()
  open.push(bytes)
  return bytes
}

const bufferOf = (...values: readonly number[]) => new Uint8Array(values).buffer

async function read(bytes: ImageBytes, name: string, offset: number, from: number, length: number) {
  const found = await bytes.read(name, offset, { from, length })
  return [...new Uint8Array(found instanceof Blob ? await found.arrayBuffer() : found)]
}

test.each(['device', 'memory'] as const)('bytes are added and read: %s', async (where) => {
  const bytes = await start(where)
  expect(bytes.isSaved).toBe(where === 'device')
  const offsets = await Promise.all([
    bytes.append('one', bufferOf(1, 2, 3)),
    bytes.append('one', new Blob([bufferOf(4, 5, 6, 7)])),
    bytes.append('two', bufferOf(8)),
  ])
  expect(await read(bytes, 'one', offsets[0], 0, 3)).toEqual([1, 2, 3])
  expect(await read(bytes, 'one', offsets[1], 1, 2)).toEqual([5, 6])
  expect(await read(bytes, 'two', offsets[2], 0, 1)).toEqual([8])
  await bytes.remove('one')
  await expect(read(bytes, 'one', offsets[0], 0, 3)).rejects.toMatchObject({
    name: 'NotFoundError',
  })
})

test('another tab writes once the file is released', async () => {
  const first = await start('device')
  const offset = await first.append('one', bufferOf(1, 2))
  const second = await start('device')
  expect(await read(second, 'one', offset, 0, 2)).toEqual([1, 2])
  await first.release()
  const next = await second.append('one', bufferOf(3))
  expect(await read(second, 'one', next, 0, 1)).toEqual([3])
})
