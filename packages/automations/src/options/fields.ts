import type { Losses } from '../guards/losses.ts'
import type { ColumnTargets } from '../importing/targets.ts'
import type { ColumnKey } from '../products/columnNames.ts'
import type { ConditionSubject, Operator } from '../scope/subjects.ts'

/** Shows a field only while another option has one of these values, or a list with one of them. */
export interface Condition {
  readonly key: string
  readonly is: readonly (string | boolean)[]
  /** Also shows the field while this is true. */
  readonly or?: Condition
}

/** A loss that an import of the changed file brings about in the store. */
export type Loss = keyof Losses

/** The loss that values of an option can bring about. */
export interface Cause {
  readonly loss: Loss
  /** The values that do; in a list one of them is enough. @default every value, unless it is empty or off */
  readonly is?: readonly (string | boolean)[]
  /** The key of an option without which this one has no effect. @default none */
  readonly needs?: string
}

interface FieldBase<Kind extends string, Value> {
  readonly kind: Kind
  /** Unique in its automation; also the name on the command line and in recipes. */
  readonly key: string
  readonly default: Value
  readonly when?: Condition
  /** Holds data of a store or supplier and no choice: jobs and recipes do not keep it. */
  readonly isData?: true
  /** Is about importing the file into a store: a file that is written to one directly does not need it. */
  readonly forImport?: true
  /** The form says beside the option how much is lost. @default nothing */
  readonly causes?: Cause
}

/**
 * One of a few values. `radio` shows them all, `segments` in one row, `choice` in a list, `pictures` by
 * pictures of them, and `place` as places in an image.
 */
export interface ChoiceField extends FieldBase<
  'choice' | 'radio' | 'segments' | 'pictures' | 'place',
  string
> {
  /** The values as they are stored; their labels are in the texts. */
  readonly choices: readonly string[]
  /** The key of another choice that must have another value. */
  readonly differsFrom?: string
  /** The choices that only work in a browser, which the command line does not offer. @default none */
  readonly inBrowsers?: readonly string[]
  /** Offers only the endings of prices that fit the currency in another option. @default all */
  readonly endingsOf?: string
  /**
   * The choice for sets of images, where what is open decides between it and the default. The command
   * line does not take such an option.
   */
  readonly forImages?: string
}

/** A language of an export of translations, such as `de` or `pt-BR`; empty for the first of the file. */
export type LocaleField = FieldBase<'locale', string>

/** A currency of ISO 4217, by its code; empty until one is chosen. */
export interface CurrencyField extends FieldBase<'currency', string> {
  /** The key of another currency that must not be the same. */
  readonly differsFrom?: string
  /** The prices whose currency it begins with, where it is known: those of the store, or of the first market. */
  readonly of?: 'base' | 'market'
}

/**
 * The prices to write: `base` for those without a market, or the name of a column such as ‘Price /
 * Canada’ for those of a market. The form offers the markets of the file.
 */
export interface PricesField extends FieldBase<'prices', string> {
  readonly offers: 'market-prices'
}

export interface ToggleField extends FieldBase<'toggle', boolean> {
  /** It is only on by default once so many exports of the store are saved on this device. */
  readonly needsExports?: number
  /** Refuses to be off: the member confirms something by it. */
  readonly isRequired?: true
  /** Opens a group of options that is set apart from the others. */
  readonly opensGroup?: true
}

/** Accepted numbers of a field. */
export interface NumberRange {
  readonly min: number
  readonly max: number
  /** Most digits behind the decimal point. @default 0 */
  readonly decimals?: number
  readonly unit?: '%' | 'px'
}

/** A number. `null` means that it is off, which only an optional field allows. */
export interface NumberField extends FieldBase<'number', number | null>, NumberRange {
  /** Takes other numbers while another option has one of these values, such as another unit. */
  readonly otherwise?: NumberRange & { readonly when: Condition }
  readonly isOptional?: true
  /** Shows that it is added: with a plus sign, if it is above zero. */
  readonly isSigned?: true
  /** Begins empty when it is turned on, as no number is usual: it has to be entered. */
  readonly isAsked?: true
  /** A number to give as an example. @default the default, or else the least */
  readonly example?: number
  /** The column of the file that it has no effect without. @default none */
  readonly needs?: ColumnKey
  /** The key of another number that must not be the same. */
  readonly differsFrom?: string
}

/** A number that is set with a slider. */
export interface SliderField extends FieldBase<'slider', number> {
  readonly min: number
  readonly max: number
  readonly unit?: '%'
}

