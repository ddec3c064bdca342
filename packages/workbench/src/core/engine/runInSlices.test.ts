import { expect, test, vi } from 'vitest'
import { runInSlices } from './runInSlices.ts'

/** Work of some steps, each longer than the time between two reports. */
function* work(steps: number): Generator<number, string, void> {
  for (let step = 1; step <= steps; step += 1) {
    const start = performance.now()
    while (performance.now() - start < 110);
    yield step
  }
  return 'done'
}

test('work in slices reports its progress and returns its result', async () => {
  const onProgress = vi.fn<(step: number) => void>()
  expect(await runInSlices(work(3), () => false, onProgress)).toBe('done')
  expect(onProgress.mock.calls).toEqual([[1], [2], [3]])
})

test('cancelled work stops at the next pause', async () => {
  let isNeedless = false
  setTimeout(() => {
    isNeedless = true
  })
  const onProgress = vi.fn<(step: number) => void>()
  expect(await runInSlices(work(3), () => isNeedless, onProgress)).toBeUndefined()
  expect(onProgress).not.toHaveBeenCalled()
})
