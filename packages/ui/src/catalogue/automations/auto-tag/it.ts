import type { Translation } from '../../types.js'
import type { strings } from './strings.js'

export const it: Translation<typeof strings> = {
  label: 'Tag automatici',
  description: 'Aggiungi i tag ai prodotti in automatico, uno alla volta o su tutto il catalogo.',
  caption: 'Tre prodotti, e i tag aggiunti a ciascuno.',
  words: {
    tagsBefore: 'Tag prima',
    tagsAfter: 'Tag dopo',
    teeTags: 'maglietta',
    teeTagsAfter: 'maglietta, Cotone, Sabbia, Estate',
    pairTags: 'Cotone, Sabbia, Confezione da due',
    packTags: 'Cotone, Sabbia, Confezione da tre',
  },
}