/** A colour as `#rrggbb`. */
export type ColourField = FieldBase<'colour', string>

export interface TextField extends FieldBase<'text', string> {
  readonly minLength?: number
  readonly maxLength?: number
  /** Refuses a comma, which separates tags. */
  readonly isTag?: true
  /** Keeps spaces at its start and end. */
  readonly keepsSpaces?: true
  /** Says when the text is a pattern to search with. */
  readonly patternIf?: Condition
  /** The key of the column whose values it has to be one of. @default any text */
  readonly ofColumn?: string
  /** Refuses what is no number; with `whole` also one with decimals. */
  readonly isNumber?: 'any' | 'whole'
  /** Refuses what is no valid pattern. */
  readonly isPattern?: true
  /** Refuses what is no full address that starts with https:// or http://. */
  readonly isAddress?: true
  /** Refuses an empty text. */
  readonly isFilled?: true
}

/** A list of short texts, such as tags. */
export interface ListField extends FieldBase<'list', readonly string[]> {
  readonly maxLength?: number
  readonly isTag?: true
}

/** Any number of fixed values. */
export interface CheckboxesField extends FieldBase<'checkboxes', readonly string[]> {
  readonly choices: readonly string[]
  /** The choices that only work in a browser, which the command line does not offer. @default none */
  readonly inBrowsers?: readonly string[]
  /** The choices that are always made. @default none */
  readonly locked?: readonly string[]
  readonly isRequired?: true
  /** Shows them in rows of chips, without boxes. */
  readonly look?: 'chips'
}

/** Some of a few values in an order that the member chose. None means that nothing is put in order. */
export interface OrderField extends FieldBase<'order', readonly string[]> {
  readonly choices: readonly string[]
  /** The choice that is meant with any other; it comes last where it is not named. */
  readonly always: string
  /** Meaning of single values that earlier releases stored. */
  readonly formerly: Readonly<Record<string, readonly string[]>>
}

/** Columns of the open file, by the column names in its header. */
export interface ColumnsField extends FieldBase<'columns', readonly string[]> {
  /**
   * Chooses the columns to offer: prices or compare-at prices with those of each market, metafields, or
   * those with texts to search.
   */
  readonly offers: 'prices' | 'compare-at-prices' | 'metafields' | 'texts'
  readonly isRequired?: true
  /** Shows those that are chosen in rows of chips, and the others in a list that opens. */
  readonly look?: 'chips'
}

/** One column of the open file, by its name in the header; empty for none. */
export interface ColumnField extends FieldBase<'column', string> {
  /** Offers the columns that can be given one value. */
  readonly offers: 'values'
  /** Says when the name may be that of a column which the file lacks and gets. @default never */
  readonly addedIf?: Condition
  /** Takes the name of such a column. */
  readonly isNew?: true
}

/**
 * Columns of the store by columns of a supplier's list. Columns that are not named are matched
 * automatically.
 */
export type TargetsField = FieldBase<'targets', ColumnTargets>

/** A column of a supplier's list, by its name; empty to find it automatically. */
export interface ListColumnField extends FieldBase<'list-column', string> {
  /** Choices beside the columns. */
  readonly choices: readonly string[]
}

/** New names by found names. The form offers the values that the file holds, with their counts. */
export interface MapField extends FieldBase<'map', Readonly<Record<string, string>>> {
  /**
   * Names that the form offers: values of the file, columns of the list, or those that a plan asks
   * for with its `questions`.
   */
  readonly found: 'vendors' | 'option-names' | 'option-values' | 'list-columns' | 'questions'
  /** Largest number of names. @default any number */
  readonly most?: number
  readonly minLength?: number
  readonly maxLength?: number
  /** Refuses a new name that is the found one. */
  readonly isDifferent?: true
  /** Takes amounts, such as 12.50, in place of names. */
  readonly isAmount?: true
}

/**
 * One of a few values for each product type, for products that do not say it themselves. A plan asks
 * for it with its `questions`; types without an answer are left as they are.
 */
export interface ByTypeField extends FieldBase<'by-type', Readonly<Record<string, string>>> {
  /** The values as they are stored; their labels are in the texts. */
  readonly choices: readonly string[]
}

/** A file that the member chose, with its text. Recipes keep it whole, unless it is data. */
export interface ChosenFile {
  readonly name: string
  readonly text: string
}

