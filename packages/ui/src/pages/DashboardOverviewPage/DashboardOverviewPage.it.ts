import { joinCatalogs } from '../../i18n/index.js'
import {
  dashboardOverviewPageStrings,
  quickActionsStrings,
} from './DashboardOverviewPage.strings.js'

export const dashboardOverviewPageIt = joinCatalogs(
  dashboardOverviewPageStrings.translate({
    heading: 'Ti diamo il bentornato!',
    description: 'Ecco che cosa succede con le automazioni del tuo negozio.',
  }),
  quickActionsStrings.translate({
    heading: 'Azioni rapide',
    titles: 'Ottimizza i titoli',
    titlesText: 'Riscrivi i titoli dei fornitori',
    images: 'Comprimi le immagini',
    imagesText: 'JPG, PNG e WEBP',
    product: 'Importa un prodotto',
    productText: 'Dal negozio di un concorrente',
  }),
)
