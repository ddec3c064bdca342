import { joinCatalogs, translate } from '../../i18n/index.js'
import type {
  fileDropZoneStrings,
  otherExportContentStrings,
  otherExportNameStrings,
} from './FileDropZone.strings.js'

const otherExportNamesIt = translate<typeof otherExportNameStrings>('otherExportNames', {
  inventory: 'un’esportazione dell’inventario',
  orders: 'un’esportazione degli ordini',
  'draft-orders': 'un’esportazione delle bozze di ordine',
  customers: 'un’esportazione dei clienti',
  companies: 'un’esportazione delle aziende',
  'gift-cards': 'un’esportazione dei buoni regalo',
  discounts: 'un’esportazione degli sconti',
  redirects: 'un’esportazione dei reindirizzamenti URL',
  collections: 'un’esportazione delle collezioni',
  'price-list': 'un listino prezzi di un catalogo',
  'blog-posts': 'un’esportazione degli articoli del blog',
  pages: 'un’esportazione delle pagine',
  metaobjects: 'un’esportazione dei metaobject',
  payouts: 'un’esportazione degli accrediti',
  'other-sheet': 'un foglio di un’app di esportazione',
})

const otherExportContentsIt = translate<typeof otherExportContentStrings>('otherExportContents', {
  inventory: 'le scorte per sede',
  orders: 'ordini',
  'draft-orders': 'bozze di ordine',
  customers: 'persone',
  companies: 'aziende',
  'gift-cards': 'buoni regalo e i loro saldi',
  discounts: 'sconti',
  redirects: 'indirizzi vecchi e nuovi',
  collections: 'collezioni',
  'price-list': 'prezzi per un mercato o un’azienda',
  'blog-posts': 'articoli del blog',
  pages: 'pagine del negozio online',
  metaobjects: 'voci di metaobject',
  payouts: 'pagamenti',
  'other-sheet': 'altri dati',
})

const ownIt = translate<typeof fileDropZoneStrings>('fileDropZone', {
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
  alsoOpens: 'Si aprono anche i file XLSX e uno ZIP con una sola tabella.',
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
  webPageText: (start: string, automation: string) =>
    `Inizia con ${start}. Forse il negozio ha inviato la pagina di accesso al posto dell’esportazione. Esporta di nuovo e trascina qui il nuovo file. Se è una pagina prodotto, aprila in ${automation}.`,
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
  otherExport: (name: string) => `È ${name}`,
  otherExportText: (content: string) =>
    `Contiene ${content}, non prodotti. Nel negozio vai in Prodotti, scegli Esporta e apri quel file.`,
  separator: (sign: string) => `La prima riga dice che le colonne sono separate da ${sign}`,
  separatorText: 'Salva il file con virgole o punti e virgola, poi trascina qui il nuovo file.',
  severalTables: (count: string) => `Questo ZIP contiene ${count} tabelle`,
  severalTablesText: (names: string) => `Estrai i file e aprine uno alla volta: ${names}.`,
  locked: 'Questo file è protetto da una password',
  lockedText: 'Togli la password nel programma che l’ha creato, poi trascina qui il nuovo file.',
  noTable: (format: string) => `In questo file ${format} non c’è una tabella`,
  noTableText:
    'Trascina un file CSV o XLSX con una riga di nomi di colonna, o uno ZIP con un solo file CSV.',
  damaged: (format: string) => `Questo file ${format} è danneggiato`,
  damagedText: 'Forse il download si è interrotto. Esportalo o salvalo di nuovo.',
  json: 'È un file JSON',
  jsonText: (automation: string) => `Se è una pagina prodotto, aprilo in ${automation}.`,
  openIn: (automation: string) => `Apri ${automation}`,
  binary: (format: string) => `È un file ${format}`,
  binaryText:
    'Le esportazioni e i listini si aprono come CSV o XLSX: dal foglio di calcolo, salva come CSV UTF-8. Le immagini come JPG, PNG o WEBP.',
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
  emptyText: 'È vuoto o c’è solo la riga di intestazione. Esporta di nuovo con dei prodotti.',
  noProduct: 'In questo file non c’è nessun prodotto',
  noProductText: 'Salva l’intera pagina prodotto come HTML o il suo JSON, fino a 2 MB.',
})

export const fileDropZoneIt = joinCatalogs(ownIt, otherExportNamesIt, otherExportContentsIt)
