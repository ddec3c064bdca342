import type { FoundValue, ScopeChoices, ScopeMatches } from '@dropwatt/automations'
import type { OptionChoice, PictureSource } from '@dropwatt/ui/workbench'
import type { Questions } from '../../core/engine/messages.ts'
import type { RatesTexts } from './useRatesTexts.ts'

/** What a form needs to know about the open file. */
export interface FormFile {
  readonly header: readonly string[]
  readonly choices: ScopeChoices
  /** How many exports of the store are saved on this device, this one included. */
  readonly exports: number
  /** The languages of an export of translations. @default none */
  readonly locales?: readonly FoundValue[] | undefined
  /** Whether a job counts in it. */
  readonly hasJobs: boolean
  /** The product types that options are needed for, by the key of the option. */
  readonly questions?: Questions | undefined
  /** What passes the filters of the options. @default it is not counted */
  readonly matches?: ScopeMatches | undefined
  /** What the form says about choices that need a service. @default they are not offered */
  readonly services?: Readonly<Record<string, ServiceChoice>> | undefined
  /** What is said below choices, by the keys of their fields and their values. @default nothing */
  readonly hints?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
  /** Keeps an image file that is chosen for an option, beside the options. @default it is not kept */
  readonly keepImage?: ((key: string, file: File) => Promise<void>) | undefined
  /** The pictures of image files that are chosen, by the keys of their options. @default none */
  readonly pictures?: Readonly<Record<string, PictureSource>> | undefined
  /** Whether both a product file and images are open, so that the owner chooses. @default false */
  readonly hasBoth?: boolean | undefined
  /** What the form says about the reference rates. @default they are not known */
  readonly rates?: RatesTexts | undefined
}

/** What a form says about a choice that needs a service. */
export type ServiceChoice = Pick<OptionChoice, 'hint' | 'hintTone' | 'disabled'>
