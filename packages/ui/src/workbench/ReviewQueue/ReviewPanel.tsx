'use client'
import type { ImageReason } from '@dropwatt/automations/images'
import { Switch } from '../../components/Switch/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { useImageWords } from '../ImageWords/index.js'
import { Notice } from '../Notice/index.js'
import { ToggleGroup } from '../ToggleGroup/index.js'
import { useFigures } from '../useFigures.js'
import { reviewQueueStrings } from './ReviewQueue.strings.js'
import { StyledEdges } from './ReviewQueue.styles.js'
import type { CutoutChoices } from './ReviewQueue.types.js'

const edges = ['sharp', 'soft', 'softer'] as const satisfies readonly CutoutChoices['edge'][]

/** Says why an image needs review, and what to do. */
export function ReasonNotice({ reasons }: { readonly reasons: readonly ImageReason[] }) {
  const strings = useStrings(reviewQueueStrings)
  const words = useImageWords()
  const locale = useLocale()
  const { list } = useFigures()
  const [strongest, ...others] = reasons
  if (strongest === undefined) return null
  const title = words.reason(strongest)
  return (
    <Notice
      tone="warning"
      headingLevel={4}
      title={title.charAt(0).toLocaleUpperCase(locale) + title.slice(1)}
    >
      {strings[strongest]}
      {others.length > 0 && ` ${strings.also(list(others.map((each) => words.reason(each))))}`}
    </Notice>
  )
}

interface CutoutFieldsProps {
  readonly choices: CutoutChoices
  readonly onChange: (choices: Partial<CutoutChoices>) => void
  readonly disabled: boolean
}

/** Fields for the removal of one image's background. */
export function CutoutFields({ choices, onChange, disabled }: CutoutFieldsProps) {
  const strings = useStrings(reviewQueueStrings)
  return (
    <>
      <Switch
        label={strings.gapsLabel}
        hint={strings.gapsHint}
        checked={choices.removesGaps}
        disabled={disabled}
        onChange={(event) => onChange({ removesGaps: event.currentTarget.checked })}
      />
      <Switch
        label={strings.shadowLabel}
        hint={strings.shadowHint}
        checked={choices.removesShadow}
        disabled={disabled}
        onChange={(event) => onChange({ removesShadow: event.currentTarget.checked })}
      />
      <StyledEdges>
        <span aria-hidden="true">{strings.edges}</span>
        <ToggleGroup
          aria-label={strings.edges}
          items={edges.map((value) => ({ value, label: strings[value], disabled }))}
          value={choices.edge}
          onValueChange={(edge) => onChange({ edge })}
        />
      </StyledEdges>
    </>
  )
}
