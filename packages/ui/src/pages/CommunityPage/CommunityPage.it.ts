import { translate } from '../../i18n/index.js'
import type { communityPageStrings } from './CommunityPage.strings.js'

export const communityPageIt = translate<typeof communityPageStrings>('communityPage', {
  heading: 'Top community e-commerce',
  description: 'Una selezione di community per chi vende online.',
  list: 'Community',
  platform: 'Piattaforma:',
  members: (count) => `${count} membri`,
  examples: 'I gruppi, i loro numeri e i loro indirizzi sono di esempio.',
  none: 'Ancora nessuna community',
  noneText: 'L’elenco è vuoto. Proponi il primo gruppo che merita di starci.',
  criteria: 'Che cosa fa entrare un gruppo nell’elenco',
  topicTitle: 'Si parla di vendita online',
  topicText: 'Negozi, prodotti, fornitori e clienti sono gli argomenti delle conversazioni.',
  openTitle: 'I nuovi arrivati entrano',
  openText: 'Può iscriversi chi ha un negozio o sta per aprirne uno.',
  helpTitle: 'Le domande trovano risposta',
  helpText: 'I membri si aiutano a vicenda e prendono sul serio chi comincia.',
  cleanTitle: 'È moderato',
  cleanText: 'I moderatori rimuovono spam e offerte commerciali.',
  suggest: 'Manca un gruppo?',
  suggestText: 'Dicci come si chiama, dove si ritrova e perché merita di stare qui.',
  suggestLink: 'Proponi un gruppo',
  suggestSubject: 'Un gruppo per l’elenco delle community',
})
