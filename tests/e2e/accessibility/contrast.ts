import type { JSHandle, Page } from 'playwright/test'
import { contrastRatio, tintOver } from '../../../packages/ui/src/tokens/contrast.ts'
import { photograph, type Box } from './photograph.ts'

interface Text {
  readonly says: string
  /** Its colour as `#rrggbb`, and its opacity from 0 to 1. */
  readonly color: string
  readonly cover: number
  /** The required contrast by WCAG 1.4.3. */
  readonly limit: number
  /** The boxes of its lines on the page. */
  readonly lines: readonly Box[]
}

/**
 * Measures the contrast of texts against the pixels behind them, for backgrounds such as gradients
 * and overlapping elements: takes a screenshot without these texts and compares every background
 * colour with that of its text. Texts inside illustrations are skipped, as WCAG 1.4.3 exempts text
 * in pictures.
 *
 * @returns the texts with too little contrast
 */
export async function contrastProblems(
  page: Page,
  elements: JSHandle<readonly Element[]>,
): Promise<readonly string[]> {
  const texts = await readTexts(elements)
  const lines = texts.flatMap((text) => text.lines)
  if (lines.length === 0) return []
  const x = Math.floor(Math.min(...lines.map((line) => line.x)))
  const y = Math.floor(Math.min(...lines.map((line) => line.y)))
  const clip = {
    x,
    y,
    width: Math.ceil(Math.max(...lines.map((line) => line.x + line.width))) - x,
    height: Math.ceil(Math.max(...lines.map((line) => line.y + line.height))) - y,
  }
  await showTexts(elements, false)
  const picture = await photograph(page, clip)
  await showTexts(elements, true)
  const grounds = await readGrounds(page, picture, clip, texts)
  return texts.flatMap(({ says, color, cover, limit }, index) => {
    const ratios = (grounds[index] ?? []).map((ground) =>
      contrastRatio(tintOver(color, cover, ground), ground),
    )
    const least = Math.min(...ratios)
    return least < limit ? [`${least.toFixed(2)}:1, not ${limit}:1: ${says}`] : []
  })
}

function readTexts(elements: JSHandle<readonly Element[]>): Promise<readonly Text[]> {
  return elements.evaluate((found) => {
    const canvas = new OffscreenCanvas(1, 1)
    const brush = canvas.getContext('2d', { willReadFrequently: true })
    if (!brush) throw new Error('This browser has no canvas.')

    return found
      .filter((element) => !element.closest('svg'))
      .map((element) => {
        const style = getComputedStyle(element)
        brush.clearRect(0, 0, 1, 1)
        brush.fillStyle = style.color
        brush.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data
        let cover = alpha / 255
        for (let part: Element | null = element; part; part = part.parentElement)
          cover *= Number(getComputedStyle(part).opacity)

        const size = Number.parseFloat(style.fontSize)
        const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
        const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
        const lines = own.flatMap((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return [...range.getClientRects()].map(({ x, y, width, height }) => ({
            x: x + scrollX,
            y: y + scrollY,
            width,
            height,
          }))
        })
        return {
          says: own.map((node) => node.textContent).join(' '),
          color: `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`,
          cover,
          limit: isLarge ? 3 : 4.5,
          lines: lines.filter(({ width, height }) => width >= 1 && height >= 1),
        }
      })
  })
}

async function showTexts(elements: JSHandle<readonly Element[]>, shown: boolean): Promise<void> {
  await elements.evaluate((found, isShown) => {
    for (const element of found) {
      if (!(element instanceof HTMLElement)) continue
      for (const property of ['-webkit-text-fill-color', 'text-decoration-color']) {
        if (isShown) element.style.removeProperty(property)
        else element.style.setProperty(property, 'transparent', 'important')
      }
    }
  }, shown)
}

/** Reads the background colours of each text, as `#rrggbb`. */
function readGrounds(page: Page, picture: string, clip: Box, texts: readonly Text[]) {
  return page.evaluate(
    async ([base64, frame, found]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const brush = canvas.getContext('2d', { willReadFrequently: true })
      if (!brush) throw new Error('This browser has no canvas.')
      brush.drawImage(bitmap, 0, 0)

      return found.map(({ lines }) => {
        const colors = new Set<number>()
        for (const { x, y, width, height } of lines) {
          const { data } = brush.getImageData(
            Math.round(x - frame.x),
            Math.round(y - frame.y),
            Math.floor(width),
            Math.floor(height),
          )
          for (const pixel of new Uint32Array(data.buffer)) colors.add(pixel)
        }
        // A pixel is read as ABGR.
        return [...colors].map((pixel) => {
          const [, blue = '', green = '', red = ''] = pixel.toString(16).match(/../g) ?? []
          return `#${red}${green}${blue}`
        })
      })
    },
    [picture, clip, texts] as const,
  )
}
