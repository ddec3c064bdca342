'use client'
import { useId } from 'react'
import { Button } from '../../components/Button/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { StyledInput, StyledSlider, StyledTrack } from '../../components/Slider/Slider.styles.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import {
  BrushIcon,
  HandIcon,
  RedoIcon,
  RemoveMetadataIcon,
  UndoIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '../../icons/index.js'
import { offBecause } from '../offBecause.js'
import { OffNote } from '../OffNote.js'
import { ToggleGroup } from '../ToggleGroup/index.js'
import { maskEditorStrings } from './MaskEditor.strings.js'
import { StyledSize, StyledToolbar, StyledTools, StyledZoom } from './MaskEditor.styles.js'
import type { MaskBrush, MaskTool } from './MaskEditor.types.js'
import { leastBrush, mostBrush } from './strokes.js'

interface MaskToolbarProps {
  /** @default only the view can be changed */
  readonly brush: MaskBrush | undefined
  readonly tool: MaskTool
  readonly onToolChange: (tool: MaskTool) => void
  readonly size: number
  readonly onSizeChange: (size: number) => void
  readonly scale: number
  /** Whether all of the image is seen. */
  readonly isWhole: boolean
  readonly onZoom: (direction: 1 | -1) => void
  readonly onToggleFull: () => void
  /** Reason why nothing can be painted. */
  readonly offReason: string | undefined
}

/** The tools of the brush with its size, and the zoom. */
export function MaskToolbar({
  brush,
  tool,
  onToolChange,
  size,
  onSizeChange,
  scale,
  isWhole,
  onZoom,
  onToggleFull,
  offReason,
}: MaskToolbarProps) {
  const strings = useStrings(maskEditorStrings)
  const locale = useLocale()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(scale)
  const width = numberFormat(locale).format(size)
  const offId = useId()
  const disabled = offReason !== undefined
  const tools = [
    { value: 'keep', label: strings.keep, icon: <BrushIcon aria-hidden="true" />, disabled },
    {
      value: 'remove',
      label: strings.remove,
      icon: <RemoveMetadataIcon aria-hidden="true" />,
      disabled,
    },
    { value: 'move', label: strings.move, icon: <HandIcon aria-hidden="true" /> },
  ] as const
  return (
    <StyledToolbar
      role="group"
      aria-label={strings.tools}
      aria-describedby={disabled ? offId : undefined}
    >
      <OffNote id={offId} reason={offReason} hidden />
      {brush && (
        <StyledTools>
          <ToggleGroup
            aria-label={strings.tool}
            items={tools}
            value={disabled ? 'move' : tool}
            onValueChange={onToolChange}
          />
          <StyledSize>
            <span aria-hidden="true">
              {strings.size} <b>{width}</b>
            </span>
            <StyledSlider>
              <StyledTrack
                data-track=""
                data-disabled={disabled ? '' : undefined}
                style={{ '--at': (size - leastBrush) / (mostBrush - leastBrush) }}
              />
              <StyledInput
                type="range"
                min={leastBrush}
                max={mostBrush}
                value={size}
                disabled={disabled}
                aria-label={strings.size}
                aria-valuetext={strings.sizeValue(width)}
                onChange={(event) => onSizeChange(event.currentTarget.valueAsNumber)}
              />
            </StyledSlider>
          </StyledSize>
          <StyledZoom>
            <IconButton
              label={strings.undo}
              icon={<UndoIcon />}
              onClick={() => brush.onUndo?.()}
              {...offBecause(offReason ?? (brush.onUndo ? undefined : strings.noUndo))}
            />
            <IconButton
              label={strings.redo}
              icon={<RedoIcon />}
              onClick={() => brush.onRedo?.()}
              {...offBecause(offReason ?? (brush.onRedo ? undefined : strings.noRedo))}
            />
          </StyledZoom>
        </StyledTools>
      )}
      <StyledZoom data-part="zoom">
        <IconButton
          label={strings.zoomOut}
          icon={<ZoomOutIcon />}
          onClick={() => onZoom(-1)}
          {...offBecause(isWhole ? strings.isWhole : undefined)}
        />
        <Button
          variant="ghost"
          aria-label={isWhole ? strings.fullSize(percent) : strings.whole(percent)}
          onClick={onToggleFull}
        >
          {percent}
        </Button>
        <IconButton label={strings.zoomIn} icon={<ZoomInIcon />} onClick={() => onZoom(1)} />
      </StyledZoom>
    </StyledToolbar>
  )
}
