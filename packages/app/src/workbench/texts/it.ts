import type { BenchTexts } from './en.ts'

/** The Italian texts of the workbench that depend on the app. */
export const benchIt: BenchTexts = {
  opened: (name, products, productCount, problems, problemCount) =>
    `${name} aperto. ${productCount === 1 ? '1 prodotto' : `${products} prodotti`}, ${
      problemCount === 1 ? '1 problema' : `${problems} problemi`
    }.`,
  apply: (changes, count) => (count === 1 ? 'Applica 1 modifica' : `Applica ${changes} modifiche`),
  excludeColumns: (columns, count) =>
    count === 1 ? 'Escludi 1 colonna' : `Escludi ${columns} colonne`,
  addToRecipe: 'Aggiungi a una ricetta',
  fixFirst: (problems, count) =>
    count === 1
      ? 'Prima correggi 1 problema. Apri Controllo.'
      : `Prima correggi ${problems} problemi. Apri Controllo.`,
  hints: {
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
  unusable: {
    title: 'Questa automazione non lavora ancora sui file',
    stays: (name) => `${name} resta aperto.`,
  },
  notOnFiles: 'Non lavora ancora sui file',
  jobs: 'Attività su questo dispositivo',
  partlyUndone: 'Annullata in parte',
  justNow: 'Adesso',
  undo: 'Annulla',
  redo: 'Ripristina',
  download: 'Scarica',
  commands: {
    download: (name) => `Scarica ${name}`,
    cancel: (job) => `Interrompi ${job}`,
    open: (job) => `Apri ${job}`,
    undo: (job) => `Annulla ${job}`,
    redo: (job) => `Ripristina ${job}`,
    use: (recipe, name) => `Usa ${recipe} su ${name}`,
  },
  same: {
    title: (name, jobs, count) =>
      count === 1
        ? `${name} è già aperto, con 1 attività`
        : `${name} è già aperto, con ${jobs} attività`,
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
    title: (time) => `Il file sul disco è cambiato alle ${time}`,
    text: (opened) => `Stai lavorando sulla copia aperta alle ${opened}.`,
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
    signs: { ',': 'virgole', ';': 'punto e virgola', '\t': 'tabulazioni' },
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
  removeAll: {
    title: 'Rimuovi tutti i file salvati',
    text: 'Rimuove tutti i file salvati su questo dispositivo, con le loro attività e ricette. I file nelle tue cartelle restano.',
    keep: 'Mantieni i file',
    remove: 'Rimuovi tutti i file salvati',
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
    summary: {
      defaults: 'Opzioni predefinite',
      on: 'attivo',
      off: 'disattivato',
      none: 'nessuno',
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
}
