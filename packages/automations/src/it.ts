import type { automationTexts } from './automations/bySlug/options.ts'
import type { problemTexts } from './options/problems.ts'
import type { Translation } from './options/texts.ts'

const digits = {
  label: 'Decimali della tua valuta',
  choices: { file: 'Automatico', '0': 'Nessuno', '2': 'Due', '3': 'Tre' },
}

const digitsNotes = {
  whole:
    'Nessun prezzo in “{column}” ha decimali, quindi nemmeno i nuovi prezzi ne hanno. Se la tua valuta ne ha, scegli quanti in “Decimali della tua valuta”.',
  'whole-market':
    'Nessun prezzo in “{column}” ha decimali, quindi nemmeno i nuovi prezzi ne hanno.',
  zeros:
    'Tutti i prezzi in “{column}” sono interi. Se questa valuta non ha decimali, scegli un finale senza decimali.',
  most: 'Pochi prezzi in “{column}” hanno decimali. Se questa valuta non ne ha, scegli un finale senza decimali.',
}

const scope = {
  label: 'Quali prodotti',
  help: 'Sono inclusi solo questi prodotti. Per un prezzo o un’opzione basta una variante che li ha.',
}

const variantScope = {
  label: 'Quali prodotti',
  help: 'Sono inclusi solo questi prodotti. Un prezzo o un’opzione sceglie singole varianti.',
}

const togetherNotes = {
  together:
    'Le opzioni cambiano in prodotti interi, anche nelle varianti che non passano i filtri.',
}

const scopeReasons = {
  'no-products': 'Nessun prodotto passa i filtri.',
}

const importNotes = {
  recognised: 'Riconosciuto come esportazione di {source}',
  'rows-above': 'Righe sopra l’intestazione, escluse: {n}',
  grouped: 'Righe raggruppate automaticamente',
  'same-titles':
    'Righe con lo stesso titolo di un’altra, ognuna un prodotto a sé se non le raggruppi: {n}',
  parents:
    'Righe che sono prodotti principali di altre, con testi e immagini e senza varianti: {n}',
  'parent-missing': 'Il prodotto principale {text} non è nel listino',
  'no-children': 'Le sue varianti non sono nel listino: importato come una sola variante',
  bundle: 'È composto da altri prodotti: non viene importato',
  'total-row': 'Totale, non viene importato: {text}',
  'text-row': 'Un solo testo nella riga, non viene importata: {text}',
  'repeated-header': 'Intestazione ripetuta, non viene importata',
  'value-lists': 'Più valori in una cella di {column}, importati come una sola variante',
  'one-price': 'Un solo prezzo per tutte le varianti',
  'one-stock': 'Una sola quantità per tutte le varianti, esclusa: {text}',
  'skus-in-order': 'SKU assegnati alle varianti nel loro ordine',
  'skus-left-out': 'Gli SKU non corrispondono alle varianti, esclusi: {text}',
  'not-read': '{column} cambia i prezzi e non viene letta',
  'column-without-tax': 'I prezzi in {column} sono senza imposte',
  'no-price': 'Senza prezzo',
  'no-image': 'Senza immagine',
  'no-title': 'Senza titolo: viene usato lo SKU',
  'no-name': 'Senza titolo e senza SKU: la riga non viene importata',
  unread: 'Non è un numero in {column}: {text}',
  'damaged-code': 'Rovinato da un foglio di calcolo, escluso in {column}: {text}',
  'too-long': 'Più lungo di 255 caratteri in {column}, tagliato',
  'controls-removed': 'Caratteri di controllo, che nessun negozio accetta, rimossi',
  formula: 'Un foglio di calcolo può leggerlo come formula, lasciato com’è: {text}',
  'other-product': 'Lo SKU {sku} appartiene a {handle} nel tuo negozio',
  'sku-as-option': 'Nessuna opzione distingue le varianti, viene usato lo SKU',
  'bad-address': 'Non è l’indirizzo di un’immagine in {column}: {text}',
  differs: '{column} è diverso dalla prima riga: {text}',
  'not-above': 'Il prezzo di confronto non supera il prezzo, escluso: {text}',
  'duplicate-sku': 'Lo SKU {sku} è anche nella riga {first}',
  'same-handle': 'L’handle è già usato, diventa {handle}',
  'duplicate-handle': 'Handle {handle} duplicato: non viene importato',
  'same-options': 'Stesse opzioni della riga {first}: non viene importata',
  'no-option': 'Un’opzione è senza valore: non viene importata',
  'too-many-variants': 'Oltre 2.048 varianti: non viene importato',
  'too-many-images': 'Oltre 250 immagini, {n} escluse',
  'variants-deleted':
    'I valori delle opzioni cambiano: l’importazione elimina {n} varianti del tuo negozio',
  'same-product': 'Appartiene a {handle}, come già altre righe: non viene importato',
  'new-ids': 'I valori delle opzioni cambiano: le varianti ricevono nuovi ID',
  'column-guessed': 'La colonna {column} viene letta come {target}: controlla',
  'column-unread': 'La colonna {column} non viene letta: {text} non è comprensibile',
  'column-twice': 'La colonna {column} non viene letta: {target} viene preso da {other}',
  'number-guessed':
    'I numeri in {column} si possono leggere in due modi: {text} viene letto come {number}',
  'weight-guessed': 'I pesi in {column} sono senza unità: {text} viene letto come {number}',
  'stock-flag':
    'La colonna {column} dice se c’è disponibilità, non quanta: da lì non si legge nessuna quantità',
  'sale-above': 'Il prezzo scontato supera il prezzo, escluso in {column}: {text}',
  'column-unnamed': 'La colonna {column} è senza intestazione e non viene letta: {text}',
  'mixed-currencies':
    'In {column} i prezzi sono in più valute, e non vengono convertiti: {currencies}',
  'sale-days':
    'I prezzi scontati hanno giorni in {column}, come {text}: controlla che valgano ancora',
  'price-range': 'La pagina indica prezzi da {low} a {high}',
  'lowest-price': 'La pagina indica solo il prezzo più basso, {text}',
  'unclear-price': 'Il prezzo {text} può essere {first} o {second}',
  'conditional-price': 'L’unico prezzo della pagina vale per alcuni clienti o quantità',
  'used-price': 'L’unico prezzo della pagina è di un articolo usato',
  'unit-price': 'La pagina indica solo un prezzo per unità, escluso: {text}',
  'without-tax': 'Il prezzo della pagina è senza imposte',
  'unclear-weight': 'Il peso non ha un’unità chiara, escluso: {text}',
  'several-currencies': 'La pagina ha prezzi in {currencies}; viene usato {currency}',
  'page-currency': 'I prezzi sono in {currency}, come nella pagina, e non convertiti',
  'broken-data': 'Un blocco di dati strutturati della pagina è rovinato e non è stato letto',
  'title-of-page': 'Nessun dato del prodotto nella pagina: il titolo è quello della pagina',
  'link-preview': 'Nessun dato del prodotto nella pagina, tranne l’anteprima del link',
  'several-products': 'La pagina descrive {n} prodotti e non dice qual è il principale',
  'other-products-left-out': 'Altri prodotti della pagina, {n} esclusi',
  'not-on-page': 'Non nella pagina: {target}',
  'ambiguous-sku': 'Lo SKU {sku} corrisponde a {n} varianti del negozio: non aggiornato',
  'ambiguous-barcode':
    'Il codice a barre {barcode} corrisponde a {n} varianti del negozio: non aggiornato',
  'sku-zeros': 'SKU {sku} abbinato a {store}: potrebbero mancare gli zeri',
  'barcode-zeros': 'Codice a barre {barcode} abbinato a {store}: potrebbero mancare gli zeri',
  'by-barcode': 'Abbinato per codice a barre, il tuo SKU {sku} resta',
  'barcode-elsewhere': 'Il codice a barre {barcode} appartiene a {sku} nel negozio: non scritto',
  'damaged-row': 'Codice rovinato da un foglio di calcolo, non aggiornato: {text}',
  'listed-twice': '{sku} ha altri valori nella riga {first}: non aggiornato',
  'listed-again': '{sku} è anche nella riga {first}, con gli stessi valori',
  'new-variant': 'Nuova variante di {title}? L’aggiornamento non ne aggiunge: non importata',
  'no-column': 'L’esportazione non ha una colonna per {column}: non scritto',
  'no-stock-column':
    'L’esportazione non ha la colonna delle scorte per {column}: non scritto. Con più sedi serve l’esportazione dell’inventario',
  'markets-stay': 'I prezzi dei mercati restano come sono',
  'zero-price': 'Prezzo 0 in {column}: non scritto',
  'compare-stays': 'Il prezzo di confronto {text} non supera il nuovo prezzo',
  'below-cost': 'Sotto costo: prezzo {price}, costo {cost}',
  'much-higher': '{column} {n}% in più',
  'much-lower': '{column} {n}% in meno',
  'out-of-stock': 'Esaurito',
  'back-in-stock': 'Di nuovo disponibile',
  'not-tracked': 'Le scorte non sono tracciate nel negozio: non scritto',
  'other-barcode': 'Codice a barre diverso da prima: {text}',
  'bad-barcode': 'Codice a barre con lunghezza o cifra di controllo errata: {text}',
  'texts-differ': 'Le righe sono diverse in {column}: non scritto',
  'short-row': 'La riga dell’esportazione finisce prima di questa colonna, non scritto: {column}',
  'price-from-cost': 'Nessun prezzo nel listino: costo × {n}',
}

