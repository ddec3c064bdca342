// Written by npm run tokens from the list of slugs and the folders of the automations.
import { CurrencyConverterPage, MassComparePricePage } from '@dropwatt/ui/pages'
import { automation } from '../automation.tsx'

export const CurrencyConverter = automation('currency-converter', CurrencyConverterPage)
export const MassComparePrice = automation('mass-compare-price', MassComparePricePage)
