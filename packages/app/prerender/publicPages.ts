import { claims, trial } from '@dropwatt/ui'
import type { Language } from '../src/config/languages.ts'
import { paths } from '../src/paths.ts'
import type { Texts } from '../src/texts/en.ts'

/** How search engines and shared links speak of a public page. */
export interface PublicPage {
  readonly path: string
  readonly title: keyof Texts['titles']
  readonly description: Readonly<Record<Language, string>>
  /** Whether search engines are asked to leave it out. */
  readonly isHidden?: true
  /** Whether it is for signing in or up, which members do not need. */
  readonly isEntrance?: boolean
  /** Id of the element that the first screen ends with, where much stands below it. */
  readonly firstScreen?: string
}

/** The public pages, in the order of the site map; the start page is the first. */
export const publicPages: readonly [PublicPage, ...PublicPage[]] = [
  {
    path: paths.home,
    title: 'home',
    firstScreen: 'hero',
    description: {
      en: `Automate product listing, pricing, images, titles and translation for your dropshipping store. ${trial.planDays}-day free trial, cancel anytime.`,
      it: `Automatizza inserimento, prezzi, immagini, titoli e traduzioni del tuo negozio in dropshipping. ${trial.planDays} giorni di prova gratuita, disdici quando vuoi.`,
    },
  },
  {
    path: paths.signUp,
    title: 'signUp',
    isEntrance: true,
    description: {
      en: `Create your account and start with a ${trial.bannerDays}-day free trial. Run your first store automation today.`,
      it: `Crea il tuo account e inizia con ${trial.bannerDays} giorni di prova gratuita. Avvia oggi la prima automazione del tuo negozio.`,
    },
  },
  {
    path: paths.signIn,
    title: 'signIn',
    isEntrance: true,
    description: {
      en: 'Log in to your dashboard: your store automations are where you left them.',
      it: 'Accedi alla tua dashboard: le automazioni del tuo negozio sono dove le hai lasciate.',
    },
  },
  {
    path: paths.forgotPassword,
    title: 'forgotPassword',
    isEntrance: true,
    description: {
      en: 'Get a link by email to choose a new password for your account.',
      it: 'Ricevi via email un link per scegliere una nuova password del tuo account.',
    },
  },
  {
    path: paths.support,
    title: 'helpCenter',
    description: {
      en: 'Answers to common questions, and a form to ask your own. Shopify-certified agents reply in under 2 hours on average.',
      it: 'Le risposte alle domande più comuni e un modulo per fare la tua. Agenti certificati Shopify rispondono in media in meno di 2 ore.',
    },
  },
  {
    path: paths.blog,
    title: 'blog',
    description: {
      en: `Articles on running a dropshipping store with less manual work, down from ${claims.hoursBefore} to ${claims.hoursAfter} hours a week. Coming soon.`,
      it: `Articoli su come gestire un negozio in dropshipping con meno lavoro manuale, da ${claims.hoursBefore} a ${claims.hoursAfter} ore alla settimana. In arrivo.`,
    },
  },
  {
    path: paths.terms,
    title: 'terms',
    isHidden: true,
    description: {
      en: 'The terms of service: trial, payment and refunds.',
      it: 'I termini di servizio: prova, pagamento e rimborsi.',
    },
  },
]
