import { translate } from '../../i18n/index.js'
import type { whoStrings } from './WhoSection.strings.js'

export const whoIt = translate<typeof whoStrings>('landingWho', {
  heading: 'Per chi i prodotti li pubblica davvero.',
  solo: 'Venditori solitari',
  soloText: 'Il catalogo dopo il lavoro, senza rinunciare al sonno.',
  scaling: 'Negozi in crescita',
  scalingText: 'Centinaia di prodotti coerenti, senza assumere nessuno.',
  print: 'Venditori print on demand',
  printText: 'Mock-up puliti, taglie e varianti appena li carichi.',
  agencies: 'Agenzie',
  agenciesText: 'La stessa lista di controlli, su ogni negozio cliente.',
  assistants: 'Assistenti virtuali',
  assistantsText: 'Consegni schede finite, non fogli di calcolo.',
})
