import type { Page } from 'playwright/test'

/** A control of the page. */
export interface Control {
  readonly says: string
  /**
   * The keys that activate it, except for native controls that handle keys themselves. None if it is
   * known.
   */
  readonly keys: readonly string[]
  /** Whether an earlier page around another `main` had it, at this width. */
  readonly isKnown: boolean
}

/** The result of tabbing through a page. */
export interface Way {
  /** The index of the control at which it starts. */
  readonly start: number
  /** Each stop by its index among the controls, or a description if it is not one of them. */
  readonly stops: readonly (number | string)[]
  /** The number of keys that activated each control. */
  readonly uses: readonly number[]
  /** The distinct focus styles of the stops: see `Ring`. */
  readonly rings: readonly Ring[]
}

/** The focus outline of an element. */
interface Ring {
  /** The first element with it. */
  readonly says: string
  /** In px. */
  readonly width: number
  /** Its colour and that of its background, as `#rrggbb`. */
  readonly color: string
  readonly ground: string
}

interface Recorder {
  /** Empty between two walks, when nothing is recorded and the page works as usual. */
  controls: Element[]
  stops: (number | string)[]
  uses: number[]
  /** The controls around `main`. */
  known: Set<string>
  /** The kinds of elements whose ring is measured. */
  kinds: Set<string>
  rings: Map<string, Ring>
}

declare global {
  interface Window {
    /** The records of `watch`. */
    watched?: Recorder
  }
}

/**
 * Finds all active controls of the page, in document order. Controls that share their keys, such as
 * a group of radios, count once.
 */
export function findControls(page: Page): Promise<readonly Control[]> {
  return page.evaluate(() => {
    const usable =
      'a[href], button, input, select, textarea, summary, [contenteditable], [tabindex="0"], ' +
      '[role="button"], [role="link"], [role="checkbox"], [role="switch"], [role="slider"], ' +
      '[role="combobox"], [role="tab"]'
    const controls = [...document.querySelectorAll(usable)].filter((element) => {
      const isShown = element.checkVisibility({ visibilityProperty: true })
      const isOut = element.closest('[inert], [aria-hidden="true"]') ?? element.matches(':disabled')
      // A list of tabs hands focus on to its selected tab.
      if (!isShown || isOut || element.matches('[role="tablist"]')) return false
      if (element.getAttribute('role') === 'tab')
        return element.getAttribute('aria-selected') === 'true'
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      const group = [...document.getElementsByName(element.name)].filter(
        (other) => other instanceof HTMLInputElement && other.form === element.form,
      )
      return element === (group.find((other) => other.matches(':checked')) ?? group[0])
    })
    const { watched } = window
    if (!watched) throw new Error('This page is not watched.')
    Object.assign(watched, { controls, stops: [], uses: controls.map(() => 0) })
    const names = controls.map((element) => {
      const { tagName, textContent } = element
      const parts = ['href', 'aria-label'].map((name) => element.getAttribute(name))
      return element.closest('main') ? '' : [innerWidth, tagName, ...parts, textContent].join(' ')
    })
    const old = new Set(watched.known)
    for (const name of names.filter(Boolean)) watched.known.add(name)
    return controls.map((element, index) => {
      const says = element.outerHTML.slice(0, 160)
      const isKnown = old.has(names[index] ?? '')
      return { says, isKnown, keys: isKnown ? [] : keysOf(element) }
    })

    function keysOf(element: Element): readonly string[] {
      if (element.matches('a[href]')) return ['Enter']
      if (element.matches('button, summary, [role="button"]')) return ['Enter', 'Space']
      if (element.matches('[type="checkbox"], [type="radio"]:not(:checked)')) return ['Space']
      const isText = element.matches(
        'textarea, input:not([type="range"], [type="radio"], [readonly])',
      )
      return isText ? ['a'] : []
    }
  })
}

/**
 * Records during walks where focus goes, how it looks in both themes, and what keys activate; the
 * actions themselves are prevented.
 */
