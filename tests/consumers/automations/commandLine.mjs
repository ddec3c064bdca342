// Changes a generated export with the installed command line, undoes the change, and compares the
// bytes. Prints the problems.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { generateExport } from '@dropwatt/automations'

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
process.stdout.write(problems.join('\n'))
