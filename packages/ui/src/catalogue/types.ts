import type { Icon } from '../icons/index.js'

/** What lists and the navigation show of an automation; loaded with every page of the dashboard. */
export interface AutomationRecord {
  /** Name in English: its entry in the sidebar and the heading of its page. */
  readonly label: string
  readonly icon: Icon
  /** Calls for the owner's eye in the navigation. */
  readonly needsAttention?: true
}

/** What the page of an automation says in English. */
export interface AutomationStrings {
  /** What the automation does, in one sentence. */
  readonly description: string
  /** What its picture shows, in one sentence. */
  readonly caption: string
  /** Claims of this automation alone, by id; the line under each has the same key and `Text`. */
  readonly facts?: Readonly<Record<string, string>>
  /** Words and texts that its picture alone shows, by key. */
  readonly words?: Readonly<Record<string, string>>
}

/** The name of an automation and all that its page says, in another language. */
export type Translation<Source extends AutomationStrings> = { readonly label: string } & {
  readonly [Part in keyof Source]: Source[Part] extends string
    ? string
    : { readonly [Key in keyof Source[Part]]: string }
}
