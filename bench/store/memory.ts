// Converts a bulk result and prints the rows of the file, and how much memory the process has taken at
// most, in kilobytes.
import process from 'node:process'
import { convertLines } from '../../packages/store/src/index.ts'
import { readPieces } from './lines.ts'

const [path = ''] = process.argv.slice(2)
const { rows, variants, bytes } = await convertLines(readPieces(path), { currencyCode: 'EUR' })
console.log(
  JSON.stringify({ rows, variants, bytes: bytes.length, memory: process.resourceUsage().maxRSS }),
)
