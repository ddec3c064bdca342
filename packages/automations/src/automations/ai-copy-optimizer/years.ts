import { salesPhrases } from './phrases.ts'

const before = String.raw`(?<![\p{L}\p{M}\p{N}])`
const after = String.raw`(?![\p{L}\p{M}\p{N}])`

/** Words in front of a year that belongs to a sentence, such as ‘since 2015’ or ‘class of 2024’. */
const leading =
  'since|from|of|in|by|est\\.?|established|model|vintage|year|dal|del|dell|nel|anno|seit|ab|im|jahr|depuis|an|année|en|desde|año|od|rok|yılı'

/** Signs that join two years to a range or a list. */
const joining = String.raw`\s*(?:[-–—/&+]|to|till|until|bis|al|à|a|do|e|and|und|et|y)\s*(?:19|20)\p{Nd}{2}`

/** A year by itself, not a date, a range, a measure, or the year that something began or was made. */
const years = new RegExp(
  [
    String.raw`(?<!(?<![\p{L}\p{M}])(?:${leading})\s)`,
    String.raw`(?<!(?:19|20)\p{Nd}{2}\s*(?:[-–—/&+]|to|till|until|bis|al|à|a|do|e|and|und|et|y)\s*)`,
    String.raw`(?<![\p{L}\p{M}\p{N}][.,/'’–—-]?)(?<![#$€£+])(?:20[12]\p{Nd}|203[0-5])`,
    String.raw`(?![\p{L}\p{M}\p{N}%$€£"”″+]|[.,/:–—-]\p{N}|[-–—](?:on|up|present)|${joining}|\s?(?:mah|mm|ml|kg|w|g|m|l|pcs|lm|dpi|rpm|psi)${after})`,
  ].join(''),
  'giu',
)

/** Words beside a year that only says that the product is new. */
const novelty =
  `new|newest|latest|hot|sale|fashion|trend|trends|trendy|trending|style|summer|spring|autumn|fall|
  winter|season|collection|promo|deal|nuovo|nuova|nuovi|nuove|novità|moda|estate|inverno|primavera|autunno|collezione|
  saldi|offerta|tendenza|neu|neue|neuer|neues|sommer|frühling|herbst|kollektion|angebot|mode|nouveau|nouvelle|
  nouveauté|été|hiver|printemps|automne|soldes|nuevo|nueva|verano|invierno|otoño|colección|oferta|rebajas|yeni|
  sezon|indirim|yaz|kış|nowy|nowa|nowość|lato|zima|wiosna|jesień|promocja|novo|nova|verão|inverno|coleção`
    .split('|')
    .map((word) => word.trim())
    .join('|')

/** Signs that may stand between such a word and its year. */
const gap = String.raw`[\s!.,:;|•·–—\p{Extended_Pictographic}\uFE0F-]*`
const anotherYear = String.raw`(?:20\p{Nd}{2}${gap})?`
const noveltyBefore = new RegExp(
  `${before}(?:${novelty}|${salesPhrases})${gap}${anotherYear}$`,
  'iu',
)
const noveltyBehind = new RegExp(
  `^${gap}${anotherYear}(?:${novelty}|${salesPhrases})${after}`,
  'iu',
)
const advertises = new RegExp(`${before}(?:${salesPhrases})${after}`, 'iu')

/**
 * Words of products that their year tells apart: wine, calendars, editions, what fits a car or a phone
 * of one year, and what is collected or celebrated.
 */
const yearWords =
  `wine|wines|vino|vini|vin|vins|wein|weine|rotwein|weißwein|weisswein|vinho|wijn|wino|şarap|champagne|prosecco|
  spumante|cava|docg|doc|igt|aoc|aop|barolo|barbaresco|chianti|brunello|amarone|rioja|riesling|merlot|cabernet|
  pinot|chardonnay|sauvignon|shiraz|syrah|malbec|nebbiolo|barbera|château|chateau|domaine|cru|riserva|reserva|brut|whisky|
  whiskey|cognac|vintage|millesimato|millésime|annata|jahrgang|cosecha|rocznik|olive oil|harvest|raccolto|
  calendar|calendars|calendario|calendari|kalender|calendrier|kalendarz|takvim|planner|planners|agenda|agende|diary|
  diario|almanac|almanacco|yearbook|annuario|jahrbuch|annual|wochenplaner|terminplaner|tischkalender|
  wandkalender|ajanda|edition|editions|edizione|ausgabe|auflage|édition|edición|edição|wydanie|version|versione|release|
  model|modello|modell|modèle|modelo|iphone|ipad|macbook|imac|galaxy|pixel|kindle|surface|thinkpad|toyota|honda|
  ford|bmw|audi|mercedes|volkswagen|vw|golf|fiat|renault|peugeot|tesla|hyundai|kia|nissan|mazda|subaru|jeep|chevrolet|
  suzuki|yamaha|kawasaki|ducati|vespa|dacia|skoda|škoda|seat|opel|citroen|citroën|volvo|porsche|ferrari|lexus|mitsubishi|
  dodge|coin|coins|moneta|monete|münze|stamp|stamps|francobollo|panini|topps|fifa|uefa|nba|nfl|mlb|cup|
  mondiali|olympic|olympics|olimpiadi|olympia|festival|tour|graduation|graduate|anniversary|birthday|new year|capodanno|
  silvester|windows|office|server|autocad|photoshop|exam|syllabus|tax`
    .split('|')
    .map((word) => word.trim())
    .join('|')
const isDated = new RegExp(`${before}(?:${yearWords})${after}`, 'iu')

/** Whether the year of a product is a part of what it is, by its title or its type. */
export function isOfItsYear(text: string): boolean {
  return isDated.test(text)
}

/** Signs that may stand between a year and the edge of a text. */
const signs = /^[\s\p{P}\p{Extended_Pictographic}\uFE0F]*$/u

interface Year {
  readonly index: number
  readonly text: string
  /** Whether it only says that the product is new. */
  readonly isNovelty: boolean
}

/** Whether a text can have a year, which is faster to see than to find one. */
export function mayHaveYear(text: string): boolean {
  return text.includes('20')
}

/** Finds the years of a text that stand by themselves. */
export function findYears(text: string): readonly Year[] {
  if (!mayHaveYear(text)) return []
  return Array.from(text.matchAll(years), ({ index, 0: year }) => {
    const [head, tail] = [text.slice(0, index), text.slice(index + year.length)]
    const isNovelty =
      noveltyBefore.test(head) ||
      noveltyBehind.test(tail) ||
      ((signs.test(head) || signs.test(tail)) && advertises.test(text))
    return { index, text: year, isNovelty }
  })
}
