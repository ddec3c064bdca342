import process from 'node:process'

/** Returns the CPU time that some work takes, in milliseconds. */
export async function timed(work: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
