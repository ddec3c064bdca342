import { joinCatalogs } from '../../i18n/index.js'
import {
  dashboardOverviewPageStrings,
  gettingStartedStrings,
  jobQueueStrings,
  quickActionsStrings,
  quotaAndPlanStrings,
  requestedPageStrings,
} from './DashboardOverviewPage.strings.js'

export const dashboardOverviewPageIt = joinCatalogs(
  requestedPageStrings.translate({
    requested: 'Stavi andando a',
    dismiss: 'Chiudi',
  }),
  dashboardOverviewPageStrings.translate({
    heading: 'Ti diamo il bentornato!',
    description: 'Ecco che cosa succede con le automazioni del tuo negozio.',
    metrics: 'Numeri principali',
  }),
  jobQueueStrings.translate({
    heading: 'Coda delle attività',
    count: (text) => `${text} attività`,
    start: (automation) => `Inizia da ${automation}`,
  }),
  quotaAndPlanStrings.translate({
    heading: 'Quota e piano',
    credits: 'I crediti si azzerano a ogni ciclo di fatturazione e non si accumulano.',
    upgrade: 'Passa a un piano superiore',
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
  gettingStartedStrings.translate({
    heading: 'Primi passi',
    description: 'Tre passi e le luci sono accese.',
    done: 'Tutto fatto! Il tuo negozio può andare a tutta velocità.',
  }),
)
