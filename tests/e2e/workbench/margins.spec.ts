import { OpenFile, planAutomation, withoutConflicts } from '@dropwatt/automations'
import { automationFields, defaultOptions } from '@dropwatt/automations/options'
import { expect, overlaysClosed, test } from '../fixtures.ts'
import { fingerprint, type Fingerprint } from './expected.ts'
import type { NamedFile } from './dropFiles.ts'
import { Member } from './Member.ts'
import { follow, pagePath, partsOf, start } from './parts.ts'

const slug = 'cogs-monitor'
const costsPath = `/dashboard/${slug}`

const header =
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Cost per item'

function exportOf(name: string, rows: readonly string[]): NamedFile {
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

const texts = {
  group: 'Analytics',
  margins: /^Margins/,
  missing: 'Costs are missing for 1 of 6 variants.',
  setPrices: 'Set prices for 40% margin',
  figure: /1 of 5 products will change, 2 cells\. 1 needs review\./,
  apply: 'Apply 2 changes',
  applyAll: 'Apply all',
  noLosses: 'No variant with a known cost is sold at a loss.',
  loss: /^Sold at a loss/,
} as const

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

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('products sold at a loss get prices for the target margin', async ({ memberPage: page }) => {
  test.slow()
  const member = new Member(page, 'keyboard')
  const parts = partsOf(page)
  const { bench, dialog } = parts
  const button = (name: string) => bench.getByRole('button', { name, exact: true })
  await start(page, pagePath)
  await member.scrollTo(parts.chooseFile)
  await member.open(source, parts.chooseFile)
  await expect(bench).toBeVisible()
  // The part of the navigation that the page is in may be open or closed.
  await member.press(page.getByRole('navigation').getByRole('button', { name: texts.group }))

  const finding = await member.count(async () => {
    await follow(member, costsPath)
    await expect(parts.tab(texts.margins)).toHaveAttribute('aria-selected', 'true')
    await expect(bench).toContainText(texts.missing)
    await expect(bench.getByRole('radio', { name: texts.loss })).toBeChecked()
  })
  const setting = await member.count(async () => {
    await member.press(button(texts.setPrices))
    await expect(bench).toContainText(texts.figure)
    await expect(bench.getByRole('treegrid').locator('[tabindex="0"]')).toBeFocused()
  })
  const applying = await member.count(async () => {
    await member.press(button(texts.apply))
    // Prices that rise by more than a quarter need review, which is asked once.
    await member.press(dialog.getByRole('button', { name: texts.applyAll }))
    await expect(parts.result).toBeFocused()
    await member.press(parts.downloadResult)
    await expect(parts.downloadFile).toBeEnabled()
    expect(await member.download(parts.downloadFile)).toEqual(priced())
    await overlaysClosed(page)
  })
  expect(finding + setting + applying, 'presses to price losses').toBe(6)

  await member.choose(parts.tab(texts.margins))
  await expect(bench).toContainText(texts.noLosses)
})
