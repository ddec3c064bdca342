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
 * The currencies that prices can be in, by their codes. Source: ISO 4217, list one, as maintained by
 * SIX, of 2026: without funds, precious metals, units of account and codes for tests.
 */
export const currencies: readonly string[] = (
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD ' +
  'CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS ' +
  'GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW ' +
  'KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR ' +
  'MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR ' +
  'SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX ' +
  'USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'
).split(' ')

/**
 * Returns how many digits the prices of a currency have behind the point.
 *
 * @param code three letters of ISO 4217, such as `EUR`
 */
export function currencyDigits(code: string): number {
  return otherDigits.get(code.toUpperCase()) ?? 2
}

/**
 * The currencies with digits behind the point that daily use leaves out, as their smallest coins are
 * gone. Source: Unicode CLDR, supplemental data, `fractions`, where `digits` or `cashDigits` is 0,
 * without those whose shops still show decimals, such as CZK and SEK.
 */
const usuallyWhole: ReadonlySet<string> = new Set(
  'AFN ALL AMD COP CRC HUF IDR IQD IRR KPW LAK LBP MGA MMK MNT PKR RSD SOS SYP TWD TZS UZS YER'.split(
    ' ',
  ),
)

/** Whether prices in a currency rarely have decimals, although it has some. */
export function isUsuallyWhole(code: string): boolean {
  return usuallyWhole.has(code.toUpperCase())
}
