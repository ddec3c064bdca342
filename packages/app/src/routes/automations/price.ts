export { CurrencyConverterPage, MassComparePricePage } from '@dropwatt/ui/pages'
