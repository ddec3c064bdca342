'use client'
import { forwardRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { ChangeTable } from '../ChangeTable/index.js'
import { markChanges, markTags, tagsOf, type Change, type Passage } from './markChanges.js'
import { textRewriteStrings } from './TextRewrite.strings.js'
import { StyledNothing, StyledTags, StyledText } from './TextRewrite.styles.js'
import type { RewrittenText, TextRewriteProps } from './TextRewrite.types.js'

/** Shows texts before and after, side by side, with the changed words marked. */
export const TextRewrite = forwardRef<HTMLElement, TextRewriteProps>(function TextRewrite(
  { heads, texts, marked = true, tags = false, beforeLang, afterLang, ...native },
  ref,
) {
  const Show = tags ? Tags : Words

  function row(text: RewrittenText) {
    const { before, after } = passagesOf(text, marked, tags)
    return {
      id: text.id,
      name: text.name,
      before: [<Show key="before" passages={before} lang={beforeLang} as="del" />],
      after: [<Show key="after" passages={after} lang={afterLang} as="ins" />],
    }
  }

  return (
    <ChangeTable
      {...native}
      ref={ref}
      heads={{ name: heads.name, before: [heads.before], after: [heads.after] }}
      rows={texts.map((text) => row(text))}
    />
  )
})

function passagesOf(
  { before = '', after = '' }: RewrittenText,
  marked: boolean,
  tags: boolean,
): Change {
  if (marked) return tags ? markTags(before, after) : markChanges(before, after)
  const plain = (text: string) =>
    (tags ? tagsOf(text) : [text].filter(Boolean)).map((part) => ({ text: part, isChanged: false }))
  return { before: plain(before), after: plain(after) }
}

interface ShowProps {
  readonly passages: readonly Passage[]
  readonly lang?: string
  /** The element of a changed passage on this side. */
  readonly as: 'del' | 'ins'
}

function Words({ passages, lang, as: Mark }: ShowProps) {
  if (passages.length === 0) return <Nothing />
  return (
    <StyledText lang={lang}>
      {passages.map(({ text, isChanged }, index) => (
        // Passages never move, so the index identifies them.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>
          {index > 0 && ' '}
          {isChanged ? <Mark>{text}</Mark> : text}
        </span>
      ))}
    </StyledText>
  )
}

function Tags({ passages, lang, as: Mark }: ShowProps) {
  if (passages.length === 0) return <Nothing />
  return (
    <StyledTags lang={lang} role="list">
      {passages.map(({ text, isChanged }) => (
        <li key={text} data-changed={isChanged ? '' : undefined}>
          {isChanged ? <Mark>{text}</Mark> : text}
        </li>
      ))}
    </StyledTags>
  )
}

function Nothing() {
  const strings = useStrings(textRewriteStrings)
  return <StyledNothing>{strings.nothing}</StyledNothing>
}
