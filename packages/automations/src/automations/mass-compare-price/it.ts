import { endingChoicesIt } from '../../options/endingChoices.ts'
import { digitsIt, digitsNotesIt } from '../../options/digitsField.ts'
import { scopeReasonsIt, variantScopeIt } from '../../options/scopeField.ts'
import type { Translation } from '../../options/texts.ts'
import type { strings } from './options.ts'

export const it: Translation<typeof strings> = {
  fields: {
    action: {
      label: 'Cosa fare',
      choices: { set: 'Calcola dal prezzo', fix: 'Correggi gli sconti finti', clear: 'Svuota' },
    },
    by: { label: 'Aumento sul prezzo', help: 'Di quanto supera il prezzo.' },
    unit: {
      label: 'Unità',
      help: 'Denaro nella valuta del file.',
      choices: { percent: 'Percento', money: 'Denaro' },
    },
    ending: {
      label: 'Finale del prezzo',
      help: 'Arrotondato in su a questo finale.',
      choices: endingChoicesIt,
    },
    digits: digitsIt,
    existing: {
      label: 'Se c’è già un prezzo di confronto',
      choices: { replace: 'Sostituiscilo', keep: 'Mantienilo e riempi solo le celle vuote' },
    },
    mend: {
      label: 'Correggi gli sconti finti',
      help: 'Dove il prezzo di confronto non supera il prezzo.',
    },
    gift: {
      label: 'Escludi i buoni regalo',
      help: 'I buoni regalo non hanno un prezzo scontato.',
    },
    columns: { label: 'Colonne da modificare' },
    history: {
      label: 'Avvisa sul prezzo minimo dei 30 giorni',
      help: 'In base alle esportazioni salvate su questo dispositivo. Non è consulenza legale.',
    },
    scope: variantScopeIt,
  },
  columns: {
    price: 'Prezzo',
    compareAtPrice: 'Prezzo di confronto',
    discount: 'Sconto',
  },
  notes: {
    ...digitsNotesIt,
    fixed: 'Sconto corretto',
    lower: '{n}% in meno',
    higher: '{n}% in più',
    discount: 'Sconto del {n}%',
    lowest: 'Supera il prezzo minimo dei 30 giorni, {price}',
    'all-above-lowest':
      'Tutti i nuovi prezzi di confronto superano il prezzo minimo dei 30 giorni.',
    'many-above-lowest':
      'Nuovi prezzi di confronto sopra il prezzo minimo dei 30 giorni: {n} di {all}.',
    'not-above': 'Il prezzo di confronto non supera il prezzo',
  },
  summary: {
    'action=set': 'prezzo di confronto +{by}',
    'action=fix': 'sconti finti corretti: +{by}',
    'action=clear': 'prezzo di confronto svuotato',
    'ending!=none|9': 'finale {ending}',
    'ending=9': 'interi che finiscono per 9',
    'existing=keep': 'solo celle vuote',
    '!mend': 'sconti finti non corretti',
    '!gift': 'anche i buoni regalo',
    unit: '',
    history: '',
  },
  reasons: {
    ...scopeReasonsIt,
    'no-column':
      'In questo file manca la colonna “Compare-at price” o “Variant Compare At Price” da modificare.',
    'no-price': 'Nella colonna “Price” o “Variant Price” non c’è nessun prezzo da cui calcolare.',
    same: 'I prezzi di confronto hanno già questi valori.',
    'no-fakes': 'Non ci sono sconti finti.',
    'all-empty': 'I prezzi di confronto sono già vuoti.',
  },
}
