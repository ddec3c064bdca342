import { SizeExchangerPage } from '@dropwatt/ui/pages'
import { automation } from '../automation.tsx'

export const components = {
  'size-exchanger': automation('size-exchanger', SizeExchangerPage),
}
