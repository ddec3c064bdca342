/** A text, or a function that returns one for given values. */
export type Text = string | ((...values: never[]) => string)

/** The texts of one component, by key. */
export type Texts = Readonly<Record<string, Text>>

type SameShape<Source extends Texts> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Source[Key]
}

/** Texts in another language or wording, by the id of their component. */
export type Catalog = Readonly<Record<string, Texts>>

/** The English texts of one component, and functions to override them. */
export interface Strings<Source extends Texts> {
  /** Id of the component, unique in the library. */
  readonly id: string
  readonly en: Source
  /** Creates a catalog with every text of the component in another language. */
  translate(texts: SameShape<Source>): Catalog
  /** Creates a catalog that overrides some texts of the component. */
  replace(texts: Partial<SameShape<Source>>): Catalog
}

/** Declares the English texts of one component, in a file beside it. */
export function defineStrings<const Source extends Texts>(id: string, en: Source): Strings<Source> {
  return {
    id,
    en,
    translate: (texts) => ({ [id]: texts }),
    replace: (texts) => ({ [id]: texts as Texts }),
  }
}

/** Merges catalogs; if two contain the same text, the later one wins. */
export function joinCatalogs(...catalogs: readonly Catalog[]): Catalog {
  const joined = new Map<string, Texts>()
  for (const catalog of catalogs) {
    for (const [id, texts] of Object.entries(catalog)) {
      joined.set(id, { ...joined.get(id), ...texts })
    }
  }
  return Object.fromEntries(joined)
}
