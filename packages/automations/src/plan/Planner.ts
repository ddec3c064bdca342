import type { OptionField, OptionsOf } from '../options/fields.ts'
import type { FileCurrencies } from '../money/FileCurrencies.ts'
import type { ReferenceRates } from '../money/rates.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import type { OpenFile } from '../file/OpenFile.ts'
import type { ReadOnlyColumns } from '../products/ReadOnlyColumns.ts'
import type { TranslationSources } from '../translations/sources.ts'
import type { Planning } from './Plan.ts'
import type { Suggestions } from './TextRequest.ts'

/** The lowest price of each variant in the exports of the last 30 days. */
export interface LowestPrices {
  /**
   * Finds the lowest price of the variant in a row.
   *
   * @param market the market whose price it is. @default the price without a market
   * @returns the price in ten-thousandths; nothing where no export has it
   */
  find(products: ProductTable, row: number, market?: string): number | undefined
}

/** Context of a plan beside the file and its options. */
export interface PlanContext {
  /** The products that the last job changed, by their index in the table. @default none */
  readonly lastJob?: ReadonlySet<number>
  /** Columns that earlier jobs leave out of the download. @default none */
  readonly excludedColumns?: readonly number[]
  /** The handles of products that stay as they are. @default none */
  readonly excludedProducts?: ReadonlySet<string>
  /** The columns that are never written. @default none */
  readonly readOnly?: ReadOnlyColumns | undefined
  /** The file that is planned for, which knows what becomes of changes. @default all are taken, by an import */
  readonly file?: Pick<OpenFile, 'keepsVariantIds' | 'refusals'>
  /** Currencies that the file does not say. @default not known */
  readonly currencies?: FileCurrencies | undefined
  /** @default no warnings about the lowest price of 30 days */
  readonly lowestPrices?: LowestPrices
  /** Whether the cost in a row was calculated from its price. @default none was */
  readonly isEstimatedCost?: (row: number) => boolean
  /** Reference rates between currencies. @default those that come with the package */
  readonly rates?: ReferenceRates
  /** Sources of translations. @default none: no text is translated */
  readonly translations?: TranslationSources
  /** Answers of services to the requests of earlier plans. @default nothing */
  readonly suggestions?: Suggestions
  /** Now, in milliseconds since 1970, for the age of the rates. @default the time of the plan */
  readonly now?: number
}

/** Plans the changes of an automation. The options have been validated. */
export type Planner<Fields extends readonly OptionField[]> = (
  products: ProductTable,
  options: OptionsOf<Fields>,
  context: PlanContext,
) => Planning
