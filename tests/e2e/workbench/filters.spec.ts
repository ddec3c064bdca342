import { expect, test } from '../fixtures.ts'
import { productExport } from './exports.ts'
import { Member } from './Member.ts'
import { pagePath, partsOf, start } from './parts.ts'

/** The texts of the filters, in each language. */
const languages = {
  en: {
    line: /^Which products/,
    add: 'Add a condition',
    condition: 'Condition 1',
    matches: '40 of 40 products match',
    save: 'Save filter',
    name: 'Name of the filter',
    rule: 'Vendor chooses products:',
    chooseFile: 'Choose a file',
  },
  it: {
    line: /^Quali prodotti/,
    add: 'Aggiungi una condizione',
    condition: 'Condizione 1',
    matches: '40 prodotti su 40 corrispondono',
    save: 'Salva il filtro',
    name: 'Nome del filtro',
    rule: 'Fornitore sceglie prodotti:',
    chooseFile: 'Scegli un file',
  },
} as const

for (const [language, texts] of Object.entries(languages)) {
  test(`a vendor is chosen in three presses, saved and kept, in ${language}`, async ({
    memberPage: page,
  }) => {
    const { bench, button } = partsOf(page)
    const member = new Member(page, language === 'en' ? 'mouse' : 'keyboard')
    await start(page, pagePath, language as keyof typeof languages)
    const chooseFile = button(texts.chooseFile)
    await member.scrollTo(chooseFile)
    await member.open(productExport('products.csv'), chooseFile)
    const line = bench.getByRole('button', { name: texts.line })
    const card = bench.getByRole('group', { name: texts.condition })
    const presses = await member.count(async () => {
      await member.press(line)
      await member.press(bench.getByRole('button', { name: texts.add }))
      await member.check(card.getByRole('checkbox', { name: 'Nord 40' }))
    })
    expect(presses).toBe(3)
    await expect(bench.getByText(texts.matches)).toBeVisible()
    await expect(bench.getByText(texts.rule)).toBeVisible()

    await member.press(bench.getByRole('button', { name: texts.save }))
    await page.keyboard.type('Mild')
    await page.keyboard.press('Enter')
    const saved = bench.getByRole('button', { name: 'Mild', exact: true })
    await expect(saved).toHaveAttribute('aria-pressed', 'true')

    await page.goto('/dashboard/auto-tag')
    await bench.getByRole('button', { name: texts.line }).click()
    await expect(saved).toHaveAttribute('aria-pressed', 'false')
    await page.goto(pagePath)
    await expect(line).toContainText(texts.matches)
    await line.click()
    await expect(saved).toHaveAttribute('aria-pressed', 'true')
  })
}