/** A small text file, such as a size chart. `null` means none. */
export interface FileField extends FieldBase<'file', ChosenFile | null> {
  /** The ends of its name, in lower case with the dot. */
  readonly types: readonly [string, ...string[]]
  /** The most characters of its text. */
  readonly maxSize: number
  /** Leaves it out of forms: the dashboard has what it holds elsewhere. */
  readonly isForCommandLine?: true
}

/**
 * A file that the member chose, such as an image. Options do not hold what is in it: the dashboard keeps it beside them, and
 * the command line reads it.
 */
export interface ChosenImage {
  /** Its name; on the command line its path. */
  readonly name: string
  /** In bytes. @default not known yet */
  readonly size?: number
}

/** A file that is kept beside the options: an image such as a logo, or a model. `null` means none. */
export interface ImageField extends FieldBase<'image', ChosenImage | null> {
  /** The ends of its name, in lower case with the dot. */
  readonly types: readonly [string, ...string[]]
  /** Its most bytes. */
  readonly maxSize: number
  /** Refuses none. */
  readonly isRequired?: true
  /** Leaves it out of the command line: it belongs to a choice that only works in a browser. */
  readonly isForBrowsers?: true
}

/** When a rule of auto-tag applies. Texts are compared without regard to case. */
export type RuleCondition =
  | { readonly kind: 'contains' | 'type' | 'vendor'; readonly text: string }
  | { readonly kind: 'option'; readonly name: string; readonly text: string }
  /** Prices and margins include both ends; an end that is `null` is open. Margins are in percent. */
  | { readonly kind: 'price' | 'margin'; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'on-sale' }

/** Adds a tag to the products that meet a condition. */
export interface TagRule {
  readonly when: RuleCondition
  readonly tag: string
}

export type RulesField = FieldBase<'rules', readonly TagRule[]>

/** One condition of a scope. Texts are compared without regard to capitals and outer spaces. */
export interface ScopeCondition {
  readonly on: ConditionSubject
  readonly is: Operator
  /**
   * Texts, of which one is enough, or numbers with a point. `between` has both ends, which are
   * included; an empty one is open. Other comparisons may have none.
   */
  readonly values: readonly string[]
  /**
   * A condition on a fact of variants chooses single variants, and products that have one; with
   * `any-variant`, one that meets it lets the whole product pass.
   *
   * @default each variant for itself
   */
  readonly of?: 'any-variant'
}

/** Products and variants that an automation works on; without conditions all. */
export interface Scope {
  /** Whether all conditions have to be met, or any of them. */
  readonly match: 'all' | 'any'
  readonly conditions: readonly ScopeCondition[]
}

export interface ScopeField extends FieldBase<'scope', Scope> {
  /** Changes single variants, so that filters on their facts choose among them. @default whole products */
  readonly ofVariants?: true
}

/** One option of an automation. */
export type OptionField =
  | ChoiceField
  | CurrencyField
  | LocaleField
  | PricesField
  | ToggleField
  | NumberField
  | SliderField
  | ColourField
  | TextField
  | ListField
  | CheckboxesField
  | OrderField
  | ColumnsField
  | ColumnField
  | TargetsField
  | ListColumnField
  | MapField
  | ByTypeField
  | FileField
  | ImageField
  | RulesField
  | ScopeField

export type OptionValue = OptionField['default']

/** The type of the value of a field; a choice is narrowed to its values. */
export type ValueOf<Field extends OptionField> = Field extends ListColumnField
  ? string
  : Field extends { readonly choices: infer Choices }
    ? Field['kind'] extends ChoiceField['kind']
      ? Choices extends readonly (infer Choice)[]
        ? Choice
        : never
      : Choices extends readonly (infer Choice)[]
        ? Field['kind'] extends 'by-type'
          ? Readonly<Record<string, Choice>>
          : readonly Choice[]
        : never
    : Field extends NumberField
      ? Field extends { readonly isOptional: true }
        ? number | null
        : number
      : Field['default'] extends infer Default
        ? Default extends boolean
          ? boolean
          : Default extends string
            ? string
            : Extract<OptionField, { readonly kind: Field['kind'] }>['default']
        : never

/** The options of an automation, by key. */
export type OptionsOf<Fields extends readonly OptionField[]> = {
  readonly [Field in Fields[number] as Field['key']]: ValueOf<Field>
}

/** Options whose fields are not known in the type, as recipes and forms hold them. */
export type Options = Readonly<Record<string, OptionValue>>
