import { parseRates, type ReferenceRates } from '@dropwatt/automations/rates'
import { SaxesParser } from 'saxes'
import { RatesError } from './RatesError.ts'

const unexpected = 'The European Central Bank sent something else than its reference rates.'

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new RatesError(unexpected)
  }
}

/**
 * Reads the daily publication of the European Central Bank: a `Cube` element with the `time`, and in
 * it one for each `currency` with its `rate`. A document type is refused, so no entity is expanded.
 *
 * @param bytes `eurofxref-daily.xml`, in UTF-8
 * @throws {RatesError} for any other file
 */
export function readPublication(bytes: Uint8Array): ReferenceRates {
  const dates: string[] = []
  const perEuro: Record<string, string> = {}
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => {
    throw new RatesError(unexpected)
  })
  parser.on('doctype', () => {
    throw new RatesError(unexpected)
  })
  parser.on('opentag', ({ local, attributes }) => {
    if (local !== 'Cube') return
    const { time, currency, rate } = attributes
    if (time) dates.push(time.value)
    if (currency && rate) perEuro[currency.value] = rate.value
  })
  parser.write(decode(bytes)).close()
  const rates = dates.length === 1 ? parseRates({ date: dates[0], perEuro }) : undefined
  if (!rates) throw new RatesError(unexpected)
  return rates
}
