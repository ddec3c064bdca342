import type { Icon } from '../../icons/index.js'
import type { StatValue } from './isHighlighted.js'

/** What a stat says, the same on a card of its own and joined with others. */
export interface StatProps {
  /** Says what the value is. */
  title: string
  /** Numbers are written in the language in force, texts as they are; null and what is not a number as not known. */
  value: StatValue
  /** Stands beside the title; decorative. */
  icon: Icon
}
