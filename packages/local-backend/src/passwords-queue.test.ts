import { expect, it, vi } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

const counted = vi.hoisted(() => ({
  running: 0,
  most: 0,
  async work<Result>(result: Result): Promise<Result> {
    counted.running += 1
    counted.most = Math.max(counted.most, counted.running)
    await new Promise((resolve) => setImmediate(resolve))
    counted.running -= 1
    return result
  },
}))

vi.mock('@node-rs/argon2', () => ({
  hash: () => counted.work('phc'),
  verify: () => counted.work(true),
}))

it('hashes at most two passwords at a time, and all eventually', async () => {
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => hashPassword('correct horse')),
    ...Array.from({ length: 5 }, () => verifyPassword('phc', 'correct horse')),
  ])
  expect(answers).toHaveLength(10)
  expect(counted).toMatchObject({ running: 0, most: 2 })
})
