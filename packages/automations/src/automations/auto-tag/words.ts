import type { AutoTagOptions } from './options.ts'

export type WordList = AutoTagOptions['words'][number]

/**
 * Words by the tag that they give, in English and Italian, with plurals and feminines. Words that
 * mostly mean something else in a title, such as ‘fall’ or ‘light’, are left out.
 */
const lists: Readonly<Record<WordList, Readonly<Record<string, string>>>> = {
  colour: {
    Black: 'black',
    White: 'white',
    Grey: 'grey, gray, charcoal',
    Silver: 'silver',
    Gold: 'gold, golden',
    'Rose gold': 'rose gold',
    Red: 'red, scarlet, crimson',
    Burgundy: 'burgundy, maroon',
    Pink: 'pink, fuchsia',
    Orange: 'orange',
    Yellow: 'yellow',
    Mustard: 'mustard',
    Green: 'green, emerald',
    Olive: 'olive',
    Khaki: 'khaki',
    Teal: 'teal',
    Turquoise: 'turquoise',
    Blue: 'blue',
    Navy: 'navy',
    Purple: 'purple',
    Lilac: 'lilac, lavender',
    Brown: 'brown, chestnut',
    Sand: 'sand',
    Beige: 'beige',
    Cream: 'cream, ivory, off white',
    Multicolour: 'multicolour, multicolor, multicoloured, multicolored',
    Nero: 'nero, nera, neri, nere',
    Bianco: 'bianco, bianca, bianchi, bianche',
    Grigio: 'grigio, grigia, grigi, grigie, antracite',
    Argento: 'argento, argentato, argentata, argentati, argentate',
    Oro: 'oro, dorato, dorata, dorati, dorate',
    'Oro rosa': 'oro rosa',
    Rosso: 'rosso, rossa, rossi, rosse, scarlatto, scarlatta',
    Bordeaux: 'bordeaux, bordò',
    Rosa: 'rosa, fucsia',
    Arancione: 'arancione, arancioni',
    Giallo: 'giallo, gialla, gialli, gialle',
    Senape: 'senape',
    Verde: 'verde, verdi, smeraldo',
    Oliva: 'oliva',
    Kaki: 'kaki, cachi',
    Turchese: 'turchese, turchesi',
    Blu: 'blu',
    Azzurro: 'azzurro, azzurra, azzurri, azzurre, celeste, celesti',
    Viola: 'viola',
    Lilla: 'lilla, lavanda',
    Marrone: 'marrone, marroni',
    Sabbia: 'sabbia',
    Panna: 'panna, avorio',
    Multicolore: 'multicolore, multicolori',
  },
  material: {
    Cotton: 'cotton',
    Linen: 'linen',
    Wool: 'wool, woollen, woolen, merino',
    Cashmere: 'cashmere',
    Silk: 'silk',
    Leather: 'leather',
    Suede: 'suede',
    'Faux leather':
      'faux leather, vegan leather, pu leather, eco leather, fake leather, imitation leather, artificial leather, synthetic leather, leatherette',
    Denim: 'denim',
    Velvet: 'velvet',
    Canvas: 'canvas',
    Polyester: 'polyester',
    Nylon: 'nylon',
    Bamboo: 'bamboo',
    Wood: 'wood, wooden, oak, walnut',
    Glass: 'glass',
    Ceramic: 'ceramic, porcelain, stoneware',
    Enamel: 'enamel',
    Steel: 'steel',
    'Stainless steel': 'stainless steel',
    Aluminium: 'aluminium, aluminum',
    Brass: 'brass',
    Silicone: 'silicone',
    Rattan: 'rattan',
    Wicker: 'wicker',
    Paper: 'paper, cardboard',
    Cotone: 'cotone',
    Lino: 'lino',
    Lana: 'lana',
    Seta: 'seta',
    Pelle: 'pelle, cuoio',
    Ecopelle:
      'ecopelle, similpelle, finta pelle, eco pelle, simil pelle, pelle sintetica, pelle vegana, pelle ecologica, pelle finta',
    'Pelle scamosciata': 'pelle scamosciata, camoscio',
    Velluto: 'velluto',
    Poliestere: 'poliestere',
    Bambù: 'bambù, bambu',
    Legno: 'legno, rovere, noce',
    Vetro: 'vetro',
    Ceramica: 'ceramica, porcellana, gres',
    Acciaio: 'acciaio',
    'Acciaio inossidabile': 'acciaio inossidabile, acciaio inox',
    Alluminio: 'alluminio',
    Ottone: 'ottone',
    Carta: 'carta, cartone',
    Vimini: 'vimini',
  },
  season: {
    Spring: 'spring',
    Summer: 'summer',
    Autumn: 'autumn',
    Winter: 'winter',
    Christmas: 'christmas, xmas',
    Halloween: 'halloween',
    Easter: 'easter',
    Primavera: 'primavera, primaverile, primaverili',
    Estate: 'estate, estivo, estiva, estivi, estive',
    Autunno: 'autunno, autunnale, autunnali',
    Inverno: 'inverno, invernale, invernali',
    Natale: 'natale, natalizio, natalizia, natalizi, natalizie',
    Pasqua: 'pasqua, pasquale, pasquali',
  },
  audience: {
    Women: 'women, woman, womens, ladies, lady',
    Men: 'men, man, mens, gentlemen',
    Unisex: 'unisex',
    Kids: 'kids, kid, children, child, boys, boy, girls, girl, toddler, toddlers',
    Baby: 'baby, babies, newborn, newborns, infant, infants',
    Pets: 'dog, dogs, cat, cats, pet, pets',
    Donna: 'donna, donne, femminile, femminili',
    Uomo: 'uomo, uomini, maschile, maschili',
    Bambini: 'bambini, bambino, bambina, bambine, ragazzi, ragazzo, ragazza, ragazze',
    Neonato: 'neonato, neonata, neonati, neonate',
    Animali: 'cane, cani, gatto, gatti',
  },
}

