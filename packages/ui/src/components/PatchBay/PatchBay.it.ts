import { translate } from '../../i18n/index.js'
import type { patchBayStrings } from './PatchBay.strings.js'

export const patchBayIt = translate<typeof patchBayStrings>('patchBay', {
  label:
    'Un annuncio di esempio di un fornitore passa per sei automazioni ed esce pronto per il negozio: foto pulita e più leggera, titolo breve, prezzo in euro, taglia EU e traduzione in italiano.',
  supplier: 'Dal fornitore',
  automations: 'Automazioni',
  store: 'Nel tuo negozio',
  removeBackground: 'Rimozione sfondo',
  compress: 'Compressione',
  copy: 'Testi IA',
  comparePrice: 'Prezzo barrato',
  size: 'Cambio taglie',
  translation: 'Traduzione',
  storeTitle: 'T-shirt in cotone pesante',
  supplierLanguage: 'Solo in inglese',
  running: 'In corso',
  sample: 'Esempio',
})
