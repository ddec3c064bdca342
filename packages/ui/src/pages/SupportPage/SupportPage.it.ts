import { translate } from '../../i18n/index.js'
import type { supportPageStrings } from './SupportPage.strings.js'

export const supportPageIt = translate<typeof supportPageStrings>('supportPage', {
  support: 'Assistenza',
  helpCenter: 'Centro assistenza',
  description: 'Se qualcosa non è chiaro, chiedi: ti rispondono persone vere.',
  highlights: 'Che cosa aspettarti',
  agents: 'Operatori certificati Shopify',
  agentsText: 'Conoscono la piattaforma su cui gira il tuo negozio.',
  response: 'Risposta media in meno di 2 ore',
  responseText: 'Dal tuo messaggio alla nostra risposta.',
  onboarding: 'Chiamata iniziale gratuita di 30 minuti',
  onboardingText: (days) => `Per chi è in prova, entro i ${days} giorni della prova.`,
  faq: 'Domande e risposte',
  chat: 'Chat dal vivo',
  chatText: 'Per una domanda che sta in una riga, la chat è più rapida del modulo.',
  startChat: 'Apri la chat',
})
