import { StyledSign } from './Revealed.styles.js'
import type { DiffCellStrings } from './DiffCell.strings.js'
import { reveal, type RevealedPiece, type RevealedPlace } from './reveal.js'

/** Says what is easily overlooked in a text, such as ‘space at the end’. */
export function unseenText({ text, unseen }: RevealedPiece, strings: DiffCellStrings): string {
  if (unseen === undefined) return text
  return unseen === 'spaces' ? strings.spaces(text.length.toString(), text.length) : strings[unseen]
}

interface RevealedProps extends RevealedPlace {
  readonly text: string
  /** The texts that it is compared with. @default none */
  readonly others?: readonly string[]
  readonly strings: DiffCellStrings
}

/** A text with signs for what is easily overlooked. Copying gives the text, and assistive technology says words. */
export function Revealed({ text, others, strings, isStart, isEnd }: RevealedProps) {
  const pieces = reveal(text, others, {
    ...(isStart !== undefined && { isStart }),
    ...(isEnd !== undefined && { isEnd }),
  })
  return pieces.map((piece) =>
    piece.sign === undefined ? (
      piece.text
    ) : (
      <StyledSign
        key={piece.at}
        role="img"
        aria-label={unseenText(piece, strings)}
        title={unseenText(piece, strings)}
        data-sign={piece.sign}
      >
        {piece.text}
      </StyledSign>
    ),
  )
}
