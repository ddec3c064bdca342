import { isTaken, type Candidate } from './Candidate.ts'
import type { SupplierList } from './SupplierList.ts'
import { priceTargets, type ColumnTarget, type MatchReason } from './targets.ts'

const longText = 150
const shortTitle = 4

function isName({ profile }: Candidate): boolean {
  const { averageLength, withLetters, addresses, html, colours, sizes } = profile
  return (
    averageLength >= shortTitle &&
    averageLength < longText &&
    withLetters > 0.9 &&
    Math.max(addresses, html, colours, sizes) < 0.2
  )
}

/** A list without a column for titles has one under another name, such as a short description. */
function guessTitle(candidates: readonly Candidate[]): void {
  if (isTaken(candidates, { target: 'title' })) return
  const described = candidates.find((one) => one.target.target === 'description' && isName(one))
  const free = candidates
    .filter((one) => one.target.target === 'none' && isName(one) && one.profile.withSpaces > 0.5)
    .toSorted((one, other) => other.profile.averageLength - one.profile.averageLength)
  const found = described ?? free[0]
  if (!found) return
  found.target = { target: 'title' }
  found.why = 'confirm'
  found.doubts = ['column']
}

/** Two columns of prices without telling names: what is paid is never above what is asked. */
function guessPrices(list: SupplierList, candidates: readonly Candidate[]): void {
  const hasPrice = [...priceTargets].some((target) => isTaken(candidates, { target }))
  if (hasPrice) return
  const found = candidates.find(({ column, target, profile }) => {
    if (target.target !== 'none' || profile.codes > 0.5) return false
    const hasDecimals = profile.texts.filter((text) => /[.,]\d{2}(?:\D|$)/u.test(text)).length
    const isPrice = hasDecimals > profile.texts.length * 0.5 || list.columns[column]?.isNumber
    return (
      isPrice === true && hasDecimals > 0 && profile.numbers.amounts > profile.texts.length * 0.9
    )
  })
  if (!found) return
  found.target = { target: 'price' }
  found.why = 'confirm'
  found.doubts = ['column']
}

/** Gives columns without a target the one that their texts alone speak for. */
export function guessByContent(list: SupplierList, candidates: readonly Candidate[]): void {
  const give = (candidate: Candidate, target: ColumnTarget, why: MatchReason) => {
    if (candidate.target.target !== 'none' || isTaken(candidates, target)) return
    candidate.target = target
    candidate.why = why
    candidate.doubts = why === 'confirm' ? ['column'] : []
  }
  for (const candidate of candidates) {
    const { profile } = candidate
    if (profile.codes > 0.8) give(candidate, { target: 'barcode' }, 'content')
    if (profile.images > 0.8) give(candidate, { target: 'image' }, 'content')
    if (profile.colours > 0.6) give(candidate, { target: 'option', name: 'Color' }, 'content')
    if (profile.html > 0.5) give(candidate, { target: 'description' }, 'content')
    // Numbers alone are no sizes: they may as well be counts.
    if (profile.sizes > 0.6 && profile.withLetters > 0.5) {
      give(candidate, { target: 'option', name: 'Size' }, 'content')
    }
  }
  guessTitle(candidates)
  for (const candidate of candidates) {
    const { texts, distinct, withSpaces, withDigits, averageLength, addresses, numbers } =
      candidate.profile
    if (averageLength > longText) give(candidate, { target: 'description' }, 'content')
    const isCode =
      texts.length > 1 &&
      distinct === texts.length &&
      withSpaces === 0 &&
      withDigits > 0.8 &&
      addresses === 0 &&
      averageLength >= 4 &&
      averageLength <= 40
    const hasLetters = candidate.profile.withLetters > 0.5
    if (isCode && (hasLetters || numbers.format === undefined)) {
      give(candidate, { target: 'sku' }, hasLetters ? 'content' : 'confirm')
    }
  }
  guessPrices(list, candidates)
}
