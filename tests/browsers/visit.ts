import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as storageKeys from '../../packages/app/src/config/keys.ts'
import { expect } from 'playwright/test'
import type { Tab } from './drivers/driver.ts'
import { axeProblems } from './axe.ts'

/** The polling interval and timeout. */
const patience = { intervals: [50], timeout: 15_000 }

/** A point of the viewport, or why there is nothing to click. */
type Place = { readonly x: number; readonly y: number } | string

/** Finds the first visible, uncovered element by a selector and its text. */
function findPlace(selector: string, name: string | null): Place {
  const wordsOf = (element: Element) => {
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    const words =
      element.getAttribute('aria-label') ??
      (labels.length > 0 ? labels : [element])
        .map((each) => (each as HTMLElement).innerText)
        .join(' ')
    return words.replaceAll(/\s+/g, ' ').trim()
  }
  const visible = [...document.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  const element = visible.find((each) => name === null || wordsOf(each) === name)
  if (!element) {
    const others = visible.map(wordsOf).join(', ')
    return `There is no ${selector} "${name ?? ''}" but: ${others}`
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  return element.contains(hit)
    ? { x, y }
    : `${hit?.outerHTML.slice(0, 120) ?? 'Nothing'} covers ${selector}`
}

/** Finds elements that cause sideways scroll, and scroll bars in system colours. */
function findLayoutProblems(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const problems = scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide.`] : []
  if (!CSS.supports('scrollbar-color', 'auto')) return problems
  for (const element of document.querySelectorAll('*')) {
    const { overflowX, overflowY, scrollbarColor } = getComputedStyle(element)
    const scrolls = /auto|scroll/.test(overflowX + overflowY)
    if (scrolls && scrollbarColor === 'auto')
      problems.push(`${element.outerHTML.slice(0, 80)} has a scroll bar of the system.`)
  }
  return problems
}

/** A download, with its content in Base64. */
interface TakenDownload {
  readonly name: string
  readonly content: string
}

interface KeptDownload {
  readonly name: string
  readonly blob: Blob | undefined
}

declare global {
  var keptDownloads: KeptDownload[] | undefined
}

/** Runs in the page: keeps the files of links that download instead of letting the browser save them. */
function keepDownloads(): void {
  const kept: KeptDownload[] = []
  globalThis.keptDownloads = kept
  const blobs = new Map<string, Blob>()
  const createUrl = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (source) => {
    const url = createUrl(source)
    if (source instanceof Blob) blobs.set(url, source)
    return url
  }
  const click = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'click')?.value as () => void
  HTMLAnchorElement.prototype.click = function clickOrKeep(this: HTMLAnchorElement) {
    if (this.download) kept.push({ name: this.download, blob: blobs.get(this.href) })
    else click.call(this)
  }
}

/** Runs in the page: takes the oldest download that was kept. */
async function takeDownload(): Promise<TakenDownload | null> {
  const { name, blob } = globalThis.keptDownloads?.shift() ?? {}
  if (name === undefined || !blob) return null
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte))
  return { name, content: btoa(letters.join('')) }
}

/** A user in a tab of the app. All methods wait for what they look for. */
export class Visit {
  readonly #tab: Tab
  readonly #origin: string
  readonly #pictures: string

  constructor(tab: Tab, origin: string, pictures: string) {
    this.#tab = tab
    this.#origin = origin
    this.#pictures = pictures
  }

  /** Opens a page of the app. */
  async open(path: string): Promise<void> {
    await this.#tab.goto(this.#origin + path)
  }

  async reload(): Promise<void> {
    await this.#tab.reload()
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#tab.resize(width, height)
    await this.#until(async () => {
      expect(await this.#tab.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height])
    })
  }

  /** Stores a session, a theme and a language. */
  async remember(values: Partial<Record<keyof typeof storageKeys, string>>): Promise<void> {
    await this.open('/favicon.svg')
    for (const [name, key] of Object.entries(storageKeys)) {
      const value = values[name as keyof typeof storageKeys]
      if (value !== undefined) {
        await this.#tab.evaluate((k, v) => localStorage.setItem(k, v), key, value)
      }
    }
  }

  async #until(check: () => Promise<void>): Promise<void> {
    await expect(check).toPass(patience)
  }

  /** Clicks an element by its name once it is visible, uncovered and not moving. */
  async click(selector: string, name?: string): Promise<void> {
    let place: Place = ''
    await this.#until(async () => {
      place = await this.#tab.evaluate(findPlace, selector, name ?? null)
      const now = await this.#tab.evaluate(findPlace, selector, name ?? null)
      expect(typeof place === 'string' ? place : '').toBe('')
      expect(now).toEqual(place)
    })
    const { x, y } = place as unknown as Exclude<Place, string>
    await this.#tab.clickAt(x, y)
  }

  /** Replaces the value of a field, by its label. */
  async fill(label: string, text: string): Promise<void> {
    const fields = 'input, textarea'
    await this.click(fields, label)
    await this.#tab.evaluate(() => {
      const { activeElement } = document
      if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
        activeElement.select()
    })
    await this.#tab.type(text)
  }

  /** Selects an option by the label of its `select`. */
  async choose(label: string, value: string): Promise<void> {
    await this.click('select', label)
    await this.#tab.press('Escape')
    await this.#tab.evaluate((chosen) => {
      const { activeElement: list } = document
      if (!(list instanceof HTMLSelectElement)) throw new TypeError('No select has focus.')
      list.value = chosen
      list.dispatchEvent(new Event('change', { bubbles: true }))
    }, value)
  }

  /** Drops a file on the page, as from a file manager. */
  async drop(name: string, bytes: Uint8Array): Promise<void> {
    const text = Buffer.from(bytes).toString('base64')
    await this.#tab.evaluate(
      (fileName, base64) => {
        const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([content], fileName, { type: 'text/csv' }))
        const init = { dataTransfer, bubbles: true, cancelable: true }
        document.querySelector('main')?.dispatchEvent(new DragEvent('drop', init))
      },
      name,
      text,
    )
  }

  /**
   * Keeps what the page downloads from now on for `takeDownload`, as the drivers have no common way
   * to reach the folder of downloads.
   */
  async keepDownloads(): Promise<void> {
    await this.#tab.evaluate(keepDownloads)
  }

  /** Waits for a download and returns its name and content. */
  async takeDownload(): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
    let found: TakenDownload | null = null
    await this.#until(async () => {
      found = await this.#tab.evaluate(takeDownload)
      expect(found).not.toBeNull()
    })
    const { name, content } = found as unknown as TakenDownload
    return { name, bytes: Buffer.from(content, 'base64') }
  }

  press: Tab['press'] = (key) => this.#tab.press(key)
  type: Tab['type'] = (text, pause) => this.#tab.type(text, pause)
  slowDown: Tab['slowDown'] = (times) => this.#tab.slowDown(times)
  evaluate: Tab['evaluate'] = (run, ...args) => this.#tab.evaluate(run, ...args)

  /** Returns the text of every visible element by a selector. */
  #visibleTexts(selector: string): Promise<readonly string[]> {
    return this.#tab.evaluate(
      (chosen) =>
        [...document.querySelectorAll(chosen)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map(({ textContent }) => textContent),
      selector,
    )
  }

  /** Waits until a visible element by a selector contains a text. */
  async sees(selector: string, words = ''): Promise<void> {
    await this.#until(async () => {
      const texts = await this.#visibleTexts(selector)
      const found = texts.some((text) => text.includes(words))
      expect(found, `"${words}" in ${selector}: ${texts.join(', ').slice(0, 300)}`).toBe(true)
    })
  }

  /** Waits until no element by a selector is visible. */
  async seesNo(selector: string): Promise<void> {
    await this.#until(async () => {
      expect(await this.#visibleTexts(selector), selector).toEqual([])
    })
  }

  /** Waits for the path of a page. */
  async isAt(path: string): Promise<void> {
    await this.#until(async () => {
      expect(await this.#tab.evaluate(() => location.pathname)).toBe(path)
    })
  }

  /** Waits until the focused element matches a selector. */
  async hasFocus(selector: string): Promise<void> {
    await this.#until(async () => {
      const focused = await this.#tab.evaluate(
        (chosen) =>
          document.activeElement?.matches(chosen) ||
          document.activeElement?.outerHTML.slice(0, 120),
        selector,
      )
      expect(focused).toBe(true)
    })
  }

  /** Waits until the service worker has cached the app and controls the page. */
  async isKept(): Promise<void> {
    await this.#until(async () => {
      const state = await this.#tab.evaluate(() => navigator.serviceWorker.controller?.state)
      expect(state).toBe('activated')
    })
  }

  /** Waits until the page is rendered: fonts are loaded and transitions have ended. */
  async isDrawn(): Promise<void> {
    await this.#tab.evaluate(async () => {
      await document.fonts.ready
      const finite = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      await Promise.allSettled(finite.map(({ finished }) => finished))
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    })
  }

  /** Checks the rendered page: takes a screenshot and runs axe. */
  async look(name: string): Promise<void> {
    await this.isDrawn()
    await mkdir(this.#pictures, { recursive: true })
    await writeFile(join(this.#pictures, `${name}.png`), await this.#tab.picture())
    expect.soft(await this.#tab.evaluate(findLayoutProblems), name).toEqual([])
    expect.soft(await axeProblems(this.#tab), name).toEqual([])
  }
}
