'use client'
import type {
  ConditionSubject,
  NamedSubject,
  ScopeCondition,
  ValueKind,
} from '@dropwatt/automations/options'
import { useCallback, useMemo } from 'react'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import type { FilterOffer } from './FilterBar.types.js'
import { conditionStrings, subjectStrings } from './FilterBar.strings.js'

/** Most values that a text names. */
const named = 2

/** Whether the values of a fact are numbers only. */
export function isOfNumbers(kind: ValueKind | undefined): boolean {
  return kind === 'number' || kind === 'count'
}

/** Makes a name the middle of a sentence; one in capitals stays as it is. */
function within(name: string, locale: string): string {
  const [first = '', second = ''] = name
  const isLower = second !== '' && second === second.toLocaleLowerCase(locale)
  return isLower ? first.toLocaleLowerCase(locale) + name.slice(first.length) : name
}

/** Returns a function that names what a condition compares, such as ‘Price’ or ‘Size’. */
export function useSubjectNames(): (on: ConditionSubject) => string {
  const strings = useStrings(subjectStrings)
  return useCallback(
    (on) => {
      const colon = on.indexOf(':')
      return colon === -1 ? strings[on as NamedSubject] : on.slice(colon + 1)
    },
    [strings],
  )
}

/** Returns a function that puts a condition in words, such as ‘Price between 20 and 50’. */
export function useConditionText(): (condition: ScopeCondition) => string {
  const strings = useStrings(conditionStrings)
  const nameOf = useSubjectNames()
  const locale = useLocale()
  return useMemo(() => conditionWords(strings, nameOf, locale), [strings, nameOf, locale])
}

function conditionWords(
  strings: typeof conditionStrings.en,
  nameOf: ReturnType<typeof useSubjectNames>,
  locale: string,
): ReturnType<typeof useConditionText> {
  const numbers = numberFormat(locale)

  const numberText = (value: string) => {
    const number = Number(value)
    return value === '' || Number.isNaN(number) ? value : numbers.format(number)
  }

  function listText(values: readonly string[]): string {
    const first = values.slice(0, named).join(', ')
    const rest = values.length - named
    return rest > 0 ? strings.andMore(first, numbers.format(rest)) : first
  }

  function textOf({ is, values }: ScopeCondition, name: string): string {
    const [first = '', last = ''] = values
    switch (is) {
      case 'greater':
      case 'less':
        return strings[is](name, numberText(first))
      case 'between':
        if (first === '') return strings.upTo(name, numberText(last))
        return last === ''
          ? strings.from(name, numberText(first))
          : strings.between(name, numberText(first), numberText(last))
      case 'yes':
        return name
      case 'no':
        return strings.no(within(name, locale))
      case 'empty':
      case 'not-empty':
        return strings[is](name)
      default:
        return strings[is](name, listText(values))
    }
  }

  return (condition) => {
    const { on, is, of } = condition
    const text = textOf(condition, nameOf(on))
    if (of === undefined) return text
    const inside = on.includes(':') ? text : within(text, locale)
    return is === 'yes' || is === 'no' ? strings.ofAnyThatIs(inside) : strings.ofAny(inside)
  }
}

/** Returns the offer that a condition compares; nothing for a fact that the file lacks. */
export function offerFor(
  offers: readonly FilterOffer[],
  on: ConditionSubject,
): FilterOffer | undefined {
  return offers.find((offer) => offer.on === on)
}
