import type { ScopeMatches } from '@dropwatt/automations'
import type {
  ByTypeField,
  CheckboxesField,
  ChoiceField,
  ColourField,
  ColumnsField,
  FileField,
  ImageField,
  ListField,
  Loss,
  MapField,
  NumberField,
  OptionField,
  Options,
  OptionValue,
  OrderField,
  Problem,
  RulesField,
  ScopeField,
  SliderField,
  TextField,
  ToggleField,
} from '@dropwatt/automations/options'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { CountedValue } from '../fields/CountedValue.js'
import type { FilterOffer, SavedFilters } from '../FilterBar/index.js'
import type { PictureSource } from '../images.types.js'
import type { RuleSuggestions } from '../RulesField/index.js'
import type { TemplateGround } from '../TemplatePicker/index.js'

/** Changes that an import of the file turns into a loss. */
export interface OptionLoss {
  /** Changed option names and values, or cells that become empty. */
  readonly kind: Loss
  readonly count: number
  /** Labels of the other options that it counts, which do not say it again. @default none */
  readonly includes?: readonly string[]
}

/** The part of an option's record that a form reads, with its texts in the current language. */
type Worded<Field extends OptionField, Part extends keyof Field = never> = Pick<
  Field,
  'kind' | 'key' | Part
> & {
  readonly label: string
  /** Help text under the label. */
  readonly help?: ReactNode
  /** The loss that an import has because of its value, said beside it. @default none */
  readonly loses?: OptionLoss | undefined
  /** @default false */
  readonly disabled?: boolean
}

/** A field that may stand beside a short one before or after it. */
interface Short {
  /** Puts it beside that one. @default false */
  readonly isShort?: boolean
}

interface Offered {
  readonly choices: readonly OptionChoice[]
}

/** One of the values to choose from. */
export interface OptionChoice {
  readonly value: string
  readonly label: string
  /** Help text, in radio choices and checkboxes under the label, in chips below them while it is chosen. */
  readonly hint?: string
  /** Marks that help text as a warning, or as what is wrong. @default neither */
  readonly hintTone?: 'warning' | 'danger'
  /** Look of the choice, in pictures only. @default nothing */
  readonly ground?: TemplateGround
  /** Marks a colour or an image of the member, in pictures only. @default false */
  readonly isOwn?: boolean
  /** Number of products with it, in checkboxes only. @default not shown */
  readonly count?: number
  /** @default false */
  readonly disabled?: boolean
}

type ChoiceOption = Worded<ChoiceField> &
  Offered &
  Short & {
    /** Text of a first, empty choice of a list. @default no empty choice */
    readonly placeholder?: string
  }

type NumberOption = Worded<
  NumberField,
  'min' | 'max' | 'decimals' | 'unit' | 'isOptional' | 'isSigned'
> &
  Short & {
    /** The value that an optional field has when it is turned on for the first time; `NaN` for none. @default min */
    readonly first?: number
  }

type TextOption = Worded<TextField, 'maxLength'> & Short & { readonly placeholder?: string }

type MapOption = Worded<MapField, 'maxLength' | 'isAmount'> & {
  readonly found: readonly CountedValue[]
  readonly similar?: readonly (readonly string[])[]
  /** Number of groups that are shown at first. @default 20 */
  readonly shown?: number
}

type ByTypeOption = Worded<ByTypeField> &
  Offered & {
    /** The product types to choose for, with their numbers of products; '' stands for none. */
    readonly types: readonly CountedValue[]
  }

type FileOption = Worded<FileField, 'types'> & {
  /** Reads the text of a file that was chosen. */
  readonly read: (file: File) => Promise<string>
}

type ImageOption = Worded<ImageField, 'types'> & {
  /** Keeps a file that was chosen, whose name and size become the value. */
  readonly keep: (file: File) => Promise<void>
  /** The image that was chosen, in any size. @default an icon */
  readonly picture?: PictureSource | undefined
}

type ScopeOption = Worded<ScopeField> & {
  readonly offers: readonly FilterOffer[]
  /** Numbers that match the conditions, once they are counted. @default not shown */
  readonly matches?: ScopeMatches | undefined
  /** Number of products in the open file. @default not known */
  readonly products?: number | undefined
  /** Filters saved on this device. @default none can be saved */
  readonly saved?: SavedFilters | undefined
}

/** Something else among the options, such as the settings of a service. */
export interface ContentOptionField {
  readonly kind: 'content'
  /** Unique in its form. */
  readonly key: string
  readonly content: ReactNode
}

/** One option: its record, with its texts in the current language and what the open file offers. */
export type OptionFormField =
  | ChoiceOption
  | Worded<ToggleField, 'opensGroup'>
  | NumberOption
  | Worded<SliderField, 'min' | 'max' | 'unit'>
  | Worded<ColourField>
  | TextOption
  | Worded<ListField, 'maxLength' | 'isTag'>
  | (Worded<CheckboxesField | ColumnsField, 'look'> & Offered)
  | (Worded<OrderField, 'always'> & Offered)
  | MapOption
  | ByTypeOption
  | FileOption
  | ImageOption
  | (Worded<RulesField> & { readonly suggestions?: RuleSuggestions })
  | ScopeOption
  | ContentOptionField

/** Message of an invalid option, with the part of its value that is wrong, where that is one. */
export interface OptionError extends Pick<Problem, 'part' | 'control'> {
  readonly message: string
}

export interface OptionsFormProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'aria-labelledby' | 'children' | 'onBlur' | 'onChange' | 'onReset'
> {
  /** Heading over the options. @default 'Options' */
  heading?: string
  /** The options to show, in order; leave out those whose condition is false. */
  fields: readonly OptionFormField[]
  /** The values by key. */
  values: Options
  /** Messages of invalid options by key, in the current language. @default none */
  errors?: Readonly<Record<string, OptionError | undefined>>
  /**
   * Called on every change. A number is `NaN` while its text is not a number; in an optional field
   * that is off, it is `null`.
   */
  onChange: (key: string, value: OptionValue) => void
  /** Called when focus leaves an option: the time to show its error. */
  onBlur?: (key: string) => void
  /** Restores the defaults. @default no reset button */
  onReset?: () => void
  /** Reason why nothing can be chosen, as a sentence, shown above the options. @default nothing */
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
  /** Effect of the options, such as the summary of the preview; stays visible above the button. */
  summary?: ReactNode
  /** The options. */
  children: ReactNode
}
