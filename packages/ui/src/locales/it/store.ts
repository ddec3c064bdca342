import type { StoreCatalog } from '../storeCatalog.js'

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
    'not-read': (columns) => `${columns}. Dropwatt non legge ancora questi valori da un negozio.`,
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
    memory: 'Questo dispositivo ha troppo poca memoria per così tanti prodotti. Scegline meno.',
    unexpected: 'Qualcosa è andato storto sul server. Riprova.',
    retry: 'Riprova',
    settings: 'Apri le impostazioni',
  },
  readAgainDialog: {
    heading: (store) => `Rileggere ${store}?`,
    lede: (time) =>
      `È stato letto ${time} fa. Il tuo file riceve i valori che il negozio ha adesso, e su di essi le tue attività vengono preparate di nuovo.`,
    again: (text, count) =>
      count === 1
        ? `${text} attività viene preparata di nuovo`
        : `${text} attività vengono preparate di nuovo`,
    lost: (text, count) =>
      count === 1
        ? `${text} attività non si può riprendere`
        : `${text} attività non si possono riprendere`,
    exclusions: 'Ciò che hai escluso e le attività annullate non vengono riprese.',
    nothing: 'Nel negozio non cambia nulla.',
    reading: (store, text, count) =>
      count === 1
        ? `Lettura da ${store}: ${text} prodotto`
        : `Lettura da ${store}: ${text} prodotti`,
    planning: 'Le tue attività vengono preparate di nuovo',
    failed: (store) => `${store} non è stato letto`,
    stays: 'Il tuo file e le sue attività sono com’erano.',
    offline: 'Connessione a Internet assente',
    offlineText: 'Puoi continuare con questo file, e rileggere il negozio più tardi.',
    close: 'Chiudi',
    stop: 'Interrompi',
  },
  storeInvite: {
    lede: 'Usa questa automazione sui prodotti del tuo negozio. Dropwatt legge il negozio e non vi cambia nulla.',
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
    unreachable:
      'Shopify non è raggiungibile. Non è stato salvato nulla. Riprova tra qualche istante.',
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
}
