import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { expect, hydrated, takesFiles } from '../fixtures.ts'
import { asChosen, dropFiles, type NamedFile } from './dropFiles.ts'
import { fingerprint, type Fingerprint } from './expected.ts'

/** The input of a member: a mouse, the keyboard alone, or touch. */
export type Way = 'mouse' | 'keyboard' | 'touch'

/** More presses of Tab than any page needs. */
const mostTabs = 200

/**
 * A member at work, whose presses are counted: clicks, taps, and keys that do something. Moving
 * focus, typing, and choosing in a dialog of the system do not count; a drop counts as one, and so
 * do a double click and choosing from a list.
 */
export class Member {
  readonly page: Page
  readonly way: Way
  #presses = 0

  constructor(page: Page, way: Way) {
    this.page = page
    this.way = way
    // Playwright takes the dialogs of the system while something listens; to begin anew takes a moment.
    page.on('filechooser', () => {})
  }

  /** Does a task and returns how many presses it took. */
  async count(task: () => Promise<void>): Promise<number> {
    this.#presses = 0
    await task()
    return this.#presses
  }

  /** Moves focus to a control with Tab, or with Shift+Tab if it comes before what has focus. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    await expect(target).toBeEnabled()
    // Looking for it by its name takes longer than a press.
    const handle = await target.elementHandle()
    const isBefore = await handle?.evaluate(
      (element) =>
        element.compareDocumentPosition(document.activeElement ?? document.body) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    )
    const key = isBefore ? 'Shift+Tab' : 'Tab'
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if (await handle?.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press(key)
    }
    throw new Error(`${key} does not reach ${String(target)}.`)
  }

  /** Presses a control: clicks it, taps it, or reaches it with Tab and presses Enter. */
  async press(target: Locator): Promise<void> {
    if (this.way === 'mouse') await target.click()
    else if (this.way === 'touch') await target.tap()
    else {
      await this.reach(target)
      await this.page.keyboard.press('Enter')
    }
    this.#presses += 1
  }

  /** Double clicks something. */
  async doublePress(target: Locator): Promise<void> {
    await target.dblclick()
    this.#presses += 1
  }

  /** Turns a box on or off: clicks or taps what is seen of it, or reaches it with Tab and presses Space. */
  async check(box: Locator, isOn = true): Promise<void> {
    if (this.way === 'keyboard') {
      await this.reach(box)
      await this.key('Space')
    } else await this.press(box)
    await expect(box).toBeChecked({ checked: isOn })
  }

  /** Chooses a tab: presses it, or goes to the selected one and on with an arrow. */
  async choose(tab: Locator): Promise<void> {
    if (this.way === 'keyboard') {
      const others = tab.locator('..').getByRole('tab')
      await this.reach(others.and(this.page.locator('[aria-selected="true"]')))
      const [from, to] = await tab.evaluate((element) => {
        const all = [...(element.parentElement?.querySelectorAll('[role="tab"]') ?? [])]
        return [all.findIndex(({ ariaSelected }) => ariaSelected === 'true'), all.indexOf(element)]
      })
      const count = await others.count()
      for (let at = from; at !== to;) {
        at = (at + 1) % count
        await this.key('ArrowRight')
        await expect(others.nth(at)).toBeFocused()
      }
      await expect(tab).toHaveAttribute('aria-selected', 'true')
    } else await this.press(tab)
  }

  /** Chooses an item of an open menu: presses it, or goes to it with an arrow and presses Enter. */
  async pick(item: Locator): Promise<void> {
    await expect(item).toBeVisible()
    if (this.way === 'keyboard') {
      const menu = this.page.getByRole('menu').filter({ has: item })
      // The menu takes focus a moment after it is shown.
      await expect(menu.and(this.page.locator(':focus-within'))).toBeVisible()
      const count = await menu.getByRole('menuitem').count()
      const isFocused = () => item.evaluate((element) => element === document.activeElement)
      for (let moves = 0; moves < count && !(await isFocused()); moves += 1) {
        const before = await this.page.evaluateHandle(() => document.activeElement)
        await this.key('ArrowDown')
        // The menu moves focus in a task of its own.
        await this.page.waitForFunction((element) => element !== document.activeElement, before)
      }
      await expect(item).toBeFocused()
      await this.key('Enter')
    } else await this.press(item)
  }

  /** Chooses from a list of the browser, with the keyboard by the start of its text. */
  async select(list: Locator, label: string): Promise<void> {
    if (this.way === 'keyboard') {
      await this.reach(list)
      await this.page.keyboard.type(label)
    } else await list.selectOption({ label })
    this.#presses += 1
    await expect(list.locator('option:checked')).toHaveText(label)
  }

  /** Types into a field. */
  async type(field: Locator, text: string): Promise<void> {
    if (this.way === 'keyboard') await this.reach(field)
    else await field.focus()
    await this.page.keyboard.type(text)
  }

  /** Scrolls down to something that is shown when it comes near. */
  async scrollTo(target: Locator): Promise<void> {
    await expect(async () => {
      await this.page.evaluate(() => scrollTo({ top: document.body.scrollHeight }))
      await expect(target).toBeVisible({ timeout: 500 })
    }).toPass()
  }

  /** Presses a key. */
  async key(name: string): Promise<void> {
    await this.page.keyboard.press(name)
    this.#presses += 1
  }

  /**
   * Opens files on the page: drops them, or chooses them in the dialog of the system, which the
   * keyboard opens from anywhere.
   *
   * @param choose the control that opens that dialog without a mouse
   */
  async open(files: NamedFile | readonly NamedFile[], choose?: Locator): Promise<void> {
    const all = [files].flat()
    await hydrated(this.page)
    if (this.way === 'mouse') {
      await dropFiles(this.page, ...all)
      this.#presses += 1
      return
    }
    await takesFiles(this.page)
    const chooser = this.page.waitForEvent('filechooser')
    if (choose) await this.press(choose)
    else await this.key('Control+o')
    await (await chooser).setFiles(asChosen(all))
  }

  /** Presses a control that downloads a file; returns that. */
  async save(target: Locator): Promise<NamedFile> {
    const started = this.page.waitForEvent('download')
    await this.press(target)
    const download = await started
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  }

  /** Presses a control that downloads a file; returns what tells whether it is the right one. */
  async download(target: Locator): Promise<Fingerprint> {
    const { name, bytes } = await this.save(target)
    return fingerprint(name, bytes)
  }
}
