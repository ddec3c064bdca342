import { EncodingError } from '../csv/encoding.ts'
import { FileError } from '../csv/FileError.ts'
import { JobFileError } from '../jobs/jobFile.ts'
import { OptionsError } from '../options/validate.ts'
import { RecipeError } from '../recipes/Recipe.ts'
import { automate } from './automate.ts'
import { check } from './check.ts'
import { help, list } from './help.ts'
import { describeRefusal } from './Outcome.ts'
import { readArguments, type Arguments } from './readArguments.ts'
import { CommandError, exitCodes, UsageError, type Terminal } from './Terminal.ts'
import { undo } from './undo.ts'

const commands = { automate, undo, check, list, help } as const

/** Errors that say what is wrong with a file. */
const fileErrors = [FileError, EncodingError, JobFileError, RecipeError, CommandError] as const

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : 'unreadable'
}

/**
 * Runs the command line.
 *
 * @param args without the names of Node and of the program
 * @returns the exit code: 0 when it is done, 1 for a problem with a file, after which nothing has been
 *   written, and 2 for wrong use
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  let parsed: Arguments | undefined
  try {
    parsed = readArguments(args)
    return await commands[parsed.command](parsed, terminal)
  } catch (error) {
    if (error instanceof UsageError || error instanceof OptionsError) {
      terminal.printError(error.message)
      return exitCodes.wrongUse
    }
    if (!(error instanceof Error) || !fileErrors.some((kind) => error instanceof kind)) throw error
    if (parsed?.isJson) {
      terminal.print(JSON.stringify(describeRefusal(codeOf(error), error.message)))
    } else terminal.printError(error.message)
    return exitCodes.problem
  }
}
