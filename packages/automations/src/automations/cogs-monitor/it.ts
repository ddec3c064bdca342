import { digitsIt, digitsNotesIt } from '../../options/digitsField.ts'
import { scopeReasonsIt, variantScopeIt } from '../../options/scopeField.ts'
import type { Translation } from '../../options/texts.ts'
import type { strings } from './strings.ts'

export const it: Translation<typeof strings> = {
  fields: {
    work: {
      label: 'Cosa fare',
      choices: { costs: 'Inserisci i costi', prices: 'Imposta i prezzi per il margine obiettivo' },
    },
    costs: {
      label: 'Inserisci i costi',
      help: 'I costi calcolati dal prezzo sono segnati come stime.',
      choices: {
        divide: 'Prezzo diviso per',
        list: 'Listino del fornitore, per SKU',
        hand: 'A mano',
      },
    },
    by: { label: 'Prezzo diviso per', help: 'Solo dove manca il costo.' },
    list: {
      label: 'Listino del fornitore',
      help: 'Un file CSV con una colonna per lo SKU e una per il costo. Una ricetta non lo conserva.',
    },
    hand: {
      label: 'Costi a mano',
      help: 'Per le varianti di un prodotto che non hanno un costo. Una ricetta non li conserva.',
    },
    raise: {
      label: 'Quali varianti',
      choices: { losses: 'Vendute in perdita', floor: 'Sotto il margine minimo' },
    },
    ending: {
      label: 'Finale del prezzo',
      help: 'Arrotondato in su a questo finale.',
      choices: {
        '.99': '.99',
        '.95': '.95',
        '.90': '.90',
        '.00': '.00',
        '9': 'intero che finisce per 9',
        '00': '00',
        none: 'nessuno',
      },
    },
    digits: digitsIt,
    fee: { label: 'Commissione di pagamento', help: 'Per ordine.' },
    amount: { label: 'Commissione fissa di pagamento', help: 'Per ordine.' },
    ship: { label: 'Spedizione a tuo carico', help: 'Per pezzo.' },
    vat: { label: 'IVA inclusa nei prezzi', help: 'Sottratta prima di calcolare il margine.' },
    duty: { label: 'Dazio sul costo' },
    floor: { label: 'Margine minimo' },
    target: {
      label: 'Margine obiettivo',
      help: 'Per raggiungere l’obiettivo, usa Imposta i prezzi per un margine del {target}%. Prepara un’attività sui prezzi.',
    },
    scope: variantScopeIt,
  },
  columns: {
    cost: 'Costo',
    price: 'Prezzo',
    margin: 'Margine',
  },
  notes: {
    ...digitsNotesIt,
    estimate: 'Stima',
    higher: '{n}% in più',
    twice: 'Più costi nel listino',
    compare: 'Il prezzo di confronto non supera il prezzo',
  },
  reasons: {
    ...scopeReasonsIt,
    'no-cost-column': 'In questo file manca la colonna “Cost per item”.',
    'no-price-column': 'In questo file manca la colonna del prezzo.',
    'no-list': 'Scegli il listino del fornitore.',
    'bad-list': 'Nel listino manca la colonna dello SKU o quella del costo.',
    'not-listed': 'Nessuno SKU di questo file è nel listino con un altro costo.',
    'no-hand': 'Inserisci un costo per un prodotto.',
    'no-missing': 'Non manca nessun costo dove c’è un prezzo.',
    'no-losses': 'Nessuna variante con un costo noto è venduta in perdita.',
    'no-low': 'Nessuna variante con un costo noto è sotto il margine minimo.',
  },
}
