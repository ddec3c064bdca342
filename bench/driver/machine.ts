import { readFileSync } from 'node:fs'
import { arch, cpus, loadavg, platform, totalmem } from 'node:os'
import { parseEnv } from 'node:util'

/** Names the system as Linux distributions do in a file, and as Node does elsewhere. */
function systemName(): string {
  try {
    const { PRETTY_NAME: name } = parseEnv(readFileSync('/etc/os-release', 'utf8'))
    if (name) return name
  } catch {
    // Only Linux has this file.
  }
  return platform()
}

/**
 * Tells whether more than two processes for each core run or wait for one, in the mean of the last
 * minute. Times are then those of the other processes as well.
 */
export function isBusy(): boolean {
  return (loadavg()[0] ?? 0) > 2 * cpus().length
}

/**
 * Describes this machine in words: cores, the model of the processor, memory, the system, and how
 * busy it is. The load is that of the last minute, in processes that run or wait for a core.
 */
export function describeMachine(): string {
  const cores = cpus()
  const model = cores[0]?.model.trim() ?? 'unknown processor'
  const memory = (totalmem() / 2 ** 30).toFixed(0)
  const load = (loadavg()[0] ?? 0).toFixed(1)
  return `${cores.length} cores (${model}), ${memory} GiB of memory, ${systemName()}, ${arch()}, load ${load} at the start`
}
