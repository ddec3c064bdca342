import type { FoundValue } from '@dropwatt/automations'
import {
  basePrices,
  currencies,
  fillIn,
  metafieldIn,
  offeredPrices,
  type CheckboxesField,
  type ChoiceField,
  type FieldTexts,
  type PricesField,
} from '@dropwatt/automations/options'
import type { OptionChoice } from '@dropwatt/ui/workbench'
import type { FormFile, OffChoices } from './formFile.ts'
import type { RatesTexts } from './useRatesTexts.ts'

/**
 * Lists the choices of a field with their labels; one that names a service needs such a service.
 *
 * @param off those that do not work on the file. @default all work
 */
export function choicesOf(
  values: readonly string[],
  texts: FieldTexts,
  { choices: { services } }: FormFile,
  locale: string,
  off: OffChoices[string] = {},
): OptionChoice[] {
  const labels = ('choices' in texts ? texts.choices : {}) as Readonly<Record<string, string>>
  const list = new Intl.ListFormat(locale)
  return values.flatMap((value) => {
    const text = labels[value] ?? value
    const isNamed = text.includes('{name}')
    const { reason, name, isOffered = false } = off[value] ?? {}
    if (isNamed && services.length === 0 && name === undefined) return []
    const filled = services.length > 0 ? list.format(services) : name
    const label = isNamed ? fillIn(text, { name: filled ?? '' }, locale) : text
    return {
      value,
      label,
      ...(reason !== undefined && { hint: reason, disabled: !isOffered }),
    }
  })
}

/** Names a column; that of a metafield by its definition, which is in the language of the store. */
export function columnChoice(value: string): OptionChoice {
  const metafield = metafieldIn(value)
  if (!metafield?.name) return { value, label: value }
  const { name, namespace, key } = metafield
  return { value, label: name, hint: `${namespace}.${key}` }
}

/** Lists columns to choose one from. What is chosen is listed even if the file lacks it. */
export function oneColumnChoices(names: readonly string[], chosen: unknown): OptionChoice[] {
  const all = typeof chosen !== 'string' || names.includes(chosen) ? names : [chosen, ...names]
  return all.map((name) => {
    const { value, label } = columnChoice(name)
    return { value, label }
  })
}

/** Lists the languages of the file by their names, with their codes. */
export function localeChoices(locales: readonly FoundValue[], locale: string): OptionChoice[] {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return locales.map(({ value }) => {
    try {
      const name = names.of(value)
      return { value, label: name === undefined || name === value ? value : `${name} (${value})` }
    } catch {
      // The file may hold anything there.
      return { value, label: value }
    }
  })
}

/** Lists the currencies by their codes, with their names. */
export function currencyChoices(locale: string): OptionChoice[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return currencies.map((value) => {
    const name = names.of(value)
    // A browser names a currency that it does not know by its code.
    return { value, label: name === undefined || name === value ? value : `${value} – ${name}` }
  })
}

/** Lists the choices of an exchange rate: for the reference rate, its day and what it is. */
export function rateChoices(choices: readonly OptionChoice[], rates: RatesTexts): OptionChoice[] {
  return choices.map((choice) =>
    choice.value === 'reference'
      ? {
          ...choice,
          label: fillIn(choice.label, { date: rates.date }, ''),
          hint: rates.hint,
          ...(rates.isOld && { hintTone: 'danger' as const }),
        }
      : choice,
  )
}

/** Leaves out the choices that need a service where there is none, unless one is chosen. */
export function serviceChoices(
  choices: readonly OptionChoice[],
  { inBrowsers = [] }: ChoiceField | CheckboxesField,
  chosen: readonly unknown[],
  { services }: FormFile,
): OptionChoice[] {
  if (inBrowsers.length === 0) return [...choices]
  if (services) return choices.map((choice) => ({ ...choice, ...services[choice.value] }))
  return choices.filter(({ value }) => !inBrowsers.includes(value) || chosen.includes(value))
}

/**
 * Lists the markets of the file, and the base price, with what it does to customers. What is chosen is
 * listed even if the file lacks it.
 */
export function pricesChoices(
  { header }: FormFile,
  texts: FieldTexts<PricesField>,
  chosen: unknown,
): OptionChoice[] {
  const { choices, help } = texts
  const offered = offeredPrices(header)
  const isOffered = chosen === basePrices || offered.some(({ name }) => name === chosen)
  return [
    ...(isOffered ? [] : [{ value: String(chosen), label: String(chosen) }]),
    ...offered.map(({ market, name }) => ({
      value: name,
      label: fillIn(choices.market, { market }, ''),
    })),
    {
      value: basePrices,
      label: choices.base,
      ...(help !== undefined && { hint: help }),
      ...(chosen === basePrices && { hintTone: 'warning' as const }),
    },
  ]
}
