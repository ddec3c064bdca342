// Written by npm run tokens from the list of slugs and the folders of the automations.
import { SizeExchangerPage } from '@dropwatt/ui/pages'
import { automation } from '../automation.tsx'

export const components = {
  'size-exchanger': automation('size-exchanger', SizeExchangerPage),
}
