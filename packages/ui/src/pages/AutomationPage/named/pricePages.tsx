// Written by npm run tokens from the list of slugs and the folders of the automations.
'use client'
import { page as currencyConverter } from '../../../catalogue/automations/currency-converter/page.js'
import { page as massComparePrice } from '../../../catalogue/automations/mass-compare-price/page.js'
import { PriceView as view } from '../pictures/PriceView.js'
import { pageOf } from './pageOf.js'

export const CurrencyConverterPage = /* @__PURE__ */ pageOf({
  slug: 'currency-converter',
  page: currencyConverter,
  view,
})
export const MassComparePricePage = /* @__PURE__ */ pageOf({
  slug: 'mass-compare-price',
  page: massComparePrice,
  view,
})
