import type { FoundValue, Losses, ScopeChoices, ScopeMatches } from '@dropwatt/automations'
import type { OptionChoice, PictureSource, SavedFilters } from '@dropwatt/ui/workbench'
import type { Questions } from '../../core/engine/messages.ts'
import type { RatesTexts } from './useRatesTexts.ts'

/** Facts about the open file for a form. */
export interface FormFile {
  readonly header: readonly string[]
  /** The names of columns that are never written. @default none */
  readonly readOnly?: ReadonlySet<string> | undefined
  readonly choices: ScopeChoices
  /** The values of columns that were found, by their names. @default none */
  readonly columnValues?: Readonly<Record<string, readonly FoundValue[]>> | undefined
  /** Finds the values of columns; with it, values that are not known yet are still being found. @default there are none */
  readonly loadColumns?: ((names: readonly string[]) => void) | undefined
  /** Number of exports of the store that are saved on this device, this one included. */
  readonly exports: number
  /** The languages of an export of translations. @default none */
  readonly locales?: readonly FoundValue[] | undefined
  /** Whether a job counts in it. */
  readonly hasJobs: boolean
  /** The product types that options are needed for, by the key of the option. */
  readonly questions?: Questions | undefined
  /** Counts of what passes the filters of the options. @default it is not counted */
  readonly matches?: ScopeMatches | undefined
  /** Numbers of changes that an import turns into losses. @default none */
  readonly losses?: Losses | undefined
  /** Number of products. @default not known */
  readonly products?: number | undefined
  /** Filters saved on this device. @default none can be saved */
  readonly saved?: SavedFilters | undefined
  /** Reasons that choices do not work on the file, by field key and value. @default all work */
  readonly off?: OffChoices | undefined
  /** Texts and states of choices that need a service. @default they are not offered */
  readonly services?: Readonly<Record<string, ServiceChoice>> | undefined
  /** Hints below choices, by field key and value. @default none */
  readonly hints?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
  /** Keeps an image file that is chosen for an option, beside the options. @default it is not kept */
  readonly keepImage?: ((key: string, file: File) => Promise<void>) | undefined
  /** The pictures of image files that are chosen, by the keys of their options. @default none */
  readonly pictures?: Readonly<Record<string, PictureSource>> | undefined
  /** Whether both a product file and images are open, so that the member chooses. @default false */
  readonly hasBoth?: boolean | undefined
  /** Texts about the reference rates. @default they are not known */
  readonly rates?: RatesTexts | undefined
}

/** Text and state of a choice that needs a service. */
export type ServiceChoice = Pick<OptionChoice, 'hint' | 'hintTone' | 'disabled'>

/** A choice that does not work on the file. */
export interface OffChoice {
  /** Reason, as a sentence. */
  readonly reason: string
  /** Stands for the name in its label where the file has none. @default it has no such label */
  readonly name?: string
  /** Whether it is chosen elsewhere all the same. @default false */
  readonly isOffered?: boolean
}

export type OffChoices = Readonly<Record<string, Readonly<Record<string, OffChoice>>>>
