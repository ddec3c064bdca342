import { joinCatalogs, translate } from '../../i18n/index.js'
import type { comparisonDialogStrings, differenceStrings } from './ComparisonDialog.strings.js'

export const comparisonDialogIt = joinCatalogs(
  translate<typeof comparisonDialogStrings>('comparisonDialog', {
    heading: 'Confronta con un’altra esportazione',
    atWork: 'Confronto dei file in corso.',
    choose: (name) => `Scegli l’esportazione con cui confrontare ${name}.`,
    comparing: 'Confronto dei file in corso…',
    differ: (products, count, all, allCount) =>
      `${products} ${allCount === 1 ? 'prodotto' : 'prodotti'} su ${all} ${count === 1 ? 'è diverso' : 'sono diversi'}.`,
    cells: (text, count) => (count === 1 ? '1 cella modificata.' : `${text} celle modificate.`),
    none: 'Nessuna differenza',
    noneText: (products, count) =>
      count === 1
        ? 'Il prodotto, le sue varianti e le sue immagini sono uguali nei due file.'
        : `Tutti i ${products} prodotti, con varianti e immagini, sono uguali nei due file.`,
    earlier: 'File precedente',
    later: 'File successivo',
    openNow: 'Aperto ora',
    swap: 'Scambia i file',
    filters: 'Mostra',
    all: 'Tutti',
    new: 'Nuovi',
    missing: 'Mancanti',
    changed: 'Modificati',
    columns: 'Colonne',
    newColumns: (names, count) =>
      `${count === 1 ? 'Colonna' : 'Colonne'} solo nel file successivo: ${names}`,
    missingColumns: (names, count) =>
      `${count === 1 ? 'Colonna' : 'Colonne'} solo nel file precedente: ${names}`,
    table: 'Differenze',
    change: 'Testo precedente e successivo',
    rows: 'I numeri di riga sono quelli del file successivo. Ciò che manca ha quelli del file precedente.',
    another: 'Scegli un altro file',
    download: 'Scarica l’elenco',
    close: 'Chiudi',
    failed: 'Impossibile confrontare i file',
    failedText: 'I due file sono com’erano prima.',
    retry: 'Riprova',
  }),
  translate<typeof differenceStrings>('differences', {
    new: 'Nuovo',
    missing: 'Mancante',
    changed: 'Modificato',
    'new-variant': 'Nuova variante',
    'missing-variant': 'Variante mancante',
    'new-image': 'Nuova immagine',
    'missing-image': 'Immagine mancante',
    'new-column': 'Nuova colonna',
    'missing-column': 'Colonna mancante',
    difference: 'Differenza',
    handle: 'Handle',
    product: 'Prodotto',
    variant: 'Variante o immagine',
    earlierRow: 'Riga nel file precedente',
    laterRow: 'Riga nel file successivo',
    column: 'Colonna',
    before: 'Prima',
    after: 'Dopo',
    fileName: 'differenze',
  }),
)
