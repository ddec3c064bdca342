import { readdirSync, readFileSync } from 'node:fs'

/** CPU time of the threads of a page, in milliseconds. */
export interface CpuTimes {
  readonly main: number
  readonly workers: number
  /** Such as those that compress, hash and collect garbage. */
  readonly others: number
}

const mainThread = 'main'
const workerThread = 'DedicatedWorker'

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The thread has ended.
    return undefined
  }
}

/** Reads how long a process and each of its threads have run, from Linux (`/proc`), in nanoseconds. */
export function readThreads(process: number): CpuTimes {
  const times = { main: 0, workers: 0, others: 0 }
  for (const thread of readdirSync(`/proc/${process}/task`)) {
    const folder = `/proc/${process}/task/${thread}`
    const name = Number(thread) === process ? mainThread : read(`${folder}/comm`)?.trim()
    const ran = Number(read(`${folder}/schedstat`)?.split(' ')[0] ?? 0) / 1e6
    if (name === mainThread) times.main += ran
    else if (name?.startsWith(workerThread)) times.workers += ran
    else times.others += ran
  }
  return times
}

/** Returns the CPU time between two readings. */
export function between(before: CpuTimes, after: CpuTimes): CpuTimes {
  return {
    main: after.main - before.main,
    workers: after.workers - before.workers,
    others: after.others - before.others,
  }
}
