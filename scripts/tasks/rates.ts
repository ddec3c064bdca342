import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPublication } from '../../packages/app/server/rates/readPublication.ts'
import { publicationUrl, requestRates } from '../../packages/app/server/rates/requestRates.ts'
import { root } from '../commands.ts'
import { ratesModule } from '../rates/ratesModule.ts'

/** Longest time until the European Central Bank answers, in ms. */
const timeLimit = 30_000

const [file] = process.argv.slice(2)
const rates = file
  ? readPublication(await readFile(file))
  : await requestRates(publicationUrl, timeLimit)

await writeFile(join(root, 'packages/automations/src/money/bundledRates.ts'), ratesModule(rates))
console.log(`Reference rates of ${rates.date}, ${Object.keys(rates.perEuro).length} currencies.`)