/**
 * Words that are a colour or a material as an option value, but often something else in a title:
 * hand cream, olive oil, lavender soap.
 */
const onlyAsValue: ReadonlySet<string> = new Set([
  'charcoal',
  'chestnut',
  'cream',
  'emerald',
  'lavender',
  'mustard',
  'olive',
  'orange',
  'paper',
  'sand',
  'walnut',
  'carta',
  'cachi',
  'lavanda',
  'noce',
  'oliva',
  'panna',
  'sabbia',
  'senape',
])

/** The tags of materials, which a product may have in looks alone. */
export const materialTags: ReadonlySet<string> = new Set(Object.keys(lists.material))

/** Leaves out the words that are only sure as option values. */
export function wordsForTitles(tags: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...tags].filter(([word]) => !onlyAsValue.has(word)))
}

/**
 * Returns tags by the words that give them.
 *
 * @returns words in lower case; some are two, with a space between
 */
export function tagsByWord(chosen: readonly WordList[]): ReadonlyMap<string, string> {
  return new Map(
    chosen.flatMap((list) =>
      Object.entries(lists[list]).flatMap(([tag, words]) =>
        words.split(', ').map((word) => [word, tag] as const),
      ),
    ),
  )
}

/** Words that say nothing about a product, in English and Italian. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above all also an and any are as at be best by can for free from get has have here in
  into is it its made more most new no not of off on one or our out over pack pcs per piece pieces
  plus pro sale set shop size so some style super than that the their these this to top two up us
  use used very was we with you your
  ai al alla alle allo anche che chi ci come con così da dal dalla delle dei degli del della dello
  di due e ed fra gli ha hanno i il in io la le lo ma misura nei nel nella nelle non nuova nuovo o
  pezzi per più pz saldi se senza set si sono su sul sulla taglia tra tre tutti un una uno`
    .split(/\s+/u)
    .filter((word) => word !== ''),
)
