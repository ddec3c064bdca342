import { command, type CommandOptions } from '../commands.ts'

/** One check and what is wrong, or nothing. */
export interface Check {
  readonly title: string
  /** What the tool said; empty when all is well. */
  readonly problem: string
}

/** Runs a tool whose exit code is the verdict. */
export async function checkByTool(
  title: string,
  name: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<Check> {
  const { code, output } = await command(name, args, { ...options, captured: true })
  return { title, problem: code === 0 ? '' : output || `${name} ended with code ${code}.` }
}
