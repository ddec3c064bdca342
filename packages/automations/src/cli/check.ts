import { describeSize, findingLines, isBlocked, outcomeAsJson } from './Outcome.ts'
import type { Arguments } from './readArguments.ts'
import { noteLines } from './ReportedNote.ts'
import { openExport } from './readInput.ts'
import { exitCodes, UsageError, type Terminal } from './Terminal.ts'

const labels = { problem: 'Problem', warning: 'To review', info: 'Note' } as const

/** Checks a product export and prints what was found. */
export async function check(
  { words, isJson, sheet }: Arguments,
  terminal: Terminal,
): Promise<number> {
  const [path, ...others] = words
  if (path === undefined || others.length > 0) throw new UsageError('check takes one file.')
  const { file, notes } = await openExport(terminal, path, sheet)
  // It holds the problems as well, which are not looked for again.
  file.report()
  if (isJson) terminal.print(outcomeAsJson(file, undefined, notes))
  else {
    terminal.print(describeSize(file))
    const lines = [
      ...noteLines(notes, labels),
      ...findingLines(file, 'problem'),
      ...findingLines(file, 'warning'),
    ]
    for (const line of lines) terminal.print(line)
    if (!isBlocked(file)) terminal.print('No problems to fix.')
  }
  return isBlocked(file) ? exitCodes.problem : exitCodes.done
}
