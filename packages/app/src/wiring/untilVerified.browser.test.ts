import { expect, test, vi } from 'vitest'
import { untilVerified } from './untilVerified.ts'

test('an account that the server confirms is verified', async () => {
  const onDelay = vi.fn<() => void>()
  await untilVerified('ada', { verifyUser: async () => 'ada', onDelay })
  expect(onDelay).not.toHaveBeenCalled()
})

test('another account is never verified', async () => {
  const onDelay = vi.fn<() => void>()
  const onVerified = vi.fn<() => void>()
  void untilVerified('ada', { verifyUser: async () => 'mallory', onDelay }).then(onVerified)
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  expect(onVerified).not.toHaveBeenCalled()
  expect(onDelay).not.toHaveBeenCalled()
})

test('without a connection the check waits for the next one', async () => {
  const verifyUser = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('ada')
  const delayed = Promise.withResolvers<void>()
  const verified = untilVerified('ada', { verifyUser, onDelay: delayed.resolve })
  await delayed.promise
  await Promise.resolve()
  dispatchEvent(new Event('online'))
  await verified
  expect(verifyUser).toHaveBeenCalledTimes(2)
})
