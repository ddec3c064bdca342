import { scopeIt, scopeReasonsIt, togetherNotesIt } from '../../options/scopeField.ts'
import type { Translation } from '../../options/texts.ts'
import type { strings } from './options.ts'

export const it: Translation<typeof strings> = {
  fields: {
    names: { label: 'Nomi delle opzioni', help: 'Per esempio, Colour (412), Color (88).' },
    values: { label: 'Valori delle opzioni' },
    tidy: {
      label: 'Ripulisci',
      choices: {
        spaces: 'Spazi in eccesso',
        title: 'Iniziali maiuscole',
        units: 'Spazi nelle unità',
      },
    },
    pattern: {
      label: 'Trova e sostituisci',
      help: 'Vedi il risultato sui tuoi valori qui sotto.',
    },
    with: { label: 'Sostituisci con' },
    regex: {
      label: 'Usa un modello',
      help: 'Un’espressione regolare, ad esempio (\\d+)ml. $1 sta per il suo primo gruppo.',
    },
    ships: { label: 'Rimuovi ‘Ships From’', help: 'Solo se ha un unico valore.' },
    ids: {
      label: 'Modifica i valori anche se le varianti ricevono nuovi ID',
      help: 'Vedrai un avviso prima di applicare.',
    },
    scope: scopeIt,
  },
  columns: { option: 'Opzione', value: 'Valore', variants: 'Varianti', name: 'Nome dell’opzione' },
  notes: {
    ...togetherNotesIt,
    'new-ids': 'Nuovi ID delle varianti',
    'may-get-ids': 'Le varianti potrebbero ricevere nuovi ID',
    'all-new-ids': 'Tutte le modifiche danno nuovi ID alle varianti.',
    'all-may-get-ids': 'Tutte le modifiche possono dare nuovi ID alle varianti.',
    linked: 'Opzione collegata',
    ships: '‘Ships From’ rimosso',
    'values-kept': 'I valori restano: i nuovi ID non sono consentiti',
    duplicate: 'Combinazione doppia',
    'duplicate-name': 'Un’altra opzione ha già questo nome',
    'no-value': 'Inserisci o scegli un valore.',
    'too-long': 'Usa al massimo 255 caratteri.',
  },
  summary: {
    names: 'opzioni rinominate: {names}',
    values: 'valori rinominati: {values}',
    'pattern & with': '{pattern} sostituito con {with}',
    'pattern & !with': '{pattern} rimosso',
    regex: '',
    'tidy=spaces': 'spazi in più rimossi',
    'tidy=title': 'iniziali maiuscole',
    'tidy=units': 'spazi delle unità',
    ships: '‘Ships From’ rimossa',
    ids: 'nuovi ID varianti consentiti',
  },
  reasons: {
    ...scopeReasonsIt,
    'no-column': 'In questo file mancano le colonne “Option1 name” e “Option1 value”.',
    'no-options': 'I prodotti non hanno opzioni.',
    'needs-ids':
      'I valori cambierebbero, ma allora le varianti ricevono nuovi ID. Attiva ‘Modifica i valori anche se le varianti ricevono nuovi ID’.',
    'ships-many': '‘Ships From’ ha più di un valore.',
    same: 'Le opzioni sono già così.',
  },
}
