/** A row of the job table. */
export interface Job {
  readonly id: string
  readonly name: string
  /** Relative, as text. */
  readonly started: string
  readonly status: 'Running' | 'Done' | 'Error'
  /** From 0 to 100. */
  readonly progress: number
}

const names = ['Image compression', 'Auto tag', 'Currency converter', 'Product translation']
const statuses = ['Running', 'Done', 'Error'] as const

function take<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value
}

/** Creates the same jobs on each call. */
export function makeJobs(count: number): readonly Job[] {
  return Array.from({ length: count }, (_, index) => {
    const status = take(statuses, index)
    return {
      id: `job-${index}`,
      name: `${take(names, index)} ${index + 1}`,
      started: `${(index % 58) + 2} min ago`,
      status,
      progress: status === 'Done' ? 100 : (index * 7) % 90,
    }
  })
}

/** Advances one job like the sample of the dashboard; the others stay the same objects. */
export function tick(jobs: readonly Job[], id: string): readonly Job[] {
  return jobs.map((job) => (job.id === id ? { ...job, progress: (job.progress + 1) % 100 } : job))
}
