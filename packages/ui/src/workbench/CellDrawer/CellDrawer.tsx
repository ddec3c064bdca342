'use client'
import { useId, type ReactNode } from 'react'
import { Badge } from '../../components/Badge/index.js'
import { Button } from '../../components/Button/index.js'
import { Drawer } from '../../components/Drawer/index.js'
import { EditIcon } from '../../icons/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { diffCellStrings } from '../DiffCell/DiffCell.strings.js'
import { computedText } from '../DiffCell/DiffContent.js'
import type { DiffValue, TextFormat } from '../DiffCell/index.js'
import { tagDiff } from '../DiffCell/tagDiff.js'
import { TextSide } from '../DiffCell/TextSide.js'
import { textsOf, type ChangedTexts } from '../DiffCell/textsOf.js'
import { sideOf, wordDiff, type DiffPart } from '../DiffCell/wordDiff.js'
import { FormatSwitch } from '../FormatSwitch/index.js'
import { cellDrawerStrings } from './CellDrawer.strings.js'
import { StyledActions, StyledCellDrawer, StyledHead, StyledValue } from './CellDrawer.styles.js'
import type { CellDrawerProps } from './CellDrawer.types.js'

/** Changed words above which a text is shown as replaced. Comparing that many takes about 0.1 s. */
const mostEdits = 1000

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
  format = 'text',
  onFormatChange,
  notes = none,
  onToggle,
  onEdit,
  editor,
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
      {after === undefined && !editor ? (
        <Text
          heading={strings.value}
          parts={plainParts(computed ? computedText(computed, locale) : before)}
        />
      ) : (
        <>
          {value.rendered && onFormatChange && !editor && (
            <FormatSwitch value={format} onValueChange={onFormatChange} />
          )}
          <Sides
            value={value}
            // The editor has the source of HTML.
            format={editor ? 'html' : format}
            isTags={kind === 'tags'}
            editor={editor}
          />
        </>
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
      {!editor && (canToggle || onEdit) && (
        <StyledActions>
          {onEdit && (
            <Button variant="outline" leading={<EditIcon />} onClick={onEdit}>
              {strings.edit}
            </Button>
          )}
          {canToggle && (
            <Button variant="outline" onClick={onToggle}>
              {isExcluded ? strings.include : strings.exclude}
            </Button>
          )}
        </StyledActions>
      )}
    </StyledCellDrawer>
  )
}

function plainParts(text: string): readonly DiffPart[] {
  return text === '' ? [] : [{ kind: 'same', text }]
}

interface SidesProps {
  readonly value: DiffValue
  readonly format: TextFormat
  readonly isTags: boolean
  /** Replaces the new text while that is written by hand. */
  readonly editor: ReactNode
}

function Sides({ value, format, isTags, editor }: SidesProps) {
  const strings = useStrings(cellDrawerStrings)
  const signs = useStrings(diffCellStrings)
  const texts = textsOf(value, format)
  const { before, after, isMarkupOnly } = texts
  if (isMarkupOnly && !editor) {
    return (
      <>
        <p>{signs.onlyMarkup}</p>
        <Text heading={strings.value} parts={plainParts(after)} />
      </>
    )
  }
  const parts = isTags ? separated(tagDiff(before, after)) : wordDiff(before, after, mostEdits)
  const side = (changed: 'removed' | 'added') =>
    isTags
      ? parts.filter(({ kind }) => kind === 'same' || kind === changed)
      : sideOf(parts, changed)
  return (
    <>
      <Text heading={strings.before} parts={side('removed')} texts={texts} />
      {editor ? (
        <StyledValue>
          <h3>{strings.after}</h3>
          {editor}
        </StyledValue>
      ) : (
        <Text heading={strings.after} parts={side('added')} texts={texts} />
      )}
    </>
  )
}

/** Puts each tag on its own line, as commas would be taken for part of a change. */
function separated(tags: readonly DiffPart[]): readonly DiffPart[] {
  return tags.map(({ kind, text }) => ({ kind, text: `${text}\n` }))
}

interface TextProps {
  readonly heading: string
  readonly parts: readonly DiffPart[]
  /** Both sides, if one changes to the other. */
  readonly texts?: ChangedTexts
}

const unchanged: ChangedTexts = { before: '', after: '', isRendered: true, isMarkupOnly: false }

function Text({ heading, parts, texts = unchanged }: TextProps) {
  const signs = useStrings(diffCellStrings)
  const id = useId()
  return (
    <StyledValue aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <p dir="auto">
        <TextSide parts={parts} texts={texts} strings={signs} />
      </p>
    </StyledValue>
  )
}
