import { translate } from '../../i18n/index.js'
import type { costChangesViewStrings } from './CostChangesView.strings.js'

export const costChangesViewIt = translate<typeof costChangesViewStrings>('costChangesView', {
  name: 'Confronto',
  compareWith: 'Confronta con',
  help: 'Mostra costi più alti, prezzi più bassi, prodotti mancanti e nuovi.',
  choose: (name: string) => `Scegli un’esportazione precedente con cui confrontare ${name}.`,
  comparing: 'Confronto dei file in corso…',
  failed: 'Non è stato possibile confrontare i file',
  failedText: 'I due file sono com’erano. Scegli di nuovo l’esportazione.',
  compared: (earlier: string) => `Confronto con ${earlier}`,
  another: 'Scegli un altro file',
  show: 'Modifiche da mostrare',
  'higher-cost': 'Costi più alti',
  'lower-price': 'Prezzi più bassi',
  missing: 'Prodotti mancanti',
  new: 'Prodotti nuovi',
  none: 'Nessuna modifica di questo tipo.',
  variant: 'Prodotto e variante',
  row: 'Riga',
  earlierRow: 'Riga nel file precedente',
  before: 'Prima',
  now: 'Adesso',
  change: 'Variazione',
  showMore: 'Mostra altri',
})
