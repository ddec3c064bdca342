import { mostImages } from '../../core/images/intake/ImageSource.ts'
import { writeCount } from '../writeCount.ts'
import type { BenchTexts } from './en.ts'

export { workbenchIt as catalog } from '@dropwatt/ui/workbench-it'
export {
  automationTextsIt as automations,
  optionNamesIt as optionNames,
  problemTextsIt as problems,
} from '@dropwatt/automations/it'

/** The Italian texts of the workbench that depend on the app. */
export const texts: BenchTexts = {
  opened: (name, products, productCount, problems, problemCount) =>
    `${name} aperto. ${productCount === 1 ? '1 prodotto' : `${products} prodotti`}, ${
      problemCount === 1 ? '1 problema' : `${problems} problemi`
    }.`,
  openedTexts: (name, amount, textCount, problems, problemCount) =>
    `${name} aperto. ${textCount === 1 ? '1 testo' : `${amount} testi`}, ${
      problemCount === 1 ? '1 problema' : `${problems} problemi`
    }.`,
  apply: (changes, count) => (count === 1 ? 'Applica 1 modifica' : `Applica ${changes} modifiche`),
  excludeColumns: (columns, count) =>
    count === 1 ? 'Escludi 1 colonna' : `Escludi ${columns} colonne`,
  hand: {
    'by-hand': () => 'a mano',
    'no-proposal': () => 'nessuna proposta',
    'changed-since': (text) => `Cambiato da quando l’hai scritto: era “${text}”`,
    'hand-not-above': () => 'Prezzo di confronto non superiore al prezzo',
    'hand-duplicate': () => 'Un’altra variante ha le stesse opzioni',
  },
  live: {
    fileOnly: 'Questa parte funziona sui file. Scarica il file e importalo nel tuo negozio.',
    anotherService: 'un altro servizio',
    noDownload:
      'Solo un file scaricato può escludere colonne. Un aggiornamento del negozio le lascia comunque come sono.',
    download: 'Scarica',
    update: 'Aggiorna negozio',
    changeMore: 'Modifica altro',
    showProgress: 'Mostra avanzamento',
    offline: 'Sei offline.',
    reconnect: 'Prima ricollega il negozio.',
    underWay: 'Un aggiornamento di questo file è in corso.',
    counting: 'Si sta contando ciò che non è ancora nel negozio.',
    nothing: 'Nulla differisce dal negozio.',
    run: 'Esegui sul negozio',
    runTitle: (recipe, store) => `Esegui “${recipe}” su ${store}`,
    runText:
      'I prodotti vengono riletti e la ricetta viene applicata al file. Nel negozio non cambia nulla finché non scegli Aggiorna negozio.',
    which: 'Prodotti',
    open: (products, count) =>
      count === 1 ? 'Il prodotto aperto' : `I ${products} prodotti aperti`,
    openHint: 'Vengono riletti e le tue attività pianificate di nuovo.',
    last: (products, count) =>
      count === 1
        ? '1 prodotto, con gli ultimi filtri'
        : `${products} prodotti, con gli ultimi filtri`,
    lastCounting: 'Con gli ultimi filtri',
    choose: 'Scegli i prodotti',
    propose: 'Proponi soltanto',
    proposeHint: 'Le modifiche attendono nel banco finché non aggiorni il negozio o non le scarti.',
    notLive: (steps) => `Non possibile su un negozio: ${steps}`,
    runNow: 'Esegui',
    runWithout: 'Esegui senza',
    cancel: 'Annulla',
    stop: 'Interrompi la lettura',
    waits: (updates, count) =>
      count === 1 ? '1 aggiornamento in attesa' : `${updates} aggiornamenti in attesa`,
    waitsText: (store) => `Nulla viene scritto in ${store} finché non scegli Aggiorna negozio.`,
    discard: 'Scarta',
    show: 'Apri',
  },
  addToRecipe: 'Aggiungi a una ricetta',
  listsAllFor: (row) => `Sono elencati tutti i prodotti, compresa la riga ${row}.`,
  noProductChanges: 'Nessun prodotto cambierà',
  showAllProducts: 'Mostra tutti i prodotti',
  fixFirst: (problems, count) =>
    count === 1
      ? 'Prima correggi 1 problema. Apri Controllo.'
      : `Prima correggi ${problems} problemi. Apri Controllo.`,
  excludeBlocked: (products, count) =>
    count === 1
      ? 'Escludi 1 prodotto bloccato e continua'
      : `Escludi ${products} prodotti bloccati e continua`,
  hints: {
    edit: 'Modifica',
    space: 'Spazio',
    exclude: 'Escludi o includi',
    next: 'Prossima da rivedere',
    all: 'Tutte le scorciatoie',
  },
  endings: {
    cancelled: 'Attività interrotta. Il file è com’era prima.',
    failed: 'L’attività si è fermata per un errore. Questa attività non ha modificato nulla.',
  },
  undone: (job) => `${job} annullata. Le sue celle hanno di nuovo i valori precedenti.`,
  savedAsRecipe: 'Salvata come ricetta',
  noPage: {
    address:
      'Non è l’indirizzo di una pagina web. Inserisci un indirizzo completo che inizi con https://.',
    'signed-out': 'La sessione è terminata. Accedi di nuovo, poi richiedi di nuovo la pagina.',
    busy: 'Sono state richieste troppe pagine. Riprova tra un minuto.',
    unchecked: 'Ora il server non può controllare la tua sessione. Riprova tra un minuto.',
    unreachable: 'A questo indirizzo non c’è nessuna pagina pubblica.',
    'not-found': 'Il sito non ha nessuna pagina a questo indirizzo.',
    refused: 'Il sito non dà questa pagina ai programmi, o chiede una password.',
    failed: 'Il sito ha risposto con un errore. Riprova più tardi.',
    'not-a-page': 'A questo indirizzo non c’è né una pagina né il JSON di un prodotto.',
    'too-large': 'Questa pagina supera i 2 MB.',
    slow: 'Il sito non ha risposto entro 10 secondi.',
    offline: 'Il server che ospita questa dashboard non è raggiungibile.',
    'no-server': 'Questa dashboard funziona senza un server che possa richiedere pagine.',
    instead:
      'Apri la pagina nel browser, poi incolla il suo HTML o il JSON del prodotto, oppure salva la pagina e trascina il file.',
  },
  needs: {
    products: 'Richiede un’esportazione dei prodotti',
    translations: 'Richiede un’esportazione delle traduzioni',
    suppliers: 'Richiede un listino di un fornitore',
    images: 'Richiede immagini',
    page: 'Richiede una pagina prodotto',
  },
  jobs: 'Attività su questo dispositivo',
  partlyUndone: 'Annullata in parte',
  justNow: 'Adesso',
  redo: 'Ripristina',
  download: 'Scarica',
  services: {
    rules: 'Riscrittura basata su regole',
    asking: 'Verifica in corso…',
    ready: 'Funziona su questo dispositivo',
    downloadable: 'Scarica un modello una volta, poi funziona su questo dispositivo',
    compatible: 'Di un servizio compatibile con OpenAI.',
    sent: 'Con una chiave, i testi vengono inviati a quel servizio.',
    unavailable: {
      absent: 'Questo browser non ha un modello.',
      device: 'Questo browser non ha un modello per questo dispositivo.',
      language: 'Il modello di questo browser non scrive in questa lingua: {language}.',
      host: 'Questo sito non permette connessioni ad altri servizi.',
    },
    translator: {
      downloadable: 'Scarica un pacchetto lingua, poi funziona su questo dispositivo',
      from: 'Considera i testi scritti in questa lingua: {language}.',
      absent: 'Questo browser non ha un traduttore.',
      language: 'Il traduttore di questo browser non traduce da {from} a {to}.',
      proxy: 'DeepL non risponde alle pagine web: inserisci l’indirizzo di un tuo proxy.',
    },
  },
  commands: {
    download: (name) => `Scarica ${name}`,
    cancel: (job) => `Interrompi ${job}`,
    open: (job) => `Apri ${job}`,
    undo: (job) => `Annulla ${job}`,
    redo: (job) => `Ripristina ${job}`,
    use: (recipe, name) => `Usa ${recipe} su ${name}`,
  },
  openFile: {
    first: 'Apri un file',
    another: 'Apri un altro file',
    stays: (name) => `${name} resta aperto finché non scegli un altro file.`,
    close: 'Chiudi',
  },
  arrived: {
    title: (name) => `${name} è aperto`,
    openIn: (automation) => `Apri in ${automation}`,
  },
  onlyOne: (name) => `È stato aperto solo ${name}. Apri un file alla volta.`,
  same: {
    open: (name, jobs, count) =>
      count === 1
        ? `${name} è già aperto, con 1 attività`
        : `${name} è già aperto, con ${jobs} attività`,
    saved: (name, jobs, count) =>
      count === 1
        ? `${name} è già salvato qui, con 1 attività`
        : `${name} è già salvato qui, con ${jobs} attività`,
    resume: 'Continua',
    copy: 'Apri una nuova copia',
  },
  twoTabs: {
    title: 'Questo file è aperto in un’altra scheda',
    text: 'Qui puoi vederlo. Per non sovrascrivere il lavoro, puoi fare modifiche in una sola scheda alla volta.',
    work: 'Lavora in questa scheda',
    view: 'Solo visualizzazione',
  },
  changedOnDisk: {
    title: (time, day) =>
      `Il file sul disco è cambiato ${day === undefined ? `alle ${time}` : `il ${day} alle ${time}`}`,
    text: (time, day) =>
      `Stai lavorando sulla copia aperta ${day === undefined ? `alle ${time}` : `il ${day} alle ${time}`}.`,
    jobs: (jobs, count) =>
      count === 1
        ? 'La tua attività è su quella copia.'
        : `Le tue ${jobs} attività sono su quella copia.`,
    open: 'Apri anche il nuovo file',
    compare: 'Confronta i due file',
    resume: 'Continua con questa copia',
  },
  format: {
    title: (encoding, sign) => `Letto come ${encoding}, colonne separate da ${sign}`,
    text: 'Il file scaricato avrà lo stesso formato.',
    signs: { ',': 'virgole', ';': 'punto e virgola', '\t': 'tabulazioni', '|': 'barre verticali' },
  },
  matrixify: {
    title: 'È un’esportazione di Matrixify',
    text: 'Importa il file scaricato con quell’app: l’importazione del negozio non conosce le sue colonne.',
  },
  lost: {
    title: (n, count) =>
      count === 1
        ? `${n} esclusione non vale più, perché il file è cambiato`
        : `${n} esclusioni non valgono più, perché il file è cambiato`,
    applied: (names) => `Nel frattempo hai applicato ${names}.`,
    undone: (names) => `Nel frattempo hai annullato ${names}.`,
    text: 'Le opzioni non modificano più ciò che avevi escluso.',
  },
  unpacked: {
    sheet: (name: string) => `Aperto dal foglio ${name}`,
    zip: (name: string) => `Aperto dallo ZIP: ${name}`,
    text: 'Il file scaricato è un CSV.',
    notes: {
      'sheet-of-several': (_: string, others: string) =>
        `Non aperti: ${others}. Per lavorare su un altro foglio, salvalo come file a sé.`,
      'rows-above': (n: string) =>
        `Righe sopra l’intestazione, escluse: ${n}. I numeri di riga partono dall’intestazione.`,
      'hidden-rows': (n: string) => `Righe nascoste nel foglio, incluse: ${n}.`,
      'hidden-columns': (n: string) => `Colonne nascoste nel foglio, incluse: ${n}.`,
      'merged-cells': (n: string) => `Celle unite, in cui solo la prima ha il testo: ${n}.`,
      'no-results': (n: string, cells: string) =>
        `Formule senza un risultato salvato, qui vuote: ${n} (${cells}). Apri e salva il file nel foglio di calcolo.`,
      'error-values': (n: string, cells: string) =>
        `Celle che mostrano un errore: ${n} (${cells}).`,
      'long-numbers': (n: string, cells: string) =>
        `Numeri con più cifre di quante ne conservi un foglio di calcolo: ${n} (${cells}).`,
    },
  },
  offline: {
    title: 'Sei offline e puoi continuare a lavorare',
    text: (date: string, days: string, count: number) =>
      `Manca solo il tasso di riferimento di oggi. Sono in uso i tassi del ${date}, di ${
        count === 1 ? '1 giorno' : `${days} giorni`
      } fa.`,
  },
  rates: {
    age: (days: string, count: number) =>
      count === 0 ? 'Di oggi' : count === 1 ? 'Di 1 giorno fa' : `Di ${days} giorni fa`,
    none: (from: string, to: string) => `Nessun tasso di riferimento fra ${from} e ${to}`,
    used: (rate: string, date: string) =>
      `${rate}, tasso di riferimento del ${date} (Banca centrale europea)`,
    usedOwn: (rate: string) => `${rate}, il mio tasso`,
  },
  refused: {
    title: 'Questo browser non può salvare i tuoi file',
    text: 'Sei in una finestra privata o l’archiviazione è disattivata. Tutto funziona, ma perdi i file quando chiudi la scheda. Scarica prima di uscire.',
    why: 'Perché?',
    reason:
      'Una finestra privata elimina tutto quando la chiudi, e alcuni browser lì non salvano nulla. Per conservare i file accedi da una finestra normale, oppure consenti a questo sito di salvare dati nelle impostazioni del browser.',
  },
  unwritable: {
    title: (character) => `“${character}” non può essere salvato in questo file`,
    text: 'Il file è in Windows-1252, una vecchia codifica senza questo carattere: questa attività non ha modificato nulla. Toglilo dalle opzioni, oppure salva l’esportazione come CSV UTF-8 e aprila di nuovo.',
  },
  full: {
    title: 'Spazio insufficiente su questo dispositivo',
    text: (size) =>
      `L’ultima attività è stata applicata ma non salvata: la perdi quando chiudi la scheda. Scarica ora il file o libera spazio: i file più vecchi occupano ${size}.`,
    onlyFile:
      'L’ultima attività è stata applicata ma non salvata: la perdi quando chiudi la scheda. Scarica ora il file.',
    free: 'Libera spazio',
  },
  importing: {
    addedFrom: (name) => `Importato da ${name}`,
    target: 'Dove vanno i prodotti',
    newExport: 'Una nuova esportazione',
    openExport: 'L’esportazione aperta, dopo l’ultimo prodotto.',
    addTitle: (file) => `Aggiungere a ${file}?`,
    duplicates: (handles, count) =>
      count === 1
        ? `L’esportazione contiene già un prodotto con l’handle ${handles}.`
        : `L’esportazione contiene già prodotti con questi handle: ${handles}.`,
    missingColumns: (columns) =>
      `L’esportazione non ha colonne per questi valori, che restano fuori: ${columns}.`,
    essentialColumns: (columns) =>
      `L’esportazione non ha colonne per ${columns}, senza cui le varianti non si distinguono. Scegli una nuova esportazione.`,
    rename: (count) => (count === 1 ? 'Aggiungi con un nuovo handle' : 'Aggiungi con nuovi handle'),
    leaveOut: (count) => (count === 1 ? 'Lascialo fuori' : 'Lasciali fuori'),
    addWithout: 'Aggiungi senza questi valori',
    takeOutTitle: 'Togliere di nuovo questi prodotti?',
    takeOutText:
      'Nel frattempo alcune attività li hanno modificati. Anche quelle modifiche vengono tolte; tutte le altre restano.',
    takeOut: 'Togli i prodotti',
    show: (products, count) => (count === 1 ? 'Mostra 1 prodotto' : `Mostra ${products} prodotti`),
    apply: (products, count) =>
      count === 1 ? 'Applica 1 prodotto' : `Applica ${products} prodotti`,
    update: (variants, variantCount, products, productCount) => {
      const add = productCount === 1 ? 'aggiungi 1 prodotto' : `aggiungi ${products} prodotti`
      const updates = variantCount === 1 ? 'Aggiorna 1 variante' : `Aggiorna ${variants} varianti`
      if (productCount === 0) return updates
      if (variantCount === 0) return `${add.charAt(0).toUpperCase()}${add.slice(1)}`
      return `Aggiorna\u00A0${variants} e\u00A0aggiungi\u00A0${products}`
    },
    column: (name) => `Colonna “${name}”`,
    madeTitle: (products, count) =>
      count === 1
        ? '1 prodotto nuovo è in un file a parte'
        : `${products} prodotti nuovi sono in un file a parte`,
    madeText: (name) =>
      `${name} è salvato accanto all’esportazione. Importa entrambi: prima l’aggiornamento, poi i prodotti nuovi.`,
    openMade: 'Apri i prodotti nuovi',
    goOn: 'Torna al listino',
    unmatched: 'Non abbinato',
    rights: 'Importa solo testi e immagini che hai il permesso di usare.',
    notInFile: 'Non nel file',
    options: 'Opzioni di importazione',
    group: 'Raggruppa le righe in un prodotto',
    option: 'Opzione',
    image: 'Immagine',
    weight: (unit) => `Peso in ${unit}`,
    inCents: (price) => `${price}, in centesimi`,
    detected: 'Come rilevato',
    noTitle: 'Scegli una colonna per Titolo o SKU.',
    noPrice: 'Nessun prezzo nel file',
    noDescription: 'Nessuna descrizione nel file',
    noImage: 'Nessuna immagine nel file',
    noVendor: 'Nessun fornitore nel file',
    yourOptions: 'Le tue opzioni',
    page: 'La pagina',
    inExport: 'Esportazione aperta',
    new: 'Nuovo',
    changed: 'Modificato',
    gone: 'Manca nel listino',
    failed: 'Impossibile leggere i prodotti',
    failedText: 'Il file è al sicuro e salvato. Riprova o apri un altro file.',
    again: 'Riprova',
    check: 'Che cosa guardare',
    what: 'Nota',
    count: 'Quante volte',
    rowsColumn: 'Righe',
    noNotes: 'Niente da guardare',
    noNotesText: 'Tutte le righe del file sono state lette.',
    more: (rows) => `${rows}…`,
    opened: (name) => `${name} aperto.`,
    read: 'Leggi la pagina',
    request: 'Richiedi la pagina',
    requesting: 'Richiesta in corso…',
    cancel: 'Annulla',
    pasted: 'Pagina incollata',
    text: 'JSON del prodotto o HTML',
    textHint:
      'Apri la pagina prodotto, mostra il suo codice sorgente, seleziona tutto e incollalo qui.',
    needsText: 'Incolla il JSON o l’HTML di una pagina prodotto.',
    pageProblems: {
      empty: 'Non contiene testo.',
      'too-large': 'Supera 2 MB.',
      'no-page': 'Non è né HTML né JSON.',
      'no-product': 'Non contiene nessun prodotto.',
      'broken-json': 'Il JSON è incompleto o non valido.',
    },
  },
  removeAll: {
    title: 'Rimuovi tutti i file salvati',
    text: 'Rimuove tutti i file salvati su questo dispositivo, con le loro attività e ricette, il glossario e le traduzioni salvate. I file nelle tue cartelle restano.',
    keep: 'Mantieni i file',
    remove: 'Rimuovi tutti i file salvati',
  },
  off: {
    viewOnly: 'Qui questo file si può solo vedere. Scegli prima di lavorare qui.',
    working: 'È in corso un’altra modifica di questo file.',
    calculating: 'Calcolo delle modifiche in corso.',
    invalid: 'Un’opzione non ha un valore valido.',
    nothing: 'Queste opzioni non cambiano nulla.',
    excluded: 'Tutte le modifiche sono escluse.',
    setViewOnly: 'Qui queste immagini si possono solo vedere.',
    setOrder: 'Le attività sulle immagini si annullano e ripristinano una dopo l’altra.',
    choose: 'Scegli che cosa aggiornare e rispondi prima a quanto viene chiesto.',
    turnOn: (option) => `Prima attiva “${option}”.`,
    noProducts: 'Con queste opzioni non viene importato nessun prodotto.',
    importing: 'Importazione dei prodotti in corso.',
    intake: 'Le immagini sono ancora in lettura.',
    access: 'La cartella delle immagini ora non si può leggere.',
    service: 'Il servizio che rimuove gli sfondi non è ancora impostato.',
    noImages: 'Non restano immagini da elaborare.',
    otherService: 'È al lavoro un altro servizio.',
  },
  summary: {
    defaults: 'Opzioni predefinite',
    on: 'attivo',
    off: 'disattivato',
    none: 'nessuno',
    ofRecipe: (automation, recipe) => `${automation} · ricetta ${recipe}`,
    from: (title, list) => `${title} da ${list}`,
    check: 'Controllo',
  },
  recipes: {
    files: 'File',
    title: 'Ricette',
    none: 'Ancora nessuna ricetta',
    noneText:
      'Applica automazioni a un file e salva queste attività come ricetta, oppure iniziane una nuova.',
    create: 'Nuova ricetta',
    open: 'Apri',
    remove: 'Rimuovi',
    removed: (name) => `${name} rimossa`,
    undo: 'Annulla',
    steps: (steps, count) => (count === 1 ? '1 passaggio' : `${steps} passaggi`),
    name: 'Ricetta',
    stepsHeader: 'Passaggi',
    automations: 'Automazioni',
    copyOf: (name) => `${name} (copia)`,
    heading: 'Passaggi',
    openFile: 'Apri un file…',
    close: 'Chiudi',
    leftOut: (products, count) =>
      count === 1
        ? '1 prodotto bloccato è stato escluso'
        : `${products} prodotti bloccati sono stati esclusi`,
    leftOutOf: (step, products, count) =>
      count === 1 ? `${step}: 1 prodotto` : `${step}: ${products} prodotti`,
    missing: 'Questa ricetta non è su questo dispositivo',
    missingText: 'È stata rimossa, o salvata da un altro account o in un altro browser.',
    all: 'Tutte le ricette',
    unreadable: 'Impossibile aprire questa ricetta',
    unsaved: 'L’ultima modifica di questa ricetta non è salvata',
    unsavedText:
      'Lo spazio su questo dispositivo è insufficiente o il browser l’ha rifiutata. Esporta la ricetta, oppure libera spazio e riprova.',
    again: 'Riprova',
    full: (most, count) =>
      count === 1
        ? 'Una ricetta può avere 1 passaggio.'
        : `Una ricetta può avere fino a ${most} passaggi.`,
    noColumn: (column) => `manca la colonna “${column}”`,
    changes: {
      title: 'Modifiche di tutti i passaggi',
      noExclusions:
        'Qui non puoi escludere singole modifiche: ogni passaggio usa il risultato del precedente.',
      nothing: 'Insieme, i passaggi lasciano ogni cella com’è.',
      failed: 'Non è stato possibile calcolare le modifiche',
      close: 'Chiudi',
      column: 'Colonna',
      change: 'Modifica',
      step: 'Passaggio',
      numbered: (number, name) => `${number}. ${name}`,
    },
    problems: {
      place: (name, step) => `passaggio ${step} di ${name}`,
      notJson: (name) =>
        `${name} non contiene una ricetta. Scegli un file salvato con Esporta ricetta.`,
      notARecipe: (name) =>
        `${name} non è scritto come una ricetta. Scegli un file salvato con Esporta ricetta.`,
      newer: (name) =>
        `${name} è stato salvato da una versione più recente della dashboard. Ricarica la pagina, poi importalo di nuovo.`,
      unknownAutomation: (place) => `L’automazione nel ${place} qui non esiste.`,
      unknownOption: (place, automation, option) =>
        `L’opzione “${option}” nel ${place}, ${automation}, non esiste.`,
      badOption: (place, automation, option, problem) =>
        `Opzione “${option}” nel ${place}, ${automation}: ${problem}`,
      unreadable: (name) => `Impossibile leggere ${name}.`,
    },
  },
  memory: {
    views: 'Mostra',
    glossary: 'Glossario',
    translations: 'Traduzioni salvate',
    imported: (added, replaced, left, lost) =>
      `Aggiunte ${added}, sostituite ${replaced}${lost > 0 ? `, tralasciate ${left}: vuote, troppo lunghe o oltre il limite` : ''}.`,
    unreadable: (name) => `Non è stato possibile leggere ${name}.`,
    wrongColumns: (name) =>
      `In ${name} mancano una colonna con i testi e una per ogni lingua, ad esempio source, de, fr. Esportane uno qui per vedere come si scrive.`,
    unsaved: 'Spazio insufficiente su questo dispositivo: le voci non sono state salvate.',
    learnt: (count, all) =>
      all === 1
        ? '1 traduzione salvata per la prossima volta'
        : `${count} traduzioni salvate per la prossima volta`,
    learntText:
      'Sono su questo dispositivo, in Traduzioni salvate, e compilano gli stessi testi di altre esportazioni.',
    apply: (count, all) => (all === 1 ? 'Applica 1 traduzione' : `Applica ${count} traduzioni`),
    hints: { accept: 'Accetta, prossima', review: 'Prossima da rivedere' },
    keys: { accept: 'Ctrl Invio', review: 'Alt ↓' },
    files: { glossary: 'glossario.csv', translations: 'traduzioni-salvate.csv' },
  },
  images: {
    opened: (name, images, count, problems, problemCount) =>
      `${name} aperto. ${count === 1 ? '1 immagine' : `${images} immagini`}, ${
        problemCount === 1 ? '1 problema' : `${problems} problemi`
      }.`,
    start: {
      'remove-background': (images, count) =>
        count === 1 ? 'Rimuovi 1 sfondo' : `Rimuovi ${images} sfondi`,
      'swappable-background': (images, count) =>
        count === 1 ? 'Crea 1 immagine' : `Crea ${images} immagini`,
      'dynamic-watermark': (images, count) =>
        count === 1
          ? 'Aggiungi la filigrana a 1 immagine'
          : `Aggiungi la filigrana a ${images} immagini`,
      'image-compression': (images, count) =>
        count === 1 ? 'Comprimi 1 immagine' : `Comprimi ${images} immagini`,
      'remove-metadata': (images, count) =>
        count === 1
          ? 'Rimuovi i metadati da 1 immagine'
          : `Rimuovi i metadati da ${images} immagini`,
    },
    summary: {
      'remove-background': (images, all, count) =>
        count === 1
          ? `Verrà rimosso lo sfondo di 1 immagine su ${all}.`
          : `Verrà rimosso lo sfondo di ${images} immagini su ${all}.`,
      'swappable-background': (images, all, count) =>
        count === 1
          ? `1 immagine su ${all} è pronta.`
          : `${images} immagini su ${all} sono pronte.`,
      'dynamic-watermark': (images, all, count) =>
        count === 1
          ? `1 immagine su ${all} avrà la filigrana.`
          : `${images} immagini su ${all} avranno la filigrana.`,
      'image-compression': (images, all, count) =>
        count === 1
          ? `Verrà compressa 1 immagine su ${all}.`
          : `Verranno compresse ${images} immagini su ${all}.`,
      'remove-metadata': (images, all, count) =>
        count === 1
          ? `Verranno rimossi i metadati di 1 immagine su ${all}.`
          : `Verranno rimossi i metadati di ${images} immagini su ${all}.`,
    },
    none: 'Tutte le immagini sono escluse.',
    reviewFirst: 'Prima rivedi le immagini. Le opzioni si applicano a quelle riviste.',
    originals: 'Gli originali non vengono modificati. I risultati vanno in uno ZIP.',
    onResults:
      'Le opzioni si applicano ai risultati dell’ultima attività. Per partire da ciò che c’era prima, annullala.',
    undo: 'Annulla',
    changeMore: 'Modifica altro',
    next: 'Continua con queste immagini',
    review: (images, count) => (count === 1 ? 'Rivedi 1' : `Rivedi ${images}`),
    notSaved: 'Non è stato possibile salvare lo ZIP',
    notSavedText: 'Controlla lo spazio libero su questo dispositivo, poi scaricalo di nuovo.',
    lossless: 'I PNG diventano WEBP, ruotati come si vedono; JPG e WEBP perdono solo i metadati.',
    estimate: (time) => `Circa ${time} per i tuoi file, stima misurata su alcuni di essi.`,
    done: (images, count, time) =>
      count === 1
        ? `Modifiche applicate: 1 immagine. In ${time}.`
        : `Modifiche applicate: ${images} immagini. In ${time}.`,
    cancelled: (images, count) =>
      count === 0
        ? 'Attività interrotta. Nessuna immagine è stata modificata.'
        : count === 1
          ? 'Attività interrotta. 1 immagine finita è salvata.'
          : `Attività interrotta. ${images} immagini finite sono salvate.`,
    undone: (job) => `${job} annullata. Le immagini sono di nuovo come prima.`,
    resume: 'Riprendi',
    cutOff: {
      title: 'Un’attività non è terminata',
      text: (done, all, next, count) =>
        `La scheda si è chiusa a ${count === 1 ? '1 immagine' : `${done} immagini`} su ${all}. Quelle finite sono salvate. Puoi riprendere dall’immagine ${next}.`,
      download: (images, count) =>
        count === 1 ? 'Scarica 1 immagine' : `Scarica ${images} immagini`,
      remove: 'Rimuovile',
    },
    permission: {
      title: 'Il browser chiede di nuovo prima di leggere le immagini',
      text: (name) =>
        `${name} è rimasto nella sua cartella e non è stato copiato. Consenti l’accesso per continuare.`,
      allow: 'Consenti l’accesso',
    },
    full: {
      title: 'Spazio insufficiente su questo dispositivo',
      text: (needed, free) =>
        `Una copia di queste immagini richiede ${needed} e ne sono liberi circa ${free}. Puoi lavorarci ora, ma dopo un ricaricamento devi aprirle di nuovo.`,
      results:
        'I risultati non si possono più salvare. Scarica quelli pronti o libera spazio, poi riprendi.',
      free: 'Libera spazio',
    },
    twoTabs: {
      title: 'Queste immagini sono aperte in un’altra scheda',
    },
    intake: {
      listing: (images) => `Ricerca delle immagini: ${images} trovate`,
      reading: (images, all) => `Lettura delle immagini: ${images} su ${all}`,
      copying: (images, all) =>
        `Salvataggio delle immagini su questo dispositivo: ${images} su ${all}`,
      cancel: 'Interrompi',
    },
    unreadable: {
      title: 'Non è stato possibile leggere queste immagini',
      text: 'Forse sono state spostate o modificate, o lo ZIP è danneggiato. Sceglile di nuovo.',
    },
    nothing: {
      title: 'Non c’è nessuna immagine da aprire',
      text: 'Si possono usare file JPG, PNG e WEBP, da soli, in cartelle o in uno ZIP.',
    },
    check: {
      heading: (problems, count) =>
        count === 0
          ? 'Nessun problema da correggere'
          : count === 1
            ? '1 file escluso'
            : `${problems} file esclusi`,
      line: (images, count) =>
        count === 1
          ? 'Controllata 1 immagine. Gli originali non vengono mai modificati.'
          : `Controllate tutte le ${images} immagini. Gli originali non vengono mai modificati.`,
      others: (images, count) =>
        count === 1 ? 'L’altra immagine è aperta.' : `Le altre ${images} immagini sono aperte.`,
      more: (files, count) => (count === 1 ? 'e un altro' : `e altri ${files}`),
      metadata: 'Metadati nelle tue immagini',
      noMetadata: 'Nelle tue immagini non ci sono luogo, fotocamera o data.',
    },
    problems: {
      heic: {
        title: (files, count) =>
          count === 1 ? '1 file HEIC escluso' : `${files} file HEIC esclusi`,
        text: 'Questo browser non legge i file HEIC. Esportali in JPG dall’app delle foto.',
      },
      avif: {
        title: (files, count) =>
          count === 1 ? '1 file AVIF escluso' : `${files} file AVIF esclusi`,
        text: 'Qui i file AVIF non si possono usare. Salvali in JPG, PNG o WEBP con un editor di immagini.',
      },
      gif: {
        title: (files, count) => (count === 1 ? '1 file GIF escluso' : `${files} file GIF esclusi`),
        text: 'Qui i file GIF non si possono usare. Salvali in PNG o WEBP con un editor di immagini.',
      },
      animated: {
        title: (files, count) =>
          count === 1 ? '1 immagine animata esclusa' : `${files} immagini animate escluse`,
        text: 'Di un’animazione resterebbe una sola immagine. Salva quella in PNG, poi aprila qui.',
      },
      cmyk: {
        title: (files, count) =>
          count === 1 ? '1 immagine CMYK esclusa' : `${files} immagini CMYK escluse`,
        text: 'I loro colori sono per la stampa e i browser li mostrano diversi. Salvale in RGB con un editor di immagini.',
      },
      'arithmetic-jpeg': {
        title: (files, count) =>
          count === 1
            ? '1 JPG con codifica aritmetica escluso'
            : `${files} JPG con codifica aritmetica esclusi`,
        text: 'I browser non mostrano questo tipo di JPG. Salvali come JPG normali con un editor di immagini.',
      },
      'lossless-jpeg': {
        title: (files, count) =>
          count === 1 ? '1 JPG senza perdita escluso' : `${files} JPG senza perdita esclusi`,
        text: 'I browser non mostrano questo tipo di JPG. Salvali come PNG o JPG normali con un editor di immagini.',
      },
      'deep-jpeg': {
        title: (files, count) =>
          count === 1 ? '1 JPG a 12 bit escluso' : `${files} JPG a 12 bit esclusi`,
        text: 'I browser mostrano solo JPG a 8 bit per colore. Salvali a 8 bit con un editor di immagini.',
      },
      'hierarchical-jpeg': {
        title: (files, count) =>
          count === 1 ? '1 JPG gerarchico escluso' : `${files} JPG gerarchici esclusi`,
        text: 'I browser non mostrano questo tipo di JPG. Salvali come JPG normali con un editor di immagini.',
      },
      hdr: {
        title: (files, count) =>
          count === 1 ? '1 immagine HDR esclusa' : `${files} immagini HDR escluse`,
        text: 'I loro colori sono per schermi luminosi e i negozi li mostrano diversi. Salvale in sRGB con un editor di immagini.',
      },
      'cut-off': {
        title: (files, count) =>
          count === 1 ? '1 immagine è incompleta' : `${files} immagini sono incomplete`,
        text: 'Manca la fine: il download o la copia si è interrotto. Procurati di nuovo questi file.',
      },
      corrupt: {
        title: (files, count) =>
          count === 1 ? '1 immagine è danneggiata' : `${files} immagini sono danneggiate`,
        text: 'Non si possono leggere. Procurati di nuovo questi file o salvali di nuovo con un editor di immagini.',
      },
      'damaged-metadata': {
        title: (files, count) =>
          count === 1
            ? '1 immagine ha metadati danneggiati'
            : `${files} immagini hanno metadati danneggiati`,
        text: 'Quello che vuoi conservare non si può leggere. Rimuovi i metadati senza conservare il copyright o la data.',
      },
      empty: {
        title: (files, count) => (count === 1 ? '1 file è vuoto' : `${files} file sono vuoti`),
        text: 'Non contengono nulla. Procurati di nuovo questi file.',
      },
      'unknown-format': {
        title: (files, count) =>
          count === 1 ? '1 file non è un’immagine' : `${files} file non sono immagini`,
        text: 'Si possono usare file JPG, PNG e WEBP, da soli, in cartelle o in uno ZIP.',
      },
      'too-large': {
        title: (files, count) =>
          count === 1 ? '1 immagine supera i 10 MB' : `${files} immagini superano i 10 MB`,
        text: 'Ogni immagine può avere fino a 10 MB. Salvale più leggere, o in JPG, con un editor di immagini.',
      },
      'too-many-pixels': {
        title: (files, count) =>
          count === 1
            ? '1 immagine supera i 100 megapixel'
            : `${files} immagini superano i 100 megapixel`,
        text: 'Salvale con meno pixel con un editor di immagini.',
      },
      'too-large-to-decode': {
        title: (files, count) =>
          count === 1
            ? '1 immagine supera i 51 megapixel'
            : `${files} immagini superano i 51 megapixel`,
        text: 'Occuperebbero troppa memoria in un browser; i metadati si possono rimuovere. Salvale con meno pixel, o usa la riga di comando, che arriva a 100 megapixel.',
      },
      unreadable: {
        title: (files, count) =>
          count === 1
            ? 'Non è stato possibile leggere 1 file'
            : `Non è stato possibile leggere ${files} file`,
        text: 'Forse sono stati spostati, rinominati o modificati. Aprili di nuovo.',
      },
      'too-many': {
        title: (files, count) =>
          count === 1 ? '1 file supera il limite' : `${files} file superano il limite`,
        text: `Un insieme può avere fino a ${writeCount(mostImages, 'it')} immagini. Apri le altre come un altro insieme.`,
      },
      locked: {
        title: (files, count) =>
          count === 1 ? '1 file in uno ZIP è bloccato' : `${files} file in uno ZIP sono bloccati`,
        text: 'Sono compressi con una password o in un modo insolito. Estrai lo ZIP, poi apri la cartella.',
      },
      stopped: {
        title: (files, count) =>
          count === 1
            ? '1 immagine era troppo per questo browser'
            : `${files} immagini erano troppo per questo browser`,
        text: 'La memoria non bastava. Chiudi altre schede e applica di nuovo l’automazione, o salvale con meno pixel.',
      },
      failed: {
        title: (files, count) =>
          count === 1
            ? 'Non è stato possibile elaborare 1 immagine'
            : `Non è stato possibile elaborare ${files} immagini`,
        text: 'Sono rimaste com’erano. Salvale di nuovo con un editor di immagini, poi aprile di nuovo.',
      },
    },
    detail: {
      after: 'Dopo',
      unavailable: 'Questa immagine non si può mostrare.',
    },
    addresses: {
      title: (images, count, file) =>
        count === 1 ? `Apri l’immagine di ${file}` : `Apri le ${images} immagini di ${file}`,
      text: 'Ognuna viene letta dal suo indirizzo nel file, se il suo host lo permette. Nient’altro viene inviato.',
      open: (images, count) => (count === 1 ? 'Apri 1 immagine' : `Apri ${images} immagini`),
      openOthers: (images, count) =>
        count === 1 ? 'Apri l’altra immagine' : `Apri le altre ${images} immagini`,
      reading: (done, all) => `Immagini lette: ${done} di ${all}`,
      label: 'Avanzamento delle immagini',
      cancel: 'Interrompi',
      again: 'Riprova',
      unread: (images, count) =>
        count === 1
          ? 'Non è stato possibile leggere 1 immagine'
          : `Non è stato possibile leggere ${images} immagini`,
      failures: {
        address: 'Il suo indirizzo non inizia con https://.',
        policy:
          'Questo sito non permette connessioni ad altri host. Scarica le immagini, poi trascina qui la cartella.',
        unreachable:
          'Il suo host non è raggiungibile o non permette ad altre pagine di leggere le sue immagini. Scarica le immagini, poi trascina qui la cartella.',
        missing: 'Al suo indirizzo non c’è più nessuna immagine.',
        refused: 'Il suo host ha rifiutato di inviarla.',
        slow: 'Il suo host non l’ha inviata in tempo.',
        'too-large': 'Supera i 10 MB.',
      },
    },
    wordless: (images, count, store) => {
      const what = store === undefined ? 'il nome del file' : `“${store}”`
      return count === 1
        ? `Su 1 immagine viene scritto ${what}`
        : `Su ${images} immagini viene scritto ${what}`
    },
    wordlessText:
      'Per le parole fra { } non c’è alcun dato. Apri l’esportazione dei prodotti di queste immagini, scrivi un tuo testo o dai un’etichetta al negozio: verrà scritta quella.',
    engines: {
      model: 'Funziona su questo dispositivo. Il file non viene inviato.',
    },
    list: {
      file: 'File',
      original: 'Originale',
      handle: 'Handle',
      sku: 'SKU',
      before: 'Dimensione prima (byte)',
      after: 'Dimensione dopo (byte)',
      note: 'Nota',
      unsure: 'Prodotto non certo',
    },
  },
}
