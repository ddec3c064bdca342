/** A condition of a search, as Shopify's search syntax writes it. */
export type SearchNode =
  | { readonly kind: 'all'; readonly nodes: readonly SearchNode[] }
  | { readonly kind: 'any'; readonly nodes: readonly SearchNode[] }
  | { readonly kind: 'not'; readonly node: SearchNode }
  | SearchTerm

export interface SearchTerm {
  readonly kind: 'term'
  /** Nothing where a text is sought in all fields. */
  readonly field: string | undefined
  readonly comparator: '<' | '<=' | '=' | '>' | '>='
  readonly text: string
  /** Whether the text was in quotes, so that nothing in it has a meaning of its own. */
  readonly isQuoted: boolean
}

const fieldName = /^[a-z_]+:/i
const comparators = ['<=', '>=', '<', '>'] as const

/** Reads texts of the search syntax from left to right. */
class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  #skipSpaces(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1
  }

  get isDone(): boolean {
    this.#skipSpaces()
    return this.#at >= this.#text.length
  }

  takes(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false
    this.#at += text.length
    return true
  }

  /** Reads `AND`, `OR` or `NOT`, which are words only where a space or a bracket follows. */
  takesWord(word: string): boolean {
    this.#skipSpaces()
    const behind = this.#text[this.#at + word.length] ?? ' '
    return /[\s(]/.test(behind) && this.takes(word)
  }

  /** Reads a text in quotes; a backslash takes the meaning from the character behind it. */
  takeQuoted(): string | undefined {
    const mark = this.#text[this.#at]
    if (mark !== '"' && mark !== "'") return undefined
    this.#at += 1
    let text = ''
    while (this.#at < this.#text.length) {
      const letter = this.#text[this.#at]!
      this.#at += 1
      if (letter === mark) break
      if (letter === '\\' && this.#at < this.#text.length) {
        text += this.#text[this.#at]!
        this.#at += 1
      } else text += letter
    }
    return text
  }

  takeBare(): string {
    let text = ''
    while (this.#at < this.#text.length) {
      const letter = this.#text[this.#at]!
      if (/[\s()]/.test(letter)) break
      this.#at += 1
      if (letter === '\\' && this.#at < this.#text.length) {
        text += this.#text[this.#at]!
        this.#at += 1
      } else text += letter
    }
    return text
  }

  takeField(): string | undefined {
    const [name] = fieldName.exec(this.#text.slice(this.#at)) ?? []
    if (name === undefined) return undefined
    this.#at += name.length
    return name.slice(0, -1).toLowerCase()
  }
}

/** Reads conditions up to the end or a closing bracket. `OR` binds less than the space that means `AND`. */
function parseList(reader: Reader): SearchNode {
  const nodes: SearchNode[] = []
  while (!reader.isDone) {
    if (reader.takesWord('AND')) continue
    if (reader.takesWord('OR')) {
      return { kind: 'any', nodes: [{ kind: 'all', nodes }, parseList(reader)] }
    }
    const node = parseOne(reader)
    if (!node) break
    nodes.push(node)
  }
  return nodes.length === 1 ? nodes[0]! : { kind: 'all', nodes }
}

function parseOne(reader: Reader): SearchNode | undefined {
  if (reader.takesWord('NOT') || reader.takes('-')) {
    const node = parseOne(reader)
    return node && { kind: 'not', node }
  }
  if (reader.takes('(')) {
    const node = parseList(reader)
    reader.takes(')')
    return node
  }
  const field = reader.takeField()
  const comparator =
    field === undefined ? '=' : (comparators.find((sign) => reader.takes(sign)) ?? '=')
  const quoted = reader.takeQuoted()
  const text = quoted ?? reader.takeBare()
  if (quoted === undefined && text === '' && field === undefined) return undefined
  return { kind: 'term', field, comparator, text, isQuoted: quoted !== undefined }
}

/** Reads a query in Shopify's search syntax. Without any condition it finds everything. */
export function parseSearch(query: string): SearchNode {
  return parseList(new Reader(query))
}
