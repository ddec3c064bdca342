import type { Language } from '../../../packages/app/src/config/languages.ts'
import { expect, test } from '../fixtures.ts'
import { Member, type Way } from './Member.ts'
import { downloadChosen, partsOf, start, type Words } from './parts.ts'
import { words } from './words.ts'

const italian: Words = {
  ...words,
  chooseFile: 'Scegli un file',
  apply: /^Applica [\d.]+ modifiche$/,
  applied: /^Modifiche applicate: /,
  download: 'Scarica',
  downloadSize: /^Scarica .+B$/,
}

interface FormWords {
  readonly find: string
  readonly replacement: string
  readonly counts: RegExp
}

const languages: Readonly<Record<Language, { texts: Words; form: FormWords }>> = {
  en: {
    texts: words,
    form: {
      find: 'Find',
      replacement: 'Replace with',
      counts: /2 of 3 products will change, 2 cells\./,
    },
  },
  it: {
    texts: italian,
    form: {
      find: 'Trova',
      replacement: 'Sostituisci con',
      counts: /Cambieranno 2 prodotti su 3, 2 celle\./,
    },
  },
}

const rows = [
  'Handle,Title,Description,Option1 Name,Option1 Value,Variant Price',
  'jacket,"Windproof Jacket, 100% Polyester",<p>Polyester</p>,Size,S,20.00',
  'jacket,,,,M,20.00',
  'bag,Polyester bag,<p>Bag</p>,Title,Default Title,30.00',
  'mug,Mug,<p>Mug</p>,Title,Default Title,9.00',
]

const after = rows.map((row, index) =>
  index === 1
    ? row.replace('100% Polyester', '100% Recycled polyester')
    : row.replace('Polyester bag', 'Recycled polyester bag'),
)

const bytesOf = (lines: readonly string[]) => Buffer.from(`${lines.join('\r\n')}\r\n`)

const ways: readonly (readonly [Way, Language])[] = [
  ['mouse', 'en'],
  ['keyboard', 'en'],
  ['mouse', 'it'],
  ['keyboard', 'it'],
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [way, language] of ways) {
  const tag = way === 'mouse' && language === 'en' ? ['@journey'] : []

  test(
    `a word in titles is replaced in 5 presses, by ${way} in ${language}`,
    { tag },
    async ({ memberPage: page }) => {
      test.slow()
      const { texts, form } = languages[language]
      const member = new Member(page, way)
      const { bench, chooseFile, apply, result, downloadResult, downloadFile } = partsOf(
        page,
        texts,
      )
      await start(page, '/dashboard/files/edit', language)
      await member.scrollTo(chooseFile)

      const presses = await member.count(async () => {
        await member.open({ name: 'products.csv', bytes: bytesOf(rows) }, chooseFile)
        const find = bench.getByRole('textbox', { name: form.find, exact: true })
        await member.reach(find)
        await page.keyboard.type('polyester')
        await member.reach(bench.getByRole('textbox', { name: form.replacement }))
        await page.keyboard.type('recycled polyester')
        await member.check(bench.getByRole('checkbox', { name: 'Description', exact: true }), false)
        await expect(bench).toContainText(form.counts)
        await member.press(apply)
        await expect(result).toBeFocused()
        await member.press(downloadResult)
        await expect(downloadFile).toBeEnabled()
        await member.download(downloadFile)
      })
      expect(presses).toBe(5)
    },
  )
}

test('only what was found is written', async ({ memberPage: page }) => {
  test.slow()
  const member = new Member(page, 'mouse')
  const { bench, chooseFile, apply, result, downloadResult } = partsOf(page)
  await start(page, '/dashboard/files/edit')
  await member.open({ name: 'products.csv', bytes: bytesOf(rows) }, chooseFile)
  await bench.getByRole('textbox', { name: 'Find', exact: true }).fill('polyester')
  await bench.getByRole('textbox', { name: 'Replace with' }).fill('recycled polyester')
  await member.check(bench.getByRole('checkbox', { name: 'Description', exact: true }), false)
  await expect(bench).toContainText(languages.en.form.counts)
  await apply.click()
  await expect(result).toBeFocused()
  await downloadResult.click()
  expect(await downloadChosen(page, words.wholeFile)).toEqual(bytesOf(after))
})
