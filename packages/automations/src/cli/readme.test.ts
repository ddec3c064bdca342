import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBlocks } from '@dropwatt/tooling/readme'
import { drawPicture } from '../images/test/pictures.ts'
import { generateExport, generateTranslations } from '../index.ts'
import { run } from './run.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
const beginning = 'npx dropwatt automate '

/** Returns the words of a line of a shell, where double quotes keep words together. */
function wordsOf(line: string): string[] {
  return Array.from(line.matchAll(/"([^"]*)"|\S+/g), ([whole, quoted]) => quoted ?? whole)
}

const lines = readBlocks(readme)
  .flatMap(({ language, text }) => (language === 'sh' ? text.split('\n') : []))
  .filter((line) => line.startsWith(beginning))

/** The files that the examples name. */
const files: Readonly<Record<string, string | Uint8Array>> = {
  'products_export.csv': generateExport({ products: 40 }),
  'translations.csv': generateTranslations({ products: 5 }),
  'photos/front.jpg': await drawPicture('jpeg'),
  'front.jpg': await drawPicture('jpeg'),
  'weekly.json': JSON.stringify({
    version: 1,
    name: 'Weekly',
    steps: [{ slug: 'mass-compare-price', options: { by: 30 } }],
  }),
  'sizes.csv': 'US,UK\nXL,18\n',
  'supplier.csv': 'SKU;Titel;Gruppe;Preis;EK\nMUG-1;Enamel mug;1;9,90;3,10\n',
  'page.html': `<title>Tee</title><script type="application/ld+json">${JSON.stringify({
    '@type': 'Product',
    name: 'Tee',
    offers: { '@type': 'Offer', price: '19.00', priceCurrency: 'EUR' },
  })}</script>`,
  'glossary.csv': 'Term,de\nmug,Becher\n',
  'saved.csv': 'Source,de\nEnamel mug,Emaille-Becher\n',
}

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'automate-readme-'))
  mkdirSync(join(folder, 'photos'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
})

afterAll(() => rmSync(folder, { recursive: true }))

// In sequence: some examples read what earlier ones wrote.
test.each(lines)('%s', async (line) => {
  const errors: string[] = []
  const code = await run(wordsOf(line.slice(beginning.length)), {
    folder,
    isInteractive: false,
    print: () => undefined,
    printError: (error) => errors.push(error),
  })
  expect([code, errors]).toEqual([0, []])
})
