import type { DiffCellStrings } from './DiffCell.strings.js'
import { RevealedPart } from './DiffContent.js'
import type { ChangedTexts } from './textsOf.js'
import type { DiffPart } from './wordDiff.js'

const elements = { same: 'span', removed: 'del', added: 'ins' } as const

interface TextSideProps {
  /** The parts of this side. */
  readonly parts: readonly DiffPart[]
  readonly texts: ChangedTexts
  /** Whether lines follow each other with a sign between them. @default false */
  readonly isFlowing?: boolean
  readonly strings: DiffCellStrings
}

/** One side of a changed text, with its changed words marked. */
export function TextSide({ parts, texts, isFlowing = false, strings }: TextSideProps) {
  const { before, after, isRendered } = texts
  if (parts.length === 0) return <span data-empty="">{strings.empty}</span>
  return parts.map((part, index) => {
    const Part = elements[part.kind]
    const isPlain = isRendered || part.kind === 'same'
    return (
      // Parts never move, so the index identifies them.
      // oxlint-disable-next-line react/no-array-index-key
      <Part key={index}>
        {isPlain ? (
          <Lines text={part.text} isFlowing={isFlowing} />
        ) : (
          <RevealedPart {...{ part, index, parts, before, after, strings }} />
        )}
      </Part>
    )
  })
}

function Lines({ text, isFlowing }: { readonly text: string; readonly isFlowing: boolean }) {
  if (!isFlowing || !text.includes('\n')) return text
  return text.split(/(\s*\n\s*)/u).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} data-break="">
        {piece}
      </span>
    ),
  )
}
