import { endingChoicesIt } from '../../options/endingChoices.ts'
import { scopeReasonsIt, variantScopeIt } from '../../options/scopeField.ts'
import type { Translation } from '../../options/texts.ts'
import type { strings } from './options.ts'

export const it: Translation<typeof strings> = {
  fields: {
    from: {
      label: 'Da',
      help: 'Il file non indica la valuta.',
      choose: 'Scegli una valuta',
    },
    to: { label: 'A', choose: 'Scegli una valuta' },
    rate: {
      label: 'Tasso di cambio',
      help: 'Aggiornato una volta per giorno lavorativo.',
      choices: { reference: 'Tasso di riferimento del {date}', own: 'Il mio tasso' },
    },
    own: { label: 'Il mio tasso', help: 'Quanti {to} ottieni per 1 {from}.' },
    margin: {
      label: 'Modifica il prezzo convertito del',
      help: 'Per esempio, per coprire i costi.',
    },
    round: {
      label: 'Arrotondamento',
      help: 'All’unità minima della valuta.',
      choices: { nearest: 'Al più vicino', up: 'In su', down: 'In giù', none: 'Nessuno' },
    },
    ending: {
      label: 'Finale del prezzo',
      choices: endingChoicesIt,
    },
    into: {
      label: 'Scrivi i prezzi in',
      help: 'Se modifichi il prezzo base, cambia ciò che pagano i clienti. La valuta del negozio resta la stessa.',
      choices: { market: 'Colonne Price / {market}', base: 'Prezzo base' },
    },
    floor: { label: 'Prezzo minimo: costo più', help: 'Richiede la colonna Cost per item.' },
    compare: {
      label: 'Converti anche i prezzi di confronto',
      help: 'Restano sempre sopra il prezzo. Un mercato non ne riceve dove non c’è uno sconto.',
    },
    scope: variantScopeIt,
  },
  columns: {
    price: 'Prezzo',
    compareAtPrice: 'Prezzo di confronto',
    change: 'Variazione %',
  },
  notes: {
    old: 'Il tasso di riferimento ha {n} giorni',
    below: 'Sotto il prezzo minimo, portato a {price}',
    zero: 'Il prezzo è zero',
    above: 'Mantenuto sopra il prezzo',
    'not-above': 'Il prezzo di confronto non supera più il prezzo',
    removed: 'Prezzo di confronto rimosso: non supera il prezzo',
    fake: 'Il prezzo di confronto non supera il prezzo',
    base: 'Cambiano i prezzi base, ma la valuta del negozio resta la stessa: i clienti pagherebbero nella valuta del negozio importi pensati in {to}.',
    whole: 'Nessun prezzo in “{column}” ha decimali, quindi nemmeno i nuovi prezzi ne hanno.',
    rarely: 'I prezzi in {to} hanno raramente decimali. Per prezzi interi scegli il finale .00.',
    unrounded:
      'Alcuni prezzi hanno più decimali di {to}. Per poterli addebitare, scegli un arrotondamento.',
    unread: 'Non è un numero semplice: {text}',
    'too-large': 'Troppo grande per un prezzo',
  },
  summary: {
    'from & to': 'da {from} a {to}',
    'rate=own': 'cambio proprio {own}',
    'margin!=0': 'variati del {margin}',
    'round=up': 'arrotondati per eccesso',
    'round=down': 'arrotondati per difetto',
    'round=none': 'non arrotondati',
    'ending!=none|9': 'finale {ending}',
    'ending=9': 'interi che finiscono per 9',
    'into!=base': 'in {into}',
    floor: 'mai sotto il costo +{floor}',
    '!compare': 'senza prezzi di confronto',
  },
  reasons: {
    ...scopeReasonsIt,
    'no-currencies': 'Scegli le valute da cui e in cui convertire.',
    'no-own-rate': 'Inserisci il tuo tasso.',
    'no-rate': 'Non c’è un tasso di riferimento fra queste valute. Inserisci il tuo tasso.',
    'no-column': 'In questo file manca la colonna “Price” o “Variant Price” da modificare.',
    'no-price': 'Non è stato trovato nessun prezzo da convertire.',
    same: 'I prezzi hanno già questi valori.',
  },
}
