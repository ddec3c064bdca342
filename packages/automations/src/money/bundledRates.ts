// Written by npm run rates from a publication of the European Central Bank.
import type { ReferenceRates } from './rates.ts'

/**
 * The euro foreign exchange reference rates that are used where none of today are at hand. Source:
 * European Central Bank, ‘Euro foreign exchange reference rates’, of the date given with them.
 */
export const bundledRates: ReferenceRates = {
  date: '2026-10-02',
  perEuro: {
    USD: '1.1225',
    JPY: '176.99',
    CZK: '24.470',
    DKK: '7.4736',
    GBP: '0.85033',
    HUF: '369.18',
    PLN: '4.3775',
    RON: '5.3488',
    SEK: '11.2900',
    CHF: '0.9279',
    ISK: '137.00',
    NOK: '10.8315',
    TRY: '55.1650',
    AUD: '1.6176',
    BRL: '5.8610',
    CAD: '1.5984',
    CNY: '7.5259',
    HKD: '8.8084',
    IDR: '20149.32',
    ILS: '3.4408',
    INR: '108.1245',
    KRW: '1513.44',
    MXN: '20.5806',
    MYR: '4.5849',
    NZD: '2.0002',
    PHP: '70.265',
    SGD: '1.4366',
    THB: '37.710',
    ZAR: '18.7839',
  },
}
