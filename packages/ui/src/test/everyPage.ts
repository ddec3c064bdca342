import type { ComponentType } from 'react'
import * as exported from '../exports/pages.js'

/** Pages that show what a slug names. */
const bySlug = new Set(['AutomationPage', 'ExtraAutomationPage', 'SettingsPage'])

/** Every page of the library with its name, except those that take a slug. */
export const everyPage = Object.entries(exported).filter(
  ([name]) => name.endsWith('Page') && !bySlug.has(name),
) as readonly (readonly [name: string, Page: ComponentType])[]
