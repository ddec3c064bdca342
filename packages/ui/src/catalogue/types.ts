import type { Icon } from '../icons/index.js'

/** Data of an automation for lists and the navigation; loaded with every page of the dashboard. */
export interface AutomationRecord {
  /** Name in English: its entry in the sidebar and the heading of its page. */
  readonly label: string
  readonly icon: Icon
  /** Shows a warning icon in the navigation. */
  readonly needsAttention?: true
}

/**
 * An automation beside the groups: it has no place in the sidebar and is not counted there. The command
 * palette, the files page, the chip of the open file and the recipes offer it.
 */
export interface ExtraAutomationRecord extends Pick<AutomationRecord, 'label' | 'icon'> {
  /** Description in English, in one sentence. */
  readonly description: string
  /** Address of its page, below that of the dashboard. */
  readonly path: string
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
