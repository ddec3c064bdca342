import { automationPath } from '../../../../packages/app/src/paths.ts'
import { expect } from '../../fixtures.ts'
import { fileAfter } from '../expected.ts'
import { follow, pagePath } from '../parts.ts'
import { applyAndDownload, exportOf, openBefore, type Scene } from './Task.ts'

/** Two variants are sold at a loss, one is below the minimum, and one has no cost. */
const withLosses = exportOf([
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Cost per item',
  'candle,"Candle, soy",Size,S,C-S,14.90,,15.20',
  'candle,,,L,C-L,"19.90",,21.00',
  'lamp,Lampe à poser,Title,Default Title,L-1,49.00,59.00,38.00',
  'bowl,Bowl,Title,Default Title,B-1,30.00,,9.00',
  'jug,Jug,Title,Default Title,J-1,25.00,,14.90',
  'tray,Tray,Title,Default Title,T-1,18.00,,',
])

/** Finds what is sold at a loss, and prices it for a margin of 40%. */
export async function priceLosses(scene: Scene) {
  const { page, member, parts, texts, language } = scene
  const { bench } = parts
  const { marginsView, automationGroups } = texts.ui
  const target = new Intl.NumberFormat(language, { style: 'percent' }).format(0.4)
  await openBefore(scene, pagePath, withLosses)
  // The list in the navigation is closed that has the other page.
  await page
    .getByRole('navigation')
    .getByRole('button', { name: automationGroups.analytics })
    .click()
  const presses = await member.count(async () => {
    await follow(member, automationPath('cogs-monitor'))
    await expect(bench).toContainText(marginsView.missing('1', 1, '6', 6))
    await expect(bench.getByRole('radio', { name: marginsView.loss })).toBeChecked()
    await member.press(parts.button(marginsView.setPrices(target)))
    const options = { work: 'prices' }
    expect(await applyAndDownload(scene)).toEqual(
      fileAfter(withLosses, 'cogs-monitor', { options }),
    )
  })
  await member.choose(parts.tab(marginsView.name))
  await expect(bench).toContainText(marginsView.noLosses)
  return presses
}

const vendors = exportOf([
  'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant Price,Cost per item',
  'tee,Tee,Nord,Size,S,20.00,8.00',
  'tee,,,Size,M,24.50,8.00',
  'mug,Mug,Sud,Title,Default Title,12.00,5.00',
])

/** Raises the prices of a vendor by 5%, to those that end in .95, after the file is open. */
export async function raisePrices(scene: Scene) {
  const { member, parts, texts } = scene
  const { bench } = parts
  const { fields } = texts.options['price-editor']
  await openBefore(scene, automationPath('price-editor'), vendors)
  const presses = await member.count(async () => {
    await member.press(bench.getByRole('button', { name: fields.scope.label }))
    // The first condition is about the vendor.
    await member.press(bench.getByRole('button', { name: texts.ui.filterBar.add }))
    await member.check(bench.getByRole('checkbox', { name: /^Nord/ }))
    await member.select(bench.getByLabel(fields.ending.label), '.95')
    await expect(parts.apply).toHaveAccessibleName(texts.bench.apply('2', 2))
    await member.press(parts.apply)
  })
  await expect(parts.result).toBeFocused()
  await member.press(parts.downloadResult)
  await expect(parts.downloadFile).toBeEnabled()
  const vendor = { on: 'vendor', is: 'is', values: ['Nord'] } as const
  const options = { ending: '.95', scope: { match: 'all', conditions: [vendor] } } as const
  expect(await member.download(parts.downloadFile)).toEqual(
    fileAfter(vendors, 'price-editor', { options }),
  )
  return presses
}
