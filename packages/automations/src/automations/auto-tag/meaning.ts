import { materialTags } from './words.ts'

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter((word) => word !== ''))
}

/** Words that deny the next one, as in ‘without leather’. */
const denials =
  list(`no non not without senza ohne kein keine keinen keinem keiner nicht sans pas sin sem zonder geen
  bez uten utan zero never né nor except eccetto`)
/** Words that may stand between a denial and what it denies, as in ‘not suitable for children’. */
const denialFillers =
  list(`any real genuine true pure animal added a an the for suitable recommended intended made of from
  vera vero veri vere alcun alcuna adatto adatta adatti adatte per di da echte echtes echtem echter für geeignet
  vrai vraie véritable de pour real auténtico para`)
/** Words that go on with a list of denials, as in ‘no wool or silk’. */
const alternatives = list('or nor o né oder noch ou ni')

/** Words behind one that the product is without, as in ‘wool-free’. */
const freedoms = list('free frei less libre')
/** Behind ‘free’, these make it mean something else, as in ‘cotton, free shipping’. */
const otherFreedoms = list(
  'shipping delivery size gift gifts returns return people range standing spirit trial from of worldwide postage',
)

/** Words that make the next one a likeness of a material, as in ‘faux suede’. */
const likeBefore =
  list(`faux fake imitation mock artificial synthetic simulated pseudo simil similar effetto aspetto
  tipo stile finta finto finti finte falsa falso imitazione similitudine effet aspect façon imitación suni kunst`)
/** Words that make the one before a likeness of a material, as in ‘linen look’. */
const likeBehind =
  list(`look looks looking like lookalike effect style styled feel feeling touch imitation alternative
  substitute replacement inspired optik scent scented fragrance sintetica sintetico sintetici sintetiche finta finto
  vegana vegano artificiale ecologica`)
/** Products that only show a picture of wood. */
const likeWood = list('print printed grain pattern texture')
/** Materials of animals: ‘vegan’ in front says that it is another one. */
const ofAnimals = list('Leather Suede Wool Silk Cashmere Pelle Lana Seta Velvet')

/** Words that make the one before the purpose of a product, as in ‘leather cleaner’. */
const purposes =
  list(`care cleaner cleaners cleaning conditioner balm polish wash detergent shampoo softener protector
  dye glue adhesive paint stain varnish filler repair punch needle needles drill bits bit saw cutter scissors wax
  remover restorer shaver comb primer`)
/** The same for leather alone: brushes, creams and oils are made of much else. */
const purposesOfLeather = list('cream oil brush spray kit lotion')
/** Words before the purpose of a product, as in ‘drill for wood’. */
const purposesBefore = list('for per für pour para detergente pulitore colla cera cura')
/** Words that may stand between. */
const articles = list('the all your la il lo le gli i l die das den')

/**
 * Phrases in which the word with a star means something else: cat eyes are none of a pet, and steel wool
 * is no wool.
 */
const otherMeanings: ReadonlySet<string> = new Set(
  `*cat eye, *cat eyes, *cat ear, *cat ears, hot *dog, hot *dogs, *dog tag, *dog tags, *pet bottle, *pet bottles,
  *pet plastic, recycled *pet, *baby blue, *baby pink, *baby doll, *baby tee, *baby shower, *man made, iron *man,
  spider *man, super *man, bat *man, action *man, steel *wool, glass *wool, rock *wool, wire *wool, cotton *wool,
  *cotton candy, *cotton wool, bed *linen, table *linen, *linen closet, *linen cupboard, *linen basket, *linen spray,
  *silk screen, *red bull, *black decker, *black diamond, *golden goose, *pink floyd, *red wing, *old navy,
  old *navy, deep *purple, *green tea, *black tea, *white tea, *red wine, *white wine,
  della *pelle, sulla *pelle, alla *pelle, la *pelle, tua *pelle, *pelle secca, *pelle sensibile, *pelle sensibili,
  *pelle grassa, *pelle mista, *pelle matura, *pelle delicata, *pelle viso, *pelle del, *rosa canina, *rosa mosqueta, semi di *lino, olio di *lino, acqua di *rosa, olio di *rosa,
  acqua *rosa, *viola da, *wood burning, *wood burner, *wood fired,
  *wood stove`
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(/\s+/gu, ' ')),
)

/** Finds the word that a denial or a purpose before a word is, over what may stand between. */
function isLedBy(
  words: readonly string[],
  start: number,
  leading: ReadonlySet<string>,
  fillers: ReadonlySet<string>,
): boolean {
  for (let at = start - 1; at >= 0; at -= 1) {
    const word = words[at]!
    if (leading.has(word)) return true
    if (!fillers.has(word)) return false
  }
  return false
}

function isDenied(words: readonly string[], start: number, end: number): boolean {
  if (isLedBy(words, start, denials, denialFillers)) return true
  const [next = '', second = ''] = [words[end], words[end + 1]]
  if (freedoms.has(next) && !(next === 'free' && otherFreedoms.has(second))) return true
  // ‘Wool’ and ‘silk’ of ‘without wool or silk’ are denied together.
  return (
    alternatives.has(words[start - 1] ?? '') && start > 1 && isDenied(words, start - 2, start - 1)
  )
}

function isLikeness(words: readonly string[], start: number, end: number, tag: string): boolean {
  const [last = '', next = ''] = [words[start - 1], words[end]]
  if (likeBefore.has(last) || likeBehind.has(next)) return true
  if (last === 'vegan') return ofAnimals.has(tag)
  return (tag === 'Wood' || tag === 'Legno') && likeWood.has(next)
}

function isPurpose(words: readonly string[], start: number, end: number, tag: string): boolean {
  const next = words[end] ?? ''
  if (purposes.has(next)) return true
  if ((tag === 'Leather' || tag === 'Suede') && purposesOfLeather.has(next)) return true
  if (isLedBy(words, start, purposesBefore, articles)) return true
  const isListed = ['and', 'e', 'und', 'et'].includes(words[start - 1] ?? '') && start > 1
  return isListed && isLedBy(words, start - 2, purposesBefore, articles)
}

/**
 * Whether a text says a word of a product as such, and does not deny it, compare with it, or name what
 * the product is for.
 *
 * @param words the words of the text
 * @param start the first word that the tag was found by
 * @param end the word behind the last one
 */
export function isMeant(
  words: readonly string[],
  start: number,
  end: number,
  tag: string,
): boolean {
  const word = words[start] ?? ''
  if (otherMeanings.has(`*${word} ${words[end] ?? ''}`)) return false
  const last = `${words[start - 1] ?? ''} *${word}`
  if (otherMeanings.has(last) || otherMeanings.has(`${words[start - 2] ?? ''} ${last}`))
    return false
  if (isDenied(words, start, end)) return false
  if (!materialTags.has(tag)) return true
  return !isLikeness(words, start, end, tag) && !isPurpose(words, start, end, tag)
}
