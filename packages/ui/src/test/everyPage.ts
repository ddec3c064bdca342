import type { ComponentType } from 'react'
import * as exported from '../exports/pages.js'

/** Every page of the library by its name; what shows one of many by its slug is not among them. */
export const everyPage = Object.entries(exported).filter(
  ([name]) => name !== 'AutomationPage' && name !== 'SettingsPage',
) as readonly (readonly [name: string, Page: ComponentType])[]
