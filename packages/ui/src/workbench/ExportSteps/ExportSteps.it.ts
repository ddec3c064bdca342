import { translate } from '../../i18n/index.js'
import type { exportStepsStrings } from './ExportSteps.strings.js'

export const exportStepsIt = translate<typeof exportStepsStrings>('exportSteps', {
  heading: 'Come esportare dal tuo negozio',
  open: 'Nel pannello del negozio apri Prodotti',
  openText: 'Per esportare tutto il catalogo, rimuovi i filtri.',
  export: 'Scegli Esporta, poi Tutti i prodotti',
  exportText:
    'Formato: CSV per Excel, Numbers o altri programmi. Le esportazioni grandi arrivano per email.',
  openLanguages: 'Nel pannello del negozio apri Impostazioni, poi Lingue',
  openLanguagesText: 'Una lingua che non è ancora nell’elenco va prima aggiunta.',
  exportLanguages: 'Scegli Esporta, poi le lingue in cui tradurre',
  exportLanguagesText: 'Il file è un CSV. Le esportazioni grandi arrivano per email.',
  drop: 'Trascina qui il file senza aprirlo prima',
  choose: 'Scegli qui il file senza aprirlo prima',
  dropLanguagesText: 'Un foglio di calcolo può rovinare lettere accentate e numeri dei prodotti.',
  dropText: 'Un foglio di calcolo può rovinare codici a barre e lettere accentate.',
  onPhone: 'Sul telefono, cerca in File o Download.',
})
