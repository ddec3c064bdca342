import { expect, it } from 'vitest'
import { limited } from './passwords.ts'

it('hashes at most two passwords at a time, and all eventually', async () => {
  let running = 0
  let most = 0
  async function work<Result>(result: Result): Promise<Result> {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    return result
  }
  const argon2 = limited(async () => ({
    hash: () => work('phc'),
    verify: () => work(true),
    derive: () => work(Buffer.alloc(32)),
  }))
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => argon2.hash('correct horse')),
    ...Array.from({ length: 5 }, () => argon2.verify('phc', 'correct horse')),
  ])
  expect(answers).toHaveLength(10)
  expect({ running, most }).toEqual({ running: 0, most: 2 })
})
