import type { StoreCatalog } from '../storeCatalog.js'

/** Every text of the live store in Italian. */
export const storeIt: StoreCatalog = {
  practiceBanner: {
    name: 'Negozio di prova',
    text: 'Prodotti di esempio su questo server. Non contiene dati reali, e nulla arriva a Shopify.',
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
