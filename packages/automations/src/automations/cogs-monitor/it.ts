import { endingChoicesIt } from '../../options/endingChoices.ts'
import { digitsIt, digitsNotesIt } from '../../options/digitsField.ts'
import { scopeReasonsIt, variantScopeIt } from '../../options/scopeField.ts'
import type { Translation } from '../../options/texts.ts'
import type { strings } from './options.ts'

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
      help: 'Un file CSV o JSON con una colonna per lo SKU e una per il costo. Una ricetta non lo conserva.',
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
      choices: endingChoicesIt,
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
    sku: 'SKU',
    price: 'Prezzo',
    margin: 'Margine',
  },
  notes: {
    ...digitsNotesIt,
    estimate: 'Stima',
    'all-estimates': 'Tutti i nuovi costi sono stime, calcolate dal prezzo.',
    higher: '{n}% in più',
    twice: 'Più costi nel listino',
    'list-unread': 'Il file del listino è senza righe, rovinato o di un altro tipo',
    'no-list-sku':
      'Nessuna colonna del listino è di sicuro lo SKU. Ha {columns}. Chiama “SKU” quella giusta',
    'no-list-cost':
      'Nessuna colonna del listino è di sicuro un costo, e un prezzo non lo è. Ha {columns}. Chiama “Costo” quella giusta',
    'column-guessed': 'La colonna {column} del listino viene letta come {target}: controlla',
    'column-unread': 'La colonna {column} del listino non viene letta: {text} non è comprensibile',
    'column-twice':
      'La colonna {column} del listino non viene letta: {target} viene preso da {other}',
    'number-guessed':
      'I numeri in {column} del listino si possono leggere in due modi: {text} viene letto come {number}',
    unread: 'Non è un numero in {column} del listino: {text} ({n} in tutto)',
    compare: 'Il prezzo di confronto non supera il prezzo',
  },
  summary: {
    'costs=divide': 'costi: prezzo diviso per {by}',
    'costs=list & !list': 'costi da un listino fornitore',
    'costs=list & list': 'costi da {list}',
    'costs=hand': 'costi inseriti a mano',
    hand: '',
    'work=prices': 'prezzi per un margine del {target}',
    'raise=losses': 'dove si vende in perdita',
    'raise=floor': 'dove è sotto il {floor}',
    'ending!=none|9': 'finale {ending}',
    'ending=9': 'interi che finiscono per 9',
    'work=prices & ~fee': 'commissione {fee}',
    'work=prices & ~amount': 'commissione fissa {amount}',
    'work=prices & ship!=0': 'spedizione {ship}',
    'work=prices & vat': 'IVA {vat} inclusa',
    'work=prices & duty!=0': 'dazio {duty}',
  },
  reasons: {
    ...scopeReasonsIt,
    'no-cost-column': 'In questo file manca la colonna “Cost per item”.',
    'no-price-column': 'In questo file manca la colonna “Price” o “Variant Price”.',
    'no-list': 'Scegli il listino del fornitore.',
    'bad-list': 'Nel listino nessuna colonna è di sicuro lo SKU, o nessuna il costo.',
    'not-listed': 'Nessuno SKU di questo file è nel listino con un altro costo.',
    'no-hand': 'Inserisci un costo per un prodotto.',
    'no-missing': 'Non manca nessun costo dove c’è un prezzo.',
    'no-losses': 'Nessuna variante con un costo noto è venduta in perdita.',
    'no-low': 'Nessuna variante con un costo noto è sotto il margine minimo.',
  },
}
