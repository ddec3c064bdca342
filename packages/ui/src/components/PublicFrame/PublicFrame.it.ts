import { publicFrameStrings } from './PublicFrame.strings.js'

export const publicFrameIt = publicFrameStrings.translate({
  login: 'Accedi',
  startTrial: 'Prova gratis',
  footer: 'Piè di pagina',
  tagline: 'Una sola dashboard. Tutte le automazioni del tuo negozio.',
  blog: 'Blog',
  helpCenter: 'Centro assistenza',
  terms: 'Termini di servizio',
})
