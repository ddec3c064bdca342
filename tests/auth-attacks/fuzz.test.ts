import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { FuzzReport } from './support/fuzz/process.ts'
import { temporaryFolder } from './support/service.ts'

const seed = 20_260_101
const total = 10_000
const warm = 2_000
/** In megabytes, after a garbage collection. The measured values were 0.7 and at most 10. */
const growth = { heap: 4, rss: 40 }

async function run(): Promise<FuzzReport> {
  const child = fork(
    join(import.meta.dirname, 'support/fuzz/process.ts'),
    [join(temporaryFolder(), 'data'), String(seed), String(total), String(warm)],
    { execArgv: ['--expose-gc'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`The process ended with ${code} before it reported.`)
  })
  const [report] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  return report
}

test(`check 17: ${total} odd requests from seed ${seed} all get a response, without a 5xx or a leak`, async () => {
  const { sent, problems, accepted, statuses, memory } = await run()
  expect({ sent, problems }).toEqual({ sent: total, problems: [] })

  // Despite being odd, requests are accepted by every route.
  expect(accepted.length).toBeGreaterThanOrEqual(25)
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining(['200', '204', '302', '303', '400', '401', '403', '404', '405', '413']),
  )
  expect(memory.end.heap - memory.warm.heap).toBeLessThan(growth.heap)
  expect(memory.end.rss - memory.warm.rss).toBeLessThan(growth.rss)
}, 120_000)
