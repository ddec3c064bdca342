import type { KeptEdit, KeptExclusions } from '@dropwatt/automations'
import type { Draft } from '../../storage/FileStorage.ts'
import type { PageChoices } from '../../store/KeptPages.ts'
import type { CellMatch } from './CellMatch.ts'

/** Choices on pages, in the rows of the file that was read later. */
interface MovedPages {
  readonly drafts: readonly Draft[]
  /** Cells that were excluded, and that were written by hand, in rows that are gone. */
  readonly exclusions: number
  readonly edits: number
}

function moveExclusions(
  { rows, columns, singles, changing }: KeptExclusions,
  cells: CellMatch,
): { readonly kept: KeptExclusions; readonly lost: number } {
  const places = Array.from(rows, (row, at) => cells.findRead(row, columns[at]!))
  const kept = places.flatMap((place, at) => (place ? at : []))
  return {
    kept: {
      rows: Uint32Array.from(kept, (at) => places[at]!.row),
      columns: Uint32Array.from(kept, (at) => places[at]!.column),
      singles: Uint8Array.from(kept, (at) => singles[at]!),
      changing: Uint8Array.from(kept, (at) => changing[at]!),
    },
    lost: rows.length - kept.length,
  }
}

function moveEdits(edits: readonly KeptEdit[], cells: CellMatch): readonly KeptEdit[] {
  return edits.flatMap((edit) => {
    const place = cells.findRead(edit.row, edit.column)
    if (!place) return []
    const { text, before } = edit
    const { row, column } = place
    return { row, column, text, before }
  })
}

/**
 * Moves what was excluded and written by hand on pages to the rows of the same products. Which rows the
 * member looked at or accepted is forgotten, as their values may be others.
 */
export function movePages(drafts: readonly Draft[], cells: CellMatch): MovedPages {
  let [lostExclusions, lostEdits] = [0, 0]
  const moved = drafts.map(([page, choices]): Draft => {
    // Earlier releases saved the options alone.
    if (typeof choices !== 'object' || choices === null || !('isPage' in choices)) {
      return [page, choices]
    }
    const { seen: _seen, accepted: _accepted, ...rest } = choices as PageChoices
    const { exclusions, edits } = rest
    const excluded = exclusions && moveExclusions(exclusions, cells)
    const written = edits && moveEdits(edits, cells)
    lostExclusions += excluded?.lost ?? 0
    lostEdits += (edits?.length ?? 0) - (written?.length ?? 0)
    return [
      page,
      {
        ...rest,
        ...(excluded && { exclusions: excluded.kept }),
        ...(written && { edits: written }),
      },
    ]
  })
  return { drafts: moved, exclusions: lostExclusions, edits: lostEdits }
}
