import type { GuideTexts } from './en.ts'

/** The Italian texts of the guide. What is between “ and ” is the name of a control. */
export const texts: GuideTexts = {
  description:
    'Dieci operazioni passo dopo passo, cosa resta su questo dispositivo e cosa non ne esce mai.',
  tasksHeading: 'Dieci operazioni, passo dopo passo',
  tasks: {
    check: {
      heading: 'Vedere cosa non va in un’esportazione',
      steps: {
        open: ({ automations, open }) =>
          `Apri un’automazione, per esempio “${automations.price}”, e trascina l’esportazione in un punto qualsiasi della pagina, oppure premi “${open.file}”.`,
        tab: ({ tabs }) =>
          `Se importare il file farebbe perdere dati, “${tabs.check}” si apre da sola. Altrimenti scegli quella scheda.`,
        read: ({ check }) =>
          `Leggi l’elenco. Ciò che è sotto “${check.problems}” va corretto prima di applicare o scaricare qualcosa; ciò che è sotto “${check.warnings}” no.`,
        fix: ({ check }) =>
          `Premi il pulsante di una correzione, per esempio “${check.groupRows}”. Ogni correzione è un’attività che puoi annullare. “${check.excludeProducts}” lascia invece i prodotti di un problema fuori da attività e download. “${check.report}” salva l’elenco come file CSV.`,
      },
      picture:
        'L’elenco dei problemi e degli avvisi di un’esportazione, con un pulsante per ogni correzione.',
    },
    price: {
      heading: 'Aumentare i prezzi di confronto di tutto il catalogo',
      steps: {
        open: ({ automations }) =>
          `Scegli “${automations.price}” nella barra laterale e trascina l’esportazione.`,
        options: ({ options }) =>
          `Inserisci di quanto in “${options.by}” e scegli “${options.ending}”. La tabella mostra subito ogni modifica; non viene ancora applicato nulla.`,
        apply: ({ actions }) =>
          `Premi “${actions.apply}”. Il numero è quello delle celle che cambiano.`,
        more: ({ job }) => `Per applicare poi altre opzioni, premi “${job.changeMore}”.`,
        download: ({ job, download }) =>
          `Premi “${job.download}”, lascia “${download.columns}” e scarica il file. Prima, “${download.applyFirst}” ti chiede delle modifiche che la pagina mostra soltanto.`,
        import: ({ download }) =>
          `Nel pannello del negozio vai su Prodotti, scegli Importa, seleziona il file e attiva “${download.overwrite}”.`,
      },
      picture: 'La tabella dei prezzi di confronto vecchi e nuovi, con il pulsante che li applica.',
    },
    exclude: {
      heading: 'Escludere un prodotto',
      steps: {
        find: ({ tabs, table }) =>
          `In “${tabs.changes}” trova il prodotto con “${table.search}”: per titolo, handle, SKU o riga.`,
        clear: ({ keys }) =>
          `Togli la spunta dalla sua casella, oppure premi “${keys.space}” sulla sua riga. Mantiene tutti i suoi valori.`,
        part: ({ keys }) =>
          `Per escludere un solo valore, espandi il prodotto, vai alla cella con i tasti freccia e premi “${keys.space}”. Premilo di nuovo per includerla. Ciò che hai escluso resta tale, anche dopo un ricaricamento o un’attività. Se un’attività altrove vi pone fine, la pagina lo dice.`,
      },
      picture: 'Un prodotto senza spunta, sotto uno che cambierà.',
    },
    undo: {
      heading: 'Annullare un’attività di ieri',
      steps: {
        chip: () =>
          'Premi il nome del file nella barra in alto. È lì in ogni pagina della dashboard.',
        undo: ({ job }) =>
          `Premi “${job.undo}” accanto all’attività. Le sue celle hanno di nuovo i vecchi valori.`,
        later: ({ job }) =>
          `Se un’attività successiva ha modificato le stesse celle, scegli tra “${job.undoBoth}” e “${job.undoUnchanged}”.`,
        redo: ({ tabs, job }) =>
          `“${tabs.history}” elenca tutte le attività del file. “${job.redo}” ne applica una di nuovo.`,
      },
      picture: 'Le attività del file aperto, ognuna con un pulsante che la annulla.',
    },
    recipe: {
      heading: 'Ripetere le stesse attività sull’esportazione di questa settimana',
      steps: {
        save: ({ job, recipe }) =>
          `Una volta: dopo le attività premi “${job.saveRecipe}”, inserisci un nome e premi “${recipe.save}”.`,
        open: () =>
          'Ogni settimana: trascina la nuova esportazione su una pagina qualsiasi e premi il suo nome nella barra in alto.',
        use: ({ chip }) => `Sotto “${chip.recipes}” premi “${chip.use}”.`,
        apply: ({ actions, job }) =>
          `Guarda cosa modifica ogni passaggio, premi “${actions.applyRecipe}”, poi “${job.download}”.`,
      },
      picture: 'Una ricetta sulla nuova esportazione, con le modifiche del suo passaggio.',
    },
    background: {
      heading: 'Rimuovere lo sfondo dalle foto dei prodotti',
      steps: {
        drop: ({ automations }) =>
          `Scegli “${automations.background}” nella barra laterale e trascina immagini, una cartella o uno ZIP.`,
        start: ({ actions }) =>
          `Premi “${actions.removeBackgrounds}”. Se la scheda si chiude, le immagini finite restano salvate e puoi riprendere.`,
        review: ({ tabs }) =>
          `“${tabs.review}” si apre da sola con la prima immagine da rivedere. Ognuna dice a parole perché.`,
        decide: ({ images }) =>
          `Premi Invio o “${images.approve}”, oppure “${images.original}”. “${images.gaps}” e il pennello tolgono ciò che è rimasto.`,
        zip: ({ images, job }) =>
          `Premi “${images.zip}”. Gli originali non vengono modificati. “${job.undo}” riporta a loro e alle opzioni, “${job.changeMore}” applica opzioni ai risultati.`,
      },
      picture: 'Una foto in revisione, prima e dopo la rimozione dello sfondo.',
    },
    importing: {
      heading: 'Trasformare il listino di un fornitore in prodotti',
      steps: {
        drop: ({ automations }) =>
          `Scegli “${automations.importer}” nella barra laterale e trascina il listino: CSV, TSV o JSON.`,
        columns: ({ columns }) =>
          `Guarda cosa diventa ogni colonna nel tuo negozio. Se è stata trovata solo dal contenuto, scegline un’altra o premi “${columns.confirm}”.`,
        show: ({ actions }) => `Premi “${actions.showProducts}” e guarda cosa verrà importato.`,
        apply: ({ actions, job }) =>
          `Premi “${actions.applyProducts}”, poi “${job.download}”. Il risultato è un’esportazione dei prodotti, che resta aperta per altre automazioni.`,
        another: ({ job, importing }) =>
          `“${job.importAnother}” legge il prossimo listino. Sotto “${importing.target}” scegli una nuova esportazione o quella aperta.`,
      },
      picture: 'Le colonne del listino di un fornitore, ognuna con la sua colonna nel negozio.',
    },
    margins: {
      heading: 'Trovare ciò che vendi in perdita e fissarne il prezzo',
      steps: {
        open: ({ automations }) =>
          `Scegli “${automations.margins}” nella barra laterale, con aperta un’esportazione che contiene i costi.`,
        loss: ({ tabs, margins }) =>
          `“${tabs.margins}” elenca le varianti sotto “${margins.loss}”.`,
        set: ({ actions }) =>
          `Premi “${actions.setPrices}”. Mostra i nuovi prezzi come modifiche; non viene ancora applicato nulla.`,
        apply: ({ actions, job }) => `Premi “${actions.apply}”, poi “${job.download}”.`,
      },
      picture: 'I margini di tutte le varianti in un grafico, e quante sono vendute in perdita.',
    },
    stores: {
      heading: 'Continuare con il file di un altro negozio',
      steps: {
        label: ({ chip, label }) =>
          `Premi il nome del file nella barra in alto, poi “${chip.storeLabel}”. Inserisci il negozio, scegli un contrassegno e premi “${label.save}”.`,
        switch: ({ chip }) =>
          `Premi di nuovo il nome e scegli un altro file sotto “${chip.recent}”. Si apre con le sue attività e opzioni.`,
        another: ({ open }) =>
          `“${open.another}” nel menu del file fa lo stesso e apre anche file nuovi. Finché non ne scegli uno, il file aperto resta.`,
        all: ({ chip }) => `“${chip.all}” elenca tutti i file su questo dispositivo.`,
      },
      picture: 'I file di due negozi, ognuno con l’etichetta del suo negozio.',
    },
    shared: {
      heading: 'Non lasciare nulla su un computer condiviso',
      steps: {
        remove: ({ chip, files }) =>
          `Premi il nome del file nella barra in alto, poi “${chip.remove}” e “${files.remove}”. Il file nella tua cartella resta.`,
        all: ({ pages, files }) =>
          `Per rimuovere tutto in una volta, vai su “${pages.files}” e premi “${files.removeAll}”.`,
        always: ({ files }) =>
          `Per farlo ogni volta che esci, attiva lì “${files.removesOnLogout}”.`,
      },
      picture: 'La richiesta di conferma prima di rimuovere un file da questo dispositivo.',
    },
  },
  kept: {
    heading: 'Cosa viene conservato e dove',
    text: 'I tuoi file, le attività e le ricette appartengono al tuo account in questo browser. Non sono cifrati e non si trovano né su un server né sugli altri tuoi dispositivi.',
    facts: {
      database: {
        term: 'Database del browser (IndexedDB)',
        text: ({ service }) =>
          `Le esportazioni e i listini che hai aperto, le loro attività con tutto ciò che serve per annullarle, opzioni, ricette, glossario e traduzioni salvate, e le colonne dei tuoi fornitori. La chiave di un servizio, solo con “${service.save}”.`,
      },
      storage: {
        term: 'Archivio di file del browser (OPFS)',
        text: () =>
          'Copie delle tue immagini e i risultati delle loro attività; nel database, se il browser non ha un archivio di file. Una cartella che il browser può rileggere non viene copiata.',
      },
      settings: {
        term: 'Impostazioni del browser (localStorage)',
        text: () =>
          'Tema e lingua, quale file è aperto, i tassi di riferimento più recenti e il tuo accesso.',
      },
      folder: {
        term: 'Le tue cartelle',
        text: () => 'I file che hai aperto, che non vengono mai modificati, e ciò che scarichi.',
      },
      server: {
        term: 'Server',
        text: () => 'Il tuo account. Nessun file, attività o ricetta.',
      },
      duration: {
        term: 'Per quanto tempo',
        text: ({ pages, files }) =>
          `Finché non lo rimuovi. Se manca spazio, il browser può eliminarlo, a meno che tu non prema “${files.keep}” in “${pages.files}”. Una finestra privata elimina tutto quando si chiude.`,
      },
      removal: {
        term: 'Come rimuoverlo',
        text: ({ chip, files, pages }) =>
          `Un file: “${chip.remove}”. Tutti i file, le ricette e le traduzioni: “${files.removeAll}” in “${pages.files}”. Anche eliminare dal browser i dati di questo sito li rimuove.`,
      },
    },
  },
  leaves: {
    heading: 'Cosa non esce mai da questo dispositivo',
    text: 'È il tuo browser a leggere e modificare i file, quindi prodotti, prezzi, testi e immagini restano su questo dispositivo. Solo quattro cose inviano una richiesta, e solo se le usi:',
    facts: {
      rates: {
        term: 'Tassi del giorno',
        text: ({ automations }) =>
          `“${automations.currency}” li chiede al server di questa dashboard. La richiesta non contiene nulla del tuo file.`,
      },
      addresses: {
        term: 'Pagine e immagini da un indirizzo',
        text: ({ actions }) =>
          `“${actions.requestPage}” invia l’indirizzo al server di questa dashboard, che legge la pagina. Le immagini di un’esportazione vengono lette dal tuo browser dai loro indirizzi, quando lo chiedi.`,
      },
      services: {
        term: 'Servizi con la tua chiave',
        text: ({ options }) =>
          `Se ne scegli uno in “${options.writing}”, “${options.filling}” o “${options.background}”, il browser gli invia i testi o le immagini, con la tua chiave. Accanto al pulsante è indicato quanti.`,
      },
      browser: {
        term: 'Traduttore e modello del browser',
        text: () =>
          'Il browser scarica una volta un pacchetto di lingua o un modello. I testi restano su questo dispositivo.',
      },
    },
  },
  offline: {
    heading: 'Cosa funziona offline',
    text: 'Dopo la prima visita, la dashboard si apre senza connessione. I file si aprono con le loro attività; anteprime, modifiche, annullamento e download funzionano. La connessione serve per accedere, per i tassi del giorno (offline si usano gli ultimi noti, con la loro data), per pagine e immagini da un indirizzo, per i servizi con una chiave e per le immagini di questa guida che non hai ancora visto.',
  },
  limits: {
    heading: 'Limiti',
    facts: {
      files: {
        term: 'Esportazioni e listini',
        text: ({ file }) =>
          `Fino a ${file} l’uno, come CSV; i listini dei fornitori anche come TSV o JSON. Salva prima i fogli di calcolo come CSV UTF-8.`,
      },
      images: {
        term: 'Immagini',
        text: ({ image, images }) =>
          `JPG, PNG e WEBP, fino a ${image} l’una e ${images} in un insieme.`,
      },
      page: {
        term: 'Pagine prodotto',
        text: ({ page }) => `Fino a ${page} l’una, come HTML o JSON.`,
      },
      recipes: {
        term: 'Ricette',
        text: ({ steps }) => `Fino a ${steps} passaggi l’una.`,
      },
      translations: {
        term: 'Traduzioni',
        text: ({ terms, translations }) =>
          `Fino a ${terms} termini nel glossario e ${translations} traduzioni salvate. Di queste restano le più recenti.`,
      },
    },
  },
  keyboard: {
    heading: 'Scorciatoie da tastiera',
    text: 'Funzionano quando il focus è nella tabella o nella revisione delle immagini. Ogni azione ha anche un pulsante; i tasti che servono solo a spostarsi no.',
  },
  command: {
    heading: 'Da riga di comando',
    text: 'Le stesse automazioni funzionano con Node, su molti file o a orari fissi: vedi il pacchetto @dropwatt/automations, il cui comando è dropwatt. Legge le ricette esportate qui.',
  },
  software: {
    heading: 'Software open source',
    text: 'Questa app contiene pacchetti che altri hanno scritto e condiviso. I loro nomi, le versioni e le licenze sono in un unico elenco.',
    licences: 'Leggi le licenze',
  },
}
