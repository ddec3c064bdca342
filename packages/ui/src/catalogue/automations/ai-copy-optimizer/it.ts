import type { Translation } from '../../types.js'
import type { strings } from './strings.js'

export const it: Translation<typeof strings> = {
  label: 'Ottimizzatore testi IA',
  description: 'Riscrivi titoli e descrizioni dei prodotti con testi creati dall’IA.',
  caption: 'Il titolo e la descrizione di un fornitore, e i testi che li sostituiscono.',
  facts: {
    copy: 'Titoli e descrizioni',
    copyText: 'Testi creati dall’IA per entrambi.',
    plans: 'In tutti i piani Optimizer',
    plansText: 'Con rimozione sfondo e compressione immagini.',
  },
  words: {
    supplierTitle: '2024 MODA Maglietta Uomo Larga Cotone Top A-88#',
    supplierText: 'Super offerta!! Maglietta larga da uomo in cotone, top di moda per l’estate.',
    storeText: 'Una T-shirt ampia da uomo in cotone pesante, fatta per l’estate.',
  },
}
