import type { JSHandle, Page } from 'playwright/test'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Text {
  readonly says: string
  /** Red, green, blue from 0 to 255, and from 0 to 1 how much of it covers the ground. */
  readonly color: readonly [number, number, number, number]
  /** Least contrast by WCAG 1.4.3. */
  readonly limit: 3 | 4.5
  /** Where its lines stand on the page. */
  readonly lines: readonly Box[]
}

/**
 * Measures texts on the pixels behind them, for grounds that no rule can tell, such as gradients
 * and what other parts lay under a text: the page is photographed without these texts, and each
 * pixel of the ground is compared with the colour of its text. Texts inside a drawn picture are
 * left out, as WCAG 1.4.3 does with what is part of a picture.
 *
 * @returns the texts with too little contrast, in words
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
  return measure(page, picture, clip, texts)
}

function readTexts(elements: JSHandle<readonly Element[]>): Promise<readonly Text[]> {
  return elements.evaluate((found) => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!brush) throw new Error('This browser has no canvas.')

    function rgba(color: string): [number, number, number, number] {
      if (!brush) return [0, 0, 0, 0]
      brush.clearRect(0, 0, 1, 1)
      brush.fillStyle = color
      brush.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha / 255]
    }

    return found
      .filter((element) => !element.closest('svg'))
      .map((element) => {
        const style = getComputedStyle(element)
        const [red, green, blue, alpha] = rgba(style.color)
        let opacity = alpha
        for (let part: Element | null = element; part; part = part.parentElement)
          opacity *= Number(getComputedStyle(part).opacity)
        const size = Number.parseFloat(style.fontSize)
        const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
        const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
        const lines = own.flatMap((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return [...range.getClientRects()].map((line) => ({
            x: line.x + scrollX,
            y: line.y + scrollY,
            width: line.width,
            height: line.height,
          }))
        })
        return {
          says: own
            .map((node) => node.textContent)
            .join('')
            .trim(),
          color: [red, green, blue, opacity] as const,
          limit: isLarge ? (3 as const) : (4.5 as const),
          lines: lines.filter(({ width, height }) => width > 1 && height > 1),
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

/** Photographs a part of the page, in half the time that a packed picture takes. */
async function photograph(page: Page, clip: Box): Promise<string> {
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  })
  await browser.detach()
  return data
}

function measure(page: Page, picture: string, clip: Box, texts: readonly Text[]) {
  return page.evaluate(
    async ([base64, frame, found]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const brush = canvas.getContext('2d', { willReadFrequently: true })
      if (!brush) throw new Error('This browser has no canvas.')
      brush.drawImage(bitmap, 0, 0)

      const linear = (channel: number) =>
        channel <= 10.31 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4
      const luminance = (red: number, green: number, blue: number) =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

      return found.flatMap(({ says, color, limit, lines }) => {
        const [red, green, blue, cover] = color
        let least = 21
        for (const line of lines) {
          const { data } = brush.getImageData(
            Math.round(line.x - frame.x),
            Math.round(line.y - frame.y),
            Math.max(1, Math.floor(line.width)),
            Math.max(1, Math.floor(line.height)),
          )
          for (let at = 0; at < data.length; at += 4) {
            const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]]
            const over = (one: number, other: number) => one * cover + other * (1 - cover)
            const text = luminance(over(red, r), over(green, g), over(blue, b))
            const ground = luminance(r, g, b)
            const [high, low] = text > ground ? [text, ground] : [ground, text]
            least = Math.min(least, (high + 0.05) / (low + 0.05))
          }
        }
        return least < limit ? [`${least.toFixed(2)}:1, not ${limit}:1: ${says}`] : []
      })
    },
    [picture, clip, texts] as const,
  )
}
