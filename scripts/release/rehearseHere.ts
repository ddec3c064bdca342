// Runs in the copy that a rehearsal makes, and writes the outcome to a file.
import { writeFile } from 'node:fs/promises'
import { releaseHere } from './releaseHere.ts'

const [file = '', registry] = process.argv.slice(2)
const outcome = await releaseHere({ publishes: registry !== undefined, registry })
await writeFile(file, JSON.stringify(outcome))
