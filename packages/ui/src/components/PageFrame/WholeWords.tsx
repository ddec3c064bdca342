import { StyledWord } from './PageFrame.styles.js'

/** Keeps hyphenated words, such as E-Com, on one line if they fit. The text itself does not change. */
export function WholeWords({ children }: { readonly children: string }) {
  const parts = children.matchAll(/(\S+-\S+)|\s+|\S+/g)
  return Array.from(parts, ({ 0: part, 1: hyphenated, index: at }) =>
    hyphenated === undefined ? part : <StyledWord key={at}>{part}</StyledWord>,
  )
}