const importColumns = {
  field: 'Campo',
  value: 'Valore',
  from: 'Da',
  note: 'Nota',
  handle: 'Handle',
  title: 'Titolo',
  description: 'Descrizione',
  vendor: 'Fornitore',
  type: 'Tipo',
  tags: 'Tag',
  sku: 'SKU',
  options: 'Opzioni',
  barcode: 'Codice a barre',
  price: 'Prezzo',
  salePrice: 'Prezzo scontato',
  compareAtPrice: 'Prezzo di confronto',
  cost: 'Costo per articolo',
  grams: 'Peso',
  weight: 'Peso',
  weightUnit: 'Unità di peso',
  inventory: 'Quantità',
  images: 'Immagini',
  image: 'Immagine',
  option: 'Opzione',
  status: 'Stato',
  currency: 'Valuta',
}

const ending = {
  label: 'Finale del prezzo',
  choices: { none: 'nessuno', '.99': '.99', '.95': '.95', '.90': '.90', '.00': '.00' },
}

const status = {
  label: 'Stato',
  choices: { draft: 'Bozza', active: 'Attivo' },
}

const endingChoices = {
  '.99': '.99',
  '.95': '.95',
  '.90': '.90',
  '.00': '.00',
  '00': '00',
  '9': 'intero che finisce per 9',
  none: 'nessuno',
}

const systems = { UK: 'UK', EU: 'EU', US: 'US', IT: 'IT', FR: 'FR', DE: 'DE', JP: 'JP', cm: 'cm' }

