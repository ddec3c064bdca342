/**
 * The currencies whose prices do not have two digits behind the point. Source: ISO 4217, list one
 * (current currencies and funds), column ‘minor unit’, as maintained by SIX. `Intl` differs from it
 * where daily use does, such as no digits for HUF.
 */
const otherDigits: ReadonlyMap<string, number> = new Map([
  ...[
    'BIF',
    'CLP',
    'DJF',
    'GNF',
    'ISK',
    'JPY',
    'KMF',
    'KRW',
    'PYG',
    'RWF',
    'UGX',
    'UYI',
    'VND',
    'VUV',
    'XAF',
    'XOF',
    'XPF',
  ].map((code) => [code, 0] as const),
  ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3] as const),
  ...['CLF', 'UYW'].map((code) => [code, 4] as const),
])

/**
 * Returns how many digits the prices of a currency have behind the point.
 *
 * @param code three letters of ISO 4217, such as `EUR`
 */
export function currencyDigits(code: string): number {
  return otherDigits.get(code.toUpperCase()) ?? 2
}
