import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { figure, megabytes } from '../driver/units.ts'

/** Most megabytes that the conversion of 106,000 variants may take. */
const goal = 400

/**
 * Converts a bulk result in a process of its own.
 *
 * @returns a sentence with the memory that it has taken
 */
export function measureMemory(path: string): string {
  const script = join(import.meta.dirname, 'memory.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, path])
  if (status !== 0) throw new Error(stderr.toString())
  const found: Record<'bytes' | 'memory' | 'rows' | 'variants', number> = JSON.parse(
    stdout.toString(),
  )
  const taken = found.memory * 1024
  const outcome = taken <= goal * 1e6 ? 'met' : 'missed'
  return `The answer of a store with ${figure(found.variants)} variants has ${megabytes(statSync(path).size)}. Its conversion to ${figure(found.rows)} rows in ${megabytes(found.bytes)} takes ${megabytes(taken)} of memory at most; the goal is ${goal} MB, ${outcome}.`
}
