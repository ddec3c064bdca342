export interface ParagraphsProps {
  /** The texts, in their order; those without words are left out. */
  texts: readonly (string | false | undefined)[]
}

/** Writes each text as a paragraph of what it is in. */
export function Paragraphs({ texts }: ParagraphsProps) {
  return (
    <>
      {texts.map((text, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- Two paragraphs can say the same.
        text ? <p key={index}>{text}</p> : null,
      )}
    </>
  )
}
