import type { Options } from '@dropwatt/automations/options'
import type { UsedRate } from '@dropwatt/automations'
import { useCallback, useMemo } from 'react'
import { useStore } from 'zustand'
import { rates, type RatesDescription } from '../../core/store/Rates.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { writeCount } from '../writeCount.ts'

/** Texts about the reference rates, in the current language. */
export interface RatesTexts {
  /** The day they belong to. */
  readonly date: string
  /** Their age, and the rate between the chosen currencies. */
  readonly hint: string
  /** Whether to mark that. */
  readonly isOld: boolean
}

/** More digits than these tell nothing about a rate; one that was typed in is shown as it is. */
const rateDigits = { ecb: 6, own: 17 } as const

/** Writes the day of rates, such as `2026-10-02`. */
export function writeDay(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return format.format(Date.parse(date))
}

/** Writes how much of one currency a unit of another is. */
function writeRate(
  { from, to, rate, source }: Pick<UsedRate, 'from' | 'to' | 'rate' | 'source'>,
  language: string,
): string {
  const digits = { maximumSignificantDigits: rateDigits[source] }
  return `1 ${from} = ${rate.toLocaleString(language, digits)} ${to}`
}

/** Returns a function that says which rate a job converted by, and whose it is. */
export function useUsedRate(): (used: UsedRate) => string {
  const { texts, language } = useBenchTexts()
  return useCallback(
    (used) => {
      const { date } = used
      const written = writeRate(used, language)
      return date === undefined
        ? texts.rates.usedOwn(written)
        : texts.rates.used(written, writeDay(date, language))
    },
    [texts, language],
  )
}

/** Returns what a form says about the reference rates; nothing where no currency is asked for. */
export function useRatesTexts(options: Options | undefined): RatesTexts | undefined {
  const known = useStore(rates.state)
  const { texts, language } = useBenchTexts()
  const { from, to } = options ?? {}
  return useMemo(() => {
    if (typeof from !== 'string' || typeof to !== 'string') return undefined
    const found = known.rates && rates.describe(from, to)
    if (!found) return undefined
    const { date, age, isOld, rate } = found
    const pair =
      rate === undefined
        ? texts.rates.none(from, to)
        : writeRate({ from, to, rate, source: 'ecb' }, language)
    const isChosen = from !== '' && to !== ''
    return {
      date: writeDay(date, language),
      hint: [texts.rates.age(writeCount(age, language), age), ...(isChosen ? [pair] : [])].join(
        ' · ',
      ),
      isOld: isOld || (isChosen && rate === undefined),
    }
  }, [known.rates, from, to, texts, language])
}

/** Returns what is known about the reference rates while today's cannot be asked for. */
export function useMissingRates(): RatesDescription | undefined {
  const isOffline = useStore(rates.state, (state) => state.isOffline)
  return isOffline ? rates.describe('', '') : undefined
}
