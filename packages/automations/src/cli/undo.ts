import { resolve } from 'node:path'
import { undoJobFile } from '../jobs/jobFile.ts'
import type { Arguments } from './readArguments.ts'
import { readInput } from './readInput.ts'
import { exitCodes, UsageError, type Terminal } from './Terminal.ts'
import { isSameFile, writeFiles } from './writeFiles.ts'

/** Undoes in a file what a job file records. */
export async function undo({ words, files }: Arguments, terminal: Terminal): Promise<number> {
  const [path, ...others] = words
  const { job, out } = files
  if (path === undefined || others.length > 0) throw new UsageError('undo takes one file.')
  if (job === undefined) throw new UsageError('undo needs --job with the file that a run wrote.')
  if (out === undefined) throw new UsageError('undo needs --out with the file to write.')
  const target = resolve(terminal.folder, out)
  for (const read of [path, job]) {
    if (isSameFile(target, resolve(terminal.folder, read))) {
      throw new UsageError('--out is a file that undo reads. Name another.')
    }
  }
  const text = new TextDecoder().decode(readInput(terminal, job))
  const content = await undoJobFile(text, readInput(terminal, path))
  writeFiles([{ path: target, content }])
  terminal.print(`Written: ${target}`)
  return exitCodes.done
}
