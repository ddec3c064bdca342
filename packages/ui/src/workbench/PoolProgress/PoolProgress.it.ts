import { translate } from '../../i18n/index.js'
import type { poolProgressStrings } from './PoolProgress.strings.js'

export const poolProgressIt = translate<typeof poolProgressStrings>('poolProgress', {
  done: (done, all, count) => `${done} ${count === 1 ? 'immagine' : 'immagini'} su ${all}`,
  speed: (speed) => `${speed} al secondo`,
  atATime: (number) => `${number} alla volta`,
  left: (time, count) => `${count === 1 ? 'manca' : 'mancano'} circa ${time}`,
  paused: 'In pausa',
  pause: 'Pausa',
  resume: 'Riprendi',
  cancel: 'Interrompi',
  progressOf: (name) => `Avanzamento di ${name}`,
})
