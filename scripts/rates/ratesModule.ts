import type { ReferenceRates } from '@dropwatt/automations/rates'

/** Writes the module with the reference rates that come with the package. */
export function ratesModule({ date, perEuro }: ReferenceRates): string {
  const lines = Object.entries(perEuro).map(([code, rate]) => `    ${code}: '${rate}',\n`)
  return `// Written by npm run rates from a publication of the European Central Bank.
import type { ReferenceRates } from './rates.ts'

/**
 * The euro foreign exchange reference rates that are used where none of today are at hand. Source:
 * European Central Bank, ‘Euro foreign exchange reference rates’, of the date given with them.
 */
export const bundledRates: ReferenceRates = {
  date: '${date}',
  perEuro: {
${lines.join('')}  },
}
`
}
