/** A text, or a function that returns one for given values. */
export type Text = string | ((...values: never[]) => string)

/** The texts of one component, by key. */
export type Texts = Readonly<Record<string, Text>>

/** The texts of a component in any language: the same keys, and functions of the same values. */
export type SameShape<Source extends Texts> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Source[Key]
}

/** Texts in another language or wording, by the id of their component. */
export type Catalog = Readonly<Record<string, Texts>>

/** The English texts of one component. */
export interface Strings<Source extends Texts, Id extends string = string> {
  /** Id of the component, unique in the library. */
  readonly id: Id
  readonly en: Source
}

/** Declares the English texts of one component, in a file beside it. */
export function defineStrings<const Source extends Texts, const Id extends string>(
  id: Id,
  en: Source,
): Strings<Source, Id> {
  return { id, en }
}

/** The type of merged catalogs. */
export type Joined<Catalogs extends readonly Catalog[], Sum = Catalog> = Catalogs extends readonly [
  infer First,
  ...infer Rest extends readonly Catalog[],
]
  ? Joined<Rest, Sum & First>
  : Sum

/** Merges catalogs; if two contain the same text, the later one wins. */
export function joinCatalogs<Catalogs extends readonly Catalog[]>(
  ...catalogs: Catalogs
): Joined<Catalogs> {
  const joined = new Map<string, Texts>()
  for (const catalog of catalogs) {
    for (const [id, texts] of Object.entries(catalog)) {
      joined.set(id, { ...joined.get(id), ...texts })
    }
  }
  return Object.fromEntries(joined) as Joined<Catalogs>
}
