// Written by npm run tokens from the list of slugs and the folders of the automations.
import { CurrencyConverterPage, MassComparePricePage } from '@dropwatt/ui/pages'
import { automation } from '../automation.tsx'

export const components = {
  'currency-converter': automation('currency-converter', CurrencyConverterPage),
  'mass-compare-price': automation('mass-compare-price', MassComparePricePage),
}
