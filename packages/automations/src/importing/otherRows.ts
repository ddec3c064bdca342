import { foldSpelling } from '../text/fold.ts'

/** Kind of a row that holds no product by its texts alone: the header once more, or a sum. */
export type OtherRow = 'header' | 'total'

/** The texts of a list. */
interface Texts {
  readonly names: readonly string[]
  readonly rowCount: number
  readonly textAt: (row: number, column: number) => string
}

const totalWords =
  'grand total|sub total|subtotal|totals|total general|total|totale generale|totale complessivo|importo totale|totale|totali|' +
  'gesamtsumme|zwischensumme|gesamtbetrag|gesamt|summe|somme|sous total|total ht|total ttc|importe total|suma total|suma|soma|totais|' +
  'eindtotaal|subtotaal|totaal|razem|ogolem|lacznie|celkem'

/** A sum of the rows above, with a count, a currency or nothing behind: ‘Totale (EUR)’, ‘Total 24 items’. */
const total = new RegExp(`^(?:${totalWords})(?:$|\\s*[:=(€$£\\d].*)`, 'u')

const maxCharacters = 40

/** Whether a text is that of a sum. */
function isTotal(text: string): boolean {
  return text.length <= maxCharacters && total.test(foldSpelling(text).replaceAll('-', ' '))
}

/** A name of a column as software writes it: ‘item_sku’, ‘item_name[language_tag=en]#1.value’. */
const technicalName = /^[a-z]+[a-z\d]*[_[#.]\S*$/u
const anyTechnicalName = /^[a-z][a-z_\d[\]=.#-]*$/iu

/** Most rows below the header that can name its columns once more. */
const technicalRows = 3

/** Least share of the cells of a row that name their own column. */
const minOwn = 0.6
const minTechnical = 0.95

/** Finds the rows of a list that are its header once more, or look like a sum. */
export function findOtherRows({ names, rowCount, textAt }: Texts): ReadonlyMap<number, OtherRow> {
  const own = names.map(foldSpelling)
  const found = new Map<number, OtherRow>()

  function firstFilled(row: number): number {
    for (let column = 0; column < names.length; column += 1) {
      if (textAt(row, column).trim() !== '') return column
    }
    return -1
  }

  function isHeader(row: number, first: number, text: string): boolean {
    const isOwn = foldSpelling(text) === own[first]
    if (!isOwn && (row > technicalRows || !technicalName.test(text))) return false
    const cells = names.flatMap((_, column) => {
      const cell = textAt(row, column).trim()
      return cell === '' ? [] : { cell, column }
    })
    if (cells.length < 2) return false
    const owns = cells.filter(({ cell, column }) => foldSpelling(cell) === own[column])
    if (owns.length >= cells.length * minOwn) return true
    const isTechnical = cells.some(({ cell }) => cell.includes('_'))
    const technical = cells.filter(({ cell }) => anyTechnicalName.test(cell))
    return isTechnical && technical.length >= cells.length * minTechnical
  }

  for (let row = 1; row < rowCount; row += 1) {
    const first = firstFilled(row)
    if (first === -1) continue
    const text = textAt(row, first).trim()
    if (text.length > maxCharacters * 2) continue
    if (isTotal(text)) found.set(row, 'total')
    else if (isHeader(row, first, text)) found.set(row, 'header')
  }
  return found
}
