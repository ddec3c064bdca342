/**
 * Sends damaged files through the engine, in a worker that is watched: a file that takes half a
 * minute has brought it to a stop. `node bench/automations/mutations.ts [count]` runs it.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { damagedExport, exercise } from '../../packages/automations/src/test/mutations.ts'

const stoppedAfter = 30_000

/** Report of a worker after each file. */
interface Report {
  readonly seed: number
  readonly outcome: 'refused' | 'done' | 'failed'
  readonly problem?: string
}

function goThroughAll(count: number): void {
  for (let seed = 1; seed <= count; seed += 1) {
    let report: Report
    try {
      report = { seed, outcome: exercise(damagedExport(seed)) }
    } catch (error) {
      report = { seed, outcome: 'failed', problem: String(error) }
    }
    // Threads have no origins.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    parentPort?.postMessage(report)
  }
}

/** Sends damaged files through the engine, and returns the exit code. */
function runMutations(count: number): Promise<number> {
  const counts = { refused: 0, done: 0, failed: 0 }
  let last = 0
  return new Promise((finish) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: count })
    const stop = () => {
      console.error(`The file of seed ${last + 1} takes more than ${stoppedAfter / 1000} s.`)
      counts.failed += 1
      void worker.terminate()
    }
    let watch = setTimeout(stop, stoppedAfter)
    worker.on('message', ({ seed, outcome, problem }: Report) => {
      clearTimeout(watch)
      watch = setTimeout(stop, stoppedAfter)
      last = seed
      counts[outcome] += 1
      if (problem !== undefined) console.error(`Seed ${seed}: ${problem}`)
    })
    worker.on('exit', () => {
      clearTimeout(watch)
      console.log(
        `${count} damaged files: ${counts.done} went through, ${counts.refused} were refused, ${counts.failed} failed.`,
      )
      finish(counts.failed === 0 && last === count ? 0 : 1)
    })
  })
}

if (isMainThread) process.exitCode = await runMutations(Number(process.argv[2]) || 10_000)
else goThroughAll(workerData as number)
