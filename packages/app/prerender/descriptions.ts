import { claims, trial } from '@dropwatt/ui'
import type { Language } from '../src/config/languages.ts'
import { paths } from '../src/paths.ts'
import type { PublicPath } from '../src/routes/manifest.ts'

/** One or two sentences about each public page, for search engines and link previews. */
export const descriptions: Readonly<Record<PublicPath, Readonly<Record<Language, string>>>> = {
  [paths.home]: {
    en: `Automate product listing, pricing, images, titles and translation for your dropshipping store. ${trial.planDays}-day free trial, cancel anytime.`,
    it: `Automatizza inserimento, prezzi, immagini, titoli e traduzioni del tuo negozio in dropshipping. ${trial.planDays} giorni di prova gratuita, disdici quando vuoi.`,
  },
  [paths.signUp]: {
    en: `Create your account and start with a ${trial.bannerDays}-day free trial. Run your first store automation today.`,
    it: `Crea il tuo account e inizia con ${trial.bannerDays} giorni di prova gratuita. Avvia oggi la prima automazione del tuo negozio.`,
  },
  [paths.signIn]: {
    en: 'Log in to your dashboard: your store automations are where you left them.',
    it: 'Accedi alla tua dashboard: le automazioni del tuo negozio sono dove le hai lasciate.',
  },
  [paths.forgotPassword]: {
    en: 'Get a link by email to choose a new password for your account.',
    it: 'Ricevi via email un link per scegliere una nuova password del tuo account.',
  },
  [paths.support]: {
    en: 'Answers to common questions, and a form to ask your own. Shopify-certified agents reply in under 2 hours on average.',
    it: 'Le risposte alle domande più comuni e un modulo per fare la tua. Agenti certificati Shopify rispondono in media in meno di 2 ore.',
  },
  [paths.blog]: {
    en: `Articles on running a dropshipping store with less manual work, down from ${claims.hoursBefore} to ${claims.hoursAfter} hours a week. Coming soon.`,
    it: `Articoli su come gestire un negozio in dropshipping con meno lavoro manuale, da ${claims.hoursBefore} a ${claims.hoursAfter} ore alla settimana. In arrivo.`,
  },
  [paths.terms]: {
    en: 'The terms of service: trial, payment and refunds.',
    it: 'I termini di servizio: prova, pagamento e rimborsi.',
  },
}
