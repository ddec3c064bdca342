import { joinCatalogs, translate } from '../i18n/index.js'
import type { planStrings, planTaglines } from './plans.strings.js'

export const plansIt = joinCatalogs(
  translate<typeof planTaglines>('planTaglines', {
    'basic-importer': 'Importa i prodotti, uno alla volta.',
    'optimizer-100': 'Per un primo catalogo mirato.',
    'optimizer-300': 'Per chi pubblica ogni settimana.',
    'optimizer-500': 'Per grandi cataloghi e agenzie.',
  }),
  translate<typeof planStrings>('plans', {
    singleImport: 'Importazione singola illimitata',
    dashboard: 'Dashboard di base',
    email: 'Assistenza via email',
    products: (count) => `Fino a ${count} prodotti al mese`,
    background: 'Rimozione dello sfondo',
    compression: 'Compressione delle immagini',
    copy: 'Ottimizzazione dei testi con l’AI',
    cta: 'Prova gratis',
  }),
)
