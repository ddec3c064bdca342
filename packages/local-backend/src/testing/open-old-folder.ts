/** Run as a process of its own: opens a folder, which brings it up to date, and says so when done. */
import { openStore } from '../store/index.ts'

openStore(process.argv[2] ?? '').close()
process.stdout.write('opened\n')
