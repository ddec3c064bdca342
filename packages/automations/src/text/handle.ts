import { isAscii } from './fold.ts'

/** Letters that are no Latin letter with a mark, in Latin. Cyrillic by the passports of ICAO Doc 9303. */
const letters: ReadonlyMap<string, string> = new Map(
  (
    'ß ss, ø o, æ ae, œ oe, ł l, đ d, ð d, þ th, ı i, ŋ n, ' +
    'а a, б b, в v, г g, д d, е e, ж zh, з z, и i, й i, к k, л l, м m, н n, о o, п p, р r, с s, т t, у u, ф f, х kh, ц ts, ч ch, ш sh, щ shch, ъ ie, ы y, э e, ю iu, я ia, ґ g, є ie, і i, ' +
    'α a, β v, γ g, δ d, ε e, ζ z, η i, θ th, ι i, κ k, λ l, μ m, ν n, ξ x, ο o, π p, ρ r, σ s, ς s, τ t, υ y, φ f, χ ch, ψ ps, ω o'
  )
    .split(', ')
    .map((pair) => {
      const [letter = '', latin = ''] = pair.split(' ')
      return [letter, latin]
    }),
)

/** Writes a text in small Latin letters, without marks and apostrophes. */
function inLatin(text: string): string {
  // Most texts are ASCII, which takes a tenth of the time.
  if (isAscii(text)) return text.replaceAll("'", '').toLowerCase()
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
  return Array.from(plain, (letter) => letters.get(letter) ?? letter).join('')
}

/** The longest handle that Shopify takes, in characters. */
const longest = 255

/**
 * Writes a text as a handle: small Latin letters and digits with hyphens between its words.
 *
 * @returns empty where the text has no letter that can be written so
 */
export function handleOf(text: string): string {
  return inLatin(text)
    .replaceAll(/[^a-z\d]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, longest)
    .replace(/-+$/u, '')
}

/** Returns a handle, or it with the first number with which it is not taken. */
export function freeHandle(handle: string, isTaken: (handle: string) => boolean): string {
  let free = handle
  for (let number = 2; isTaken(free); number += 1) {
    const end = `-${number}`
    free = handle.slice(0, longest - end.length) + end
  }
  return free
}
