import { claims, trial } from '@dropwatt/ui'
import { paths } from '../../src/paths.ts'
import type { DocumentTexts } from '../documentTexts.ts'

/** The texts of documents for search engines, link previews and browsers without scripts, in Italian. */
export const documents: DocumentTexts = {
  descriptions: {
    [paths.home]: `Automatizza inserimento, prezzi, immagini, titoli e traduzioni del tuo negozio in dropshipping. ${trial.planDays} giorni di prova gratuita, disdici quando vuoi.`,
    [paths.signUp]: `Crea il tuo account e inizia con ${trial.bannerDays} giorni di prova gratuita. Avvia oggi la prima automazione del tuo negozio.`,
    [paths.signIn]:
      'Accedi alla tua dashboard: le automazioni del tuo negozio sono dove le hai lasciate.',
    [paths.forgotPassword]:
      'Ricevi via email un link per scegliere una nuova password del tuo account.',
    [paths.support]:
      'Le risposte alle domande più comuni e un modulo per fare la tua. Agenti certificati Shopify rispondono in media in meno di 2 ore.',
    [paths.blog]: `Articoli su come gestire un negozio in dropshipping con meno lavoro manuale, da ${claims.hoursBefore} a ${claims.hoursAfter} ore alla settimana. In arrivo.`,
    [paths.terms]: 'I termini di servizio: prova, pagamento e rimborsi.',
  },
  words: {
    noScript:
      'Dropwatt ha bisogno di JavaScript. Attivalo nel browser, poi ricarica questa pagina.',
    unfinished:
      'La pagina non è stata caricata per intero. Sei offline, oppure è disponibile una nuova versione.',
    reload: 'Ricarica',
  },
  pictureAlt:
    'Dropwatt. Una sola dashboard. Tutte le automazioni del tuo negozio. Un annuncio di un fornitore passa per le automazioni ed esce pronto per il tuo negozio.',
}
