'use client'
import { useId } from 'react'
import { Badge } from '../../components/Badge/index.js'
import { Button } from '../../components/Button/index.js'
import { Drawer } from '../../components/Drawer/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { diffCellStrings } from '../DiffCell/DiffCell.strings.js'
import { computedText, RevealedPart } from '../DiffCell/DiffContent.js'
import { tagDiff } from '../DiffCell/tagDiff.js'
import { wordDiff, type DiffPart } from '../DiffCell/wordDiff.js'
import { cellDrawerStrings } from './CellDrawer.strings.js'
import { StyledCellDrawer, StyledHead, StyledValue } from './CellDrawer.styles.js'
import type { CellDrawerProps } from './CellDrawer.types.js'

/** Changed words above which a text is shown as replaced. Comparing that many takes about 0.1 s. */
const mostEdits = 2000

/** Shows a whole cell, its old value above its new one. */
export function CellDrawer({ open, onClose, side = 'end', column, ...content }: CellDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} side={side} title={column}>
      <CellContent column={column} {...content} />
    </Drawer>
  )
}

const none: readonly string[] = []

type CellContentProps = Omit<CellDrawerProps, 'open' | 'onClose' | 'side'>

function CellContent({
  column,
  name,
  number,
  value,
  kind = 'change',
  notes = none,
  onToggle,
}: CellContentProps) {
  const strings = useStrings(cellDrawerStrings)
  const locale = useLocale()
  const { before = '', after, computed, isExcluded = false, isConflict = false } = value
  const canToggle = after !== undefined && !isConflict && onToggle !== undefined
  return (
    <StyledCellDrawer>
      <StyledHead>
        <h2>{column}</h2>
        <p>{strings.place(name, numberFormat(locale).format(number))}</p>
      </StyledHead>
      {isExcluded && <Badge>{strings.excluded}</Badge>}
      {isConflict && <Badge tone="danger">{strings.conflict}</Badge>}
      {after === undefined ? (
        <Text
          heading={strings.value}
          parts={plainParts(computed ? computedText(computed, locale) : before)}
        />
      ) : (
        <Sides before={before} after={after} isTags={kind === 'tags'} />
      )}
      {notes.length > 0 && (
        <StyledValue>
          <h3>{strings.notes}</h3>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </StyledValue>
      )}
      {canToggle && (
        <Button variant="outline" onClick={onToggle}>
          {isExcluded ? strings.include : strings.exclude}
        </Button>
      )}
    </StyledCellDrawer>
  )
}

function plainParts(text: string): readonly DiffPart[] {
  return text === '' ? [] : [{ kind: 'same', text }]
}

interface SidesProps {
  readonly before: string
  readonly after: string
  readonly isTags: boolean
}

function Sides({ before, after, isTags }: SidesProps) {
  const strings = useStrings(cellDrawerStrings)
  const parts = isTags ? separated(tagDiff(before, after)) : wordDiff(before, after, mostEdits)
  return (
    <>
      <Text
        heading={strings.before}
        parts={parts.filter(({ kind }) => kind !== 'added')}
        sides={{ before, after }}
      />
      <Text
        heading={strings.after}
        parts={parts.filter(({ kind }) => kind !== 'removed')}
        sides={{ before, after }}
      />
    </>
  )
}

/** Puts each tag on its own line, as commas would be taken for part of a change. */
function separated(tags: readonly DiffPart[]): readonly DiffPart[] {
  return tags.map(({ kind, text }) => ({ kind, text: `${text}\n` }))
}

const elements = { same: 'span', removed: 'del', added: 'ins' } as const

interface TextProps {
  readonly heading: string
  readonly parts: readonly DiffPart[]
  /** The whole texts, if one changes to the other. */
  readonly sides?: { readonly before: string; readonly after: string }
}

function Text({ heading, parts, sides }: TextProps) {
  const strings = useStrings(cellDrawerStrings)
  const signs = useStrings(diffCellStrings)
  const id = useId()
  return (
    <StyledValue aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <p>
        {parts.length === 0 && <span data-empty="">{strings.empty}</span>}
        {parts.map((part, index) => {
          const Part = elements[part.kind]
          return (
            // Parts never move, so the index identifies them.
            // oxlint-disable-next-line react/no-array-index-key
            <Part key={index}>
              {sides ? (
                <RevealedPart part={part} index={index} parts={parts} strings={signs} {...sides} />
              ) : (
                part.text
              )}
            </Part>
          )
        })}
      </p>
    </StyledValue>
  )
}
