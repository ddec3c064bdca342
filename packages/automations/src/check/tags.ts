import type { Check } from './CheckContext.ts'
import { Places } from './Places.ts'
import { TagSpellings, splitTags } from './TagSpellings.ts'

/** Tags that are spelled in several ways, which a store shows as one, and commas without a tag between. */
export const checkTags: Check = ({ cell, find, table }) => {
  const places = new Places('tag-spellings')
  const spellings = new TagSpellings()
  const column = find('tags')
  const rows: number[] = []
  return {
    onProduct: ({ firstRow }) => {
      if (column === undefined || !cell.seek(firstRow, column)) return
      rows.push(firstRow)
      for (const tag of splitTags(table.text(firstRow, column))) spellings.add(tag)
    },
    finish: () => {
      if (column === undefined) return undefined
      let untidy = 0
      for (const row of rows) {
        const text = table.text(row, column)
        if (spellings.merge(text) === text) continue
        const tags = splitTags(text)
        if (tags.includes('') || new Set(tags).size < tags.length) untidy += 1
        places.add(row, column)
      }
      return places.toFinding({
        count: spellings.several.length + untidy,
        fix: 'merge-tags',
        isSafe: true,
        ...spellings.example,
      })
    },
  }
}
