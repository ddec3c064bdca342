import { translate } from '../../i18n/index.js'
import type { fileDropZoneStrings } from './FileDropZone.strings.js'

export const fileDropZoneIt = translate<typeof fileDropZoneStrings>('fileDropZone', {
  dropData: 'Trascina qui l’esportazione dei prodotti',
  dropTranslations: 'Trascina qui l’esportazione delle traduzioni',
  dropSuppliers: 'Trascina qui il listino del fornitore',
  dropPage: 'Trascina qui una pagina prodotto',
  dropImages: 'Trascina qui immagini, una cartella o uno ZIP',
  chooseData: 'Scegli l’esportazione dei prodotti',
  chooseTranslations: 'Scegli l’esportazione delle traduzioni',
  chooseSuppliers: 'Scegli il listino del fornitore',
  choosePage: 'Scegli una pagina prodotto',
  chooseImages: 'Scegli immagini o uno ZIP',
  helpData: (size: string) =>
    `File CSV del tuo negozio, fino a ${size}. Vedi ogni modifica prima che venga applicata.`,
  helpSuppliers: (size: string) =>
    `File CSV, TSV o JSON del fornitore, fino a ${size}. Vedi ogni prodotto prima che venga importato.`,
  helpPage:
    'JSON del prodotto o HTML della pagina, come file. Vedi il prodotto prima che venga importato.',
  helpCompare: (size: string) =>
    `File CSV del tuo negozio, fino a ${size}. Il confronto non modifica nessuno dei due file.`,
  helpImages: 'JPG, PNG, WEBP fino a 10 MB l’una. Gli originali non vengono mai modificati.',
  chooseFile: 'Scegli un file',
  chooseFolder: 'Scegli una cartella',
  sample: 'Prova un catalogo di esempio',
  over: (name: string) => `Rilascia per aprire ${name}`,
  overUnknown: 'Rilascia per aprire il file',
  overImages: 'Rilascia per aprire le immagini',
  overCompare: 'Rilascia per confrontare i file',
  openStays: 'Il file aperto ora resta salvato.',
  onlyOne: (name: string) => `È stato aperto solo ${name}. Apri un file alla volta.`,
  reading: (name: string) => `Lettura di ${name}`,
  ofSize: (done: string, total: string) => `${done} di ${total}`,
  cancel: 'Interrompi',
  webPage: 'È una pagina web, non un file CSV',
  webPageText: (start: string) =>
    `Inizia con ${start}. Forse il negozio ha inviato la pagina di accesso al posto dell’esportazione. Esporta di nuovo e trascina qui il nuovo file.`,
  cutOff: 'Il file è incompleto',
  cutOffText: (row: string, column: string, whole: string, products: string) =>
    `Finisce a metà di una cella (riga ${row}, colonna ${column}): il download si è interrotto. ${whole}, ma mancherebbero ${products}, quindi il file non è stato aperto.`,
  lastRow: 'Mostra l’ultima riga',
  wholeRows: (text: string, count: number) =>
    count === 1 ? `${text} riga è completa` : `${text} righe sono complete`,
  noHandle: 'Sembra un listino di un fornitore',
  noHandleText: (automation: string) =>
    `Non ha una colonna Handle o URL handle. Aprilo in ${automation}.`,
  translations: 'È un’esportazione delle traduzioni',
  translationsText: (automation: string) =>
    `Contiene testi in altre lingue, non prodotti. Aprila in ${automation}.`,
  json: 'È un file JSON',
  jsonText: (automation: string) => `Se è una pagina prodotto, aprilo in ${automation}.`,
  openIn: (automation: string) => `Apri ${automation}`,
  binary: (format: string) => `È un file ${format}`,
  binaryText:
    'Trascina un file CSV, non un archivio o un foglio di calcolo. Dal foglio di calcolo, salva come CSV UTF-8.',
  tooBig: (size: string) => `Il file è troppo grande: ${size}`,
  tooBigText: (limit: string) =>
    `Il limite è ${limit}. Esporta per collezione o fornitore, poi apri i file uno alla volta.`,
  malformed: 'Una parte di questo file è danneggiata',
  malformedText: (encoding: string) =>
    `È in ${encoding}, ma alcuni caratteri non sono validi. Esporta di nuovo o salvalo come CSV UTF-8, poi trascina qui il nuovo file.`,
  unreadable: 'Impossibile leggere questo file',
  unreadableText:
    'Forse nel frattempo è stato spostato, rinominato o modificato. Scegli di nuovo il file.',
  empty: 'Questo file non contiene prodotti',
  emptyText: 'C’è solo la riga di intestazione. Esporta di nuovo con dei prodotti.',
})
