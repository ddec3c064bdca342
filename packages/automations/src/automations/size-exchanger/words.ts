import type { SizeKind, Wearer } from './systems.ts'

/** Looks words up by what they mean. */
function meanings<Meaning extends string>(
  lists: Readonly<Record<Meaning, string>>,
): ReadonlyMap<string, Meaning> {
  const entries = Object.entries(lists) as [Meaning, string][]
  return new Map(
    entries.flatMap(([meaning, words]) =>
      words.split(/\s+/u).map((word) => [word, meaning] as const),
    ),
  )
}

/**
 * Words for what a product is, in English and Italian. Words that often mean something else in a
 * title, such as ‘top’ of a high top, are left out.
 */
export const kindWords = meanings<Exclude<SizeKind, 'children'>>({
  shoes: `shoe shoes footwear sneaker sneakers trainer trainers boot boots bootie booties sandal
    sandals slipper slippers loafer loafers heels pumps clog clogs mule mules moccasin moccasins
    espadrille espadrilles brogue brogues oxfords derbies scarpa scarpe calzature stivale stivali
    stivaletto stivaletti sandalo sandali ciabatta ciabatte pantofola pantofole mocassino mocassini
    ballerine zeppe infradito`,
  clothes: `dress dresses gown gowns skirt skirts blouse blouses jacket jackets blazer blazers coat
    coats parka parkas suit suits waistcoat waistcoats trouser trousers pants jeans chinos shorts
    leggings jumpsuit jumpsuits dungarees tops shirt shirts tshirt tshirts tee tees polo polos jumper
    jumpers sweater sweaters sweatshirt sweatshirts hoodie hoodies cardigan cardigans knitwear
    swimsuit swimsuits pyjamas pajamas romper rompers onesie onesies clothing clothes apparel
    outerwear abito abiti vestito vestiti gonna gonne camicia camicie camicetta camicette giacca
    giacche giubbotto giubbotti cappotto cappotti pantalone pantaloni maglia maglie maglietta
    magliette maglione maglioni felpa felpe cardigan tuta tute completo completi costume costumi
    pigiama pigiami body abbigliamento`,
})

/** Words for whom a product fits, in English and Italian. */
export const wearerWords = meanings<Wearer>({
  women: 'woman women womens lady ladies female donna donne femminile signora',
  men: 'men mens male gentlemen uomo uomini maschile',
  unisex: 'unisex',
  children: `kid kids child children childrens boy boys girl girls toddler toddlers infant infants
    babies junior juniors youth newborn newborns bambino bambina bambini bambine bimbo bimba bimbi
    bimbe neonato neonata neonati neonate ragazzi`,
})

/** Clothes for men whose sizes are not those of jackets: a waist, a collar, or nothing in common. */
export const notJackets: ReadonlySet<string> = new Set(
  `trouser trousers pants jeans chinos shorts leggings shirt shirts sock socks boxers briefs
  underwear dungarees pantalone pantaloni bermuda camicia camicie calzini calze boxer slip`.split(
    /\s+/u,
  ),
)

/** Words that name an option with sizes, in the languages of the systems. */
export const sizeWords: ReadonlySet<string> = new Set(
  `size sizes sizing taglia taglie misura misure numero größe groesse schuhgröße konfektionsgröße
  kleidergröße age età alter âge edad taille tailles pointure pointures talla tallas maat maten サイズ`.split(
    /\s+/u,
  ),
)

/** The first parts of Shopify’s categories whose products have no sizes to wear. */
export const otherCategories: ReadonlySet<string> = new Set([
  'animals & pet supplies',
  'arts & entertainment',
  'business & industrial',
  'cameras & optics',
  'electronics',
  'food, beverages & tobacco',
  'furniture',
  'gift cards',
  'hardware',
  'health & beauty',
  'home & garden',
  'luggage & bags',
  'media',
  'office supplies',
  'software',
  'toys & games',
  'vehicles & parts',
])

/** Splits a text into words in lower case; ‘Women’s’ is ‘women’ and ‘s’. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
}
