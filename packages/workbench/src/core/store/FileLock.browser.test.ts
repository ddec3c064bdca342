import { expect, test, vi } from 'vitest'
import { lockFile } from './FileLock.ts'

test('one tab at a time holds the lock', async () => {
  const onLost = vi.fn<() => void>()
  const first = await lockFile('ada/one', { onLost })
  expect(first).toBeDefined()
  expect(await lockFile('ada/one', { onLost })).toBeUndefined()
  expect(await lockFile('ada/two', { onLost })).toBeDefined()

  const onLostAgain = vi.fn<() => void>()
  const second = await lockFile('ada/one', { takesOver: true, onLost: onLostAgain })
  await vi.waitUntil(() => onLost.mock.calls.length === 1)
  second?.release()
  await vi.waitUntil(async () => (await navigator.locks.query()).held?.length === 1)
  expect(await lockFile('ada/one', { onLost })).toBeDefined()
  expect(onLostAgain).not.toHaveBeenCalled()
})
