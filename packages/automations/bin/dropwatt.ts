#!/usr/bin/env node
import process from 'node:process'
import { run } from '../src/cli/run.ts'

// A reader that has read enough, such as head, closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const args = process.argv.slice(2)
process.exitCode = await run(args[0] === 'automate' ? args.slice(1) : args, {
  folder: process.cwd(),
  isInteractive: process.stderr.isTTY,
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
})
