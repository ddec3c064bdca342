import type { ImportField, ImportNoteCode } from '../importing/ImportPlan.ts'
import type { TargetName } from '../importing/targets.ts'
import type { Translation } from './texts.ts'

/** What both importers say about products, by the codes of the notes. */
export const importNotes = {
  grouped: 'Rows grouped automatically',
  'no-price': 'No price',
  'no-image': 'No image',
  'no-title': 'No title, so the SKU is used',
  'no-name': 'No title and no SKU, so the row is not imported',
  unread: 'Not a number in {column}: {text}',
  'damaged-code': 'Damaged by a spreadsheet, left out in {column}: {text}',
  'too-long': 'Longer than 255 characters in {column}, cut',
  'other-product': 'SKU {sku} belongs to {handle} in your store',
  'sku-as-option': 'No option tells the variants apart, SKU used',
  'bad-address': 'Not an image address in {column}: {text}',
  differs: '{column} differs from the first row: {text}',
  'not-above': 'Compare-at price not above price, left out: {text}',
  'duplicate-sku': 'SKU {sku} is in row {first} too',
  'same-handle': 'Handle is taken, {handle} is used',
  'duplicate-handle': 'Duplicate handle {handle}, not imported',
  'same-options': 'Same options as row {first}, not imported',
  'no-option': 'An option has no value, not imported',
  'too-many-variants': 'Over 2,048 variants, not imported',
  'too-many-images': 'Over 250 images, {n} left out',
  'variants-missing': '{n} variants of your store are not in the list: an import deletes them',
  'new-ids': 'Option values change: variants get new IDs',
  'column-guessed': 'Column {column} is read as {target}: please check',
  'column-unread': 'Column {column} is not read: {text} is not understood',
  'column-twice': 'Column {column} is not read: {target} is taken from {other}',
  'number-guessed': 'Numbers in {column} can be read in two ways: {text} is read as {number}',
  'weight-guessed': 'Weights in {column} have no unit: {text} is read as {number}',
  'stock-flag':
    'Column {column} says whether there is stock, not how much: no quantity is read from it',
  'sale-above': 'Sale price above price, left out in {column}: {text}',
} satisfies Readonly<Record<ImportNoteCode, string>>

export const importNotesIt: Translation<typeof importNotes> = {
  grouped: 'Righe raggruppate automaticamente',
  'no-price': 'Senza prezzo',
  'no-image': 'Senza immagine',
  'no-title': 'Senza titolo: viene usato lo SKU',
  'no-name': 'Senza titolo e senza SKU: la riga non viene importata',
  unread: 'Non è un numero in {column}: {text}',
  'damaged-code': 'Rovinato da un foglio di calcolo, escluso in {column}: {text}',
  'too-long': 'Più lungo di 255 caratteri in {column}, tagliato',
  'other-product': 'Lo SKU {sku} appartiene a {handle} nel tuo negozio',
  'sku-as-option': 'Nessuna opzione distingue le varianti, viene usato lo SKU',
  'bad-address': 'Non è l’indirizzo di un’immagine in {column}: {text}',
  differs: '{column} è diverso dalla prima riga: {text}',
  'not-above': 'Il prezzo di confronto non supera il prezzo, escluso: {text}',
  'duplicate-sku': 'Lo SKU {sku} è anche nella riga {first}',
  'same-handle': 'L’handle è già usato, diventa {handle}',
  'duplicate-handle': 'Handle {handle} duplicato: non viene importato',
  'same-options': 'Stesse opzioni della riga {first}: non viene importata',
  'no-option': 'Un’opzione è senza valore: non viene importata',
  'too-many-variants': 'Oltre 2.048 varianti: non viene importato',
  'too-many-images': 'Oltre 250 immagini, {n} escluse',
  'variants-missing':
    '{n} varianti del tuo negozio non sono nel listino: l’importazione le elimina',
  'new-ids': 'I valori delle opzioni cambiano: le varianti ricevono nuovi ID',
  'column-guessed': 'La colonna {column} viene letta come {target}: controlla',
  'column-unread': 'La colonna {column} non viene letta: {text} non è comprensibile',
  'column-twice': 'La colonna {column} non viene letta: {target} viene preso da {other}',
  'number-guessed':
    'I numeri in {column} si possono leggere in due modi: {text} viene letto come {number}',
  'weight-guessed': 'I pesi in {column} sono senza unità: {text} viene letto come {number}',
  'stock-flag':
    'La colonna {column} dice se c’è disponibilità, non quanta: da lì non si legge nessuna quantità',
  'sale-above': 'Il prezzo scontato supera il prezzo, escluso in {column}: {text}',
}

/** The targets that notes name. */
type NamedTarget = Exclude<TargetName, 'group' | 'none'>

/** What the fields of imported products are called, and the columns of their list. */
export const importColumns = {
  field: 'Field',
  value: 'Value',
  from: 'From',
  note: 'Note',
  handle: 'Handle',
  title: 'Title',
  description: 'Description',
  vendor: 'Vendor',
  type: 'Type',
  tags: 'Tags',
  sku: 'SKU',
  options: 'Options',
  barcode: 'Barcode',
  price: 'Price',
  salePrice: 'Sale price',
  compareAtPrice: 'Compare-at price',
  cost: 'Cost per item',
  grams: 'Weight',
  weight: 'Weight',
  weightUnit: 'Unit of weight',
  inventory: 'Quantity',
  images: 'Images',
  image: 'Image',
  option: 'Option',
  status: 'Status',
} satisfies Readonly<
  Record<ImportField | NamedTarget | 'field' | 'value' | 'from' | 'note', string>
>

export const importColumnsIt: Translation<typeof importColumns> = {
  field: 'Campo',
  value: 'Valore',
  from: 'Da',
  note: 'Nota',
  handle: 'Handle',
  title: 'Titolo',
  description: 'Descrizione',
  vendor: 'Fornitore',
  type: 'Tipo',
  tags: 'Tag',
  sku: 'SKU',
  options: 'Opzioni',
  barcode: 'Codice a barre',
  price: 'Prezzo',
  salePrice: 'Prezzo scontato',
  compareAtPrice: 'Prezzo di confronto',
  cost: 'Costo per articolo',
  grams: 'Peso',
  weight: 'Peso',
  weightUnit: 'Unità di peso',
  inventory: 'Quantità',
  images: 'Immagini',
  image: 'Immagine',
  option: 'Opzione',
  status: 'Stato',
}
