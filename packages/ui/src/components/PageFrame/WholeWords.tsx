import { StyledWord } from './PageFrame.styles.js'

/** Keeps words with hyphens, such as E-Com, on one line where there is room. The text stays as it is. */
export function WholeWords({ children }: { readonly children: string }) {
  const parts = children.matchAll(/(\S+-\S+)|\s+|\S+/g)
  return Array.from(parts, ({ 0: part, 1: hyphenated, index: at }) =>
    hyphenated === undefined ? part : <StyledWord key={at}>{part}</StyledWord>,
  )
}
