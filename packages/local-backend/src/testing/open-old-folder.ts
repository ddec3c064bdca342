/** Runs as a child process: opens a folder, which migrates it, and reports when done. */
import { openStore } from '../store/index.ts'

openStore(process.argv[2] ?? '').close()
process.stdout.write('opened\n')
