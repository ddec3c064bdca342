import type { Worded } from '../../texts/en.ts'
import { mostImages } from '../../../core/images/intake/ImageSource.ts'
import type { imagesEn } from './en.ts'
import { writeCount } from '../../writeCount.ts'

/** The Italian texts about sets of images. */
export const imagesIt: Worded<typeof imagesEn> = {
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
      count === 1 ? 'Rimuovi i metadati da 1 immagine' : `Rimuovi i metadati da ${images} immagini`,
  },
  summary: {
    'remove-background': (images, all, count) =>
      count === 1
        ? `Verrà rimosso lo sfondo di 1 immagine su ${all}.`
        : `Verrà rimosso lo sfondo di ${images} immagini su ${all}.`,
    'swappable-background': (images, all, count) =>
      count === 1 ? `1 immagine su ${all} è pronta.` : `${images} immagini su ${all} sono pronte.`,
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
  estimate: (time) => `Circa ${time} per i tuoi file.`,
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
      title: (files, count) => (count === 1 ? '1 file HEIC escluso' : `${files} file HEIC esclusi`),
      text: 'Questo browser non legge i file HEIC. Esportali in JPG dall’app delle foto.',
    },
    avif: {
      title: (files, count) => (count === 1 ? '1 file AVIF escluso' : `${files} file AVIF esclusi`),
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
  wordless: (images, count, all) => {
    if (count === all) return 'Nessuna immagine avrà la filigrana'
    return count === 1
      ? '1 immagine resta senza filigrana'
      : `${images} immagini restano senza filigrana`
  },
  wordlessText:
    'Per le parole fra { } non c’è alcun dato. Apri l’esportazione dei prodotti di queste immagini, oppure scrivi un tuo testo.',
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
}
