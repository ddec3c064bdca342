// Written by npm run tokens from the list of slugs and the folders of the automations.
'use client'
import { page as currencyConverter } from '../../../catalogue/automations/currency-converter/page.js'
import { page as massComparePrice } from '../../../catalogue/automations/mass-compare-price/page.js'
import { PriceView } from '../pictures/PriceView.js'
import { pageOf } from './pageOf.js'

export const CurrencyConverterPage = /* @__PURE__ */ pageOf(
  'currency-converter',
  currencyConverter,
  PriceView,
)
export const MassComparePricePage = /* @__PURE__ */ pageOf(
  'mass-compare-price',
  massComparePrice,
  PriceView,
)
