import { run } from '../run.ts'

/** Runs a command in a folder, and returns its exit code and the lines that it prints. */
export async function runIn(folder: string, args: readonly string[]) {
  const printed: string[] = []
  const errors: string[] = []
  const code = await run(args, {
    folder,
    isInteractive: false,
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
  })
  return { code, printed, errors }
}
