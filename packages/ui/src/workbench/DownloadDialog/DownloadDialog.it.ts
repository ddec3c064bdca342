import { translate } from '../../i18n/index.js'
import type { downloadDialogStrings } from './DownloadDialog.strings.js'

export const downloadDialogIt = translate<typeof downloadDialogStrings>('downloadDialog', {
  heading: 'Scarica',
  choices: 'Che cosa scaricare',
  changed: 'Solo i prodotti modificati',
  changedHint:
    'Il più rapido da importare. Include tutte le righe di ogni prodotto modificato, così nessuna variante va persa.',
  whole: 'File intero',
  wholeHint: 'L’esportazione completa, con le tue modifiche.',
  split: (size) => `Dividi in file sotto i ${size}`,
  splitHint: 'La piattaforma non accetta file più grandi. Ogni prodotto resta in un solo file.',
  notNeeded: 'Non serve per questo file',
  amount: (products, productCount, rows, rowCount, size) =>
    `${products} ${productCount === 1 ? 'prodotto' : 'prodotti'}, ${rows} ${rowCount === 1 ? 'riga' : 'righe'}, ${size}`,
  files: (text, _count, size) => `${text} file, ${size}`,
  calculating: 'Calcolo in corso…',
  safe: 'Le varianti sono al sicuro',
  safeText:
    'Handle, Title e tutte le colonne delle opzioni sono incluse e nessun valore delle opzioni cambia. Nessuna cella diventa vuota.',
  unsafe: 'Rivedi prima di importare',
  deleted: (variants, variantCount, products, productCount) =>
    `${variants} ${variantCount === 1 ? 'variante' : 'varianti'} di ${products} ${productCount === 1 ? 'prodotto' : 'prodotti'} ${variantCount === 1 ? 'verrebbe eliminata' : 'verrebbero eliminate'} nel negozio`,
  deletedText:
    'Le loro opzioni non sono in questo file: un’importazione con sovrascrittura le elimina e ne crea di nuove, con nuovi ID e senza storico delle scorte.',
  unknown: 'Non confrontato con il negozio',
  unknownText:
    'Un prodotto del negozio con lo stesso handle viene sostituito da quello in questo file e le sue altre varianti vengono eliminate. Per confrontare, apri prima un’esportazione del negozio.',
  anyway: 'Scarica comunque',
  optionValues: (text, count) =>
    `${text} ${count === 1 ? 'valore delle opzioni cambierà' : 'valori delle opzioni cambieranno'}. Il negozio eliminerà queste varianti e ne creerà di nuove con nuovi ID. Lo storico delle scorte e i collegamenti di altre app andranno persi.`,
  emptied: (text, count) =>
    `${text} ${count === 1 ? 'cella diventerà vuota' : 'celle diventeranno vuote'}. Se importi con la sovrascrittura attiva, questi valori vengono eliminati nel negozio.`,
  excluded: (columns, count) =>
    `${count === 1 ? 'Esclusa: il negozio ne mantiene i valori' : 'Escluse: il negozio ne mantiene i valori'}: ${columns}.`,
  missing: (column) => `In questo file manca la colonna “${column}”.`,
  problems: (text, count) => `Prima correggi ${text} ${count === 1 ? 'problema' : 'problemi'}.`,
  openCheck: 'Apri Controllo',
  next: 'Poi, nel pannello del negozio',
  choose: 'Vai su Prodotti, scegli Importa e seleziona il file scaricato.',
  select: 'Seleziona',
  overwrite: 'Sovrascrivi i prodotti con handle corrispondenti',
  overwriteText:
    'Senza, i prodotti esistenti vengono saltati e non cambia nulla. Con questa opzione, una cella vuota elimina il valore nel negozio; una colonna che non è nel file non viene modificata.',
  look: 'Guarda tre prodotti nel negozio, poi leggi l’elenco delle righe non riuscite che ricevi.',
  onPhone: 'Sul telefono, cerca in File o Download.',
  close: 'Chiudi',
  download: (size) => `Scarica\u00A0${size}`,
})
