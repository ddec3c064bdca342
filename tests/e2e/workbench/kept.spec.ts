import { languages, type Language } from '../../../packages/app/src/config/languages.ts'
import { expect, heading, test } from '../fixtures.ts'
import { Member } from './Member.ts'
import { follow, pagePath, partsOf, start } from './parts.ts'

const rows = [
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price',
  'tee,Linen tee,Size,S,T-S,9.00,',
  'tee,,,M,T-M,19.00,',
  'mug,Mug,Title,Default Title,M-1,29.00,',
  'hat,Wool hat,Title,Default Title,H-1,39.00,',
  'bag,Wool bag,Title,Default Title,B-1,49.00,',
]

const words: Readonly<
  Record<
    Language,
    {
      readonly search: string
      readonly addFilter: string
      readonly filterBy: string
      readonly from: string
      readonly excluded: RegExp
      readonly matches: string
      readonly rule: string
    }
  >
> = {
  en: {
    search: 'Search products',
    addFilter: 'Add a filter',
    filterBy: 'Filter by',
    from: 'From',
    excluded: /^Excluded\s*2$/,
    matches: '4 of 5 variants match',
    rule: 'Price range chooses variants: in each product only the variants that match are changed.',
  },
  it: {
    search: 'Cerca prodotti',
    addFilter: 'Aggiungi un filtro',
    filterBy: 'Filtra per',
    from: 'Da',
    excluded: /^Esclusi\s*2$/,
    matches: '4 varianti su 5 corrispondono',
    rule: 'Fascia di prezzo sceglie varianti: in ogni prodotto cambiano solo le varianti che corrispondono.',
  },
}

for (const language of languages) {
  test(`what is excluded, searched and filtered stays on its page, in ${language}`, async ({
    memberPage: page,
  }) => {
    test.slow()
    const member = new Member(page, 'mouse')
    const parts = partsOf(page, language)
    const said = words[language]
    await start(page, pagePath, language)
    const buffer = Buffer.from(rows.join('\n'))
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'products_export.csv', mimeType: 'text/csv', buffer })
    const { bench, texts } = parts
    await bench.getByRole('button', { name: said.addFilter }).click()
    await bench.getByRole('combobox', { name: said.filterBy }).selectOption('price')
    await bench.getByRole('textbox', { name: said.from, exact: true }).fill('10')
    await expect(bench).toContainText(said.rule)
    await expect(bench).toContainText(said.matches)
    for (const product of ['Mug', 'Wool hat']) {
      await bench.getByRole('checkbox', { name: texts.include(product) }).click()
    }
    await bench.getByRole('searchbox', { name: said.search }).fill('wool')

    const expectKept = async (tab: typeof page) => {
      const shown = partsOf(tab, language).bench
      await expect(shown).toContainText(said.rule)
      await expect(shown.getByRole('searchbox', { name: said.search })).toHaveValue('wool')
      await expect(shown.getByRole('radio', { name: said.excluded })).toBeVisible()
      await expect(shown.getByRole('treegrid')).toContainText('Wool bag')
      await expect(shown.getByRole('treegrid')).not.toContainText('Linen tee')
    }
    await expectKept(page)
    await follow(member, '/dashboard/remove-track-quantity', texts.menu)
    await expect(bench.getByRole('searchbox', { name: said.search })).toHaveValue('')
    await follow(member, pagePath, texts.menu)
    await expectKept(page)
    await page.reload()
    await expectKept(page)
    const tab = await page.context().newPage()
    await tab.goto(pagePath)
    await expect(heading(tab)).toBeVisible()
    await expectKept(tab)

    // An address with a row shows it, whatever was searched for.
    await page.goto(`${pagePath}?row=2`)
    await expect(bench.getByRole('treegrid')).toContainText('Linen tee')
    await expect(bench.getByRole('searchbox', { name: said.search })).toHaveValue('')
  })
}
