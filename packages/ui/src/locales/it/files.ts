import type { WorkbenchCatalog } from '../workbenchCatalog.js'

/** Texts of the workbench about files and recipes, in Italian. */
export const files = {
  applyFirstDialog: {
    heading: 'Prima applicare?',
    changes: (text, count) =>
      count === 1
        ? `${text} modifica non è ancora nel file.`
        : `${text} modifiche non sono ancora nel file.`,
    columns: 'Le colonne di questa pagina non sono ancora escluse.',
    where: (automation, count) =>
      count === 1
        ? `È su questa pagina in ${automation}.`
        : `Sono su questa pagina in ${automation}.`,
    what: (automation, summary, count) =>
      count === 1
        ? `È su questa pagina in ${automation}: ${summary}.`
        : `Sono su questa pagina in ${automation}: ${summary}.`,
    elsewhere: (automation, summary, count) =>
      count === 1 ? `È in ${automation}: ${summary}.` : `Sono in ${automation}: ${summary}.`,
    notIncluded: (count) =>
      count === 1 ? 'Se scarichi ora, non è inclusa.' : 'Se scarichi ora, non sono incluse.',
    skip: (count) => (count === 1 ? 'Scarica senza questa' : 'Scarica senza queste'),
    apply: (text) => `Applica ${text} e scarica`,
    exclude: 'Applica e scarica',
    goThere: 'Mostrale',
  },
  columnMapper: {
    title: 'Colonne del fornitore',
    matched: (matched, all, count) =>
      count === 1
        ? `${matched} colonna su 1 abbinata per nome o contenuto.`
        : `${matched} colonne su ${all} abbinate per nome o contenuto.`,
    isSaved: 'Salvate per questo fornitore.',
    toConfirm: (text, count) =>
      count === 1 ? 'Mostra la colonna da confermare' : `Mostra le ${text} colonne da confermare`,
    supplier: 'Fornitore',
    column: 'Colonna del fornitore',
    examples: 'Prime righe',
    target: 'Colonna nel tuo negozio',
    matchedBy: 'Abbinata per',
    targetOf: (column) => `Colonna nel tuo negozio per ${column}`,
    optionName: 'Nome dell’opzione',
    optionNameOf: (column) => `Nome dell’opzione per ${column}`,
    exclude: 'Escludi',
    confirm: 'Conferma questa colonna',
    confirmOf: (column) => `Conferma questa colonna: ${column}`,
    unnamed: (number) => `Colonna ${number}, senza nome`,
    noValues: 'Nessun valore',
    empty: 'Questo listino non ha colonne.',
    name: 'Nome',
    content: 'Contenuto',
    'name-and-content': 'Nome e contenuto',
    'decimal-comma': 'Virgola decimale rilevata',
    saved: 'Salvata per questo fornitore',
    chosen: 'Scelta tua',
    none: 'Nessuna corrispondenza',
  },
  comparisonDialog: {
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
    storeHeading: 'Non ancora nel negozio',
    storeComparing: 'Confronto con il negozio in corso...',
    storeFailed: 'Impossibile confrontare il file con il negozio',
    storeFailedText: 'Non è stato scritto nulla. Il file è com’era.',
    storeCells: (text, count) =>
      count === 1 ? '1 cella differisce dal negozio.' : `${text} celle differiscono dal negozio.`,
    storeSince: (store, time) =>
      `Confronto con ${store} com’era alla lettura di ${time} fa, e con ciò che è stato scritto da allora.`,
    storeNone: 'Nulla differisce dal negozio',
    storeNoneText: 'Il negozio ha ogni valore di questo file, per quanto si possa scrivere.',
    storeChange: 'Nel negozio, e nel tuo file',
    updateStore: 'Aggiorna negozio',
  },
  downloadDialog: {
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
    needsNew:
      'Questi prodotti sono nati qui, quindi il negozio ha bisogno di tutte le loro colonne.',
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
    formulas: (text, count) =>
      count === 1
        ? `Un foglio di calcolo può leggere ${text} cella di questo file come formula`
        : `Un foglio di calcolo può leggere ${text} celle di questo file come formule`,
    formulasText:
      'Iniziano con un segno come = o @ e vengono scritte così come sono. Il negozio le importa come testi; fai attenzione se apri il file in un foglio di calcolo.',
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
  },
  exportSteps: {
    heading: 'Come esportare dal tuo negozio',
    open: 'Nel pannello del negozio apri Prodotti',
    openText: 'Per esportare tutto il catalogo, rimuovi i filtri.',
    export: 'Scegli Esporta, poi Tutti i prodotti',
    exportText:
      'Formato: CSV per Excel, Numbers o altri programmi. Le esportazioni grandi arrivano per email.',
    openLanguages: 'Nel pannello del negozio apri Impostazioni, poi Lingue',
    openLanguagesText: 'Una lingua che non è ancora nell’elenco va prima aggiunta.',
    exportLanguages: 'Scegli Esporta, poi le lingue in cui tradurre',
    exportLanguagesText: 'Il file è un CSV. Le esportazioni grandi arrivano per email.',
    drop: 'Trascina qui il file senza aprirlo prima',
    choose: 'Scegli qui il file senza aprirlo prima',
    dropLanguagesText: 'Un foglio di calcolo può rovinare lettere accentate e numeri dei prodotti.',
    dropText: 'Un foglio di calcolo può rovinare codici a barre e lettere accentate.',
    onPhone: 'Sul telefono, cerca in File o Download.',
  },
  factsLine: {
    products: (text, count) => (count === 1 ? `${text} prodotto` : `${text} prodotti`),
    imageCount: (text, count) => (count === 1 ? `${text} immagine` : `${text} immagini`),
    rows: (text, count) => (count === 1 ? `${text} riga` : `${text} righe`),
    jobs: (text) => `${text} attività`,
    translations: 'Esportazione delle traduzioni',
    suppliers: 'Listino di un fornitore',
    images: 'Immagini',
    page: 'Pagina prodotto',
    sample: 'Catalogo di esempio: 500 prodotti creati su questo dispositivo',
  },
  fileChip: {
    openFile: (name: string) => `File aperto: ${name}`,
    problems: (text, count) => (count === 1 ? `${text} problema` : `${text} problemi`),
    ready: (text, count) => (count === 1 ? `${text} pronta` : `${text} pronte`),
    review: (text, _count) => `${text} da rivedere`,
    applying: (percent: string) => `Applicazione al ${percent}`,
    writing: (percent: string) => `scrittura al ${percent}`,
    paused: (percent: string) => `In pausa al ${percent}`,
    viewOnly: 'Solo visualizzazione',
    notSaved: 'Non salvato',
    alsoOpen: (name: string) => `Aperto anche: ${name}`,
    switch: 'Passa',
    switchTo: (name: string) => `Passa a ${name}`,
    lastJobs: 'Ultime attività',
    undo: 'Annulla',
    undoOf: (name: string) => `Annulla ${name}`,
    download: 'Scarica',
    recipes: 'Ricette',
    choose: 'Usa',
    chooseOn: (recipe: string, name: string) => `Usa ${recipe} su ${name}`,
    continueWith: 'Continua con…',
    all: 'Tutti i file',
    storeLabel: 'Etichetta del negozio',
    remove: 'Rimuovi questo file',
  },
  otherExportNames: {
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
  },
  otherExportContents: {
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
  },
  fileDropZone: {
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
    noColumns: 'Questo file non ha colonne da importare',
    noColumnsText:
      'Un listino ha una riga con i nomi delle colonne, come Titolo, SKU e Prezzo, separati da virgole, punti e virgola o tabulazioni.',
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
    unpacksTooBig: (format: string, limit: string) =>
      `Questo file ${format} contiene più di ${limit}`,
    unpacksTooBigText:
      'Qui occuperebbe troppa memoria. Estrailo, o salva il suo foglio come CSV, poi apri il CSV; oppure esporta per collezione o fornitore.',
    tooManyCells: 'Questo file ha troppe righe o colonne',
    tooManyCellsText: (rows: string, columns: string, cells: string) =>
      `Si possono aprire fino a ${rows} righe, ${columns} colonne e ${cells} celle. Esporta per collezione o fornitore, poi apri i file uno alla volta.`,
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
  },
  fileHeader: {
    undo: 'Annulla l’ultima attività',
    redo: 'Ripristina',
    noUndo: 'Non ci sono attività da annullare.',
    noRedo: 'Non ci sono attività annullate da ripristinare.',
    download: 'Scarica',
    menu: 'Menu del file',
    expand: 'Espandi a tutta finestra',
    shrink: 'Torna alla vista normale',
    openAnother: 'Apri un altro file',
    compare: 'Confronta con un’altra esportazione',
    storeLabel: 'Etichetta del negozio',
    downloadOriginal: 'Scarica il file originale',
    remove: 'Rimuovi questo file',
  },
  fileList: {
    caption: 'File salvati su questo dispositivo',
    file: 'File',
    jobs: 'Attività',
    size: 'Su questo dispositivo',
    state: 'Stato',
    actions: 'Azioni',
    sort: 'Ordina',
    sortedBy: (order) => `Ordina: ${order}`,
    opened: 'Ultima apertura',
    name: 'Nome',
    largest: 'Dimensione',
    loading: 'Caricamento dei file…',
    open: 'Apri',
    continue: 'Continua',
    resume: 'Riprendi',
    actionOn: (action: string, name: string) => `${action}: ${name}`,
    menuOf: (name: string) => `Menu del file: ${name}`,
    openNow: 'Aperto ora',
    downloaded: 'Scaricato',
    saved: 'Salvato',
    notDownloaded: 'Non ancora scaricato',
    paused: (done: string, total: string) => `In pausa: ${done} di ${total}`,
    storeLabel: 'Etichetta del negozio',
    downloadOriginal: 'Scarica il file originale',
    remove: 'Rimuovi questo file',
    none: 'Ancora nessun file',
    noneText: 'Apri un’esportazione in un’automazione: la troverai qui con la sua cronologia.',
  },
  filesPage: {
    heading: 'File',
    lede: 'I file che hai aperto su questo dispositivo, con tutte le attività.',
    openFile: 'Apri un file…',
    guide: 'Come funziona',
    automations: 'Automazioni per i file dei prodotti',
    views: 'Su questo dispositivo',
    files: 'File',
    jobs: 'Attività',
    recipes: 'Ricette',
    memory: 'Glossario e traduzioni salvate',
  },
  filesPanel: {
    heading: 'File',
    jobs: (text) => `${text} attività`,
    downloaded: 'Scaricato',
    notDownloaded: 'Non ancora scaricato',
    continue: 'Continua',
    all: 'Tutti i file',
  },
  findingHeadings: {
    'rows-apart': (text, count) =>
      `Righe dello stesso prodotto separate: ${text} ${count === 1 ? 'prodotto' : 'prodotti'}`,
    'handle-missing': (text, count) => `Handle mancante: ${text} ${count === 1 ? 'riga' : 'righe'}`,
    'options-missing': () => 'Mancano le colonne delle opzioni',
    'same-options': (text, count) =>
      `Varianti con le stesse opzioni: ${text} ${count === 1 ? 'prodotto' : 'prodotti'}`,
    'damaged-codes': (text, count) =>
      `Codici a barre o SKU rovinati da un foglio di calcolo: ${text} ${count === 1 ? 'cella' : 'celle'}`,
    'ragged-rows': (text, count) =>
      `Celle in più o in meno: ${text} ${count === 1 ? 'riga' : 'righe'}`,
    'prices-not-numbers': (text, count) =>
      `Prezzi che non sono numeri: ${text} ${count === 1 ? 'cella' : 'celle'}`,
    'over-limit': (text, count) =>
      `Oltre un limite della piattaforma: ${text} ${count === 1 ? 'prodotto' : 'prodotti'}`,
    'titles-differ': (text, count) =>
      `Titoli diversi con lo stesso handle: ${text} ${count === 1 ? 'prodotto' : 'prodotti'}`,
    'default-title': (text) => `Default Title insieme ad altre varianti: ${text}`,
    'fake-discounts': (text, count) =>
      `Sconti finti: ${text} ${count === 1 ? 'variante' : 'varianti'}`,
    'sold-at-a-loss': (text) => `Venduti in perdita: ${text}`,
    'price-zero': (text) => `Prezzo zero: ${text}`,
    'prices-negative': (text) => `Prezzi o costi sotto zero: ${text}`,
    'title-missing': (text, count) =>
      `Titolo mancante: ${text} ${count === 1 ? 'prodotto' : 'prodotti'}`,
    'handle-rewritten': (text, count) =>
      `Handle che la piattaforma riscrive: ${text} ${count === 1 ? 'prodotto' : 'prodotti'}`,
    'unreadable-characters': (text, count) =>
      `Caratteri illeggibili: ${text} ${count === 1 ? 'cella' : 'celle'}`,
    formulas: (text) => `Celle che un foglio di calcolo può leggere come formule: ${text}`,
    spaces: (text, count) =>
      `Spazi in eccesso attorno ai prezzi: ${text} ${count === 1 ? 'cella' : 'celle'}`,
    'tag-spellings': (text) => `Tag diversi solo per maiuscole o minuscole: ${text}`,
    'missing-details': (
      _text,
      _count,
      _other,
      _others,
      images,
      imageCount,
      skus,
      skuCount,
      costs,
      costCount,
    ) => {
      const parts = [
        imageCount > 0 &&
          `${images} ${imageCount === 1 ? 'immagine' : 'immagini'} senza testo alternativo`,
        skuCount > 0 && `${skus} ${skuCount === 1 ? 'variante' : 'varianti'} senza SKU`,
        costCount > 0 && `${costs} ${costCount === 1 ? 'variante' : 'varianti'} senza costo`,
      ]
      return `Dati mancanti: ${parts.filter(Boolean).join(', ')}`
    },
    'text-unknown': (text, count) =>
      `Righe che non dicono di quale testo sono: ${text} ${count === 1 ? 'riga' : 'righe'}`,
    'same-text': (text, count) =>
      `Traduzioni diverse dello stesso testo: ${text} ${count === 1 ? 'riga' : 'righe'}`,
    'broken-html': (text, count) =>
      `Traduzioni con HTML non valido: ${text} ${count === 1 ? 'cella' : 'celle'}`,
    'handle-translated': (text, count) =>
      `Handle tradotti: ${text} ${count === 1 ? 'cella' : 'celle'}`,
    'tags-translated': (text, count) =>
      `Tag o SKU tradotti: ${text} ${count === 1 ? 'cella' : 'celle'}`,
  },
  findingHelps: {
    'rows-apart': (_example, _meant, moved, count) =>
      `Le righe con lo stesso handle devono essere vicine, o si perdono varianti e immagini. Può succedere ordinando in un foglio di calcolo. La correzione sposta ${moved} ${count === 1 ? 'riga' : 'righe'} e non modifica celle.`,
    'handle-missing': () =>
      'Senza handle, l’importazione non sa a quale prodotto appartiene la riga. Apri una nuova esportazione.',
    'options-missing': () =>
      'L’importazione manterrebbe una sola variante ed eliminerebbe le altre.',
    'same-options': () =>
      'L’importazione mantiene una variante per ogni combinazione di opzioni e perde le altre. Correggi le opzioni nel negozio, poi apri una nuova esportazione.',
    'damaged-codes': (example) =>
      `Le ultime cifre di valori come ${example} sono perse e non si possono recuperare. Escludi la colonna, così il negozio mantiene i suoi valori, o apri una nuova esportazione.`,
    'ragged-rows': () => 'Alcuni valori sono nella colonna sbagliata. Apri una nuova esportazione.',
    'prices-not-numbers': () =>
      'L’importazione accetta solo numeri semplici, senza simbolo di valuta. La correzione mantiene gli importi.',
    'over-limit': () =>
      'Questi prodotti hanno troppe varianti o immagini, oppure un handle o un tag troppo lungo. Ciò che supera il limite non verrebbe importato.',
    'titles-differ': () =>
      'L’importazione ne fa un solo prodotto e mantiene un titolo. Dai a ogni prodotto il suo handle, poi apri di nuovo il file.',
    'default-title': () =>
      'È pensato per i prodotti con una sola variante. Qui i clienti lo vedono come un’opzione.',
    'fake-discounts': () =>
      'Il prezzo di confronto non supera il prezzo, quindi lo sconto non si vede.',
    'sold-at-a-loss': () => 'Il costo per articolo è pari o superiore al prezzo.',
    'price-zero': () => 'I clienti potrebbero ordinare queste varianti gratis.',
    'prices-negative': (example) =>
      `La piattaforma rifiuta valori come ${example}, e con essi il prodotto.`,
    'title-missing': () => 'La piattaforma rifiuta un prodotto nuovo senza titolo.',
    'handle-rewritten': (example) =>
      `Un handle come ${example} non resta com’è. L’importazione può creare un secondo prodotto invece di aggiornare il tuo.`,
    'unreadable-characters': (example, meant) => {
      const cause = 'Il file è stato salvato con la codifica sbagliata.'
      return example === '' || meant === ''
        ? 'Il file è stato salvato con la codifica sbagliata o contiene caratteri di controllo, che la correzione rimuove.'
        : `Per esempio ${example} invece di ${meant}. ${cause}`
    },
    formulas: () =>
      'Iniziano con = o @. Non vengono modificate; fai attenzione se apri il file in un foglio di calcolo.',
    spaces: () => 'Il negozio li accetta, altri programmi forse no.',
    'tag-spellings': () =>
      'Il negozio può elencarli come due tag. La correzione mantiene una sola grafia per ciascuno.',
    'missing-details': () =>
      'Per l’importazione non servono. Il testo alternativo aiuta i motori di ricerca e i clienti che non vedono le immagini.',
    'text-unknown': () =>
      'Tipo, ID, campo o lingua mancano, oppure un foglio di calcolo ha rovinato l’ID. L’importazione le salterebbe. Apri una nuova esportazione.',
    'same-text': () =>
      'L’importazione ne mantiene una sola. Scegline una nel negozio, poi apri una nuova esportazione.',
    'broken-html': () =>
      'I loro tag non sono quelli del testo nella lingua del negozio, quindi la pagina può vedersi male. Non vengono modificate.',
    'handle-translated': () =>
      'L’importazione dà a queste pagine altri indirizzi in quella lingua, e i vecchi link possono smettere di funzionare.',
    'tags-translated': () => 'La piattaforma non può tradurli e ignora queste righe.',
  },
  findingNames: {
    'rows-apart': 'Righe di ogni prodotto vicine',
    'handle-missing': 'Handle',
    'options-missing': 'Colonne delle opzioni',
    'same-options': 'Combinazioni di opzioni',
    'damaged-codes': 'Codici a barre e SKU',
    'ragged-rows': 'Numero di celle in ogni riga',
    'prices-not-numbers': 'Prezzi numerici',
    'over-limit': 'Limiti della piattaforma',
    'titles-differ': 'Un titolo per ogni prodotto',
    'default-title': 'Default Title',
    'fake-discounts': 'Prezzi di confronto',
    'sold-at-a-loss': 'Costi sotto i prezzi',
    'price-zero': 'Prezzi sopra zero',
    'prices-negative': 'Nessun prezzo sotto zero',
    'title-missing': 'Titoli',
    'handle-rewritten': 'Grafia degli handle',
    'unreadable-characters': 'Caratteri leggibili',
    formulas: 'Formule',
    spaces: 'Spazi attorno ai prezzi',
    'tag-spellings': 'Grafia dei tag',
    'missing-details': 'Testi alternativi, SKU e costi',
    'text-unknown': 'Ogni riga dice di quale testo è',
    'same-text': 'Una traduzione per ogni testo',
    'broken-html': 'HTML delle traduzioni',
    'handle-translated': 'Handle non tradotti',
    'tags-translated': 'Tag e SKU non tradotti',
  },
  findingFixes: {
    'group-rows': 'Raggruppa le righe',
    'exclude-columns': 'Escludi la colonna dal download',
    'convert-prices': 'Converti in numeri',
    'clear-compare-at': 'Svuota i prezzi di confronto',
    'fix-characters': 'Correggi i caratteri',
    'remove-spaces': 'Rimuovi gli spazi',
    'merge-tags': 'Unisci i tag',
    'exclude-products': 'Escludi questi prodotti',
  },
  findingReport: {
    kind: 'Tipo',
    wrong: 'Che cosa non va',
    row: 'Riga',
    handle: 'Handle',
    column: 'Colonna',
    value: 'Valore',
    problem: 'Problema',
    warning: 'Avviso',
    variants: 'Troppe varianti',
    fileName: 'rapporto',
  },
  findingList: {
    fixing: 'È in corso una correzione.',
    heading: (problems, problemCount, warnings, warningCount) => {
      if (problemCount === 0) return 'Nessun problema da correggere'
      const toFix = `${problems} ${problemCount === 1 ? 'problema' : 'problemi'} da correggere`
      if (warningCount === 0) return toFix
      return `${toFix}, ${warnings} ${warningCount === 1 ? 'avviso' : 'avvisi'}`
    },
    checked: (rows, count, seconds) =>
      `${count === 1 ? 'Controllata l’unica riga' : `Controllate tutte le ${rows} righe`} in ${seconds}\u00A0s.`,
    unchanged: 'Il file originale non viene mai modificato.',
    applySafe: (text, count) =>
      `Applica ${text} ${count === 1 ? 'correzione sicura' : 'correzioni sicure'}`,
    downloadReport: 'Scarica il rapporto',
    problems: 'Da correggere prima',
    problemsText:
      'Importarli farebbe perdere dati: per applicare o scaricare, prima correggili o escludi i loro prodotti.',
    products: (titles, others, otherCount) => {
      if (otherCount === 0) return titles
      return otherCount === 1 ? `${titles} e un altro` : `${titles} e altri ${others}`
    },
    excluded: (text, count) =>
      count === 1
        ? 'Un prodotto è escluso dalle attività e dai download.'
        : `${text} prodotti sono esclusi dalle attività e dai download.`,
    include: 'Includi di nuovo',
    warnings: 'Avvisi',
    warningsText:
      'Puoi continuare. Queste correzioni sono facoltative e ognuna è un’attività che puoi annullare.',
    passed: (text, count) => `${text} ${count === 1 ? 'controllo superato' : 'controlli superati'}`,
    row: (text) => `riga ${text}`,
    more: (text, count) => (count === 1 ? 'e un’altra' : `e altre ${text}`),
    noFix: 'Nessuna correzione necessaria',
    open: (automation) => `Apri ${automation}`,
    checking: (rows, count) => `Controllo di ${rows} ${count === 1 ? 'riga' : 'righe'} in corso…`,
    failed: 'Il controllo si è fermato per un errore',
    failedText: 'Il file e le attività applicate sono al sicuro.',
    retry: 'Riprova',
  },
  firstContact: {
    heading: 'Lavora su un file',
    lede: 'Usa questa automazione su un’esportazione dei tuoi prodotti. Modifica una copia del file, mai il tuo negozio online.',
    ledeTranslations:
      'Usa questa automazione su un’esportazione delle tue traduzioni. Modifica una copia del file, mai il tuo negozio online.',
    ledeSuppliers:
      'Trasforma il listino di un fornitore in un’esportazione dei prodotti. Vedi ogni prodotto prima che venga creato e il negozio online non cambia mai.',
    ledePage:
      'Trasforma una pagina prodotto in un’esportazione dei prodotti. Vedi il prodotto prima che venga creato e il negozio online non cambia mai.',
    ledeImages:
      'Usa questa automazione sulle immagini dei tuoi prodotti. Crea copie modificate e il negozio online non cambia mai.',
    offline: 'Funziona offline',
    undo: 'Annulla riporta il file esattamente com’era, byte per byte',
    originals: 'Gli originali non vengono mai modificati',
    guide: 'Come funziona',
    mismatch: (open: string, needed: string) =>
      `Il file aperto è ${open}. Questa pagina richiede ${needed}.`,
    beside: (name: string, needed: string) =>
      `È aperto anche ${name}. Questa pagina richiede ${needed}.`,
    products: 'un’esportazione dei prodotti',
    translations: 'un’esportazione delle traduzioni',
    suppliers: 'un listino di un fornitore',
    images: 'un insieme di immagini',
    page: 'una pagina prodotto',
  },
  guidePage: {
    contents: 'In questa pagina',
  },
  importedProducts: {
    filters: 'Filtra i prodotti',
    table: 'Prodotti',
    field: 'Campo',
    value: 'Valore',
    from: 'Da',
    all: 'Tutti',
    new: 'Nuovi',
    changed: 'Modificati',
    gone: 'Mancanti',
    review: 'Da rivedere',
    conflicts: 'Conflitti',
    matched: (variants, count) =>
      count === 1 ? '1 variante abbinata' : `${variants} varianti abbinate`,
    cells: (cells, count) => (count === 1 ? ', cambia 1 cella.' : `, cambiano ${cells} celle.`),
    added: (products, count) => (count === 1 ? '1 prodotto nuovo.' : `${products} prodotti nuovi.`),
    toReview: (products, count) => (count === 1 ? '1 da rivedere.' : `${products} da rivedere.`),
    unmatched: (rows, count) => (count === 1 ? '1 riga esclusa.' : `${rows} righe escluse.`),
    safe: (variants, count) =>
      count === 1
        ? 'Non si perde nulla: l’unica variante resta.'
        : `Non si perde nulla: tutte le ${variants} varianti restano.`,
    only: (fields) => `Viene scritto solo questo: ${fields}.`,
    noField: 'Non viene scritto nessun campo: scegline uno che il listino contiene.',
  },
  liveFile: {
    live: 'File collegato',
    practice: 'Negozio di prova',
    reconnect: 'Da ricollegare',
    read: (time) => `letto ${time} fa`,
    storeRead: (store, time) => `${store} · letto ${time} fa`,
    openFile: (name) => `File collegato aperto: ${name}`,
    variants: (text, count) => (count === 1 ? `${text} variante` : `${text} varianti`),
    updateStore: 'Aggiorna negozio',
    done: 'Nel negozio',
    due: 'Non ancora nel negozio',
    running: 'Aggiornamento del negozio in corso',
    undoInStore: 'Annulla nel negozio',
    readAgain: 'Rileggi',
    fromStore: 'Apri dal negozio',
    privacy:
      'I tuoi prodotti passano dal server di Dropwatt. La chiave del tuo negozio non arriva mai a questo browser.',
    readOnly: 'Sola lettura: mostrato dal negozio, mai scritto',
    removed: 'Il tuo negozio resta com’è.',
    download: (store, time) =>
      `Un’esportazione dei prodotti di ${store} com’era ${time} fa, alla lettura, con le tue modifiche`,
  },
  privacyLine: {
    stays: 'I tuoi dati restano su questo dispositivo',
    sent: (service: string) => `I testi vengono inviati a ${service} con la tua chiave`,
    sentImages: (service: string) => `Le immagini vengono inviate a ${service} con la tua chiave`,
  },
  recentFiles: {
    heading: 'File recenti su questo dispositivo',
    all: 'Tutti i file',
  },
  recipeImport: {
    importRecipe: 'Importa ricetta',
    failed: 'Impossibile importare la ricetta',
  },
  recipeNameDialog: {
    create: 'Nuova ricetta',
    rename: 'Rinomina ricetta',
    name: 'Nome',
    hint: 'Per esempio a cosa serve o per quale fornitore.',
    missing: 'Inserisci o scegli un valore.',
    createIt: 'Crea ricetta',
    save: 'Salva',
  },
  recipePage: {
    steps: (text, count) => (count === 1 ? `${text} passaggio` : `${text} passaggi`),
    unused: (steps) => `${steps}, non ancora usata.`,
    used: (steps, day, products, count) =>
      `${steps}, usata l’ultima volta ${day} su ${products} ${count === 1 ? 'prodotto' : 'prodotti'}.`,
    exportRecipe: 'Esporta ricetta',
    menu: 'Menu della ricetta',
    rename: 'Rinomina…',
    duplicate: 'Duplica',
    remove: 'Rimuovi ricetta',
    noSteps: 'La ricetta non ha ancora passaggi.',
  },
  recipeSteps: {
    each: 'Ogni passaggio usa il risultato del precedente.',
    calculated: (seconds) => `Calcolato in ${seconds} s.`,
    calculating: 'Calcolo in corso…',
    addStep: 'Aggiungi passaggio',
    review: 'Rivedi le modifiche',
    apply: (text, count) =>
      count === 1 ? `Applica ${text} passaggio` : `Applica ${text} passaggi`,
    off: 'Disattivato',
    products: (text, count) => (count === 1 ? `${text} prodotto` : `${text} prodotti`),
    cells: (text, count) => (count === 1 ? `${text} cella` : `${text} celle`),
    needReview: (text) => `${text} da rivedere`,
    misfit: (step, reason) =>
      `Il passaggio ${step} non può usare questo file: ${reason}. È disattivato per questo file.`,
    total: (cells, products) => `${cells} in ${products}.`,
    jobs: (text, count) =>
      count === 1
        ? `Crea ${text} attività. Puoi annullarla.`
        : `Crea ${text} attività. Puoi annullarle una alla volta o tutte insieme.`,
    note: 'Una ricetta funziona solo quando la avvii tu, con questa scheda aperta. Conserva solo le opzioni, mai i tuoi dati.',
    empty: 'Questa ricetta non ha ancora passaggi. Aggiungi un’automazione.',
    menu: (name) => `Menu di ${name}`,
    undo: 'Annulla',
    redo: 'Ripristina',
    options: 'Opzioni',
    move: (name) => `Sposta ${name}`,
    moveHint: 'Premi Su o Giù per spostare il passaggio, oppure trascinalo.',
    moveUp: 'Sposta su',
    moveDown: 'Sposta giù',
    remove: 'Rimuovi passaggio',
    removed: (name) => `${name}: passaggio rimosso.`,
    added: (name, place) => `${name}: aggiunto come passaggio ${place}.`,
    moved: (name, place, count) => `${name}: ora è il passaggio ${place} di ${count}.`,
    applying: 'I passaggi sono in corso di applicazione.',
    notCalculated: 'Calcolo delle modifiche in corso.',
    noStep: 'Nessun passaggio è attivo.',
    noUndo: 'Non ci sono modifiche da annullare.',
    noRedo: 'Non ci sono modifiche da ripristinare.',
    full: 'La ricetta non ha posto per altri passaggi.',
    onlyStep: 'Non c’è un altro passaggio con cui scambiarlo.',
  },
  removeFileDialog: {
    heading: (name: string) => `Rimuovere ${name}?`,
    copy: 'Rimuove la copia salvata.',
    withJobs: (text, count) =>
      count === 1
        ? `Rimuove la copia salvata, la sua ${text} attività e la possibilità di annullarla.`
        : `Rimuove la copia salvata, le sue ${text} attività e la possibilità di annullarle.`,
    notDownloaded: 'Non l’hai ancora scaricato.',
    stays: 'Il file nella tua cartella resta.',
    closes: (names, count) =>
      count === 1
        ? `Si chiude anche ${names}, che resta salvato.`
        : `Si chiudono anche questi file, che restano salvati: ${names}.`,
    keep: 'Mantieni il file',
    remove: 'Rimuovi il file',
  },
  saveRecipeDialog: {
    options: 'Aggiungi a una ricetta',
    jobs: 'Salva queste attività come ricetta',
    save: 'Salva ricetta',
    added: 'Passaggi da aggiungere',
    recipe: 'Ricetta',
    newRecipe: 'Nuova ricetta',
    steps: (text, count) => (count === 1 ? `${text} passaggio` : `${text} passaggi`),
    name: 'Nome della nuova ricetta',
    missing: 'Inserisci o scegli un valore.',
    byHand: 'I testi che hai scritto a mano non vengono aggiunti.',
    note: 'Una ricetta conserva solo le opzioni, mai i tuoi dati.',
  },
  sharedComputer: {
    heading: 'Computer condiviso?',
    text: 'I file appartengono all’account che li ha aperti. Chi accede qui con un altro account non li vede, ma i file non sono cifrati.',
    onLogout: 'Rimuovi i miei file quando esco',
    removeAll: 'Rimuovi tutti i file salvati',
    noFiles: 'Non ci sono file da rimuovere.',
  },
  storageMeter: {
    heading: 'Spazio su questo dispositivo',
    used: (used: string, quota: string) => `${used} di circa ${quota}`,
    estimate: (used) =>
      `È la dimensione dei tuoi file. Il browser stima ${used}, perché può comprimerli o contarli in ritardo.`,
    persisted: 'Il browser ha accettato di conservare questi file finché non li rimuovi.',
    mayDelete: 'Il browser può eliminare questi file se manca spazio.',
    ask: 'Chiedi al browser di conservarli',
  },
  storeLabel: {
    heading: 'Etichetta del negozio',
    store: 'Negozio',
    hint: 'Compare sul file e nel nome del file scaricato. Lascia vuoto per non avere etichette.',
    badge: 'Contrassegno',
    save: 'Salva',
  },
} satisfies Partial<WorkbenchCatalog>
