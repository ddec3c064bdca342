import type { FileAutomationSlug, Options } from '@dropwatt/automations/options'
import type { Locator } from 'playwright/test'
import { expect, overlaysClosed, test } from '../fixtures.ts'
import { fileAfter, fingerprint, type Fingerprint } from './expected.ts'
import { Member } from './Member.ts'
import { partsOf, start } from './parts.ts'

interface Journey {
  readonly slug: FileAutomationSlug
  readonly width: number
  readonly rows: readonly string[]
  /** The options that the member sets, as the engine takes them. */
  readonly options: Options
  /** Sets them with keys alone. */
  readonly choose: (member: Member, form: Locator) => Promise<void>
  /** The summary after that. */
  readonly figure: RegExp
  readonly apply: RegExp
  /** The answers to what is asked before the changes are applied. */
  readonly answers: readonly string[]
  readonly applied: RegExp
}

const columns =
  'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Stoff (product.metafields.custom.fabric)'

/** Types into a field that is reached with Tab. */
async function enter(member: Member, field: Locator, text: string): Promise<void> {
  await member.reach(field)
  await member.page.keyboard.type(text)
}

/** Checks a box or turns a switch with Space. */
async function check(member: Member, box: Locator): Promise<void> {
  await member.reach(box)
  await member.page.keyboard.press('Space')
  await expect(box).toBeChecked()
}

const journeys: readonly Journey[] = [
  {
    slug: 'variant-title-fixer',
    width: 1440,
    rows: [
      'tee,Tee,,Tops,Colour,Sand,T-1,20.00,jersey',
      'tee,,,,,Navy,T-2,20.00,',
      'bag,Bag,,Bags,Color,Black,B-1,30.00,canvas',
    ],
    options: { names: { Colour: 'Color' } },
    choose: (member, form) =>
      enter(member, form.getByRole('textbox', { name: 'New name for Colour' }), 'Color'),
    figure: /1 of 2 products will change, 1 cell\. 1 needs review\./,
    apply: /^Apply 1 change$/,
    answers: ['Apply all', 'Apply anyway'],
    applied: /^Applied: 1 cell in 1 product$/,
  },
  {
    slug: 'remove-metadata',
    width: 1440,
    rows: ['tee,Tee,,Tops,Color,Sand,T-1,20.00,jersey', 'tee,,,,,Navy,T-2,20.00,'],
    options: { fields: ['Stoff (product.metafields.custom.fabric)'] },
    choose: (member, form) => check(member, form.getByRole('checkbox', { name: /^Stoff/ })),
    figure: /1 column will be excluded from the download: your store keeps its values\./,
    apply: /^Exclude 1 column$/,
    answers: [],
    applied: /^Applied: 1 column is excluded from the download$/,
  },
  {
    slug: 'ai-copy-optimizer',
    width: 390,
    rows: ['tee,Cotton Tee!!!,<p>Soft</p>,Tops,Title,Default Title,T-1,20.00,jersey'],
    options: { parts: ['title', 'seo-title'] },
    choose: (member, form) =>
      check(member, form.getByRole('checkbox', { name: 'SEO title' }).first()),
    figure: /1 product will change, 1 cell\./,
    apply: /^Apply 1 change$/,
    answers: [],
    applied: /^Applied: 1 cell in 1 product$/,
  },
]

for (const journey of journeys) {
  const { slug, width } = journey

  test.describe(slug, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width, height: 844 } })

    test('changes a file with keys alone', async ({ memberPage: page }) => {
      test.slow()
      const member = new Member(page, 'keyboard')
      const { texts, bench, chip, dialog, popover, button, chooseFile, downloadFile } =
        partsOf(page)
      const bytes = Buffer.from(`${[columns, ...journey.rows].join('\r\n')}\r\n`)
      await start(page, `/dashboard/${slug}`)
      await member.scrollTo(chooseFile)
      await member.open({ name: 'products.csv', bytes }, chooseFile)
      await expect(bench).toBeVisible()

      const isPhone = width < 600
      if (isPhone) await member.press(bench.getByRole('button', { name: texts.options }))
      await journey.choose(member, isPhone ? dialog : bench)
      if (isPhone) await page.keyboard.press('Escape')
      await expect(bench).toContainText(journey.figure)
      await expect(button(journey.apply)).toBeEnabled()

      await member.press(button(journey.apply))
      for (const answer of journey.answers) {
        await member.press(dialog.getByRole('button', { name: answer }))
      }
      await expect(bench.getByRole('heading', { name: journey.applied })).toBeFocused()
      const { options } = journey
      const source = { name: 'products.csv', bytes }
      const expected = fileAfter(source, slug, { options, which: 'whole' })
      expect((await downloadWhole()).sha256).toBe(expected.sha256)

      await member.press(
        bench
          .getByRole('region', { name: journey.applied })
          .getByRole('button', { name: texts.undo, exact: true }),
      )
      await expect(bench).toContainText(journey.figure)
      // What was chosen is still there.
      await page.reload()
      await expect(bench).toContainText(journey.figure)
      await expect(button(journey.apply)).toBeEnabled()
      expect((await downloadWhole(true)).sha256).toBe(fingerprint('', bytes).sha256)

      /** Downloads the whole file from the popover of the chip, which is on every page. */
      async function downloadWhole(isPending = false): Promise<Fingerprint> {
        await member.press(chip)
        await member.press(popover.getByRole('button', { name: texts.download, exact: true }))
        // What the page shows is not in the file.
        if (isPending) {
          await member.press(dialog.getByRole('button', { name: texts.downloadWithout }))
        }
        await expect(downloadFile).toBeEnabled()
        const whole = dialog.getByRole('radio', { name: texts.wholeFile })
        if (!(await whole.isChecked())) {
          await member.reach(dialog.getByRole('radio', { checked: true }))
          while (!(await whole.isChecked())) await page.keyboard.press('ArrowDown')
        }
        await expect(whole).toBeChecked()
        const written = await member.download(downloadFile)
        await overlaysClosed(page)
        return written
      }
    })
  })
}
