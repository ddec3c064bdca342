import type { ReactNode } from 'react'
import type { Sign } from '../ShopFront/index.js'

export interface SceneProps {
  /** Heading of the page: its only `h1`, which receives focus after a navigation. */
  heading: ReactNode
  /** Explains what happened, or what will be here. */
  description: ReactNode
  /** The next step: buttons or links. */
  actions: ReactNode
  /** Sets the size of the heading: `hero` for the first page of a site. @default 'title' */
  headingSize?: 'title' | 'hero'
  /** Small text above the heading. */
  eyebrow?: string
  /** Shown below the actions. */
  children?: ReactNode
  /** Text of the neon sign. @default 'open' */
  sign?: Sign
  /** Whether the neon sign is on. @default true */
  lit?: boolean
}
