import type { ComponentType } from 'react'
import * as exported from '../exports/pages.js'

/** Every page of the library with its name, except those that take a slug. */
export const everyPage = Object.entries(exported).filter(
  ([name]) => name.endsWith('Page') && name !== 'AutomationPage' && name !== 'SettingsPage',
) as readonly (readonly [name: string, Page: ComponentType])[]
