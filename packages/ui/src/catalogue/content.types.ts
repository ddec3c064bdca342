import type { Icon } from '../icons/index.js'
import type { automationFactStrings } from './automationPages.strings.js'
import type { AutomationPicture } from './pictures.types.js'
import type { SharedFact } from './sharedFacts.js'

type FactText = keyof (typeof automationFactStrings)['en']

/** Id of something that is claimed of an automation. */
export type AutomationFact = {
  [Id in FactText]: `${Id}Text` extends FactText ? Id : never
}[FactText]

/** A claim that several automations share, by its id, or one that brings its own sign. */
export type Claim = SharedFact | { readonly id: AutomationFact; readonly icon: Icon }

/** What the page of an automation shows. */
export interface AutomationContent {
  /** What is claimed of the automation, the strongest first. */
  readonly facts: readonly [Claim, Claim, Claim]
  /** Shows on a sample what the automation does. */
  readonly picture: AutomationPicture
}
