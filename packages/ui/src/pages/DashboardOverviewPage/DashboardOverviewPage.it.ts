import { joinCatalogs, translate } from '../../i18n/index.js'
import type {
  dashboardOverviewPageStrings,
  gettingStartedStrings,
  jobQueueStrings,
  quickActionsStrings,
  quotaAndPlanStrings,
  requestedPageStrings,
} from './DashboardOverviewPage.strings.js'
import type { deviceJobsStrings } from './DeviceJobs.strings.js'

export const dashboardOverviewPageIt = joinCatalogs(
  translate<typeof requestedPageStrings>('requestedPage', {
    requested: 'Stavi andando a',
    dismiss: 'Chiudi',
  }),
  translate<typeof dashboardOverviewPageStrings>('dashboardOverviewPage', {
    heading: 'Ti diamo il bentornato!',
    description: 'Ecco che cosa succede con le automazioni del tuo negozio.',
    metrics: 'Numeri principali',
  }),
  translate<typeof jobQueueStrings>('jobQueue', {
    heading: 'Coda delle attività',
    count: (text) => `${text} attività`,
    start: (automation) => `Inizia da ${automation}`,
  }),
  translate<typeof deviceJobsStrings>('deviceJobs', {
    onDevice: 'Su questo dispositivo',
    examples: 'Queste cinque righe sono esempi, non attività reali.',
  }),
  translate<typeof quotaAndPlanStrings>('quotaAndPlan', {
    heading: 'Quota e piano',
    credits: 'I crediti si azzerano a ogni ciclo di fatturazione e non si accumulano.',
    upgrade: 'Passa a un piano superiore',
  }),
  translate<typeof quickActionsStrings>('quickActions', {
    heading: 'Azioni rapide',
    titles: 'Ottimizza i titoli',
    titlesText: 'Riscrivi i titoli dei fornitori',
    images: 'Comprimi le immagini',
    imagesText: 'JPG, PNG e WEBP',
    product: 'Importa un prodotto',
    productText: 'Dal negozio di un concorrente',
  }),
  translate<typeof gettingStartedStrings>('gettingStarted', {
    heading: 'Primi passi',
    description: 'Tre passi e le luci sono accese.',
    done: 'Tutto fatto! Il tuo negozio può andare a tutta velocità.',
  }),
)
