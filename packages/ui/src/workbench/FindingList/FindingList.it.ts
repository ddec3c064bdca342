import { joinCatalogs, translate } from '../../i18n/index.js'
import type {
  findingHeadingStrings,
  findingHelpStrings,
  findingListStrings,
  findingNameStrings,
  findingReportStrings,
  fixStrings,
} from './FindingList.strings.js'

export const findingListIt = joinCatalogs(
  translate<typeof findingHeadingStrings>('findingHeadings', {
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
  }),
  translate<typeof findingHelpStrings>('findingHelps', {
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
  }),
  translate<typeof findingNameStrings>('findingNames', {
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
  }),
  translate<typeof fixStrings>('findingFixes', {
    'group-rows': 'Raggruppa le righe',
    'exclude-columns': 'Escludi la colonna dal download',
    'convert-prices': 'Converti in numeri',
    'clear-compare-at': 'Svuota i prezzi di confronto',
    'fix-characters': 'Correggi i caratteri',
    'remove-spaces': 'Rimuovi gli spazi',
    'merge-tags': 'Unisci i tag',
    'exclude-products': 'Escludi questi prodotti',
  }),
  translate<typeof findingReportStrings>('findingReport', {
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
  }),
  translate<typeof findingListStrings>('findingList', {
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
  }),
)
