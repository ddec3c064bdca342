import { expect, test } from 'vitest'
import { PixelLimit } from './PixelLimit.ts'

/** Starts work on pictures; returns which are in flight, and how to end one. */
function start(sizes: readonly number[], limit = new PixelLimit(100)) {
  const inFlight = new Set<number>()
  const ends: (() => void)[] = []
  const all = sizes.map((pixels, at) =>
    limit.run(pixels, async () => {
      inFlight.add(at)
      await new Promise<void>((resolve) => {
        ends[at] = resolve
      })
      inFlight.delete(at)
    }),
  )
  const end = async (at: number) => {
    ends[at]?.()
    await all[at]
    await Promise.resolve()
  }
  return { inFlight, end }
}

test('small pictures are in flight together', async () => {
  const { inFlight } = start([25, 25, 25, 25, 25])
  await Promise.resolve()
  expect([...inFlight]).toEqual([0, 1, 2, 3])
})

test('a picture over the limit is in flight alone', async () => {
  const { inFlight, end } = start([10, 500, 10, 10])
  await Promise.resolve()
  expect([...inFlight]).toEqual([0])
  await end(0)
  expect([...inFlight]).toEqual([1])
  await end(1)
  expect([...inFlight]).toEqual([2, 3])
})

test('a large picture is not overtaken for ever', async () => {
  const { inFlight, end } = start([60, 90, 10, 10])
  await Promise.resolve()
  await end(0)
  expect([...inFlight]).toEqual([1, 2])
})

test('work without a picture waits for none', async () => {
  const { inFlight } = start([100, 100, 0])
  await Promise.resolve()
  expect([...inFlight]).toEqual([0, 2])
})

test('work that fails makes room', async () => {
  const limit = new PixelLimit(100)
  await expect(limit.run(100, () => Promise.reject(new Error('No.')))).rejects.toThrow('No.')
  const { inFlight } = start([100], limit)
  await Promise.resolve()
  expect([...inFlight]).toEqual([0])
})
