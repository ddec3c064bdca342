import { endingIt, statusIt } from '../../options/importFields.ts'
import { importColumnsIt, importNotesIt } from '../../options/importNotes.ts'
import type { Translation } from '../../options/texts.ts'
import type { strings } from './options.ts'

export const it: Translation<typeof strings> = {
  fields: {
    work: {
      label: 'Che cosa fa questo listino',
      help: 'Con un’esportazione aperta. Un aggiornamento aggiunge anche i prodotti nuovi e nessuna variante va persa.',
      choices: { update: 'Aggiorna il negozio', add: 'Aggiungi prodotti' },
    },
    match: {
      label: 'Abbina le varianti per',
      choices: {
        'sku-or-barcode': 'SKU o codice a barre',
        sku: 'SKU',
        barcode: 'Codice a barre',
      },
    },
    update: {
      label: 'Aggiorna questi campi',
      help: 'Ciò che il listino non contiene resta com’è.',
      choices: {
        price: 'Prezzo',
        compareAtPrice: 'Prezzo di confronto',
        cost: 'Costo per articolo',
        inventory: 'Quantità',
        grams: 'Peso',
        barcode: 'Codice a barre',
        title: 'Titolo',
        description: 'Descrizione',
        vendor: 'Fornitore',
        type: 'Tipo',
      },
    },
    map: { label: 'Colonne' },
    group: {
      label: 'Colonna che raggruppa le righe in prodotti',
      choices: {
        'by-title': 'Per titolo, senza la variante',
        'each-row': 'Ogni riga è un prodotto',
      },
    },
    options: { label: 'Opzioni' },
    numbers: {
      label: 'Formato dei numeri',
      choices: { detected: 'Come rilevato', point: '1,234.50', comma: '1.234,50' },
    },
    price: {
      label: 'Prezzo',
      choices: { column: 'Da una colonna', cost: 'Costo moltiplicato per' },
    },
    factor: { label: 'Costo moltiplicato per' },
    ending: endingIt,
    vendor: { label: 'Fornitore' },
    status: statusIt,
    images: {
      label: 'Immagini',
      help: 'Il negozio scarica le immagini durante l’importazione.',
      choices: { keep: 'Mantieni gli indirizzi', none: 'Escludi le immagini' },
    },
    existing: {
      label: 'Confronta con l’esportazione aperta',
      help: 'Mostra i prodotti nuovi, modificati e mancanti, per SKU.',
    },
    include: {
      label: 'Prodotti da importare',
      choices: {
        all: 'Tutti i prodotti',
        new: 'Solo prodotti nuovi',
        'new-and-changed': 'Prodotti modificati e nuovi',
        changed: 'Solo prodotti modificati',
      },
    },
  },
  columns: importColumnsIt,
  notes: importNotesIt,
  summary: {
    'work=update & match=sku': 'aggiornamento per SKU: {update}',
    'work=update & match=barcode': 'aggiornamento per codice a barre: {update}',
    'work=update & match=sku-or-barcode': 'aggiornamento per SKU o codice a barre: {update}',
    'work=add': 'prodotti aggiunti',
    'include=new': 'solo prodotti nuovi',
    'include=changed': 'solo prodotti modificati',
    'include=new-and-changed': 'prodotti modificati e nuovi',
    'price=cost': 'costo × {factor}',
    'ending!=none': 'finale {ending}',
    vendor: 'fornitore {vendor}',
    'work=add & status=active': 'attivi',
    'images=none': 'senza immagini',
    map: '',
    group: '',
    options: '',
    numbers: '',
    existing: '',
  },
  reasons: {
    'no-title-or-sku': 'Scegli una colonna per Titolo o SKU.',
    'no-rows': 'Il listino non contiene prodotti, solo l’intestazione.',
    'none-included': 'Con queste opzioni non viene importato nessun prodotto.',
    'no-code':
      'Scegli una colonna per SKU o Codice a barre, con cui trovare le varianti del negozio, oppure scegli di aggiungere prodotti.',
    'nothing-new': 'Il negozio ha già tutti i valori del listino.',
    'none-matched': 'Nessuna riga corrisponde a una variante del negozio.',
  },
}
