import { translate } from '../../i18n/index.js'
import type { jobNoticeStrings } from './JobNotice.strings.js'

export const jobNoticeIt = translate<typeof jobNoticeStrings>('jobNotice', {
  cancelled: 'Attività interrotta. Il file è com’era prima.',
  failed: 'L’attività si è fermata per un errore',
  failedText:
    'Il file e le attività applicate sono al sicuro. Questa attività non ha modificato nulla.',
  interrupted: (job) => `La scheda si è chiusa durante ${job}`,
  interruptedText: 'Questa attività non ha modificato nulla. Il file è com’era prima.',
  retry: 'Riprova',
  again: 'Applica di nuovo',
  copyDetails: 'Copia i dettagli',
})
