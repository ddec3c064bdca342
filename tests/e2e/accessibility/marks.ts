import type { Page } from 'playwright/test'
import { photograph, type Box } from './photograph.ts'

interface Mark extends Box {
  readonly name: string
}

/** Finds non-text elements: borders, bars, indicators, ticks and controls. */
export function findMarks(page: Page): Promise<readonly Mark[]> {
  return page.evaluate(() => {
    const controls = 'input, select, textarea, button[data-variant]:not([data-variant="link"])'
    const isDrawn = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && style.content === 'none') return false
      return (
        !/^rgba\(.*, 0\)$/.test(style.backgroundColor) ||
        style.backgroundImage !== 'none' ||
        style.borderTopWidth !== '0px' ||
        style.boxShadow !== 'none'
      )
    }
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          return false
        if (element.closest('svg') || element.matches('dialog')) return false
        if (element.matches(controls)) return true
        if (element.textContent || element.querySelector('svg, img, input')) return false
        return isDrawn(element) || isDrawn(element, '::before') || isDrawn(element, '::after')
      })
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.className}`
        return { name, x: x + scrollX, y: y + scrollY, width, height }
      })
      .filter(({ width, height }) => width > 1 && height > 1)
  })
}

/** Finds those marks that have, with their edge, a contrast below 3:1 as the page looks now. */
export async function findFaintMarks(page: Page, marks: readonly Mark[]): Promise<readonly Mark[]> {
  if (marks.length === 0) return []
  const clip = await page.evaluate(() => {
    const { scrollWidth: width, scrollHeight: height } = document.documentElement
    return { x: 0, y: 0, width, height }
  })
  const png = await photograph(page, clip)
  const clear = await page.evaluate(
    async ({ data, boxes }) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('This browser cannot decode screenshots.')
      context.drawImage(bitmap, 0, 0)

      const linear = Float64Array.from({ length: 256 }, (_, part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      const light = (level = 0) => linear[level] ?? 0
      const edge = 2

      return boxes.map(({ x, y, width, height }) => {
        const [left, top] = [Math.max(0, Math.round(x) - edge), Math.max(0, Math.round(y) - edge)]
        const right = Math.min(bitmap.width, Math.ceil(x + width) + edge)
        const bottom = Math.min(bitmap.height, Math.ceil(y + height) + edge)
        if (right <= left || bottom <= top) return false
        const { data: pixels } = context.getImageData(left, top, right - left, bottom - top)
        let [darkest, lightest] = [1, 0]
        for (let at = 0; at < pixels.length; at += 4) {
          const level =
            0.2126 * light(pixels[at]) +
            0.7152 * light(pixels[at + 1]) +
            0.0722 * light(pixels[at + 2])
          darkest = Math.min(darkest, level)
          lightest = Math.max(lightest, level)
          if (lightest + 0.05 >= 3 * (darkest + 0.05)) return true
        }
        return false
      })
    },
    { data: png, boxes: [...marks] },
  )
  return marks.filter((_, at) => !clear[at])
}
