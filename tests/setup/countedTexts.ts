/** The nouns after a number, singular and plural, by language; a language without them is not checked. */
const nouns: Readonly<Record<string, readonly (readonly [one: string, other: string])[]>> = {
  en: [
    ['automation', 'automations'],
    ['cell', 'cells'],
    ['change', 'changes'],
    ['check', 'checks'],
    ['condition', 'conditions'],
    ['day', 'days'],
    ['file', 'files'],
    ['fix', 'fixes'],
    ['image', 'images'],
    ['job', 'jobs'],
    ['option value', 'option values'],
    ['problem', 'problems'],
    ['product', 'products'],
    ['row', 'rows'],
    ['step', 'steps'],
    ['tag', 'tags'],
    ['value', 'values'],
    ['variant', 'variants'],
    ['warning', 'warnings'],
    ['needs', 'need'],
  ],
  it: [
    ['automazione', 'automazioni'],
    ['avviso', 'avvisi'],
    ['cella', 'celle'],
    ['condizione', 'condizioni'],
    ['controllo', 'controlli'],
    ['correzione', 'correzioni'],
    ['escluso', 'esclusi'],
    ['giorno', 'giorni'],
    ['immagine', 'immagini'],
    ['modifica', 'modifiche'],
    ['passaggio', 'passaggi'],
    ['problema', 'problemi'],
    ['prodotto', 'prodotti'],
    ['riga', 'righe'],
    ['valore', 'valori'],
    ['variante', 'varianti'],
  ],
}

/** A text, or a function that returns one for given values. */
type Text = string | ((...values: never[]) => string)

/** Texts by key; groups of them may be nested. */
export interface TextGroup {
  readonly [key: string]: Text | TextGroup
}

function textFor(text: (...values: never[]) => string, number: number): string {
  return text(...(Array.from({ length: text.length }, () => number) as never[]))
}

/**
 * Finds the texts that do not fit a number: ‘1 problems’, ‘2 problem’, ‘0 problem’. Each function is
 * called with the number in place of all its values.
 */
export function wrongCounts(texts: TextGroup, language: string): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]): readonly string[] => {
    if (typeof text === 'object') {
      return wrongCounts(text, language).map((wrong) => `${key}.${wrong}`)
    }
    if (typeof text === 'string') return []
    return [0, 1, 2].flatMap((number) => {
      const words = textFor(text, number)
      const isWrong = nouns[language]?.some(([one, other]) => {
        const wrong = number === 1 ? other : one
        return new RegExp(`(?<![\\p{L}\\d])${number}\\s${wrong}(?!\\p{L})`, 'u').test(words)
      })
      return isWrong ? [`${key}: ${words}`] : []
    })
  })
}
