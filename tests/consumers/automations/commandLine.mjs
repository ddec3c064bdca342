// Changes a generated export with the installed command line, undoes the change, and compares the
// bytes; then compresses an image. Prints the problems.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { generateExport } from '@dropwatt/automations'
import { readImageFacts } from '@dropwatt/automations/images'

const problems = []

/** Runs the command with the same Node. */
function automate(...args) {
  const { status, error, stderr } = spawnSync('node_modules/.bin/dropwatt', ['automate', ...args], {
    encoding: 'utf8',
    env: { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) },
  })
  if (status !== 0) problems.push(`${args.join(' ')} ended with ${status}: ${error ?? stderr}`)
}

const quirks = { encoding: 'windows-1252', lineEnd: '\r\n', delimiter: ';' }
const source = generateExport({ products: 300, quirks })
writeFileSync('source.csv', source)
const job = ['--job', 'job.json']
automate('check', 'source.csv')
automate('mass-compare-price', 'source.csv', '--set', 'by=30', '--out', 'changed.csv', ...job)
automate('undo', 'changed.csv', ...job, '--out', 'restored.csv')
if (problems.length === 0) {
  if (readFileSync('changed.csv').equals(source)) problems.push('Nothing was changed.')
  if (!readFileSync('restored.csv').equals(source)) problems.push('The bytes are not restored.')
}

/** Writes a chunk of PNG. */
function chunk(type, content) {
  const checked = Buffer.concat([Buffer.from(type), content])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(content.length, 0)
  numbers.writeUInt32BE(crc32(checked), 4)
  return Buffer.concat([numbers.subarray(0, 4), checked, numbers.subarray(4)])
}

const side = 64
const header = Buffer.from([0, 0, 0, side, 0, 0, 0, side, 8, 2, 0, 0, 0])
const rows = Buffer.alloc(side * (1 + 3 * side), 90)
for (let row = 0; row < side; row += 1) rows[row * (1 + 3 * side)] = 0
writeFileSync(
  'grey.png',
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]),
)
// Each Node writes over the result of the one before.
automate('image-compression', 'grey.png', '--set', 'mode=small', '--out', 'small', '--force')
if (problems.length === 0) {
  const facts = readImageFacts(readFileSync('small/grey.webp'))
  if (facts.format !== 'webp' || facts.width !== side) problems.push(JSON.stringify(facts))
}
process.stdout.write(problems.join('\n'))
