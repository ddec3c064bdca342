import { describeSize, findingLines, isBlocked, outcomeAsJson } from './Outcome.ts'
import type { Arguments } from './readArguments.ts'
import { openExport } from './readInput.ts'
import { exitCodes, UsageError, type Terminal } from './Terminal.ts'

/** Checks a product export and prints what was found. */
export function check({ words, isJson }: Arguments, terminal: Terminal): number {
  const [path, ...others] = words
  if (path === undefined || others.length > 0) throw new UsageError('check takes one file.')
  const file = openExport(terminal, path)
  // It holds the problems as well, which are not looked for again.
  file.report()
  if (isJson) terminal.print(outcomeAsJson(file))
  else {
    terminal.print(describeSize(file))
    const lines = [...findingLines(file, 'problem'), ...findingLines(file, 'warning')]
    for (const line of lines) terminal.print(line)
    if (!isBlocked(file)) terminal.print('No problems to fix.')
  }
  return isBlocked(file) ? exitCodes.problem : exitCodes.done
}
