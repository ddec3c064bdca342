// Reads an export and raises every price by a tenth, with uDSV. It has no writer, so the plainest
// possible one follows.
import { readFileSync, writeFileSync } from 'node:fs'
import { inferSchema, initParser } from 'udsv'

const [source, target] = process.argv.slice(2)
const text = readFileSync(source, 'utf8')
const schema = inferSchema(text)
const rows = initParser(schema).stringArrs(text)
const names = schema.cols.map(({ name }) => name)
const price = names.indexOf('Variant Price')
for (const row of rows) {
  if (row[price]) row[price] = (Number(row[price]) * 1.1).toFixed(2)
}
const written = (cell) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const lines = [names, ...rows].map((row) => row.map(written).join(','))
writeFileSync(target, `${lines.join('\n')}\n`)
