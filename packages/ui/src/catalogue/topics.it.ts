import { supportTopicLabels } from './topics.strings.js'

export const topicsIt = supportTopicLabels.translate({
  billing: 'Fatturazione',
  'tech-issue': 'Problema tecnico',
  'feature-request': 'Richiesta di funzionalità',
  partnership: 'Collaborazione',
})
