import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { FilterMatches, FilterOffer, FoundValue, ProductFilter } from '../FilterBar/index.js'
import type { TypeValues } from '../fields/ByTypeField.js'
import type { ChosenFile, ChosenImage } from '../fields/FileField.js'
import type { PictureSource } from '../images.types.js'
import type { ValueMap } from '../MapField/index.js'
import type { RuleSuggestions, TagRule } from '../RulesField/index.js'
import type { TemplateGround } from '../TemplatePicker/index.js'

interface FieldBase<Kind extends string> {
  readonly kind: Kind
  /** Unique in its form; `values` and `errors` are looked up by it. */
  readonly key: string
  readonly label: string
  /** Help text under the label. */
  readonly help?: ReactNode
  /** @default false */
  readonly disabled?: boolean
}

/** One of the values to choose from. */
export interface OptionChoice {
  readonly value: string
  readonly label: string
  /** Help text under the label, in radio choices and checkboxes only. */
  readonly hint?: string
  /** Marks that help text as a warning, or as what is wrong. @default neither */
  readonly hintTone?: 'warning' | 'danger'
  /** What it looks like, in pictures only. @default nothing */
  readonly ground?: TemplateGround
  /** Marks a colour or an image of the owner, in pictures only. @default false */
  readonly isOwn?: boolean
  /** Number of products with it, in checkboxes only. @default not shown */
  readonly count?: number
  /** @default false */
  readonly disabled?: boolean
}

/**
 * One of a few values. `radio` shows them all, `choice` in a list, `pictures` by pictures of them, and
 * `place` as places in an image.
 */
export interface ChoiceOptionField extends FieldBase<'choice' | 'radio' | 'pictures' | 'place'> {
  readonly choices: readonly OptionChoice[]
  /** Text of a first, empty choice of a list. @default no empty choice */
  readonly placeholder?: string
  /** Puts it beside a short field before or after it. @default false */
  readonly isShort?: boolean
}

export type ToggleOptionField = FieldBase<'toggle'>

/** A number. `null` means that it is off, which only an optional field allows. */
export interface NumberOptionField extends FieldBase<'number'> {
  readonly min: number
  readonly max: number
  /** Most digits behind the decimal point. @default 0 */
  readonly decimals?: number
  /** Shown in the box, such as `%`; at most 40 px wide. */
  readonly unit?: string
  /** Adds a switch that turns it on and off. @default false */
  readonly isOptional?: boolean
  /** The value that an optional field has when it is turned on for the first time. @default min */
  readonly first?: number
  /** Puts it beside a short field before or after it. @default false */
  readonly isShort?: boolean
}

/** A number that is set with a slider. */
export interface SliderOptionField extends FieldBase<'slider'> {
  readonly min: number
  readonly max: number
  /** Shown behind the number. @default none */
  readonly unit?: '%'
}

/** A colour as `#rrggbb`. */
export type ColourOptionField = FieldBase<'colour'>

export interface TextOptionField extends FieldBase<'text'> {
  readonly maxLength?: number
  readonly placeholder?: string
  /** Puts it beside a short field before or after it. @default false */
  readonly isShort?: boolean
}

/** A list of short texts, such as tags, as chips. */
export interface ListOptionField extends FieldBase<'list'> {
  readonly maxLength?: number
  /** Whether a comma ends a text, as it does for tags. @default false */
  readonly isTag?: boolean
}

/** Any number of fixed values, or of columns of the open file. */
export interface CheckboxesOptionField extends FieldBase<'checkboxes' | 'columns'> {
  readonly choices: readonly OptionChoice[]
}

/** Some of a few values in an order of their own. */
export interface OrderOptionField extends FieldBase<'order'> {
  readonly choices: readonly OptionChoice[]
  /** The choice that is there with any other. */
  readonly always: string
}

/** New names, or amounts, by found names. */
export interface MapOptionField extends FieldBase<'map'> {
  readonly found: readonly FoundValue[]
  /** Takes amounts in place of names. @default false */
  readonly isAmount?: boolean
  readonly similar?: readonly (readonly string[])[]
  /** How many groups are shown before the rest is asked for. @default 20 */
  readonly shown?: number
  readonly maxLength?: number
}

