import { OpenFile, runSync, planAutomation } from '@dropwatt/automations'
import { automationFields, parseOptions } from '@dropwatt/automations/options'
import type { Language } from '../../../packages/app/src/config/languages.ts'
import { automationPath, paths } from '../../../packages/app/src/paths.ts'
import { expect, heading, test } from '../fixtures.ts'
import { Member, type Way } from './Member.ts'
import { partsOf, start } from './parts.ts'
import { words } from './words.ts'

const slug = 'price-editor'

const bytes = Buffer.from(
  [
    'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant Price,Cost per item',
    'tee,Tee,Nord,Size,S,20.00,8.00',
    'tee,,,Size,M,24.50,8.00',
    'mug,Mug,Sud,Title,Default Title,12.00,5.00',
    '',
  ].join('\r\n'),
)

/** The names of what is pressed, by language. */
const names = {
  en: {
    choose: words.chooseFile,
    products: /^Which products/,
    add: 'Add a condition',
    ending: 'Price ending',
    apply: 'Apply 2 changes',
    applied: /^Applied: 2 cells in 1 product$/,
    margin: '+5%, nearest .95. Average margin 64% now, 65.9% after all changes',
  },
  it: {
    choose: 'Scegli un file',
    products: /^Quali prodotti/,
    add: 'Aggiungi una condizione',
    ending: 'Finale del prezzo',
    apply: 'Applica 2 modifiche',
    applied: /2 celle/,
    margin: '+5%, finale .95 più vicino. Margine medio 64% ora, 65,9% dopo tutte le modifiche',
  },
} as const satisfies Record<Language, object>

/** Returns the prices that the engine gives in Node. */
function pricesOfVendor(): readonly string[] {
  const file = OpenFile.open(bytes, { name: 'products.csv' })
  const vendor = { on: 'vendor', is: 'is', values: ['Nord'] }
  const scope = { match: 'all', conditions: [vendor] }
  const options = parseOptions(automationFields[slug], { ending: '.95', scope })
  const { patches } = runSync(planAutomation(slug, file.current, options))
  return patches.map(([, , , after]) => after ?? '')
}

for (const [language, way, presses] of [
  ['en', 'mouse', 5],
  ['it', 'keyboard', 4],
] as const satisfies readonly (readonly [Language, Way, number])[]) {
  test(`the prices of a vendor rise by 5% to .95 in ${presses} presses: ${way}, ${language}`, async ({
    memberPage: page,
  }) => {
    const member = new Member(page, way)
    const own = names[language]
    const { bench, button } = partsOf(page)
    await start(page, automationPath(slug), language)
    await member.open({ name: 'products.csv', bytes }, button(own.choose))
    await expect(bench).toBeVisible()

    const counted = await member.count(async () => {
      await member.press(bench.getByRole('button', { name: own.products }))
      // The first condition is about the vendor.
      await member.press(bench.getByRole('button', { name: own.add }))
      const nord = bench.getByRole('checkbox', { name: /^Nord/ })
      if (way === 'mouse') await member.press(nord)
      else {
        await member.reach(nord)
        await member.key('Space')
      }
      await member.select(bench.getByLabel(own.ending), '.95')
      await expect(bench).toContainText(own.margin)
      for (const price of pricesOfVendor()) await expect(bench).toContainText(price)
      await member.press(button(own.apply))
    })
    await expect(bench.getByRole('heading', { name: own.applied })).toBeFocused()
    expect(counted).toBe(presses)
  })
}

test('the files page and the palette lead to the price editor', async ({ memberPage: page }) => {
  await page.goto(paths.files)
  await page.getByRole('link', { name: /^Price Editor/ }).click()
  await expect(page).toHaveURL(automationPath(slug))
  await expect(heading(page)).toHaveText('Price Editor')
  await expect(
    page.getByRole('navigation', { name: 'Dashboard' }).locator('[aria-current="page"]'),
  ).toHaveCount(0)
  await page.goto(paths.dashboard)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('combobox').fill('price ed')
  await palette.getByRole('option', { name: 'Price Editor' }).click()
  await expect(page).toHaveURL(automationPath(slug))
})
