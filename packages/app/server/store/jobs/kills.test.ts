import { expect, test } from 'vitest'
import { runKilled } from '../testing/killed.ts'

const seed = 1

test('33: a process that is killed while it writes loses nothing and writes nothing twice', async () => {
  const { kills, states, values, ...found } = await runKilled(seed, 2)
  expect(kills).toBe(2)
  expect(new Set(states)).toEqual(new Set(['done']))
  expect(found).toEqual({ written: values, lost: 0, notOnce: 0, falselyDone: 0 })
}, 120_000)
