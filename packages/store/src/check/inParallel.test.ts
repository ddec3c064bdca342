import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inParallel } from './inParallel.ts'

test('results are in the order of the items', async () => {
  const waits = [3, 1, 2]
  const doubled = await inParallel(waits, 2, async (turns) => {
    for (let turn = 0; turn < turns; turn += 1) await setImmediate()
    return turns * 2
  })
  expect(doubled).toEqual([6, 2, 4])
})

test('nothing goes on behind an error', async () => {
  const ended: number[] = []
  const failing = inParallel([0, 1, 2, 3], 2, async (item) => {
    if (item === 0) throw new Error('The first one failed.')
    await setImmediate()
    ended.push(item)
  })
  await expect(failing).rejects.toThrow('The first one failed.')
  expect(ended).toEqual([1])
})
