import type { ReactNode } from 'react'
import type { Crumb } from '../../components/Breadcrumb/index.js'

export interface RecipePageProps {
  /** Name of the recipe: the heading of the page. */
  name: string
  /** Number of its steps. */
  steps: number
  /** When it was last applied, in milliseconds since 1970, and how many products it changed. @default not used yet */
  lastUsed?: { readonly at: number; readonly products: number }
  /** The levels above the page. @default none */
  breadcrumb?: readonly Crumb[]
  /** Downloads the recipe as a file. @default no ‘Export recipe’ */
  onExport?: () => void
  /** Asks for another name. @default no such entry in the menu */
  onRename?: () => void
  /** Copies the recipe. @default no such entry in the menu */
  onDuplicate?: () => void
  /** Removes the recipe from this device. @default no such entry in the menu */
  onRemove?: () => void
  /** Important news: `Notice` elements, above the steps. @default none */
  notices?: ReactNode
  /** The steps: `RecipeSteps`. */
  children: ReactNode
}
