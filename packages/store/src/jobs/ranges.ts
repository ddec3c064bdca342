/** Numbers in rising order as the first and last of each run: 1, 2, 3, 7 is 1, 3, 7, 7. */
export type Ranges = readonly number[]

/** Packs numbers; their order does not matter. */
export function packRanges(numbers: Iterable<number>): Ranges {
  const ranges: number[] = []
  for (const number of [...numbers].toSorted((one, other) => one - other)) {
    if (ranges.length > 0 && ranges.at(-1) === number - 1) ranges[ranges.length - 1] = number
    else ranges.push(number, number)
  }
  return ranges
}

/** Yields the numbers in ranges. */
export function* inRanges(ranges: Ranges): Generator<number, void> {
  for (let at = 0; at < ranges.length; at += 2) {
    const last = ranges[at + 1] ?? 0
    for (let number = ranges[at] ?? 0; number <= last; number += 1) yield number
  }
}
