import { translate } from '../../i18n/index.js'
import type { jobProgressStrings } from './JobProgress.strings.js'

export const jobProgressIt = translate<typeof jobProgressStrings>('jobProgress', {
  heading: (name) => `Applicazione di ${name}`,
  read: (done, all, count) =>
    count === 1 ? `${done} prodotto letto su ${all}` : `${done} prodotti letti su ${all}`,
  changed: (done, all, count) =>
    count === 1 ? `${done} cella modificata su ${all}` : `${done} celle modificate su ${all}`,
  speed: (text, count) => `${text} ${count === 1 ? 'prodotto' : 'prodotti'} al secondo.`,
  note: 'Se interrompi, il file resta esattamente com’era. Puoi aprire altre pagine mentre aspetti. Se chiudi la scheda, l’attività si interrompe.',
  cancel: 'Interrompi',
  progressOf: (name) => `Avanzamento di ${name}`,
})
