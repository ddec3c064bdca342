import { translate } from '../../i18n/index.js'
import type { storageMeterStrings } from './StorageMeter.strings.js'

export const storageMeterIt = translate<typeof storageMeterStrings>('storageMeter', {
  heading: 'Spazio su questo dispositivo',
  used: (used: string, quota: string) => `${used} di circa ${quota}`,
  estimate: (used) =>
    `È la dimensione dei tuoi file. Il browser stima ${used}, perché può comprimerli o contarli in ritardo.`,
  persisted: 'Il browser ha accettato di conservare questi file finché non li rimuovi.',
  mayDelete: 'Il browser può eliminare questi file se manca spazio.',
  ask: 'Chiedi al browser di conservarli',
})
