import type axe from 'axe-core'
import { axeSource, tags } from '../e2e/accessibility/axe.ts'
import type { Tab } from './drivers/driver.ts'

/** Runs axe on the current page and returns its violations as text. */
export async function axeProblems(tab: Tab): Promise<readonly string[]> {
  const hasAxe = await tab.evaluate(() => 'axe' in globalThis)
  if (!hasAxe) await tab.run(axeSource)
  return tab.evaluate(async (values) => {
    const { axe: tool } = globalThis as unknown as { readonly axe: typeof axe }
    const { violations } = await tool.run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: [...values] },
      iframes: false,
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  }, tags)
}
