import { translate } from '../i18n/index.js'
import type { supportTopicLabels } from './topics.strings.js'

export const topicsIt = translate<typeof supportTopicLabels>('supportTopicLabels', {
  billing: 'Fatturazione',
  'tech-issue': 'Problema tecnico',
  'feature-request': 'Richiesta di funzionalità',
  partnership: 'Collaborazione',
})
