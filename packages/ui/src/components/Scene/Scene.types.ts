import type { ReactNode } from 'react'
import type { Sign } from '../ShopFront/index.js'

export interface SceneProps {
  /** Names the page: its only heading of the first rank. It takes focus by script after a navigation. */
  heading: ReactNode
  /** Says what happened, or what will be here. */
  description: ReactNode
  /** What to do next. */
  actions: ReactNode
  /** Sets the size of the heading: `hero` for the first page of a site. @default 'title' */
  headingSize?: 'title' | 'hero'
  /** Stands above the heading in small letters. */
  eyebrow?: string
  /** Stands below the actions. */
  children?: ReactNode
  /** What the sign of the shop says. @default 'open' */
  sign?: Sign
  /** Says whether the sign is on. @default true */
  lit?: boolean
}
