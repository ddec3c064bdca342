import { translate } from '../../i18n/index.js'
import type { downloadDialogStrings } from './DownloadDialog.strings.js'

export const downloadDialogIt = translate<typeof downloadDialogStrings>('downloadDialog', {
  heading: 'Scarica',
  choices: 'Che cosa scaricare',
  columns: 'Solo le colonne modificate',
  columnsHint:
    'Ciò che identifica una variante e ciò che hai modificato. Le altre colonne non sono nel file, quindi nel negozio restano come sono.',
  columnNames: 'Colonne',
  isChanged: 'modificata',
  changed: 'Prodotti modificati, tutte le colonne',
  changedHint: 'Ogni cella di ogni prodotto modificato, com’era nella tua esportazione.',
  changedStock: (day) => `Ogni cella di ogni prodotto modificato, con le scorte di ${day}.`,
  changedTexts: 'Solo i testi modificati',
  changedTextsHint:
    'I testi la cui traduzione è cambiata. Gli altri non sono nel file, quindi nel negozio restano come sono.',
  allTexts: 'Tutti i testi di ciò che è cambiato',
  allTextsHint: 'Ogni testo di ogni prodotto, pagina o collezione con una modifica.',
  whole: 'File intero',
  wholeHint: 'L’esportazione completa, con le tue modifiche.',
  split: (size) => `Dividi in file sotto i ${size}`,
  splitHint: 'La piattaforma non accetta file più grandi. Ogni prodotto resta in un solo file.',
  notNeeded: 'Non serve per questo file',
  unchanged: 'Nessuna modifica',
  needsNew: 'Questi prodotti sono nati qui, quindi il negozio ha bisogno di tutte le loro colonne.',
  needsAdded:
    'Non per questo file: un’attività ha aggiunto prodotti, quindi servono tutte le colonne.',
  needsMissing: 'Non per questo file: mancano colonne che distinguono prodotti e varianti.',
  needsMoved:
    'Non per questo file: un’attività ha spostato righe, quindi servono tutte le colonne.',
  needsOther: 'Non per questo file: lo importa Matrixify, che usa colonne proprie.',
  amount: (products, productCount, size) =>
    `${products} ${productCount === 1 ? 'prodotto' : 'prodotti'}, ${size}`,
  texts: (texts, textCount, size) => `${texts} ${textCount === 1 ? 'testo' : 'testi'}, ${size}`,
  files: (text, _count, size) => `${text} file, ${size}`,
  calculating: 'Calcolo in corso…',
  safe: 'Le varianti sono al sicuro',
  safeText:
    'Handle, Title e tutte le colonne delle opzioni sono incluse e nessun valore delle opzioni cambia. Nessuna cella diventa vuota.',
  unsafe: 'Rivedi prima di importare',
  deleted: (variants, count) =>
    `${variants} ${count === 1 ? 'variante verrebbe eliminata' : 'varianti verrebbero eliminate'} nel negozio`,
  deletedBy: (job, moment, values, count) =>
    `${job} (${moment}) ha modificato ${values} ${count === 1 ? 'valore delle opzioni' : 'valori delle opzioni'}.`,
  excludedBy: (job, moment) => `${job} (${moment}) ha escluso colonne delle opzioni.`,
  deletedText:
    'Il negozio elimina queste varianti e ne crea di nuove: nuovi ID, nessuno storico delle scorte.',
  deletedByList: (list, variants, variantCount, products, productCount) =>
    `In ${list} ${variantCount === 1 ? 'manca' : 'mancano'} ${variants} ${variantCount === 1 ? 'variante' : 'varianti'} di ${products} ${productCount === 1 ? 'prodotto' : 'prodotti'} del negozio.`,
  lost: 'Varianti che verrebbero eliminate',
  valueBecomes: (option, before, after) => `${option} “${before}” diventa “${after}”`,
  nameBecomes: (before, after) => `l’opzione “${before}” diventa “${after}”`,
  variants: (text, count) => `${text} ${count === 1 ? 'variante' : 'varianti'}`,
  rows: (ranges, count) => `${count === 1 ? 'riga' : 'righe'} ${ranges}`,
  range: (first, last) => `da ${first} a ${last}`,
  unlisted: (text, count) => `e ${count === 1 ? 'un’altra modifica' : `altre ${text} modifiche`}`,
  show: (text, count) => (count === 1 ? 'Mostra la variante' : `Mostra le ${text} varianti`),
  undo: 'Annulla quell’attività',
  undoNamed: (job) => `Annulla “${job}”`,
  unknown: 'Non confrontato con il negozio',
  unknownText:
    'Un prodotto del negozio con lo stesso handle viene sostituito da quello in questo file e le sue altre varianti vengono eliminate. Per confrontare, apri prima un’esportazione del negozio.',
  anyway: 'Scarica comunque',
  optionValues: (text, count) =>
    `${text} ${count === 1 ? 'valore delle opzioni cambia' : 'valori delle opzioni cambiano'}. Dopo l’importazione, guarda queste varianti nel negozio.`,
  emptied: (text, count) =>
    `${text} ${count === 1 ? 'cella diventa vuota' : 'celle diventano vuote'}`,
  emptiedBy: (cells, job, moment, columns) => `${cells}: ${job} (${moment}), ${columns}.`,
  emptiedHere: (cells, columns) => `${cells}: ${columns}.`,
  emptiedText:
    'Se importi con la sovrascrittura attiva, questi valori vengono eliminati nel negozio.',
  excluded: (columns, count) =>
    `${count === 1 ? 'Esclusa: il negozio ne mantiene i valori' : 'Escluse: il negozio ne mantiene i valori'}: ${columns}.`,
  excludedProducts: (text, count) =>
    count === 1
      ? `${text} prodotto è escluso dal download.`
      : `${text} prodotti sono esclusi dal download.`,
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
  chooseTexts: 'Vai su Impostazioni, Lingue, scegli Importa e seleziona il file scaricato.',
  overwriteTexts: 'Sovrascrivi le traduzioni esistenti',
  overwriteTextsText:
    'Senza, vengono aggiunte solo le traduzioni mancanti e i testi già tradotti restano come sono. Con questa opzione, ogni traduzione nel file sostituisce quella nel negozio.',
  lookTexts: 'Apri il negozio online in quella lingua e guarda tre dei testi.',
  onPhone: 'Sul telefono, cerca in File o Download.',
  close: 'Chiudi',
  download: (size) => `Scarica\u00A0${size}`,
  preparing: 'Preparazione del download in corso.',
})
