import { scopeIt, scopeReasonsIt, togetherNotesIt } from '../../options/scopeField.ts'
import type { Translation } from '../../options/texts.ts'
import type { strings } from './options.ts'

const systems = { UK: 'UK', EU: 'EU', US: 'US', IT: 'IT', FR: 'FR', DE: 'DE', JP: 'JP', cm: 'cm' }

export const it: Translation<typeof strings> = {
  fields: {
    from: {
      label: 'Da',
      asked:
        'Prodotti con taglie possibili in più sistemi: {n}. Scegli il sistema per convertirle.',
      choices: { detected: 'Rilevato nel file', ...systems },
    },
    to: { label: 'A', choices: systems },
    kind: {
      label: 'Categoria di taglia',
      help: 'Se non è chiaro, te lo chiediamo.',
      choices: { shoes: 'Scarpe', clothes: 'Abbigliamento', children: 'Bambini' },
    },
    who: {
      label: 'Taglie per',
      choices: { women: 'Donna', men: 'Uomo', unisex: 'Unisex', children: 'Bambini' },
    },
    write: {
      label: 'Scrivi le taglie come',
      help: 'Solo la tabella mantiene gli ID delle varianti.',
      choices: {
        table: 'Tabella nella descrizione',
        beside: 'Accanto al valore: US 8 / EU 39',
        replace: 'Sostituisci il valore',
      },
    },
    half: {
      label: 'Mezze taglie',
      choices: { keep: 'Mantieni', up: 'Arrotonda in su', down: 'Arrotonda in giù' },
    },
    chart: {
      label: 'La tua tabella taglie',
      help: 'Ha la precedenza sul nostro calcolo.',
    },
    scope: scopeIt,
  },
  columns: { value: 'Valore', sizes: 'Taglie', system: 'Sistema rilevato' },
  notes: {
    ...togetherNotesIt,
    varies: 'Le tabelle non concordano: anche {others}',
    rounded: 'Mezza taglia arrotondata',
    same: 'Due taglie diventano una',
    width: 'La lettera della larghezza cambia da un paese all’altro',
    linked: 'Opzione collegata',
    left: 'Non convertite: {values}',
    'left-products': 'Prodotti con taglie che non si possono convertire: {n}',
    html: 'L’HTML della descrizione finisce dentro un tag: la tabella non si vedrebbe.',
  },
  summary: {
    'from=detected': 'taglie in {to}',
    'from!=detected': 'taglie da {from} a {to}',
    'write=table': 'tabella nella descrizione',
    'write=beside': 'accanto al valore',
    'write=replace': 'valori sostituiti',
    'half=up': 'mezze taglie per eccesso',
    'half=down': 'mezze taglie per difetto',
    chart: 'tabella propria {chart}',
  },
  reasons: {
    ...scopeReasonsIt,
    'no-column': 'In questo file mancano le colonne “Option1 name” e “Option1 value”.',
    'no-description': 'In questo file manca la colonna “Description” o “Body (HTML)”.',
    'no-chart':
      'La tua tabella taglie deve avere una colonna per il sistema scelto in “A” e almeno un’altra.',
    unclear: 'Non è chiaro di che taglie si tratta. Scegli la categoria di taglia e per chi sono.',
    'no-system':
      'Le taglie non indicano il sistema e potrebbero essere di più sistemi. Sceglilo in “Da”.',
    'no-sizes': 'Nessun prodotto ha taglie che si possono convertire.',
    same: 'I prodotti hanno già queste taglie.',
  },
}
