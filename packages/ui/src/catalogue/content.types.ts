import type { Icon } from '../icons/index.js'
import type { automationFactStrings } from './automationPages.strings.js'
import type { AutomationPicture } from './pictures.types.js'
import type { SharedFact } from './sharedFacts.js'

type FactText = keyof (typeof automationFactStrings)['en']

/** Id of a claim about an automation. */
type AutomationFact = {
  [Id in FactText]: `${Id}Text` extends FactText ? Id : never
}[FactText]

/** A shared claim, by its id, or one with its own icon. */
type Claim = SharedFact | { readonly id: AutomationFact; readonly icon: Icon }

/** Content of the page of an automation; `bySlug/automationContents.ts` checks that of each one. */
export interface AutomationContent {
  /** Claims about the automation, the strongest first. */
  readonly facts: readonly [Claim, Claim, Claim]
  /** Illustration of the automation on a sample. */
  readonly picture: AutomationPicture
}