export async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (window.watched) return
    window.watched = {
      controls: [],
      stops: [],
      uses: [],
      known: new Set(),
      kinds: new Set(),
      rings: new Map(),
    }
    const canvas = new OffscreenCanvas(1, 1)
    const brush = canvas.getContext('2d', { willReadFrequently: true })
    const paint = (colors: readonly string[]) => {
      for (const color of colors) {
        if (!brush) break
        brush.fillStyle = color
        brush.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = brush?.getImageData(0, 0, 1, 1).data ?? []
      return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`
    }

    const ringOf = (element: Element) => {
      // A visually hidden native control shows its outline on its replacement.
      const parts = [
        element,
        element.nextElementSibling,
        element.parentElement,
        element.closest('label'),
      ]
      const part = parts.find((one) => one && getComputedStyle(one).outlineStyle !== 'none')
      const { outlineWidth, outlineColor, outlineOffset } = getComputedStyle(part ?? element)
      const isInside = Number.parseFloat(outlineOffset) < 0
      const grounds: string[] = []
      let below = isInside ? part : part?.parentElement
      for (; below; below = below.parentElement)
        grounds.unshift(getComputedStyle(below).backgroundColor)
      return {
        says: element.outerHTML.slice(0, 160),
        width: part ? Number.parseFloat(outlineWidth) : 0,
        color: paint([...grounds, outlineColor]),
        ground: paint(grounds),
      }
    }

    /** Elements of the same kind have the same style in both themes. */
    const kindOf = (element: Element) => {
      const parts = [String(innerWidth), element.nextElementSibling?.className]
      for (let at: Element | null = element; at; at = at.parentElement) {
        const states = at instanceof HTMLElement ? Object.values(at.dataset) : []
        parts.push(at.tagName, at.className, ...states, at.getAttribute('aria-current') ?? '')
      }
      return parts.join(' ')
    }

    document.addEventListener('focusin', ({ target }) => {
      const { watched } = window
      if (!watched?.controls.length || !(target instanceof Element)) return
      if (document.activeElement !== target) return
      const index = watched.controls.indexOf(target)
      watched.stops.push(index < 0 ? target.outerHTML.slice(0, 160) : index)
      const kind = kindOf(target)
      if (watched.kinds.has(kind)) return
      watched.kinds.add(kind)
      const chosen = document.documentElement.dataset.theme
      for (const theme of ['dark', 'light']) {
        document.documentElement.dataset.theme = theme
        const ring = ringOf(target)
        const key = `${ring.width} ${ring.color} ${ring.ground}`
        if (!watched.rings.has(key)) watched.rings.set(key, ring)
      }
      document.documentElement.dataset.theme = chosen
    })

    for (const type of ['click', 'beforeinput']) {
      addEventListener(
        type,
        (event) => {
          const { watched } = window
          if (!watched?.controls.length) return
          event.preventDefault()
          event.stopImmediatePropagation()
          const index = watched.controls.findIndex((control) => control === event.target)
          if (index >= 0) watched.uses[index] = (watched.uses[index] ?? 0) + 1
        },
        { capture: true },
      )
    }
  })
}

/**
 * Tabs from the last of the known controls at the start of the page, or from the first one, until
 * focus is back at the first, or should be, and activates each on the way if `use` is set.
 */
export async function walk(page: Page, controls: readonly Control[], use: boolean): Promise<Way> {
  const start = Math.max(0, controls.findIndex(({ isKnown }) => !isKnown) - 1)
  await page.evaluate((index) => {
    const { watched } = window
    const control = watched?.controls[index]
    if (control instanceof HTMLElement) control.focus()
    if (watched) watched.stops = []
  }, start)
  for (let at = start + 1; at <= controls.length; at += 1) {
    await page.keyboard.press('Tab')
    // After the last one, focus leaves the page for the browser, and returns with the next Tab.
    if (at === controls.length) await page.keyboard.press('Tab')
    const { keys } = controls[at % controls.length] ?? { keys: [] }
    if (use) for (const key of keys) await page.keyboard.press(key)
  }
  return page.evaluate((index) => {
    const { watched } = window
    if (!watched) throw new Error('This page is not watched.')
    const { stops, uses, rings } = watched
    watched.controls = []
    return { start: index, stops, uses, rings: [...rings.values()] }
  }, start)
}
