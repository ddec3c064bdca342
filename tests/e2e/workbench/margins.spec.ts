import { OpenFile, planAutomation, withoutConflicts } from '@dropwatt/automations'
import { automationFields, defaultOptions } from '@dropwatt/automations/options'
import { devices } from 'playwright/test'
import { theme as themeKey } from '../../../packages/app/src/config/keys.ts'
import type { Language } from '../../../packages/app/src/config/languages.ts'
import { expect, overlaysClosed, test } from '../fixtures.ts'
import { fingerprint, type Fingerprint } from './expected.ts'
import type { ExportFile } from './exports.ts'
import { Member, type Way } from './Member.ts'
import { follow, pagePath, partsOf, start } from './parts.ts'

const slug = 'cogs-monitor'
const costsPath = `/dashboard/${slug}`

const header =
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Cost per item'

function exportOf(name: string, rows: readonly string[]): ExportFile {
  return { name, bytes: Buffer.from([header, ...rows, ''].join('\r\n')) }
}

/** Two variants are sold at a loss, one is below the minimum, and one has no cost. */
const source = exportOf('products.csv', [
  'candle,"Candle, soy",Size,S,C-S,14.90,,15.20',
  'candle,,,L,C-L,"19.90",,21.00',
  'lamp,Lampe à poser,Title,Default Title,L-1,49.00,59.00,38.00',
  'bowl,Bowl,Title,Default Title,B-1,30.00,,9.00',
  'jug,Jug,Title,Default Title,J-1,25.00,,14.90',
  'tray,Tray,Title,Default Title,T-1,18.00,,',
])

/** A cost rose since, a price fell, and a product is new. */
const earlier = exportOf('october.csv', [
  'candle,"Candle, soy",Size,S,C-S,14.90,,11.90',
  'candle,,,L,C-L,19.90,,21.00',
  'lamp,Lampe à poser,Title,Default Title,L-1,52.00,59.00,38.00',
  'bowl,Bowl,Title,Default Title,B-1,30.00,,9.00',
  'tray,Tray,Title,Default Title,T-1,18.00,,',
  'vase,Vase,Title,Default Title,V-1,22.00,,6.00',
])

const words = {
  en: {
    group: 'Analytics',
    costs: /^Costs/,
    margins: /^Margins/,
    missing: 'Costs are missing for 1 of 6 variants.',
    setPrices: 'Set prices for 40% margin',
    figure: /1 of 5 products will change, 2 cells\. 1 needs review\./,
    apply: 'Apply 2 changes',
    applyAll: 'Apply all',
    noLosses: 'No variant with a known cost is sold at a loss.',
    loss: /^Sold at a loss/,
  },
  it: {
    group: 'Analisi',
    costs: /^Costi/,
    margins: /^Margini/,
    missing: 'Manca il costo di 1 variante su 6.',
    setPrices: 'Imposta i prezzi per un margine del 40%',
    figure: /Cambierà 1 prodotto su 5, 2 celle\. 1 da rivedere\./,
    apply: 'Applica 2 modifiche',
    applyAll: 'Applica tutto',
    noLosses: 'Nessuna variante con un costo noto è venduta in perdita.',
    loss: /^Venduti in perdita/,
  },
} as const

/** What the comparison finds. */
const kinds = [
  /^Higher costs\s*1$/,
  /^Lower prices\s*1$/,
  /^Missing products\s*1$/,
  /^New products\s*1$/,
] as const
const rise = 'Candle, soy, S 2 11.90 15.20 +27.7%'

/** Returns the changed products with new prices, as they are in Node. */
function priced(): Fingerprint {
  const file = OpenFile.open(source.bytes, { name: source.name })
  const options = { ...defaultOptions(automationFields[slug]), work: 'prices' }
  const planning = planAutomation(slug, file.current, options)
  let step = planning.next()
  while (!step.done) step = planning.next()
  const origin = { kind: 'automation', slug, options } as const
  file.apply({ id: 'job', origin, at: 0, patches: withoutConflicts(step.value) })
  const [changed] = file.download({ which: 'columns' })
  return fingerprint(changed?.name ?? '', changed?.bytes ?? new Uint8Array())
}

