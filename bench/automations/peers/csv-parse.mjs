// Reads an export, raises every price by a tenth, and writes it, with csv-parse and csv-stringify.
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

const [source, target] = process.argv.slice(2)
const rows = parse(readFileSync(source))
const price = rows[0].indexOf('Variant Price')
for (const row of rows.slice(1)) {
  if (row[price]) row[price] = (Number(row[price]) * 1.1).toFixed(2)
}
writeFileSync(target, stringify(rows))
