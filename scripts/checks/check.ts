import { constants } from 'node:os'
import { command, type CommandOptions } from '../commands.ts'

/** The result of a check. */
export interface Check {
  readonly title: string
  /** The output of the tool; empty if the check passed. */
  readonly problem: string
}

/** The arguments of knip. What its settings may leave out depends on which benchmarks are installed. */
export const knipArgs = ['--no-progress', '--no-config-hints']

/** Lets the tests that run beside a check have the processor first. */
export const lowPriority = { niceness: constants.priority.PRIORITY_BELOW_NORMAL } as const

/** Runs a tool whose exit code is the result. */
export async function checkByTool(
  title: string,
  name: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<Check> {
  const { code, output } = await command(name, args, { ...options, captured: true })
  return { title, problem: code === 0 ? '' : output || `${name} ended with code ${code}.` }
}
