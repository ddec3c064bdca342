/**
 * Says how much a text changes, to sort by. For two numbers it is the change relative to the old one:
 * 0.5 for half as much, 3 for four times as much. For other texts it is the share of the longer one
 * that is not the same at both ends. From or to nothing is 1.
 */
export function changeSize(before: string, after: string): number {
  if (before === '' || after === '') return 1
  const [old, now] = [Number(before), Number(after)]
  if (Number.isFinite(old) && Number.isFinite(now)) {
    return old === 0 ? 1 : Math.abs(now - old) / Math.abs(old)
  }
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (
    end < shorter - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  ) {
    end += 1
  }
  const longer = Math.max(before.length, after.length)
  return (longer - start - end) / longer
}
