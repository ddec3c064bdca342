import type { Icon } from '../icons/index.js'

/** Data of an automation for lists and the navigation; loaded with every page of the dashboard. */
export interface AutomationRecord {
  /** Name in English: its entry in the sidebar and the heading of its page. */
  readonly label: string
  readonly icon: Icon
  /** Shows a warning icon in the navigation. */
  readonly needsAttention?: true
}

/** English texts of the page of an automation. */
export interface AutomationStrings {
  /** Description of the automation, in one sentence. */
  readonly description: string
  /** Caption of its illustration, in one sentence. */
  readonly caption: string
  /** Claims only of this automation, by id; the line under each has the same key plus `Text`. */
  readonly facts?: Readonly<Record<string, string>>
  /** Texts only of its illustration, by key. */
  readonly words?: Readonly<Record<string, string>>
}
