import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { JSHandle, Page } from 'playwright/test'

/** The source of axe, to run in a page. */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** WCAG 2.2 up to level AA, and best practices. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The results of axe for a page. */
export interface Judgement {
  /** The violations, as text. */
  readonly violations: readonly string[]
  /** The incomplete results other than contrast, as text. */
  readonly undecided: readonly string[]
  /** The texts whose contrast axe could not determine. */
  readonly texts: JSHandle<readonly Element[]>
}

/** Injects axe once, and renders content that `content-visibility` skips. */
export async function prepareAxe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
}

function inWords([rule, html = '']: readonly string[]): string {
  return `${rule}: ${html.slice(0, 160)}`
}

/** Runs axe on the current page. */
export async function judge(page: Page): Promise<Judgement> {
  const result = await page.evaluateHandle(async (values) => {
    const { axe: tool } = globalThis as unknown as { readonly axe: typeof axe }
    const { violations, incomplete } = await tool.run(document, {
      resultTypes: ['violations', 'incomplete'],
      runOnly: { type: 'tag', values: [...values] },
      elementRef: true,
      // No page has frames or media.
      iframes: false,
      preload: false,
    })
    const failed = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => [id, html]))
    const unsure = incomplete.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })))
    return {
      found: [
        failed,
        unsure.filter(({ id }) => id !== 'color-contrast').map(({ id, html }) => [id, html]),
      ],
      texts: unsure.flatMap(({ id, element }) =>
        id === 'color-contrast' && element ? [element] : [],
      ),
    }
  }, tags)
  const [violations = [], undecided = []] = await result.evaluate(({ found }) => found)
  return {
    violations: violations.map(inWords),
    undecided: undecided.map(inWords),
    texts: await result.evaluateHandle(({ texts }) => texts),
  }
}
