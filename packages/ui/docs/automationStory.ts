import { expect, userEvent, within } from 'storybook/test'
import { automationContents } from '../src/catalogue/bySlug/automationContents.js'
import { automationFactStrings } from '../src/catalogue/automationPages.strings.js'
import { automationLabels } from '../src/catalogue/automations.strings.js'
import type { AutomationSlug } from '../src/catalogue/slugs.js'
import { inEnglish, type PlayContext } from './inEnglish.js'

/**
 * Tests the story of an automation page: it shows its name and its claims, and its Run button shows
 * the notice.
 */
export function playAutomation(slug: AutomationSlug) {
  return inEnglish(async ({ canvasElement }: PlayContext) => {
    const canvas = within(canvasElement)
    const label = automationLabels.en[slug]
    await expect(canvas.getByRole('heading', { level: 1, name: label })).toBeVisible()
    for (const fact of automationContents[slug].facts) {
      const title = automationFactStrings.en[typeof fact === 'string' ? fact : fact.id]
      await expect(canvas.getByText(title)).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }))
    await expect(await canvas.findByText("This feature isn't implemented yet")).toBeVisible()
  })
}