/** The Italian texts of each automation. */
export const automationTextsIt: Translation<typeof automationTexts> = {
  'mass-compare-price': {
    fields: {
      action: {
        label: 'Cosa fare',
        choices: { set: 'Calcola dal prezzo', fix: 'Correggi gli sconti finti', clear: 'Svuota' },
      },
      by: { label: 'Aumento sul prezzo', help: 'Di quanto supera il prezzo.' },
      unit: {
        label: 'Unità',
        help: 'Denaro nella valuta del file.',
        choices: { percent: 'Percento', money: 'Denaro' },
      },
      ending: {
        label: 'Finale del prezzo',
        help: 'Arrotondato in su a questo finale.',
        choices: endingChoices,
      },
      digits: digits,
      existing: {
        label: 'Se c’è già un prezzo di confronto',
        choices: { replace: 'Sostituiscilo', keep: 'Mantienilo e riempi solo le celle vuote' },
      },
      mend: {
        label: 'Correggi gli sconti finti',
        help: 'Dove il prezzo di confronto non supera il prezzo.',
      },
      gift: {
        label: 'Escludi i buoni regalo',
        help: 'I buoni regalo non hanno un prezzo scontato.',
      },
      columns: { label: 'Colonne da modificare' },
      history: {
        label: 'Avvisa sul prezzo minimo dei 30 giorni',
        help: 'In base alle esportazioni salvate su questo dispositivo. Non è consulenza legale.',
      },
      scope: variantScope,
    },
    columns: {
      price: 'Prezzo',
      compareAtPrice: 'Prezzo di confronto',
      discount: 'Sconto',
    },
    notes: {
      ...digitsNotes,
      fixed: 'Sconto corretto',
      lower: '{n}% in meno',
      higher: '{n}% in più',
      discount: 'Sconto del {n}%',
      lowest: 'Supera il prezzo minimo dei 30 giorni, {price}',
      'all-above-lowest':
        'Tutti i nuovi prezzi di confronto superano il prezzo minimo dei 30 giorni.',
      'many-above-lowest':
        'Nuovi prezzi di confronto sopra il prezzo minimo dei 30 giorni: {n} di {all}.',
      'not-above': 'Il prezzo di confronto non supera il prezzo',
    },
    summary: {
      'action=set': 'prezzo di confronto +{by}',
      'action=fix': 'sconti finti corretti: +{by}',
      'action=clear': 'prezzo di confronto svuotato',
      'ending!=none|9': 'finale {ending}',
      'ending=9': 'interi che finiscono per 9',
      'existing=keep': 'solo celle vuote',
      '!mend': 'sconti finti non corretti',
      '!gift': 'anche i buoni regalo',
      unit: '',
      history: '',
    },
    reasons: {
      ...scopeReasons,
      'no-column':
        'In questo file manca la colonna “Compare-at price” o “Variant Compare At Price” da modificare.',
      'no-price': 'Nella colonna “Price” o “Variant Price” non c’è nessun prezzo da cui calcolare.',
      same: 'I prezzi di confronto hanno già questi valori.',
      'no-fakes': 'Non ci sono sconti finti.',
      'all-empty': 'I prezzi di confronto sono già vuoti.',
    },
  },
  'currency-converter': {
    fields: {
      from: {
        label: 'Da',
        help: 'Il file non indica la valuta.',
        choose: 'Scegli una valuta',
      },
      to: { label: 'A', choose: 'Scegli una valuta' },
      rate: {
        label: 'Tasso di cambio',
        help: 'Aggiornato una volta per giorno lavorativo.',
        choices: { reference: 'Tasso di riferimento del {date}', own: 'Il mio tasso' },
      },
      own: { label: 'Il mio tasso', help: 'Quanti {to} ottieni per 1 {from}.' },
      margin: {
        label: 'Modifica il prezzo convertito del',
        help: 'Per esempio, per coprire i costi.',
      },
      round: {
        label: 'Arrotondamento',
        help: 'All’unità minima della valuta.',
        choices: { nearest: 'Al più vicino', up: 'In su', down: 'In giù', none: 'Nessuno' },
      },
      ending: {
        label: 'Finale del prezzo',
        choices: endingChoices,
      },
      into: {
        label: 'Scrivi i prezzi in',
        help: 'Se modifichi il prezzo base, cambia ciò che pagano i clienti. La valuta del negozio resta la stessa.',
        choices: { market: 'Colonne Price / {market}', base: 'Prezzo base' },
      },
      floor: { label: 'Prezzo minimo: costo più', help: 'Richiede la colonna Cost per item.' },
      compare: {
        label: 'Converti anche i prezzi di confronto',
        help: 'Restano sempre sopra il prezzo. Un mercato non ne riceve dove non c’è uno sconto.',
      },
      scope: variantScope,
    },
    columns: {
      price: 'Prezzo',
      compareAtPrice: 'Prezzo di confronto',
      change: 'Variazione %',
    },
    notes: {
      old: 'Il tasso di riferimento ha {n} giorni',
      below: 'Sotto il prezzo minimo, portato a {price}',
      zero: 'Il prezzo è zero',
      above: 'Mantenuto sopra il prezzo',
      'not-above': 'Il prezzo di confronto non supera più il prezzo',
      removed: 'Prezzo di confronto rimosso: non supera il prezzo',
      fake: 'Il prezzo di confronto non supera il prezzo',
      base: 'Cambiano i prezzi base, ma la valuta del negozio resta la stessa: i clienti pagherebbero nella valuta del negozio importi pensati in {to}.',
      whole: 'Nessun prezzo in “{column}” ha decimali, quindi nemmeno i nuovi prezzi ne hanno.',
      rarely: 'I prezzi in {to} hanno raramente decimali. Per prezzi interi scegli il finale .00.',
      unrounded:
        'Alcuni prezzi hanno più decimali di {to}. Per poterli addebitare, scegli un arrotondamento.',
      unread: 'Non è un numero semplice: {text}',
      'too-large': 'Troppo grande per un prezzo',
    },
    summary: {
      'from & to': 'da {from} a {to}',
      'rate=own': 'cambio proprio {own}',
      'margin!=0': 'variati del {margin}',
      'round=up': 'arrotondati per eccesso',
      'round=down': 'arrotondati per difetto',
      'round=none': 'non arrotondati',
      'ending!=none|9': 'finale {ending}',
      'ending=9': 'interi che finiscono per 9',
      'into!=base': 'in {into}',
      floor: 'mai sotto il costo +{floor}',
      '!compare': 'senza prezzi di confronto',
    },
    reasons: {
      ...scopeReasons,
      'no-currencies': 'Scegli le valute da cui e in cui convertire.',
      'no-own-rate': 'Inserisci il tuo tasso.',
      'no-rate': 'Non c’è un tasso di riferimento fra queste valute. Inserisci il tuo tasso.',
      'no-column': 'In questo file manca la colonna “Price” o “Variant Price” da modificare.',
      'no-price': 'Non è stato trovato nessun prezzo da convertire.',
      same: 'I prezzi hanno già questi valori.',
    },
  },
  'bulk-vendor-change': {
    fields: {
      map: { label: 'Fornitori' },
      suggest: {
        label: 'Unisci le grafie diverse',
        help: 'Maiuscole e minuscole, spazi, accenti. Ogni gruppo è da rivedere.',
      },
      empty: { label: 'Fornitore per i prodotti che non l’hanno' },
      tag: { label: 'Mantieni il vecchio fornitore come tag' },
      scope: scope,
    },
    columns: { vendor: 'Fornitore', products: 'Prodotti', tags: 'Tag' },
    notes: {
      merged: 'Grafie unite',
      'too-short': 'Usa almeno 2 caratteri.',
      comma: 'Un tag non può contenere virgole.',
      'tag-too-long': 'Un tag ha più di 255 caratteri',
    },
    summary: {
      map: 'fornitori rinominati: {map}',
      suggest: 'grafie diverse unite',
      empty: 'fornitori mancanti: {empty}',
      tag: 'vecchio fornitore come tag',
    },
    reasons: {
      ...scopeReasons,
      'no-column': 'In questo file manca la colonna “Vendor”.',
      'no-vendors': 'Nessun fornitore ha un nuovo nome e nessuno è scritto in modi diversi.',
    },
  },
  'auto-tag': {
    fields: {
      rules: { label: 'Regole', help: 'Applicate dall’alto in basso.' },
      words: {
        label: 'Aggiungi tag da elenchi di parole',
        choices: {
          colour: 'Colore',
          material: 'Materiale',
          season: 'Stagione',
          audience: 'Destinatario',
        },
      },
      suggest: {
        label: 'Suggerisci tag dai titoli',
        help: 'Parole che distinguono i prodotti. Tutti i suggerimenti sono da rivedere.',
      },
      old: {
        label: 'Tag esistenti',
        choices: {
          keep: 'Mantieni',
          merge: 'Unisci i tag diversi solo per maiuscole o minuscole',
          replace: 'Sostituisci',
        },
      },
      take: { label: 'Rimuovi questi tag' },
      max: { label: 'Massimo di tag per prodotto' },
      scope: scope,
    },
    columns: { tags: 'Tag', count: 'Numero' },
    notes: {
      suggested: 'Suggeriti: {tags}',
      many: '{n} tag',
      full: 'Massimo raggiunto, non aggiunti: {tags}',
      comma: 'Un tag non può contenere virgole.',
      'tag-too-long': 'Un tag ha più di 255 caratteri',
      'too-many': 'Più di 250 tag',
    },
    summary: {
      rules: 'tag da regole: {rules}',
      words: 'tag per {words}',
      suggest: 'tag suggeriti dai titoli',
      'old=merge': 'tag uguali uniti',
      'old=replace': 'tag esistenti sostituiti',
      take: 'tag rimossi: {take}',
      '~max': 'al massimo {max}',
    },
    reasons: {
      ...scopeReasons,
      'no-column': 'In questo file manca la colonna “Tags”.',
      'no-source': 'Non c’è nessuna regola e nessun elenco di parole è selezionato.',
      'no-match': 'Nessuna regola e nessuna parola degli elenchi corrisponde a questi prodotti.',
      same: 'I prodotti hanno già questi tag.',
    },
  },
  'remove-track-quantity': {
    fields: {
      which: {
        label: 'Smetti di tracciare',
        help: 'Le varianti tracciate da altri servizi non cambiano, a meno che tu scelga quel servizio.',
        choices: {
          all: 'Tutte le varianti tracciate dal negozio',
          zero: 'Solo le varianti con quantità 0 o inferiore',
          service: 'Solo le varianti tracciate da {name}',
        },
      },
      policy: {
        label: 'Continua anche a vendere senza scorte',
        help: 'Senza tracciamento i prodotti si vendono comunque senza limite.',
      },
      qty: {
        label: 'Escludi la colonna quantità dal download',
        help: 'Così le scorte nel negozio non vengono sovrascritte.',
      },
      back: { label: 'Attiva invece il tracciamento', help: 'Usa il tracciamento del negozio.' },
      scope: variantScope,
    },
    columns: { tracker: 'Tracciamento', quantity: 'Quantità', policy: 'Vendita senza scorte' },
    notes: { service: 'Tracciata da {name}', 'gift-card': 'Buono regalo' },
    summary: {
      back: 'quantità monitorate',
      'which=all': 'quantità non più monitorate',
      'which=zero': 'quantità di 0 o meno non più monitorate',
      'which=service': 'quantità di un servizio non più monitorate',
      policy: 'vendita anche se esaurito',
      '!qty': 'quantità nel download',
    },
    reasons: {
      ...scopeReasons,
      'no-column':
        'In questo file manca la colonna “Inventory tracker” o “Variant Inventory Tracker”.',
      'no-quantity':
        'In questo file manca la colonna “Inventory quantity” o “Variant Inventory Qty”.',
      'none-tracked': 'Nessuna variante è tracciata in questo modo.',
      'all-tracked': 'Tutte le varianti sono già tracciate.',
    },
  },
  'size-exchanger': {
    fields: {
      from: {
        label: 'Da',
        asked:
          'Prodotti con taglie possibili in più sistemi: {n}. Scegli il sistema per convertirle.',
        choices: { detected: 'Rilevato nel file', ...systems },
      },
      to: { label: 'A', choices: systems },
      kind: {
        label: 'Categoria di taglia',
        help: 'Se non è chiaro, te lo chiediamo.',
        choices: { shoes: 'Scarpe', clothes: 'Abbigliamento', children: 'Bambini' },
      },
      who: {
        label: 'Taglie per',
        choices: { women: 'Donna', men: 'Uomo', unisex: 'Unisex', children: 'Bambini' },
      },
      write: {
        label: 'Scrivi le taglie come',
        help: 'Solo la tabella mantiene gli ID delle varianti.',
        choices: {
          table: 'Tabella nella descrizione',
          beside: 'Accanto al valore: US 8 / EU 39',
          replace: 'Sostituisci il valore',
        },
      },
      half: {
        label: 'Mezze taglie',
        choices: { keep: 'Mantieni', up: 'Arrotonda in su', down: 'Arrotonda in giù' },
      },
      chart: {
        label: 'La tua tabella taglie',
        help: 'Ha la precedenza sul nostro calcolo.',
      },
      scope: scope,
    },
    columns: { value: 'Valore', sizes: 'Taglie', system: 'Sistema rilevato' },
    notes: {
      ...togetherNotes,
      varies: 'Le tabelle non concordano: anche {others}',
      rounded: 'Mezza taglia arrotondata',
      same: 'Due taglie diventano una',
      width: 'La lettera della larghezza cambia da un paese all’altro',
      linked: 'Opzione collegata',
      left: 'Non convertite: {values}',
      'left-products': 'Prodotti con taglie che non si possono convertire: {n}',
      html: 'L’HTML della descrizione finisce dentro un tag: la tabella non si vedrebbe.',
    },
    summary: {
      'from=detected': 'taglie in {to}',
      'from!=detected': 'taglie da {from} a {to}',
      'write=table': 'tabella nella descrizione',
      'write=beside': 'accanto al valore',
      'write=replace': 'valori sostituiti',
      'half=up': 'mezze taglie per eccesso',
      'half=down': 'mezze taglie per difetto',
      chart: 'tabella propria {chart}',
    },
    reasons: {
      ...scopeReasons,
      'no-column': 'In questo file mancano le colonne “Option1 name” e “Option1 value”.',
      'no-description': 'In questo file manca la colonna “Description” o “Body (HTML)”.',
      'no-chart':
        'La tua tabella taglie deve avere una colonna per il sistema scelto in “A” e almeno un’altra.',
      unclear:
        'Non è chiaro di che taglie si tratta. Scegli la categoria di taglia e per chi sono.',
      'no-system':
        'Le taglie non indicano il sistema e potrebbero essere di più sistemi. Sceglilo in “Da”.',
      'no-sizes': 'Nessun prodotto ha taglie che si possono convertire.',
      same: 'I prodotti hanno già queste taglie.',
    },
  },
  'variant-title-fixer': {
    fields: {
      names: { label: 'Nomi delle opzioni', help: 'Per esempio, Colour (412), Color (88).' },
      values: { label: 'Valori delle opzioni' },
      tidy: {
        label: 'Ripulisci',
        choices: {
          spaces: 'Spazi in eccesso',
          title: 'Iniziali maiuscole',
          units: 'Spazi nelle unità',
        },
      },
      pattern: {
        label: 'Trova e sostituisci',
        help: 'Vedi il risultato sui tuoi valori qui sotto.',
      },
      with: { label: 'Sostituisci con' },
      regex: {
        label: 'Usa un modello',
        help: 'Un’espressione regolare, ad esempio (\\d+)ml. $1 sta per il suo primo gruppo.',
      },
      ships: { label: 'Rimuovi ‘Ships From’', help: 'Solo se ha un unico valore.' },
      ids: {
        label: 'Modifica i valori anche se le varianti ricevono nuovi ID',
        help: 'Vedrai un avviso prima di applicare.',
      },
      scope: scope,
    },
    columns: {
      option: 'Opzione',
      value: 'Valore',
      variants: 'Varianti',
      name: 'Nome dell’opzione',
    },
    notes: {
      ...togetherNotes,
      'new-ids': 'Nuovi ID delle varianti',
      'may-get-ids': 'Le varianti potrebbero ricevere nuovi ID',
      'all-new-ids': 'Tutte le modifiche danno nuovi ID alle varianti.',
      'all-may-get-ids': 'Tutte le modifiche possono dare nuovi ID alle varianti.',
      linked: 'Opzione collegata',
      ships: '‘Ships From’ rimosso',
      'values-kept': 'I valori restano: i nuovi ID non sono consentiti',
      duplicate: 'Combinazione doppia',
      'duplicate-name': 'Un’altra opzione ha già questo nome',
      'no-value': 'Inserisci o scegli un valore.',
      'too-long': 'Usa al massimo 255 caratteri.',
    },
    summary: {
      names: 'opzioni rinominate: {names}',
      values: 'valori rinominati: {values}',
      'pattern & with': '{pattern} sostituito con {with}',
      'pattern & !with': '{pattern} rimosso',
      regex: '',
      'tidy=spaces': 'spazi in più rimossi',
      'tidy=title': 'iniziali maiuscole',
      'tidy=units': 'spazi delle unità',
      ships: '‘Ships From’ rimossa',
      ids: 'nuovi ID varianti consentiti',
    },
    reasons: {
      ...scopeReasons,
      'no-column': 'In questo file mancano le colonne “Option1 name” e “Option1 value”.',
      'no-options': 'I prodotti non hanno opzioni.',
      'needs-ids':
        'I valori cambierebbero, ma allora le varianti ricevono nuovi ID. Attiva ‘Modifica i valori anche se le varianti ricevono nuovi ID’.',
      'ships-many': '‘Ships From’ ha più di un valore.',
      same: 'Le opzioni sono già così.',
    },
  },
  'remove-metadata': {
    fields: {
      what: { label: 'Rimuovi da', choices: { images: 'Immagini', file: 'File dei prodotti' } },
      keep: {
        label: 'Mantieni',
        help: 'I pixel restano identici.',
        choices: {
          rotation: 'Rotazione',
          profile: 'Profilo colore',
          copyright: 'Copyright',
          date: 'Data',
        },
      },
      fields: { label: 'Metafield' },
      how: {
        label: 'Cosa fare',
        choices: {
          exclude: 'Escludi le colonne: il negozio mantiene i suoi valori',
          clear: 'Svuota i valori: vengono eliminati nel negozio',
        },
      },
      seo: { label: 'Svuota anche titolo e descrizione SEO' },
      scope: scope,
    },
    columns: {
      field: 'Metafield',
      value: 'Valore',
      'seo-title': 'Titolo SEO',
      'seo-description': 'Descrizione SEO',
    },
    notes: {
      deleted: 'Eliminato nel negozio quando importi',
      common: 'Valore usato in {n} prodotti',
      linked: 'L’opzione {name} prende i suoi valori da questo metafield',
    },
    summary: {
      'what=images': 'metadati rimossi dalle immagini',
      'keep=copyright': 'copyright mantenuto',
      'keep=date': 'data mantenuta',
      'how=exclude & fields': 'metafield fuori dal download: {fields}',
      'how=clear & fields': 'metafield svuotati: {fields}',
      seo: 'titolo SEO e descrizione SEO svuotati',
    },
    reasons: {
      ...scopeReasons,
      'no-metafields':
        'In questo file non ci sono colonne di metafield. Il negozio esporta solo quelli che hanno valori.',
      'none-chosen': 'Scegli i metafield da rimuovere.',
      'no-values': 'Nessuna delle colonne scelte ha un valore in questi prodotti.',
      'already-excluded': 'Le colonne scelte sono già escluse dal download.',
      'no-seo': 'In questo file mancano le colonne “SEO title” e “SEO description”.',
    },
  },
  'ai-copy-optimizer': {
    fields: {
      engine: {
        label: 'Scrivi con',
        help: 'Le regole non inventano nulla.',
        choices: {
          rules: 'Regole su questo dispositivo',
          'browser-model': 'Il modello di questo browser',
          'own-key': 'La mia chiave',
        },
      },
      parts: {
        label: 'Cosa riscrivere',
        choices: {
          title: 'Titolo',
          description: 'Descrizione',
          'seo-title': 'Titolo SEO',
          'seo-description': 'Descrizione SEO',
          alt: 'Testo alternativo',
        },
      },
      only: {
        label: 'Riempi solo le celle vuote',
        choices: {
          'seo-title': 'Titolo SEO',
          'seo-description': 'Descrizione SEO',
          alt: 'Testo alternativo',
        },
      },
      clean: {
        label: 'Rimuovi',
        choices: {
          emoji: 'Emoji',
          exclamation: '!!!',
          years: 'Anni',
          sales: 'Frasi promozionali',
          repeated: 'Parole ripetute',
          caps: 'TUTTO MAIUSCOLO',
        },
      },
      order: {
        label: 'Ordine del titolo',
        help: 'Trascina per riordinare o usa il menu.',
        choices: { brand: 'Marca', type: 'Tipo', attribute: 'Attributo', name: 'Nome' },
      },
      max: {
        label: 'Lunghezza massima del titolo',
        help: 'Tagliato solo fra una parola e l’altra.',
      },
      locked: {
        label: 'Non modificare queste parole',
        help: 'Le marche e i numeri non vengono mai modificati.',
      },
      scope: scope,
    },
    columns: {
      field: 'Campo',
      text: 'Testo',
      length: 'Lunghezza',
      title: 'Titolo',
      description: 'Descrizione',
      'seo-title': 'Titolo SEO',
      'seo-description': 'Descrizione SEO',
      alt: 'Testo alternativo',
    },
    notes: {
      filled: 'Riempito con i testi di questo prodotto',
      shortened: 'Tagliato a {n} caratteri',
      'too-long': 'Più lungo di {n} caratteri, senza uno spazio dove tagliare',
      shorter: '{n}% più corto',
      'word-removed': 'Parola importante rimossa: {words}',
      'year-removed': 'Anno rimosso: {years}',
      'same-title': 'Un altro prodotto ha questo titolo',
      lowered: 'I nomi propri possono volere la maiuscola',
      'capitals-kept': 'Ancora in maiuscolo: la lingua non è chiara',
      'sharp-s': 'Forse “ß” al posto di “ss”: {words}',
      'new-fact': 'Numero o unità non presente nell’origine: {facts}',
      written: 'Scritto da {service}',
      markup: 'Marcatura cambiata: {tag}',
      'locked-lost': 'Manca una parola da non modificare: {words}',
      'over-limit': '{length} caratteri, più di {n}',
      'number-removed': 'Numero o unità rimossi: {facts}',
    },
    summary: {
      '!~clean & parts': '{parts}: pulizia',
      '~clean & clean & parts': '{parts} senza {clean}',
      '!clean & parts': '{parts}: riscrittura',
      'engine=browser-model': 'testi del modello di questo browser',
      'engine=own-key': 'testi con chiave propria',
      order: 'ordine del titolo: {order}',
      '~max': 'titoli fino a {max} caratteri',
      '~only & only': 'solo celle vuote di {only}',
      '!only': 'anche celle già compilate',
    },
    reasons: {
      ...scopeReasons,
      'no-columns':
        'In questo file mancano tutte le colonne scelte. Si chiamano Title, Description o Body (HTML), SEO title, SEO description e Image alt text.',
      'nothing-to-fill': 'Tutte le celle scelte sono già piene.',
      clean: 'I testi seguono già queste regole.',
      'not-written':
        'Ancora nessun testo scritto. I servizi scrivono solo nella pagina di questa automazione.',
      'written-same': 'I testi scritti sono quelli del file.',
    },
  },
  'product-translation': {
    fields: {
      to: { label: 'Traduci in' },
      fill: {
        label: 'Compila con',
        help: 'Con una chiave, i testi vengono inviati a quel servizio.',
        choices: {
          saved: 'Traduzioni salvate',
          glossary: 'Glossario',
          browser: 'Il traduttore di questo browser',
          service: 'La mia chiave del servizio',
        },
      },
      empty: {
        label: 'Compila solo le traduzioni vuote',
        help: 'Le traduzioni esistenti non vengono modificate.',
      },
      match: {
        label: 'Corrispondenza minima con le traduzioni salvate',
        help: 'Sotto il 100% sono da rivedere.',
      },
      never: { label: 'Non tradurre', help: 'La piattaforma non può tradurre i tag.' },
      glossary: {
        label: 'File del glossario',
        help: 'Un file CSV con una colonna di parole e una colonna per ogni lingua, ad esempio de.',
      },
      saved: {
        label: 'File delle traduzioni salvate',
        help: 'Un file CSV con una colonna di testi e una colonna per ogni lingua, ad esempio de.',
      },
    },
    columns: {
      field: 'Campo',
      source: 'Originale',
      translation: 'Traduzione',
      from: 'Da',
      saved: 'Traduzioni salvate',
      glossary: 'Glossario',
      typed: 'Scritta da te',
      browser: 'Il traduttore di questo browser',
      service: 'La mia chiave del servizio',
      title: 'Titolo',
      body_html: 'Descrizione',
      meta_title: 'Titolo SEO',
      meta_description: 'Descrizione SEO',
      product_type: 'Tipo di prodotto',
      alt: 'Testo alternativo',
      name: 'Nome',
      handle: 'Handle',
    },
    notes: {
      match: 'Corrispondenza {n}%',
      missing: 'Manca {name}',
      longer: '{n}% più lungo',
      'broken-html': 'HTML non valido',
      'broken-json': 'JSON non valido',
    },
    summary: {
      to: 'tradotto in: {to}',
      '!to': 'tradotto',
      'fill=browser': 'con il traduttore di questo browser',
      'fill=service': 'con un servizio di traduzione',
      '!empty': 'anche traduzioni esistenti',
      '~match': 'corrispondenze dal {match}',
    },
    reasons: {
      'not-translations': 'Questo file non è un’esportazione delle traduzioni.',
      'no-locale': 'In questo file non ci sono testi in questa lingua.',
      'all-filled': 'Ogni testo in questa lingua ha una traduzione.',
      'nothing-found':
        'Nessuna traduzione salvata e nessuna parola del glossario corrisponde. Scrivi una traduzione.',
    },
  },
  'cogs-monitor': {
    fields: {
      work: {
        label: 'Cosa fare',
        choices: {
          costs: 'Inserisci i costi',
          prices: 'Imposta i prezzi per il margine obiettivo',
        },
      },
      costs: {
        label: 'Inserisci i costi',
        help: 'I costi calcolati dal prezzo sono segnati come stime.',
        choices: {
          divide: 'Prezzo diviso per',
          list: 'Listino del fornitore, per SKU',
          hand: 'A mano',
        },
      },
      by: { label: 'Prezzo diviso per', help: 'Solo dove manca il costo.' },
      list: {
        label: 'Listino del fornitore',
        help: 'Un file CSV o JSON con una colonna per lo SKU e una per il costo. Una ricetta non lo conserva.',
      },
      hand: {
        label: 'Costi a mano',
        help: 'Per le varianti di un prodotto che non hanno un costo. Una ricetta non li conserva.',
      },
      raise: {
        label: 'Quali varianti',
        choices: { losses: 'Vendute in perdita', floor: 'Sotto il margine minimo' },
      },
      ending: {
        label: 'Finale del prezzo',
        help: 'Arrotondato in su a questo finale.',
        choices: endingChoices,
      },
      digits: digits,
      fee: { label: 'Commissione di pagamento', help: 'Per ordine.' },
      amount: { label: 'Commissione fissa di pagamento', help: 'Per ordine.' },
      ship: { label: 'Spedizione a tuo carico', help: 'Per pezzo.' },
      vat: { label: 'IVA inclusa nei prezzi', help: 'Sottratta prima di calcolare il margine.' },
      duty: { label: 'Dazio sul costo' },
      floor: { label: 'Margine minimo' },
      target: {
        label: 'Margine obiettivo',
        help: 'Per raggiungere l’obiettivo, usa Imposta i prezzi per un margine del {target}%. Prepara un’attività sui prezzi.',
      },
      scope: variantScope,
    },
    columns: {
      cost: 'Costo',
      sku: 'SKU',
      price: 'Prezzo',
      margin: 'Margine',
    },
    notes: {
      ...digitsNotes,
      estimate: 'Stima',
      'all-estimates': 'Tutti i nuovi costi sono stime, calcolate dal prezzo.',
      higher: '{n}% in più',
      twice: 'Più costi nel listino',
      'list-unread': 'Il file del listino è senza righe, rovinato o di un altro tipo',
      'no-list-sku':
        'Nessuna colonna del listino è di sicuro lo SKU. Ha {columns}. Chiama “SKU” quella giusta',
      'no-list-cost':
        'Nessuna colonna del listino è di sicuro un costo, e un prezzo non lo è. Ha {columns}. Chiama “Costo” quella giusta',
      'column-guessed': 'La colonna {column} del listino viene letta come {target}: controlla',
      'column-unread':
        'La colonna {column} del listino non viene letta: {text} non è comprensibile',
      'column-twice':
        'La colonna {column} del listino non viene letta: {target} viene preso da {other}',
      'number-guessed':
        'I numeri in {column} del listino si possono leggere in due modi: {text} viene letto come {number}',
      unread: 'Non è un numero in {column} del listino: {text} ({n} in tutto)',
      compare: 'Il prezzo di confronto non supera il prezzo',
    },
    summary: {
      'costs=divide': 'costi: prezzo diviso per {by}',
      'costs=list & !list': 'costi da un listino fornitore',
      'costs=list & list': 'costi da {list}',
      'costs=hand': 'costi inseriti a mano',
      hand: '',
      'work=prices': 'prezzi per un margine del {target}',
      'raise=losses': 'dove si vende in perdita',
      'raise=floor': 'dove è sotto il {floor}',
      'ending!=none|9': 'finale {ending}',
      'ending=9': 'interi che finiscono per 9',
      'work=prices & ~fee': 'commissione {fee}',
      'work=prices & ~amount': 'commissione fissa {amount}',
      'work=prices & ship!=0': 'spedizione {ship}',
      'work=prices & vat': 'IVA {vat} inclusa',
      'work=prices & duty!=0': 'dazio {duty}',
    },
    reasons: {
      ...scopeReasons,
      'no-cost-column': 'In questo file manca la colonna “Cost per item”.',
      'no-price-column': 'In questo file manca la colonna “Price” o “Variant Price”.',
      'no-list': 'Scegli il listino del fornitore.',
      'bad-list': 'Nel listino nessuna colonna è di sicuro lo SKU, o nessuna il costo.',
      'not-listed': 'Nessuno SKU di questo file è nel listino con un altro costo.',
      'no-hand': 'Inserisci un costo per un prodotto.',
      'no-missing': 'Non manca nessun costo dove c’è un prezzo.',
      'no-losses': 'Nessuna variante con un costo noto è venduta in perdita.',
      'no-low': 'Nessuna variante con un costo noto è sotto il margine minimo.',
    },
  },
  'product-importer': {
    fields: {
      source: {
        label: 'Importa da',
        help: 'JSON del prodotto o HTML della pagina.',
        choices: { text: 'Testo incollato', file: 'File', address: 'Indirizzo web' },
      },
      address: {
        label: 'Indirizzo web della pagina prodotto',
        help: 'Il server che ospita questa dashboard richiede la pagina. Nient’altro viene inviato.',
      },
      currency: {
        label: 'Valuta',
        help: 'La pagina ha prezzi in più valute. Scegli quella del tuo negozio.',
      },
      price: {
        label: 'Prezzo',
        choices: { same: 'Come nell’origine', multiply: 'Moltiplica per', add: 'Aggiungi' },
      },
      factor: { label: 'Moltiplica per' },
      amount: { label: 'Aggiungi' },
      ending: ending,
      vendor: { label: 'Fornitore' },
      status: status,
      images: {
        label: 'Immagini',
        help: 'Il negozio scarica le immagini durante l’importazione.',
        choices: { keep: 'Mantieni gli indirizzi', none: 'Escludi le immagini' },
      },
      rights: { label: 'Ho il permesso di usare questi testi e immagini' },
    },
    columns: importColumns,
    notes: importNotes,
    summary: {
      'price=same': 'prezzi della fonte',
      'price=multiply': 'prezzi × {factor}',
      'price=add': 'prezzi +{amount}',
      'ending!=none': 'finale {ending}',
      vendor: 'fornitore {vendor}',
      'status=active': 'attivi',
      'images=none': 'senza immagini',
      source: '',
      address: '',
      currency: '',
      rights: '',
    },
    reasons: { 'none-included': 'Non è stato trovato nessun prodotto.' },
  },
  'bulk-products-importer': {
    fields: {
      work: {
        label: 'Che cosa fa questo listino',
        help: 'Con un’esportazione aperta. Un aggiornamento aggiunge anche i prodotti nuovi e nessuna variante va persa.',
        choices: { update: 'Aggiorna il negozio', add: 'Aggiungi prodotti' },
      },
      match: {
        label: 'Abbina le varianti per',
        choices: {
          'sku-or-barcode': 'SKU o codice a barre',
          sku: 'SKU',
          barcode: 'Codice a barre',
        },
      },
      update: {
        label: 'Aggiorna questi campi',
        help: 'Ciò che il listino non contiene resta com’è.',
        choices: {
          price: 'Prezzo',
          compareAtPrice: 'Prezzo di confronto',
          cost: 'Costo per articolo',
          inventory: 'Quantità',
          grams: 'Peso',
          barcode: 'Codice a barre',
          title: 'Titolo',
          description: 'Descrizione',
          vendor: 'Fornitore',
          type: 'Tipo',
        },
      },
      map: { label: 'Colonne' },
      group: {
        label: 'Colonna che raggruppa le righe in prodotti',
        choices: {
          'by-title': 'Per titolo, senza la variante',
          'each-row': 'Ogni riga è un prodotto',
        },
      },
      options: { label: 'Opzioni' },
      numbers: {
        label: 'Formato dei numeri',
        choices: { detected: 'Come rilevato', point: '1,234.50', comma: '1.234,50' },
      },
      price: {
        label: 'Prezzo',
        choices: { column: 'Da una colonna', cost: 'Costo moltiplicato per' },
      },
      factor: { label: 'Costo moltiplicato per' },
      ending: ending,
      vendor: { label: 'Fornitore' },
      status: status,
      images: {
        label: 'Immagini',
        help: 'Il negozio scarica le immagini durante l’importazione.',
        choices: { keep: 'Mantieni gli indirizzi', none: 'Escludi le immagini' },
      },
      existing: {
        label: 'Confronta con l’esportazione aperta',
        help: 'Mostra i prodotti nuovi, modificati e mancanti, per SKU.',
      },
      include: {
        label: 'Prodotti da importare',
        choices: {
          all: 'Tutti i prodotti',
          new: 'Solo prodotti nuovi',
          'new-and-changed': 'Prodotti modificati e nuovi',
          changed: 'Solo prodotti modificati',
        },
      },
    },
    columns: importColumns,
    notes: importNotes,
    summary: {
      'work=update & match=sku': 'aggiornamento per SKU: {update}',
      'work=update & match=barcode': 'aggiornamento per codice a barre: {update}',
      'work=update & match=sku-or-barcode': 'aggiornamento per SKU o codice a barre: {update}',
      'work=add': 'prodotti aggiunti',
      'include=new': 'solo prodotti nuovi',
      'include=changed': 'solo prodotti modificati',
      'include=new-and-changed': 'prodotti modificati e nuovi',
      'price=cost': 'costo × {factor}',
      'ending!=none': 'finale {ending}',
      vendor: 'fornitore {vendor}',
      'work=add & status=active': 'attivi',
      'images=none': 'senza immagini',
      map: '',
      group: '',
      options: '',
      numbers: '',
      existing: '',
    },
    reasons: {
      'no-title-or-sku': 'Scegli una colonna per Titolo o SKU.',
      'no-rows': 'Il listino non contiene prodotti, solo l’intestazione.',
      'none-included': 'Con queste opzioni non viene importato nessun prodotto.',
      'no-code':
        'Scegli una colonna per SKU o Codice a barre, con cui trovare le varianti del negozio, oppure scegli di aggiungere prodotti.',
      'nothing-new': 'Il negozio ha già tutti i valori del listino.',
      'none-matched': 'Nessuna riga corrisponde a una variante del negozio.',
    },
  },
  'remove-background': {
    fields: {
      out: {
        label: 'Salva come',
        choices: { webp: 'WEBP', png: 'PNG', jpeg: 'JPG, sfondo bianco' },
      },
      shadow: {
        label: 'Rimuovi l’ombra',
        help: 'Puoi cambiarlo per ogni immagine durante la revisione.',
      },
      holes: {
        label: 'Rimuovi lo sfondo negli spazi interni',
        help: 'Puoi cambiarlo per ogni immagine durante la revisione.',
      },
      edge: { label: 'Bordi', choices: { sharp: 'Netti', soft: 'Morbidi', softer: 'Più morbidi' } },
      crop: { label: 'Ritaglia sul prodotto, con margine' },
      engine: {
        label: 'Rimuovi lo sfondo con',
        help: 'Con una chiave, le immagini vengono inviate a quel servizio.',
        choices: {
          'built-in': 'Metodo integrato su questo dispositivo',
          'own-model': 'Il mio file modello (.onnx)',
          'own-key': 'La mia chiave del servizio',
        },
      },
      model: {
        label: 'File del modello',
        help: 'Resta su questo dispositivo. Funzionano i modelli come U²-Net e IS-Net, che trovano il prodotto in un’immagine.',
      },
    },
    columns: {},
    notes: {},
    summary: {
      out: 'sfondo rimosso, {out}',
      '!shadow': 'ombra mantenuta',
      '!holes': 'aperture mantenute',
      '~edge': 'bordi: {edge}',
      crop: 'ritagliate con margine del {crop}',
      model: 'con {model}',
      'engine=own-key': 'con un servizio',
    },
    reasons: {},
  },
  'swappable-background': {
    fields: {
      template: {
        label: 'Sfondo',
        choices: {
          white: 'Bianco',
          studio: 'Studio',
          sand: 'Sabbia',
          sage: 'Salvia',
          night: 'Notte',
          colour: 'Il mio colore',
          image: 'La mia immagine',
        },
      },
      colour: { label: 'Il mio colore' },
      picture: { label: 'La mia immagine' },
      fill: {
        label: 'Dimensione del prodotto',
        help: 'Quanta parte dell’immagine occupa il prodotto.',
      },
      stand: {
        label: 'Posizione del prodotto',
        choices: { floor: 'Sul pavimento', middle: 'Al centro' },
      },
      shadow: { label: 'Ombra morbida', help: 'Aggiunge una nuova ombra sotto il prodotto.' },
      size: {
        label: 'Dimensioni dell’immagine',
        help: 'Mai oltre il dettaglio dell’originale.',
        choices: { 1024: '1.024 × 1.024', 2048: '2.048 × 2.048', original: 'Come l’originale' },
      },
    },
    columns: {},
    notes: {},
    summary: {
      'template!=colour|image': 'sfondo: {template}',
      colour: 'sfondo: {colour}',
      'template=image': 'sfondo: {picture}',
      '~fill': 'dimensione del prodotto {fill}',
      'stand=middle': 'al centro',
      '!shadow': 'senza ombra',
      'size!=original': '{size}',
      'size=original': 'dimensione originale',
    },
    reasons: {},
  },
  'dynamic-watermark': {
    fields: {
      mark: { label: 'Filigrana', choices: { text: 'Testo', logo: 'Logo' } },
      text: {
        label: 'Testo',
        help: 'Le parole fra { } vengono sostituite con i dati di ogni immagine.',
      },
      logo: { label: 'Logo' },
      place: {
        label: 'Posizione',
        choices: {
          'top-left': 'In alto a sinistra',
          top: 'In alto',
          'top-right': 'In alto a destra',
          left: 'A sinistra',
          middle: 'Al centro',
          right: 'A destra',
          'bottom-left': 'In basso a sinistra',
          bottom: 'In basso',
          'bottom-right': 'In basso a destra',
        },
      },
      size: { label: 'Dimensione', help: 'Rispetto alla larghezza dell’immagine.' },
      opacity: { label: 'Opacità' },
      colour: {
        label: 'Colore',
        help: 'Automatico sceglie chiaro o scuro in base all’immagine.',
        choices: { auto: 'Automatico', light: 'Chiaro', dark: 'Scuro' },
      },
      tile: { label: 'Ripeti su tutta l’immagine', help: 'In diagonale.' },
      again: {
        label: 'Escludi le immagini già con filigrana',
        help: 'Riconosciute da una nota nel file dell’immagine.',
      },
      cover: { label: 'Da rivedere se copre più del', help: 'Rispetto al prodotto.' },
    },
    columns: {},
    notes: {},
    summary: {
      'mark=text': 'filigrana {text}',
      'mark=logo': 'filigrana {logo}',
      place: '{place}',
      tile: 'ripetuta su tutta l’immagine',
      size: 'dimensione {size}',
      opacity: 'opacità {opacity}',
      'colour!=auto': '{colour}',
      again: '',
      cover: '',
    },
    reasons: {},
  },
  'image-compression': {
    fields: {
      mode: {
        label: 'Compressione',
        help: 'Ogni opzione mostra il tempo stimato per i tuoi file.',
        choices: {
          fast: 'Veloce: JPG',
          small: 'Leggera: WEBP',
          lossless: 'Senza perdita: pixel identici',
        },
      },
      quality: { label: 'Qualità' },
      side: { label: 'Lato più lungo', help: 'Le immagini non vengono mai ingrandite.' },
      alpha: {
        label: 'Immagini trasparenti',
        choices: { webp: 'WEBP', png: 'PNG', white: 'Riempi di bianco' },
      },
      strip: { label: 'Rimuovi i metadati' },
      least: {
        label: 'Mantieni l’originale se la riduzione è sotto il',
        help: 'Il risultato non è mai più grande dell’originale.',
      },
    },
    columns: {},
    notes: {},
    summary: {
      'mode=fast': 'JPG',
      'mode=small': 'WEBP',
      'mode=lossless': 'pixel identici',
      quality: 'qualità {quality}',
      side: 'lato più lungo {side}',
      '~alpha': 'immagini trasparenti: {alpha}',
      '!strip': 'metadati mantenuti',
      least: '',
    },
    reasons: {},
  },
}

