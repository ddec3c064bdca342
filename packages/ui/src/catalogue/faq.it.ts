import { joinCatalogs, translate } from '../i18n/index.js'
import type { faqAnswers, faqQuestions } from './faq.strings.js'

export const faqIt = joinCatalogs(
  translate<typeof faqQuestions>('faqQuestions', {
    trial: 'Quanto dura la prova gratuita?',
    cancel: 'Posso disdire?',
    refunds: 'Posso riavere i miei soldi?',
    credits: 'I crediti non usati restano?',
    response: 'In quanto tempo rispondete?',
    images: 'Quali immagini posso usare, e gli originali vengono conservati?',
  }),
  translate<typeof faqAnswers>('faqAnswers', {
    trial: (days) =>
      `La prova dura ${days} giorni e comprende una chiamata iniziale gratuita di 30 minuti.`,
    cancel: 'Sì, quando vuoi.',
    refunds:
      'No, dopo il pagamento non ci sono rimborsi. Usa la prova per capire se fa per il tuo negozio.',
    credits: 'No. I crediti si azzerano a ogni ciclo di fatturazione e non passano al successivo.',
    response: 'In media in meno di 2 ore. Gli operatori sono certificati Shopify.',
    images:
      'JPG, PNG e WEBP, fino a 10MB per immagine. Gli originali restano salvati per 30 giorni.',
  }),
)
