// Reads an export, raises every price by a tenth, and writes it, with papaparse.
import { readFileSync, writeFileSync } from 'node:fs'
import papaparse from 'papaparse'

const [source, target] = process.argv.slice(2)
const { data } = papaparse.parse(readFileSync(source, 'utf8'))
const price = data[0].indexOf('Variant Price')
for (const row of data.slice(1)) {
  if (row[price]) row[price] = (Number(row[price]) * 1.1).toFixed(2)
}
writeFileSync(target, papaparse.unparse(data, { newline: '\n' }))
