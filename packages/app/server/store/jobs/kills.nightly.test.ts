import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { runKilled } from '../testing/killed.ts'

/** Another one in each run; `KILL_SEED` repeats one. */
const seed = Number(process.env.KILL_SEED ?? randomInt(2 ** 31))

test(`33: a process that is killed ten times loses nothing and writes nothing twice (seed ${seed})`, async () => {
  const { kills, states, values, ...found } = await runKilled(seed, 10)
  expect(kills).toBe(10)
  expect(new Set(states)).toEqual(new Set(['done']))
  expect(found).toEqual({ written: values, lost: 0, notOnce: 0, falselyDone: 0 })
}, 600_000)
