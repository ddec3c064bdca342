import type { StoreCatalog } from '../storeCatalog.js'

const small = [
  'nessuna',
  'una',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
] as const

/** Every text of the live store in Italian. */
export const storeIt: StoreCatalog = {
  liveNotes: {
    heading: (store) => `Letto da ${store}`,
    lede: 'Ciò che non è in questo file resta com’è nel tuo negozio.',
    absent: 'Non in questo file:',
    'missing-scope': (columns) =>
      `${columns}. Dropwatt non chiede l’autorizzazione per leggere questi valori.`,
    'not-in-api': (columns) => `${columns}. Shopify non comunica questi valori alle app.`,
    deprecated: (columns) => `${columns}. Shopify sta per rimuovere questi valori.`,
    'not-told': (columns) =>
      `${columns}. Shopify non ha permesso a Dropwatt di leggere questi valori.`,
    'no-price-list': (columns) =>
      `${columns}. Il mercato non ha un listino prezzi, quindi non fissa prezzi.`,
    'same-name': (columns) => `${columns}. Più mercati del negozio hanno questo nome.`,
    'other-media': (text, count) =>
      count === 1
        ? `${text} video o modello 3D non è in questo file, perché le esportazioni dei prodotti non ne hanno.`
        : `${text} video e modelli 3D non sono in questo file, perché le esportazioni dei prodotti non ne hanno.`,
    'unnamed-metafields': (text, count) =>
      count === 1
        ? `${text} colonna di metafield ha come nome la sua chiave, perché Shopify non ne invia il nome con i prodotti.`
        : `${text} colonne di metafield hanno come nome la loro chiave, perché Shopify non ne invia i nomi con i prodotti.`,
    'too-many-metafields': (text, most, count) =>
      count === 1
        ? `${text} colonna di metafield non è in questo file, quella con meno valori: ce ne stanno ${most}.`
        : `${text} colonne di metafield non sono in questo file, quelle con meno valori: ce ne stanno ${most}.`,
    'unknown-pictures': (text, count) =>
      count === 1
        ? `${text} variante ha un’immagine che il suo prodotto non elenca o che non è ancora pronta. La sua cella è vuota.`
        : `${text} varianti hanno un’immagine che il loro prodotto non elenca o che non è ancora pronta. Le loro celle sono vuote.`,
    'unknown-option-values': (text, count) =>
      count === 1
        ? `${text} valore di opzione non è tra quelli del suo prodotto.`
        : `${text} valori di opzione non sono tra quelli dei loro prodotti.`,
    'damaged-characters': (text, count) =>
      count === 1
        ? `${text} punto ha un carattere danneggiato del negozio, mostrato come “\uFFFD”.`
        : `${text} punti hanno caratteri danneggiati del negozio, mostrati come “\uFFFD”.`,
    repeated: (text, count) =>
      count === 1
        ? `${text} prodotto, variante, immagine o metafield è arrivato due volte. Nel file c’è l’ultimo.`
        : `${text} prodotti, varianti, immagini o metafield sono arrivati due volte. Nel file ci sono gli ultimi.`,
  },
  liveNotices: {
    old: (store, time) => `${store} è stato letto ${time} fa`,
    oldText:
      'Il tuo negozio potrebbe essere cambiato da allora. Se lo rileggi, le tue attività restano.',
    reconnect: (store) => `Ricollega ${store} per continuare`,
    reconnectText:
      'Shopify non accetta più la chiave di questo negozio. Puoi continuare con questo file, ma non rileggerlo.',
    settings: 'Apri le impostazioni',
    notExact: (store) => `Una parte di ${store} non è in questo file com’è nel negozio`,
  },
  permissionNotice: {
    without: 'Senza, queste modifiche vengono bloccate e tutto il resto prosegue.',
    asks: (scopes) => `Shopify ti chiede di consentirlo: ${scopes}. Poi continui da qui.`,
  },
  practiceBanner: {
    name: 'Negozio di prova',
    text: 'Prodotti di esempio su questo server. Non contiene dati reali, e nulla arriva a Shopify.',
  },
  productPicker: {
    heading: 'Scegli i prodotti',
    products: (text, count) => (count === 1 ? `${text} prodotto` : `${text} prodotti`),
    variants: (text, count) => (count === 1 ? `${text} variante` : `${text} varianti`),
    open: (text, count) => (count === 1 ? `Apri ${text} prodotto` : `Apri ${text} prodotti`),
    openNone: 'Apri i prodotti',
    about: (time) => `Circa ${time}`,
    few: 'Pochi secondi',
    close: 'Chiudi',
    filters: 'Filtri',
    all: 'Tutti',
    collection: 'Collezione',
    status: 'Stato',
    vendor: 'Fornitore',
    tag: 'Tag',
    search: 'Ricerca',
    any: 'Qualsiasi',
    none: 'Nessuna',
    ACTIVE: 'Attivo',
    DRAFT: 'Bozza',
    ARCHIVED: 'Archiviato',
    UNLISTED: 'Non in elenco',
    done: 'Fatto',
    anyCollection: 'Qualsiasi collezione',
    searchCollections: 'Cerca collezioni',
    noCollections: 'Questo negozio non ha collezioni.',
    noCollectionFound: (search) => `Nessuna collezione corrisponde a “${search}”`,
    loadingCollections: 'Caricamento delle collezioni…',
    collectionsFailed: 'Collezioni non caricate',
    vendorHint: 'Il nome intero, come nel tuo negozio.',
    tagHint: 'Il tag intero, come nel tuo negozio.',
    vendorsFound: 'Fornitori dei prodotti più recenti',
    tagsFound: 'Tag dei prodotti più recenti',
    searchHint:
      'Trova i prodotti con tutte queste parole, per esempio in titolo, fornitore, tipo, tag o SKU.',
    counting: 'Conteggio…',
    notCounted: 'Non contati',
    firstOf: (text) => `I primi di ${text}`,
    newest: 'Dal più recente',
    nothing: 'Nessun prodotto corrisponde',
    nothingHint: 'Cambia i filtri, oppure scegli Tutti.',
    empty: 'Questo negozio non ha ancora prodotti.',
    offline: 'Sei offline',
    offlineText:
      'Un negozio si può leggere quando sei di nuovo online. Intanto i file restano a disposizione.',
    retry: 'Riprova',
    language: 'Lingua delle traduzioni',
    unpublished: (language) => `${language} (non pubblicata)`,
    loadingLanguages: 'Lettura delle lingue del negozio…',
    oneLanguage: 'Questo negozio ha una sola lingua',
    oneLanguageText:
      'Aggiungi una lingua in Shopify, in Impostazioni, Lingue. Poi riprova per tradurre in quella lingua.',
    noPermission: 'Dropwatt non può ancora leggere le traduzioni',
    noPermissionText: 'Si leggono e si modificano solo con la tua autorizzazione.',
    offLanguages: 'Le lingue del negozio non sono ancora state lette.',
    offOneLanguage: 'Il negozio ha una sola lingua.',
    offPermission: 'Manca un’autorizzazione.',
    offCounting: 'I prodotti sono in corso di conteggio.',
    offNothing: 'Nessun prodotto corrisponde a questi filtri.',
    offFailed: 'Non è stato possibile contare i prodotti.',
    offOffline: 'Sei offline.',
    offReconnect: 'Prima il negozio va ricollegato.',
  },
  readingProgress: {
    reading: (store, text, count) =>
      count === 1
        ? `Lettura da ${store}: ${text} prodotto`
        : `Lettura da ${store}: ${text} prodotti`,
    waiting: 'Shopify prepara i prodotti.',
    gathered: (text, count) =>
      count === 1
        ? `Finora Shopify ha raccolto ${text} voce.`
        : `Finora Shopify ha raccolto ${text} voci.`,
    arrived: (text, of, count, ofCount) => {
      const products = ofCount === 1 ? 'prodotto' : 'prodotti'
      return count === 1
        ? `${text} di ${of} ${products} è arrivato.`
        : `${text} di ${of} ${products} sono arrivati.`
    },
    stays: 'Nel tuo negozio non cambia nulla.',
    cancel: 'Interrompi',
  },
  readProblem: {
    notCounted: 'Prodotti non contati',
    notRead: 'Negozio non letto',
    offline: 'Il server di Dropwatt non è raggiungibile. Controlla la connessione.',
    'signed-out': 'La sessione è terminata. Accedi di nuovo.',
    reconnect: (store) => `Ricollega ${store} per continuare`,
    reconnectText: 'Shopify non accetta più il collegamento. I file aperti restano come sono.',
    disconnected: 'Il negozio non è più collegato. Collegalo di nuovo.',
    missing: (scopes, count) =>
      count === 1 ? `Autorizzazione mancante: ${scopes}` : `Autorizzazioni mancanti: ${scopes}`,
    missingText: 'Collega di nuovo il negozio con questa autorizzazione.',
    throttled: 'Shopify chiede di attendere. Riprova tra un minuto.',
    busy: 'Le richieste sono state troppe. Riprova tra un minuto.',
    unreachable: 'Shopify non è raggiungibile. Riprova tra qualche istante.',
    refused: 'Shopify ha rifiutato la richiesta. Scegli altri prodotti, o riprova più tardi.',
    expired: 'Shopify ha rinunciato prima di leggere tutto. Non è stato aperto nulla.',
    interrupted: 'Il server si è fermato durante la lettura. Non è stato aperto nulla.',
    incomplete:
      'Nella risposta di Shopify manca una parte dei prodotti. Non è stato aperto nulla, così nel tuo file non manca nulla.',
    empty: 'Nessun prodotto corrisponde più. Scegline altri.',
    full: 'Su questo dispositivo non c’è spazio per il file. Rimuovi i file che non ti servono più.',
    unsaved: 'Il browser non ha salvato il file. Controlla che possa salvare i dati, poi riprova.',
    'other-tab': 'Un’altra scheda lavora su questo file. Chiudilo lì, poi riprova.',
    changed: 'Intanto sul file è stato fatto altro. Riprova.',
    memory: 'Questo dispositivo ha troppo poca memoria per così tanti prodotti. Scegline meno.',
    unexpected: 'Qualcosa è andato storto sul server. Riprova.',
    retry: 'Riprova',
    settings: 'Apri le impostazioni',
  },
  readAgainDialog: {
    reading: (store) => `Rileggi ${store}`,
    question: (store) => `Sostituire il tuo file con ciò che ${store} ha adesso?`,
    done: (store) => `${store} è stato riletto`,
    stays: 'Il tuo file e le sue attività sono com’erano.',
    now: (text, count) =>
      count === 1 ? `Il negozio ora ha ${text} prodotto.` : `Il negozio ora ha ${text} prodotti.`,
    added: (text, count) =>
      count === 1 ? `${text} prodotto è nuovo.` : `${text} prodotti sono nuovi.`,
    gone: (text, count) =>
      count === 1 ? `${text} prodotto non c’è più.` : `${text} prodotti non ci sono più.`,
    kept: 'Viene ripreso',
    planned: (text, count) =>
      count === 1
        ? `${text} attività viene preparata di nuovo`
        : `${text} attività vengono preparate di nuovo`,
    repeated: (text, count) =>
      count === 1
        ? `${text} attività viene rifatta modifica per modifica; i prodotti nuovi non ne hanno`
        : `${text} attività vengono rifatte modifica per modifica; i prodotti nuovi non ne hanno`,
    needless: (text, count) =>
      count === 1
        ? `${text} attività non serve più: il negozio ha già i suoi valori`
        : `${text} attività non servono più: il negozio ha già i loro valori`,
    toReview: (text, count) =>
      count === 1 ? `${text} nuova modifica da rivedere` : `${text} nuove modifiche da rivedere`,
    lost: 'Non si può riprendere',
    jobs: (text, count) =>
      count === 1
        ? `${text} attività: nessuna delle sue modifiche è possibile`
        : `${text} attività: nessuna delle loro modifiche è possibile`,
    undone: (text, count) =>
      count === 1
        ? `${text} attività annullata, che non si può ripristinare`
        : `${text} attività annullate, che non si possono ripristinare`,
    changes: (text, count) =>
      count === 1
        ? `${text} modifica di un’attività, perché il suo valore nel negozio è cambiato o non c’è più`
        : `${text} modifiche di attività, perché i loro valori nel negozio sono cambiati o non ci sono più`,
    exclusions: (text, count) => (count === 1 ? `${text} esclusione` : `${text} esclusioni`),
    edits: (text, count) => (count === 1 ? `${text} cella a mano` : `${text} celle a mano`),
    products: (text, count) =>
      count === 1
        ? `${text} prodotto che era stato importato nel file`
        : `${text} prodotti che erano stati importati nel file`,
    example: (product, column, written, now) =>
      `${product}, ${column}: il tuo è “${written}”, il negozio ha “${now}”`,
    exampleGone: (product, column, written) =>
      `${product}, ${column}: il tuo è “${written}”, nel negozio non c’è più`,
    nothing: 'Nel negozio non cambia nulla.',
    close: 'Chiudi',
    stop: 'Interrompi',
    keep: 'Mantieni il mio file',
    replace: 'Sostituisci il mio file',
  },
  storeDifference: {
    differ: (values, valueCount, products, productCount) =>
      `${values} ${valueCount === 1 ? 'valore' : 'valori'} in ${products} ${productCount === 1 ? 'prodotto' : 'prodotti'} ${valueCount === 1 ? 'differisce' : 'differiscono'} dal negozio.`,
    jobs: (text, count) => {
      const words = small[count] ?? text
      const jobs = words.charAt(0).toUpperCase() + words.slice(1)
      return `${jobs} attività, un solo aggiornamento.`
    },
    show: 'Mostra ogni valore',
    nothing: 'Il negozio ha tutti i valori di questo file, per quanto si possa scrivere.',
  },
  storeInvite: {
    lede: 'Usa questa automazione sui prodotti del tuo negozio. Nel negozio non cambia nulla finché non scegli Aggiorna negozio.',
  },
  storeConnect: {
    domain: 'Il dominio del tuo negozio',
    anotherDomain: 'Dominio di un altro negozio',
    domainHint: 'Lo trovi nell’amministrazione del negozio in Impostazioni, Domini.',
    domainMissing: 'Inserisci il dominio del tuo negozio.',
    domainWrong: 'Inserisci un dominio di Shopify, come mio-negozio.myshopify.com.',
    connect: 'Collega',
    another: 'Un altro negozio',
    anotherHint: 'Ogni negozio ha i suoi file e le sue autorizzazioni.',
    connecting: 'Collegamento...',
    connected: (store) => `${store} è collegato`,
    install: 'Installa da Shopify',
    finishing: 'Completamento del collegamento...',
    ownText: 'Il server di Dropwatt è configurato per un solo negozio. Si collega subito.',
    customText: 'Shopify si apre in questa scheda e chiede di installare. Poi torni qui.',
    publicText: 'Shopify si apre in questa scheda e chiede di installare. Poi torni qui.',
    practiceText:
      'Una pagina di prova si apre in questa scheda e chiede di installare. Poi torni qui.',
    asks: 'Che cosa chiede Dropwatt',
    asksHint: 'Shopify lo mostra ancora una volta prima che tu accetti.',
    never: 'Mai ordini, clienti, giacenze o sedi',
    privacy:
      'I tuoi prodotti passano dal server di Dropwatt. La chiave del tuo negozio non arriva mai a questo browser.',
    notConnected: 'Negozio non collegato',
    cancelled:
      'Hai annullato su Shopify. Non è stato salvato nulla, e puoi collegarti in qualsiasi momento.',
    taken: 'Un altro account ha collegato questo negozio. Chiedi al titolare di scollegarlo prima.',
    expired:
      'Il collegamento va completato entro 10 minuti, nel browser in cui è iniziato. Collega di nuovo.',
    failed:
      'Shopify non ha completato il collegamento. Non è stato salvato nulla. Collega di nuovo.',
    missing: (permissions, count) =>
      count === 1
        ? `Shopify ha concesso meno di quanto serve a Dropwatt. Autorizzazione mancante: ${permissions}.`
        : `Shopify ha concesso meno di quanto serve a Dropwatt. Autorizzazioni mancanti: ${permissions}.`,
    askAgain: 'Collega di nuovo con questa autorizzazione',
  },
  storeDisconnect: {
    heading: 'Scollega il negozio',
    hint: 'Dopo, gli aggiornamenti non potranno più essere annullati qui. I tuoi file restano.',
    disconnect: 'Scollega',
    disconnecting: 'Scollegamento...',
    disconnected: (store) => `${store} è scollegato`,
    notDisconnected: 'Negozio non scollegato',
    close: 'Chiudi',
    question: (store) => `Scollegare ${store}?`,
    text: 'I suoi aggiornamenti non potranno più essere annullati qui. I tuoi file restano.',
  },
  storeColumns: {
    title: 'Titolo',
    description: 'Descrizione',
    vendor: 'Fornitore',
    category: 'Categoria prodotto',
    type: 'Tipo',
    tags: 'Tag',
    status: 'Stato',
    sku: 'SKU',
    barcode: 'Codice a barre',
    option1Name: 'Nome opzione 1',
    option1Value: 'Valore opzione 1',
    option2Name: 'Nome opzione 2',
    option2Value: 'Valore opzione 2',
    option3Name: 'Nome opzione 3',
    option3Value: 'Valore opzione 3',
    price: 'Prezzo',
    compareAtPrice: 'Prezzo di confronto',
    cost: 'Costo per articolo',
    chargeTax: 'Addebito imposte',
    unitPriceTotal: 'Prezzo unitario: misura totale',
    unitPriceTotalUnit: 'Prezzo unitario: unità della misura totale',
    unitPriceBase: 'Prezzo unitario: misura base',
    unitPriceBaseUnit: 'Prezzo unitario: unità della misura base',
    inventoryTracker: 'Tracciamento scorte',
    inventoryPolicy: 'Vendita senza scorte',
    grams: 'Peso',
    weightUnit: 'Unità di peso',
    requiresShipping: 'Richiede spedizione',
    imageAltText: 'Testo alternativo immagine',
    seoTitle: 'Titolo SEO',
    seoDescription: 'Descrizione SEO',
  },
  storeItem: {
    review: 'Da rivedere',
    all: 'Tutti',
    conflict: 'Conflitto',
    refused: 'Rifiutato',
    'saved-differently': 'Salvato diversamente',
    gone: 'Non più nel negozio',
    unknown: 'Esito non ancora noto',
    waiting: 'In attesa',
    already: 'Già così',
    done: 'Scritto',
    refusedBecause: (reason) => `Rifiutato: ${reason}`,
    savedAs: (value) => `Salvato come ${value}`,
    conflictText: (inStore, whenRead, yours) =>
      `Nel negozio: ${inStore}. Alla lettura: ${whenRead}. Il tuo: ${yours}.`,
    originalChanged: 'Il testo originale è stato modificato',
    keep: 'Mantieni il valore del negozio',
    mine: 'Usa il mio valore',
  },
  storeJob: {
    queued: 'In attesa',
    checking: 'Controllo',
    writing: 'Scrittura',
    writingOf: (done, all) => `Scrittura ${done} di ${all}`,
    verifying: 'Verifica',
    done: 'Negozio aggiornato',
    doneWithConflicts: (text, count) =>
      `Negozio aggiornato, ${text} ${count === 1 ? 'conflitto' : 'conflitti'}`,
    paused: 'In pausa',
    cancelled: (text, count) => `Interrotta, ${text} ${count === 1 ? 'scritto' : 'scritti'}`,
    failed: 'Non riuscita',
    undone: 'Annullato nel negozio',
    throttled: (time) => `Shopify chiede di attendere fino alle ${time}`,
    scope: (permission) => `Autorizzazione mancante: ${permission}`,
    update: 'Aggiorna negozio',
    undo: 'Annulla nel negozio',
    cancel: 'Interrompi',
    resume: 'Riprendi',
    readAgain: 'Rileggi',
    leaveOut: 'Escludili',
    close: 'Chiudi',
    retry: 'Riprova',
    tab: 'Puoi chiudere questa scheda. L’attività continua.',
    kept: 'Il server conserva i valori vecchi e nuovi per 30 giorni, per l’annullamento.',
    offline: 'Sei offline',
  },
  storeJobFailure: {
    cancel: 'L’attività non è stata interrotta',
    resume: 'L’attività non è ripresa',
    reconnect: 'Il negozio non è stato collegato',
    connect: 'Il negozio non è stato collegato',
    'leave-out': 'I valori non sono stati esclusi',
    update: 'L’aggiornamento non è iniziato',
    report: 'Il rapporto non è stato scaricato',
  },
  storeJobNotice: {
    next: (store) => `Un altro aggiornamento di ${store} è in corso. Questo è il prossimo.`,
    ahead: (store, text) => `Prima di questo ci sono ${text} aggiornamenti di ${store}.`,
    soon: 'Inizia tra un momento.',
    written: (done, all, _count, doneCount) =>
      doneCount === 1 ? `Scritto ${done} valore su ${all}.` : `Scritti ${done} valori su ${all}.`,
    itself: 'L’attività continua da sola.',
    keyEnded: 'Il negozio non accetta più la chiave.',
    writtenAndWaiting: (done, doneCount, rest, restCount) =>
      `${done} ${doneCount === 1 ? 'valore è scritto' : 'valori sono scritti'}, ${rest} ${restCount === 1 ? 'attende' : 'attendono'}.`,
    notTwice: 'Nulla viene scritto due volte.',
    needPermission: (text, count) =>
      count === 1 ? `${text} valore attende.` : `${text} valori attendono.`,
    restGoesOn: 'Tutto il resto di questo aggiornamento è scritto.',
    nextTry: (time, _count) => `Nuovo tentativo fra ${time}.`,
    unknown: (text, count) =>
      count === 1
        ? `Esito non ancora noto: ${text} valore. Viene letto prima di ripetere qualsiasi scrittura.`
        : `Esito non ancora noto: ${text} valori. Vengono letti prima di ripetere qualsiasi scrittura.`,
    rest: (text, count) =>
      count === 1
        ? 'L’altro valore attende nel file collegato. Riprendi scrive solo quello.'
        : `Gli altri ${text} valori attendono nel file collegato. Riprendi scrive solo quelli.`,
    nothingRests: 'Non resta nulla in attesa.',
    failedText: (done, doneCount, rest, _restCount) =>
      `${done} ${doneCount === 1 ? 'valore è scritto ed elencato' : 'valori sono scritti ed elencati'}, ${rest} no.`,
    results: 'Mostra i risultati',
    cancelHeading: 'Interrompere questo aggiornamento?',
    cancelUndoHeading: 'Interrompere questo annullamento?',
    cancelText: (done, doneCount, rest, restCount) =>
      `${done} ${doneCount === 1 ? 'valore è scritto e resta' : 'valori sono scritti e restano'} nel negozio. ${restCount === 1 ? `L’altro valore attende` : `Gli altri ${rest} attendono`}, quindi alcuni prodotti possono restare a metà. Riprendi scrive il resto, Annulla nel negozio ripristina ciò che è scritto.`,
    goOn: 'Lascia continuare',
  },
  storeJobPage: {
    title: 'Aggiornamento di un negozio',
    update: (store) => `Aggiornamento di ${store}`,
    undo: (store) => `Annullamento in ${store}`,
    facts: (products, productCount, values, valueCount, moment) =>
      `${products} ${productCount === 1 ? 'prodotto' : 'prodotti'}, ${values} ${valueCount === 1 ? 'valore' : 'valori'}, inizio: ${moment}.`,
    open: (file) => `Apri il file di ${file}`,
    elsewhere: 'Il suo file non è su questo dispositivo.',
    all: 'Tutte le attività',
    unknown: 'Nessun aggiornamento di questo tipo',
    unknownText: 'Forse è di un altro account. Gli aggiornamenti vengono conservati per 30 giorni.',
    disconnected: 'Questo negozio non è collegato',
    disconnectedText:
      'I suoi aggiornamenti non possono più essere visti o annullati qui. I tuoi file restano.',
    settings: 'Apri le impostazioni',
    failed: 'L’aggiornamento non è stato caricato',
  },
  storeJobProgress: {
    compared: (done, all, _count, doneCount) =>
      doneCount === 1
        ? `${done} prodotto su ${all} confrontato con il negozio.`
        : `${done} prodotti su ${all} confrontati con il negozio.`,
    known: (done, all, _count, doneCount) =>
      doneCount === 1
        ? `${done} prodotto su ${all} è concluso.`
        : `${done} prodotti su ${all} sono conclusi.`,
    readBack: (done, all, _count, doneCount) =>
      doneCount === 1
        ? `${done} valore scritto su ${all} riletto.`
        : `${done} valori scritti su ${all} riletti.`,
    conflicts: (text, count) =>
      count === 1
        ? `Finora ${text} conflitto resta com’è.`
        : `Finora ${text} conflitti restano come sono.`,
    cancelNote: 'Interrompi si ferma dopo i valori che si stanno scrivendo.',
    progressOf: (store) => `Avanzamento dell’aggiornamento di ${store}`,
    progressOfUndo: (store) => `Avanzamento dell’annullamento in ${store}`,
  },
  storeJobResults: {
    written: (done, all, _count, doneCount) =>
      doneCount === 1 ? `${done} valore su ${all} scritto` : `${done} valori su ${all} scritti`,
    wentBack: (done, all, _count, doneCount) =>
      doneCount === 1
        ? `${done} valore su ${all} ripristinato`
        : `${done} valori su ${all} ripristinati`,
    when: (facts, duration, moment) => `${facts} in ${duration}, ${moment}.`,
    undoUntil: (date) => `Si può annullare fino al ${date}.`,
    expired: 'Non si può più annullare: i 30 giorni sono passati.',
    disconnected: 'Non si può più annullare: il negozio è stato scollegato.',
    show: 'Mostra',
    report: 'Scarica il rapporto',
    list: 'Valori di questo aggiornamento',
    item: 'Prodotto e valore',
    inStore: 'Nel negozio',
    whenRead: 'Alla lettura',
    yours: 'Il tuo',
    outcome: 'Scelta o motivo',
    notKnown: 'non noto',
    loading: 'Caricamento...',
    showWhole: 'Mostra i testi interi',
    showLess: 'Mostra meno',
    conflicts: (text, count) => `${text} ${count === 1 ? 'conflitto' : 'conflitti'}`,
    conflictsText:
      'Qualcuno li ha cambiati nel negozio dopo la tua lettura. Restano come sono finché non scegli.',
    refusals: (text, count) => `${text} ${count === 1 ? 'rifiutato' : 'rifiutati'}`,
    refusalsText: 'Shopify non ha accettato questi valori. Non ne è stato scritto nulla.',
    differing: (text, count) => `${text} ${count === 1 ? 'salvato' : 'salvati'} diversamente`,
    differingText:
      'Shopify ha cambiato questi valori nel salvarli. Controlla che dicano ancora ciò che vuoi.',
    lost: (text, _count) => `${text} non più nel negozio`,
    lostText: 'I loro prodotti o le loro varianti sono stati eliminati nel negozio.',
    open: (text, _count) => `${text} con esito non ancora noto`,
    openText:
      'Shopify non ha detto se sono stati scritti. Vengono letti prima di ripetere qualsiasi scrittura.',
    rest: (text, _count) => `${text} in attesa`,
    restText: 'Non sono stati scritti. Riprendi li scrive.',
    same: (text, _count) => `${text} già così`,
    sameText: 'Il negozio aveva questi valori prima dell’aggiornamento.',
    writings: (text, count) => `${text} ${count === 1 ? 'scritto' : 'scritti'}`,
    keepAll: 'Mantieni il valore del negozio per tutti',
    mineAll: 'Usa il mio valore per tutti',
    chosenAll: (choice, text, count) =>
      `${choice}: ${text} ${count === 1 ? 'conflitto' : 'conflitti'}`,
    chosen: (chosen, all, count) =>
      count === 1 ? `${chosen} di ${all} scelto.` : `${chosen} di ${all} scelti.`,
    toWrite: (text, count) =>
      count === 1
        ? `${text} valore verrà scritto, dopo un nuovo controllo.`
        : `${text} valori verranno scritti, ognuno dopo un nuovo controllo.`,
    stay: (text, count) =>
      count === 1 ? 'L’altro resta com’è.' : `Gli altri ${text} restano come sono.`,
    allStay: 'Non verrà scritto nulla. Il negozio mantiene i suoi valori.',
    choose: 'Nessuna scelta. Il negozio mantiene i suoi valori.',
    offReason: 'Scegli “Usa il mio valore” per ciò che l’aggiornamento deve scrivere.',
    noReview: 'Nulla da rivedere',
    noReviewText: 'Ogni valore è nel tuo negozio come lo volevi.',
    none: 'Nessun valore così',
    noneText: 'Questo aggiornamento non ha valori in questo stato.',
    showAll: 'Mostra tutti',
    notLoaded: 'I valori non sono stati caricati',
    notLoadedText: 'L’aggiornamento stesso non ne risente.',
  },
  storeJobRow: {
    group: 'Nel tuo negozio',
    onStore: (store, text, count) => `${store}, ${text} ${count === 1 ? 'prodotto' : 'prodotti'}`,
    justNow: 'Proprio ora',
    update: (store) => `l’aggiornamento di ${store}`,
    undo: (store) => `l’annullamento in ${store}`,
    open: (job) => `Apri ${job}`,
    cancel: (job) => `Interrompi ${job}`,
    resume: (job) => `Riprendi ${job}`,
    failed: 'Le attività nei negozi non sono state caricate',
    undoInStore: (job) => `Annulla nel negozio ${job}`,
  },
  storeTimeline: {
    lede: 'Prima le più recenti. Ciò che è stato scritto nel negozio si annulla nel negozio, le altre attività in questo file.',
    job: (what, store) => `${what}: ${store}`,
    planned: (values, valueCount, products, productCount) =>
      `${values} ${valueCount === 1 ? 'valore' : 'valori'} in ${products} ${productCount === 1 ? 'prodotto' : 'prodotti'}`,
    wentBack: (text, count) =>
      count === 1 ? `Ripristinato ${text} valore` : `Ripristinati ${text} valori`,
    stay: (text, count) => (count === 1 ? `${text} resta com’è` : `${text} restano come sono`),
    undoUntil: (date) => `Annullabile fino al ${date}`,
    read: (store) => `Letto da ${store}`,
    contents: (text, count) => (count === 1 ? `${text} prodotto` : `${text} prodotti`),
    inStore: 'Nel negozio',
    undoHint:
      'Annulla in questo file. I valori ripristinati risultano non ancora nel negozio fino al prossimo aggiornamento.',
    progress: 'Mostra l’avanzamento',
  },
  storeFailures: {
    signedOut: 'La sessione è terminata. Accedi di nuovo, poi riprova.',
    busy: 'Troppe richieste. Riprova tra un minuto.',
    tooManyJobs: 'Ci sono troppi aggiornamenti aperti. Attendi che uno finisca o interrompine uno.',
    tooManyValues: 'Il limite di valori di oggi è raggiunto. Riprova domani o con meno prodotti.',
    noSpace:
      'Gli aggiornamenti degli ultimi 30 giorni occupano tutto il tuo spazio su questo server. Chiedi più spazio a chi lo gestisce.',
    unchecked: 'Ora il server non può controllare la tua sessione. Riprova tra un minuto.',
    offline: 'Il server che ospita questa dashboard non è raggiungibile.',
    disconnected: 'Il negozio non è più collegato. Collegalo di nuovo.',
    throttled: 'Shopify chiede di attendere. Riprova tra un minuto.',
    unreachable: 'Shopify non è raggiungibile. Riprova tra qualche istante.',
    refused: 'Shopify ha rifiutato la richiesta. Riprova più tardi.',
    unexpected: 'Il server non ha risposto come previsto. Riprova più tardi.',
  },
  storePermissions: {
    granted: 'Autorizzazioni concesse',
    grantedHint: 'Che cosa può fare Dropwatt nel tuo negozio.',
    products: 'Leggere e modificare i prodotti',
    productsText: 'Titoli, testi, prezzi, tag, opzioni, costi, metafield',
    translations: 'Leggere e modificare le traduzioni',
    languages: 'Leggere le lingue del tuo negozio',
    files: 'Modificare immagini e testi alternativi',
    markets: 'Leggere i nomi dei tuoi mercati',
    other: 'Un’altra autorizzazione',
    notGranted: 'Non concessa. Viene chiesta quando serve la prima volta.',
  },
  storeRefusal: {
    required: 'non può essere vuoto',
    'no-number': 'non è un numero',
    'no-whole-number': 'non è un numero intero',
    'no-yes-or-no': 'non è né TRUE né FALSE',
    'unknown-choice': 'Shopify non prevede questa scelta',
    'unknown-category': 'non è nell’elenco delle categorie di Shopify',
    'too-long': 'è troppo lungo',
    'tracked-by-service': 'un altro servizio tiene traccia delle scorte',
    'weight-without-unit': 'un peso richiede la sua unità',
    'unit-price-incomplete': 'un prezzo unitario richiede tutti e quattro i suoi valori',
    'compare-at-alone': 'un mercato ha un prezzo di confronto solo accanto a un prezzo',
    'slash-in-name': 'il nome di un’opzione non può contenere “ / ”',
    'linked-option': 'l’opzione è collegata a un metafield',
    'values-differ': 'varianti con lo stesso valore di un’opzione ne avrebbero di diversi',
    'same-value': 'due valori di un’opzione diventerebbero uguali',
    'rows-differ': 'righe sulla stessa cosa hanno testi diversi',
    'is-key': 'l’handle distingue i prodotti e viene solo letto',
    'is-linked-option': 'il collegamento di un’opzione viene solo letto',
    'needs-inventory': 'le giacenze richiedono un’autorizzazione che Dropwatt non chiede mai',
    'is-picture': 'le immagini vengono solo lette',
    'is-gift-card': 'i buoni regalo vengono solo letti',
    'is-app-owned': 'appartiene a un’altra app',
    'is-original': 'si scrivono solo le traduzioni',
    'is-not-read': 'Dropwatt non lo legge da un negozio',
    'is-unknown': 'il negozio non ha nulla con questo nome',
    'missing-scope': 'manca un’autorizzazione',
    'not-in-api': 'Shopify non lo mette a disposizione delle app',
    deprecated: 'Shopify sta per rimuoverlo',
    'not-told': 'il negozio non lo ha comunicato',
    'no-price-list': 'il mercato non ha un listino',
    'same-name': 'più mercati hanno questo nome',
    'unknown-column': 'le esportazioni dei prodotti non hanno questa colonna',
    'unknown-type': 'il tipo del metafield non è noto',
    'added-row': 'la riga è stata aggiunta dopo e il negozio non ce l’ha',
    'no-owner': 'questa riga non ha nulla nel negozio con un valore così',
  },
  storeReport: {
    product: 'Prodotto',
    variant: 'Variante',
    field: 'Valore',
    outcome: 'Esito',
    fileName: 'rapporto-aggiornamento',
  },
  storeSettings: {
    store: 'Il tuo negozio',
    stores: 'I tuoi negozi',
    storeHint: 'Collega il negozio sui cui prodotti vuoi lavorare.',
    connectedHint: 'Le automazioni possono aprirne i prodotti.',
    storesHint: 'Le automazioni aprono i prodotti del negozio in uso.',
    none: 'Nessun negozio collegato',
    meanwhile: 'Intanto le automazioni lavorano sui file',
    connected: 'Collegato',
    ended: 'Collegamento terminato',
    uninstalled: 'Disinstallata su Shopify',
    unreachable: 'Shopify non è raggiungibile',
    openFromStore: 'Apri dal negozio',
    inUse: 'In uso',
    choose: 'Usa',
    chooseName: (store) => `Usa ${store}`,
    mode: 'Modalità',
    own: 'App propria',
    custom: 'App personalizzata',
    public: 'App pubblica',
    practice: 'Modalità di prova',
    since: 'Collegato dal',
    lastRead: 'Ultima lettura',
    readAgo: (time, products, count) =>
      count === 1 ? `${time} fa, ${products} prodotto` : `${time} fa, ${products} prodotti`,
    notRead: 'Non ancora su questo dispositivo',
    renew: (store) => `Ricollega ${store} per continuare`,
    renewText: 'Shopify non accetta più il collegamento. I file aperti restano come sono.',
    reconnect: 'Ricollega',
    uninstalledTitle: (store) => `Dropwatt è stata disinstallata da ${store}`,
    uninstalledText: 'Collegalo di nuovo per leggerlo. I tuoi file restano.',
    connectAgain: 'Collega di nuovo',
    unreachableTitle: 'Shopify non è raggiungibile, nuovo tentativo in corso',
    unreachableText: 'I tuoi file restano come sono. Il collegamento viene mantenuto.',
    otherVersion: 'Shopify risponde con un’altra versione della sua interfaccia',
    otherVersionText: (version) =>
      `Shopify non offre più la versione chiesta da Dropwatt, e risponde con la ${version}. La lettura continua, ma Dropwatt va aggiornata presto.`,
  },
  undoStoreDialog: {
    heading: 'Annullare questo aggiornamento?',
    back: (text, count) =>
      count === 1 ? `${text} valore torna com’era.` : `${text} valori tornano com’erano.`,
    changed: (text, count) =>
      count === 1
        ? `${text} è cambiato da allora e resta com’è.`
        : `${text} sono cambiati da allora e restano come sono.`,
    again:
      'Ogni valore viene confrontato ancora una volta con il negozio, subito prima di tornare com’era.',
    honest:
      'Annulla non raggiunge ciò che altri hanno già usato: ordini, email, feed, motori di ricerca.',
    cells: 'Cambiati da allora, restano come sono',
    before: 'Prima',
    written: 'Scritto',
    inStore: 'Nel negozio',
    more: (text, count) => (count === 1 ? `e ${text} altro` : `e altri ${text}`),
    showAll: (text, count) => (count === 1 ? `Mostra ${text}` : `Mostra tutti e ${text}`),
    inexact: 'Non può tornare esattamente com’era',
    htmlCount: (text, count) => `${text} ${count === 1 ? 'testo' : 'testi'}`,
    html: (count) =>
      count === 1
        ? 'che Shopify ha salvato diversamente: il testo torna, il suo codice può differire'
        : 'che Shopify ha salvato diversamente: i testi tornano, il loro codice può differire',
    tagsCount: (text, count) => `${text} ${count === 1 ? 'prodotto' : 'prodotti'}`,
    tags: (_count) => 'i cui tag possono tornare in un altro ordine',
    outdatedCount: (text, count) => `${text} ${count === 1 ? 'traduzione' : 'traduzioni'}`,
    outdated: (count) =>
      count === 1
        ? 'che non era aggiornata: torna, e risulta aggiornata'
        : 'che non erano aggiornate: tornano, e risultano aggiornate',
    pictureCount: (text, count) => `${text} ${count === 1 ? 'immagine' : 'immagini'}`,
    picture: (count) => (count === 1 ? 'che è stata sostituita' : 'che sono state sostituite'),
    goneCount: (text, count) => `${text} ${count === 1 ? 'valore' : 'valori'}`,
    gone: (_count) => 'di prodotti o varianti che non sono più nel negozio',
    footnote: 'Il tuo file mantiene le sue attività. Contano come non ancora nel negozio.',
    counting: 'Confronto con il negozio...',
    countingReason: 'Il confronto dei valori è ancora in corso.',
    notCounted: 'Il confronto con il negozio non è riuscito',
    notCountedText: 'Non è cambiato nulla. Riprova tra qualche istante.',
    expired: 'Questo aggiornamento non si può più annullare',
    expiredText: (store, date) =>
      `Si poteva annullare fino al ${date}. I valori in ${store} restano come sono.`,
    nothing: 'Nulla da annullare',
    nothingText: (store, changed) =>
      changed > 0
        ? `Ogni valore di questo aggiornamento è cambiato da allora in ${store}, e resta com’è.`
        : `${store} ha già i valori di prima di questo aggiornamento.`,
    notStarted: 'L’annullamento non è iniziato',
    offlineText: 'Un annullamento parte da questa pagina. Non è cambiato nulla.',
  },
  updateDialog: {
    heading: (text, count, store) =>
      `Aggiornare ${text} ${count === 1 ? 'prodotto' : 'prodotti'} in ${store}?`,
    written: (text, count) =>
      count === 1 ? `Verrà scritto ${text} valore.` : `Verranno scritti ${text} valori.`,
    stays: 'I valori cambiati nel negozio dopo la lettura restano come sono.',
    detail:
      'Il controllo avviene subito prima di ogni scrittura. Una modifica fatta negli stessi istanti non è visibile.',
    update: 'Aggiorna',
    fields: 'Che cosa viene scritto',
    field: 'Colonna',
    products: 'Prodotti',
    values: 'Valori',
    total: 'In tutto',
    show: 'Mostra ogni valore',
    notWritten: 'Non scritti',
    count: (text, count) => `${text} ${count === 1 ? 'valore' : 'valori'}`,
    excluded: (_count) => 'che hai escluso',
    setBack: (_count) => 'che un’attività successiva ha riportato a ciò che ha il negozio',
    because: (field, reason) => `in ${field}: ${reason}`,
    filesOnly: 'Questa parte funziona sui file. Scarica il file e importalo nel tuo negozio.',
    needs: (text, count) =>
      count === 1 ? `${text} valore la richiede.` : `${text} valori la richiedono.`,
    needsAll: 'Tutto il resto di questo aggiornamento può essere scritto.',
    leftOut: (permission) => `senza l’autorizzazione “${permission}”`,
    undecided: 'Decidi prima che cosa fare dei valori senza autorizzazione.',
    old: (store, time) => `${store} è stato letto ${time} fa`,
    oldText: (text, count) => {
      if (count === 0) return 'Rileggi prima di questo aggiornamento.'
      return count === 1
        ? 'Rileggi prima di questo aggiornamento. La tua attività viene ripianificata.'
        : `Rileggi prima di questo aggiornamento. Le tue ${text} attività vengono ripianificate.`
    },
    without: 'Continua senza',
    tooMany: 'Troppi valori per un solo aggiornamento',
    tooManyText: 'Annulla un’attività, aggiorna il negozio, poi ripetila e aggiorna di nuovo.',
    unreadable: 'Questo file va prima riletto',
    unreadableText: 'È stato letto da un’altra versione di Dropwatt.',
    counting: 'Conteggio di ciò che non è ancora nel negozio...',
    countingReason: 'Il conteggio dei valori è ancora in corso.',
    notCounted: 'Le modifiche non sono state contate',
    notCountedText: 'Non è stato scritto nulla. Il file è com’era.',
    nothing: 'Nulla da aggiornare',
    nothingText: 'Il negozio ha ogni valore di questo file, per quanto si possa scrivere.',
    notStarted: 'L’aggiornamento non è iniziato',
    offlineText: 'Un aggiornamento parte da questa pagina. Non è stato scritto nulla.',
  },
}