/** One of a few values for each product type. */
interface ByTypeOptionField extends FieldBase<'by-type'> {
  /** The product types to choose for, with their numbers of products; '' stands for none. */
  readonly types: readonly FoundValue[]
  readonly choices: readonly OptionChoice[]
}

/** A small text file. */
interface FileOptionField extends FieldBase<'file'> {
  /** The ends of the names of files that the system offers, such as `.csv`. */
  readonly types: readonly string[]
  /** Reads the text of a file that was chosen. */
  readonly read: (file: File) => Promise<string>
}

/** An image file, such as a logo. */
export interface ImageOptionField extends FieldBase<'image'> {
  /** The ends of the names of files that the system offers, such as `.png`. */
  readonly types: readonly string[]
  /** Keeps a file that was chosen, whose name and size become the value. */
  readonly keep: (file: File) => Promise<void>
  /** The image that was chosen, in any size. @default an icon */
  readonly picture?: PictureSource | undefined
}

export interface RulesOptionField extends FieldBase<'rules'> {
  readonly suggestions?: RuleSuggestions
}

/** Which products are included. */
export interface ScopeOptionField extends FieldBase<'scope'> {
  readonly offers: readonly FilterOffer[]
  /** What passes the filters, once it is counted. @default not shown */
  readonly matches?: FilterMatches | undefined
}

/** Something else among the options, such as the settings of a service. */
export interface ContentOptionField {
  readonly kind: 'content'
  /** Unique in its form. */
  readonly key: string
  readonly content: ReactNode
}

/** One option, with its texts in the current language. */
export type OptionFormField =
  | ChoiceOptionField
  | ToggleOptionField
  | NumberOptionField
  | SliderOptionField
  | ColourOptionField
  | TextOptionField
  | ListOptionField
  | CheckboxesOptionField
  | OrderOptionField
  | MapOptionField
  | ByTypeOptionField
  | FileOptionField
  | ImageOptionField
  | RulesOptionField
  | ScopeOptionField
  | ContentOptionField

/** The value of one option; its kind of field says which of these types it has. */
export type OptionFormValue =
  | string
  | boolean
  | number
  | null
  | readonly string[]
  | ValueMap
  | TypeValues
  | ChosenFile
  | ChosenImage
  | readonly TagRule[]
  | readonly ProductFilter[]

export interface OptionsFormProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'aria-labelledby' | 'children' | 'onBlur' | 'onChange' | 'onReset'
> {
  /** Heading over the options. @default 'Options' */
  heading?: string
  /** The options to show, in order; leave out those whose condition is false. */
  fields: readonly OptionFormField[]
  /** The values by key. */
  values: Readonly<Record<string, OptionFormValue>>
  /** Messages of invalid options by key, in the current language. @default none */
  errors?: Readonly<Record<string, string | undefined>>
  /**
   * Called on every change. A number is `NaN` while its text is not a number; in an optional field
   * that is off, it is `null`.
   */
  onChange: (key: string, value: OptionFormValue) => void
  /** Called when focus leaves an option: the time to show its error. */
  onBlur?: (key: string) => void
  /** Restores the defaults. @default no reset button */
  onReset?: () => void
  /** Why nothing can be chosen, as a sentence, shown above the options. @default nothing */
  offReason?: string | undefined
}

export interface OptionsSheetProps {
  /** Whether it is open. */
  open: boolean
  /** Called when it should close: by Escape, its close button, the backdrop or the button at its end. */
  onClose: () => void
  /** The edge that it slides in from. @default 'bottom' on phones, else 'end' */
  side?: 'bottom' | 'end'
  /** Accessible name. @default 'Options' */
  title?: string
  /** Text of the button at its end. @default 'Show changes' */
  closeLabel?: string
  /** What the options change, such as the summary of the preview; stays visible above the button. */
  summary?: ReactNode
  /** The options. */
  children: ReactNode
}