/** The Italian texts of problems with the value of an option. */
export const problemTextsIt: Translation<typeof problemTexts> = {
  missing: 'Inserisci o scegli un valore.',
  'not-a-number': 'Inserisci un numero, ad esempio {example}.',
  'out-of-range': 'Inserisci un numero da {min} a {max}.',
  'too-many-decimals': 'Usa al massimo {decimals} decimali.',
  'not-whole': 'Inserisci un numero intero.',
  'none-chosen': 'Scegli almeno una voce.',
  'no-column': 'In questo file manca la colonna “{column}”.',
  'lacks-column': 'In questo file manca la colonna “{column}” o “{older}”.',
  'other-column': 'La colonna “{column}” non si può usare qui.',
  'open-group': 'Questo modello non è valido: una parentesi tonda non ha la sua coppia.',
  'open-set': 'Questo modello non è valido: una parentesi quadra non ha la sua coppia.',
  'bad-set': 'Questo modello non è valido: controlla il contenuto delle parentesi quadre.',
  'bad-escape': 'Questo modello non è valido: controlla ciò che segue la barra rovesciata.',
  'bad-repeat':
    'Questo modello non è valido: controlla i numeri fra parentesi graffe, al massimo 255.',
  'nothing-to-repeat':
    'Questo modello non è valido: prima di *, +, ? o { non c’è nulla da ripetere.',
  unsupported: 'Questo modello non è valido: (?=, (?!, (?< e \\1 non si possono usare.',
  'too-large': 'Questo modello non è valido: è troppo lungo.',
  'too-long': 'Usa al massimo {max} caratteri.',
  comma: 'Un tag non può contenere virgole.',
  same: 'I due valori devono essere diversi.',
  'not-an-address': 'Inserisci un indirizzo completo che inizi con https://.',
  'no-file': 'Scegli un file {types}.',
  'file-too-large': 'Scegli un file di al massimo {max} KB.',
  'too-short': 'Usa almeno {min} caratteri.',
  'not-on': 'Attivalo per continuare.',
  'needs-products': 'Richiede un’esportazione dei prodotti.',
  'needs-translations': 'Richiede un’esportazione delle traduzioni.',
  'too-many': 'Usa al massimo {most} voci.',
  'other-ending': 'I prezzi in {currency} non finiscono così. Scegli un altro finale.',
}
