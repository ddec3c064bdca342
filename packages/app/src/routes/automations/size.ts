import { SizeExchangerPage } from '@dropwatt/ui/pages'
import { automation } from '../automation.tsx'

export const SizeExchanger = automation('size-exchanger', SizeExchangerPage)
