import { readFile } from 'node:fs/promises'
import { languages, type Language } from '../../../packages/app/src/config/languages.ts'
import { expect, test } from '../fixtures.ts'
import { pagePath, partsOf, start } from './parts.ts'

const name = 'products_export.csv'
const rows = [
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
  'tee,=Tee(1),Size,S,T-S,"1.299,00 €"',
  'mug,Mug,Title,Default Title,M-1,5',
  'tee,,,M,T-M,9.99',
  'hat,Hat,Title,Default Title,H-1,free',
]

const reports: Readonly<
  Record<
    Language,
    {
      readonly button: string
      readonly row: string
      readonly file: string
      readonly lines: readonly string[]
    }
  >
> = {
  en: {
    button: 'Download report',
    row: 'row 5',
    file: 'products_export-report.csv',
    lines: [
      'Kind,What is wrong,Row,Handle,Column,Value',
      'Problem,Prices that are not numbers: 2 cells,2,tee,Variant Price,"1.299,00 €"',
      'Problem,Prices that are not numbers: 2 cells,5,hat,Variant Price,free',
      "Warning,Cells that a spreadsheet may read as formulas: 1,2,tee,Title,'=Tee(1)",
    ],
  },
  it: {
    button: 'Scarica il rapporto',
    row: 'riga 5',
    file: 'products_export-rapporto.csv',
    lines: [
      'Tipo,Che cosa non va,Riga,Handle,Colonna,Valore',
      'Problema,Prezzi che non sono numeri: 2 celle,2,tee,Variant Price,"1.299,00 €"',
      'Problema,Prezzi che non sono numeri: 2 celle,5,hat,Variant Price,free',
      "Avviso,Celle che un foglio di calcolo può leggere come formule: 1,2,tee,Title,'=Tee(1)",
    ],
  },
}

test('what is wrong with a file is downloaded as a list, in each language', async ({
  memberPage: page,
}) => {
  const { bench } = partsOf(page, 'en')
  await start(page, pagePath, 'en')
  const buffer = Buffer.from(rows.join('\n'))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer })
  const fix = bench.getByRole('button', { name: 'Group rows' })
  await fix.click()
  // The rows of a product are together now; the list still names those of the export.
  await expect(fix).toBeHidden()
  for (const language of languages) {
    const { button, row, file, lines } = reports[language]
    if (language !== 'en') await start(page, `${pagePath}?tab=check`, language)
    await expect(bench.getByRole('button', { name: row, exact: true })).toBeVisible()
    const started = page.waitForEvent('download')
    await bench.getByRole('button', { name: button }).click()
    const download = await started
    expect(download.suggestedFilename()).toBe(file)
    const content = await readFile(await download.path(), 'utf8')
    expect(content.split('\r\n')).toEqual([`\uFEFF${lines[0]}`, ...lines.slice(1), ''])
  }
})
