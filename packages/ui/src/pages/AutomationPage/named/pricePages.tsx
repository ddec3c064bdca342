'use client'
import { pricePictures as pictures } from '../../../data/pictures/pricePictures.js'
import { PriceView as view } from '../pictures/PriceView.js'
import { pageOf } from './pageOf.js'

export const CurrencyConverterPage = /* @__PURE__ */ pageOf({
  slug: 'currency-converter',
  picture: pictures['currency-converter'],
  view,
})
export const MassComparePricePage = /* @__PURE__ */ pageOf({
  slug: 'mass-compare-price',
  picture: pictures['mass-compare-price'],
  view,
})
