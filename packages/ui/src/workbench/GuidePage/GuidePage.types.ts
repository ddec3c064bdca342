import type { ReactNode } from 'react'
import type { Crumb } from '../../components/Breadcrumb/index.js'
import type { ShortcutGroup } from '../../components/ShortcutsDialog/index.js'
import type { Theme } from '../../tokens/index.js'

/** A picture of a task, which loads when it comes near. */
export interface GuidePicture {
  /** Its address, or one for each theme. */
  readonly src: string | Readonly<Record<Theme, string>>
  /** Its own size, in px. It is never shown larger. */
  readonly width: number
  readonly height: number
  /** Text alternative for those who do not see the picture. */
  readonly alt: string
}

/** Something that the reader wants to do, with its steps. */
export interface GuideTask {
  /** Id of its heading, for links; unique on the page. */
  readonly id: string
  readonly heading: string
  /** Instructions in order. The names of controls, between “ and ”, are marked instead of in quotation marks. */
  readonly steps: readonly string[]
  /** @default none */
  readonly picture?: GuidePicture
}

/** A fact with its explanation. */
export interface GuideFact {
  readonly term: string
  /** The names of controls, between “ and ”, are marked instead of in quotation marks. */
  readonly text: string
}

/** A link to a document beside the app, which opens in a new tab. */
export interface GuideLink {
  readonly label: string
  readonly href: string
}

/** A part of the guide: tasks, facts, shortcuts or a document. */
export interface GuideSection {
  /** Id of its heading, for links; unique on the page. */
  readonly id: string
  readonly heading: string
  /** Introduction of the part. @default none */
  readonly text?: ReactNode
  /** Tasks, which are numbered and in the contents. @default none */
  readonly tasks?: readonly GuideTask[]
  /** @default none */
  readonly facts?: readonly GuideFact[]
  /** @default none */
  readonly shortcuts?: readonly ShortcutGroup[]
  /** @default none */
  readonly link?: GuideLink
}

export interface GuidePageProps {
  /** Heading of the page. */
  heading: string
  /** One sentence on what the guide covers. */
  description: ReactNode
  /** The parts, in the order in which they are shown. */
  sections: readonly GuideSection[]
  /** The levels above the page. @default none */
  breadcrumb?: readonly Crumb[]
}
