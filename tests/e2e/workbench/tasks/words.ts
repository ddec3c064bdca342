import { automationPath } from '../../../../packages/app/src/paths.ts'
import { expect } from '../../fixtures.ts'
import { fileAfter, fingerprint } from '../expected.ts'
import { start } from '../parts.ts'
import { applyAndDownload, exportOf, openBefore, type Scene } from './Task.ts'

const words = exportOf([
  'Handle,Title,Description,Option1 Name,Option1 Value,Variant Price',
  'jacket,"Windproof Jacket, 100% Polyester",<p>Polyester</p>,Size,S,20.00',
  'jacket,,,,M,20.00',
  'bag,Polyester bag,<p>Bag</p>,Title,Default Title,30.00',
  'mug,Mug,<p>Mug</p>,Title,Default Title,9.00',
])

/** Replaces a word in all titles. */
export async function replaceWord(scene: Scene) {
  const { page, member, parts, texts, language } = scene
  const { fields } = texts.options['edit-columns']
  await start(page, automationPath('edit-columns'), language)
  return member.count(async () => {
    await member.open(words)
    const field = (name: string) => parts.bench.getByRole('textbox', { name, exact: true })
    await member.type(field(fields.find.label), 'polyester')
    await member.type(field(fields.with.label), 'recycled polyester')
    const description = parts.bench.getByRole('checkbox', { name: 'Description', exact: true })
    await member.check(description, false)
    const options = { find: 'polyester', with: 'recycled polyester', columns: ['title'] }
    expect(await applyAndDownload(scene)).toEqual(fileAfter(words, 'edit-columns', { options }))
  })
}

const shouting = exportOf([
  'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price',
  'tee,Cotton Tee!!!,<p>Soft</p>,Title,Default Title,20.00',
  'mug,Mug,<p>Hard</p>,Title,Default Title,9.00',
])

/** Writes one proposed title by hand, with the changes open. */
export async function correctTitle(scene: Scene) {
  const { page, member, parts, texts } = scene
  await openBefore(scene, automationPath('ai-copy-optimizer'), shouting)
  const table = parts.bench.getByRole('treegrid')
  const proposed = table.getByRole('gridcell').filter({ hasText: 'Cotton Tee' }).last()
  await expect(proposed).toBeVisible()
  const presses = await member.count(async () => {
    if (member.way === 'keyboard') {
      await member.reach(table.locator('[tabindex="0"]'))
      await page.keyboard.press('Control+End')
      await member.key('F2')
    } else await member.doublePress(proposed)
    await expect(table.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Soft Tee')
    await member.key('Enter')
  })
  await expect(table).toContainText(texts.bench.hand['by-hand']())
  const { sha256 } = await applyAndDownload(scene)
  const corrected = exportOf([
    'Handle,Title,Option1 Name,Option1 Value',
    'tee,Soft Tee,Title,Default Title',
  ])
  expect(sha256).toBe(fingerprint('', corrected.bytes).sha256)
  return presses
}