const journeys: readonly (readonly [Way, Language, 'dark' | 'light'])[] = [
  ['keyboard', 'en', 'light'],
  ['touch', 'it', 'dark'],
]

for (const [way, language, theme] of journeys) {
  test.describe(`margins by ${way}, ${language}, ${theme}`, () => {
    const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
    test.use({
      contextOptions: { reducedMotion: 'reduce' },
      ...(way === 'touch' && { ...phone, viewport: { width: 390, height: 844 } }),
    })

    test('what sells at a loss is found and priced for the target margin in few presses', async ({
      memberPage: page,
    }) => {
      test.slow()
      const member = new Member(page, way)
      const parts = partsOf(page, language)
      const { texts, bench, chip, dialog, popover } = parts
      const said = words[language]
      const button = (name: string) => bench.getByRole('button', { name, exact: true })
      await page.evaluate(([key, chosen]) => localStorage.setItem(key, chosen), [
        themeKey,
        theme,
      ] as const)
      await start(page, pagePath, language)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await member.scrollTo(parts.chooseFile)
      await member.open(source, parts.chooseFile)
      await expect(bench).toBeVisible()
      if (way === 'keyboard') {
        // The part of the navigation that the page is in may be open or closed.
        await member.press(page.getByRole('navigation').getByRole('button', { name: said.group }))
      }

      const finding = await member.count(async () => {
        if (way === 'keyboard') await follow(member, costsPath, texts.menu)
        else await page.goto(costsPath)
        await expect(parts.tab(said.margins)).toHaveAttribute('aria-selected', 'true')
        await expect(bench).toContainText(said.missing)
        await expect(bench.getByRole('radio', { name: said.loss })).toBeChecked()
      })
      await member.look('margins')
      const setting = await member.count(async () => {
        await member.press(button(said.setPrices))
        await expect(bench).toContainText(said.figure)
        await expect(bench.getByRole('treegrid').locator('[tabindex="0"]')).toBeFocused()
      })
      if (way === 'touch') {
        // What was chosen is still there.
        await page.reload()
        await expect(bench).toContainText(said.figure)
        await expect(button(said.apply)).toBeEnabled()
        await member.look('prices')
      }
      const applying = await member.count(async () => {
        await member.press(button(said.apply))
        // Prices that rise by more than a quarter need review, which is asked once.
        await member.press(dialog.getByRole('button', { name: said.applyAll }))
        await expect(parts.result).toBeFocused()
        await member.press(parts.downloadResult)
        await expect(parts.downloadFile).toBeEnabled()
        expect(await member.download(parts.downloadFile)).toEqual(priced())
        await overlaysClosed(page)
      })
      if (way === 'keyboard')
        expect(finding + setting + applying, 'presses to price losses').toBe(6)

      await member.choose(parts.tab(said.margins))
      await expect(bench).toContainText(said.noLosses)

      // What follows takes no other kind of press.
      if (way === 'touch') return
      await member.choose(parts.tab(/^Compare/))
      await member.open(earlier, bench.getByRole('button', { name: texts.chooseFile }))
      await expect(bench.getByRole('heading', { name: 'Compared with october.csv' })).toBeFocused()
      await expect(bench.getByRole('radio', { name: kinds[0] })).toBeChecked()
      await expect(parts.tab(/^Compare/)).toContainText('4')
      for (const kind of kinds) await expect(bench.getByRole('radio', { name: kind })).toBeVisible()
      await expect(bench.getByRole('row', { name: rise })).toBeVisible()
      await member.look('compared')

      await member.press(chip)
      await member.press(popover.getByRole('button', { name: texts.undoOf }))
      await expect(popover.getByRole('button', { name: texts.undoOf })).toBeHidden()
      await member.press(popover.getByRole('button', { name: texts.download, exact: true }))
      await member.press(dialog.getByRole('button', { name: texts.downloadWithout }))
      const { sha256 } = await member.download(parts.downloadFile)
      expect(sha256).toBe(fingerprint('', source.bytes).sha256)
    })
  })
}
