import type { Check } from './CheckContext.ts'
import { Places } from './Places.ts'
import { TagSpellings, splitTags } from './TagSpellings.ts'

/** Tags that are spelled in several ways, which a store shows as one, and commas without a tag between. */
export const checkTags: Check = ({ cell, find, table }) => {
  const places = new Places('tag-spellings')
  const spellings = new TagSpellings()
  const column = find('tags')
  const rows: number[] = []
  const tagsOfRows: (readonly string[])[] = []
  return {
    onProduct: ({ firstRow }) => {
      if (column === undefined || !cell.seek(firstRow, column)) return
      const tags = splitTags(table.text(firstRow, column))
      rows.push(firstRow)
      tagsOfRows.push(tags)
      for (const tag of tags) spellings.add(tag)
    },
    finish: () => {
      if (column === undefined) return undefined
      let untidy = 0
      for (const [at, tags] of tagsOfRows.entries()) {
        const isUntidy = tags.includes('') || new Set(tags).size < tags.length
        if (!isUntidy && tags.every((tag) => spellings.spell(tag) === tag)) continue
        if (isUntidy) untidy += 1
        places.add(rows[at]!, column)
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
