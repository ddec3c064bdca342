'use client'
import { forwardRef, useId, useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react'
import { useAnnouncement } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { Notice } from '../Notice/index.js'
import { commandOf, type MaskCommand } from './commands.js'
import { HoldButton } from './HoldButton.js'
import { maskEditorStrings } from './MaskEditor.strings.js'
import { StyledFrame, StyledHidden, StyledMaskEditor, StyledStage } from './MaskEditor.styles.js'
import type { MaskEditorHandle, MaskEditorProps, MaskTool } from './MaskEditor.types.js'
import { MaskPane } from './MaskPane.js'
import { MaskToolbar } from './MaskToolbar.js'
import { sizeOf } from './sizeOf.js'
import { nextSize } from './strokes.js'
import { useBrushKeys } from './useBrushKeys.js'
import { useGestures, useWheelZoom } from './useGestures.js'
import { useStrokes } from './useStrokes.js'
import { useBox, useView } from './useView.js'
import { placeOf } from './view.js'

/** Below this width in px there is room for one picture only. */
const roomForTwo = 520

/** Shows an image beside its result, and lets the user mark with a brush what belongs to the product. */
export const MaskEditor = forwardRef<HTMLElement, MaskEditorProps>(function MaskEditor(
  {
    name,
    imageId = name,
    original,
    result,
    size: givenSize,
    resultLabel,
    brush,
    busy = false,
    error,
    offReason,
    singleKeys = true,
    handle,
    onKeyDown,
    ...native
  },
  ref,
) {
  const strings = useStrings(maskEditorStrings)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const startPane = useRef<HTMLDivElement>(null)
  const endPane = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<{ readonly of: string; readonly tool: MaskTool }>()
  // With each image a click does nothing until a brush is taken.
  const tool = chosen?.of === imageId ? chosen.tool : 'move'
  const [size, setSize] = useState(24)
  const [isComparing, setComparing] = useState(false)
  const [hover, setHover] = useState<readonly [number, number]>()
  const [announced, setAnnounced] = useState<{ readonly text: string }>()
  const announcement = useAnnouncement(announced, announced?.text ?? '')

  const isSingle = useBox(frame).width < roomForTwo
  // Another ref for each layout: the pane is measured again before the browser paints.
  const resultPane = isSingle ? startPane : endPane
  const box = useBox(resultPane)
  const image = sizeOf(original, givenSize)
  const control = useView(box, image, imageId)
  const place = placeOf(control.view, box, image)
  const strokes = useStrokes(brush, result, busy, place, imageId)
  const canPaint = brush !== undefined && offReason === undefined
  const hasBrush = canPaint && tool !== 'move'
  const keys = useBrushKeys({
    canPaint: hasBrush,
    keeps: tool === 'keep',
    size,
    box,
    image,
    control,
    strokes,
    say: (text) => setAnnounced({ text: strings[text] }),
  })
  const paints = hasBrush && !keys.isPanning
  const gestures = useGestures({
    pane: box,
    image,
    control,
    strokes,
    onPaint: paints ? (at) => strokes.begin(at, tool === 'keep', size) : undefined,
    onHover: setHover,
  })
  useWheelZoom(stage, control.zoom)

  function take(next: MaskTool) {
    setChosen({ of: imageId, tool: next })
    if (next !== 'move') brush?.onTake?.()
  }

  function choose(next: MaskTool) {
    take(next)
    setAnnounced({ text: strings[next] })
  }

  const does: Readonly<Record<MaskCommand, () => void>> = {
    keep: () => choose('keep'),
    remove: () => choose('remove'),
    move: () => choose('move'),
    smaller: () => setSize(nextSize(size, -1)),
    larger: () => setSize(nextSize(size, 1)),
    fullSize: control.toggleFull,
    zoomIn: () => control.zoom(1),
    zoomOut: () => control.zoom(-1),
    compare: () => {
      setComparing(!isComparing)
      setAnnounced({ text: isComparing ? (resultLabel ?? strings.result) : strings.original })
    },
    undo: () => brush?.onUndo?.(),
    redo: () => brush?.onRedo?.(),
  }

  function press(event: KeyboardEvent) {
    if (event.defaultPrevented) return
    const command = commandOf(event, singleKeys, canPaint)
    if (command === undefined) return
    event.preventDefault()
    does[command]()
  }

  useImperativeHandle<MaskEditorHandle, MaskEditorHandle>(handle, () => ({
    focus: () => stage.current?.focus({ preventScroll: true }),
    press,
  }))

  const resultText = resultLabel ?? strings.result
  const ringAt = keys.at ?? (paints ? hover : undefined)
  const shared = {
    box,
    view: control.view,
    strokes: strokes.strokes,
    ring: ringAt && { at: ringAt, size },
    ...gestures,
  }
  const before = {
    image,
    picture: original,
    label: strings.original,
    name: strings.pane(strings.original, name),
    wait: original ? undefined : strings.loading,
  }
  const after = {
    image: sizeOf(result, givenSize, image),
    picture: result,
    label: resultText,
    name: strings.pane(resultText, name),
    wait: result && !busy ? undefined : strings.calculating,
  }
  const shown = isComparing ? before : after

  const toolbar = (
    <MaskToolbar
      brush={brush}
      tool={tool}
      onToolChange={take}
      size={size}
      onSizeChange={setSize}
      scale={control.scale}
      isWhole={control.view.scale === 'fit'}
      onZoom={control.zoom}
      onToggleFull={control.toggleFull}
      offReason={offReason}
    />
  )

  return (
    <StyledMaskEditor
      ref={ref}
      {...native}
      aria-busy={busy}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        press(event)
      }}
    >
      {isSingle ? null : toolbar}
      {error !== undefined && (
        <Notice tone="danger" title={strings.failed}>
          {error}
        </Notice>
      )}
      <StyledFrame ref={frame}>
        {/* Arrow keys, Enter and Space belong to the brush here. */}
        <StyledStage
          ref={stage}
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={strings.stage(name)}
          aria-describedby={`${id}-help`}
          data-tool={paints ? 'paint' : 'move'}
          data-single={isSingle ? '' : undefined}
          onKeyDown={keys.onKeyDown}
          onKeyUp={keys.onKeyUp}
          onBlur={keys.onBlur}
        >
          {!isSingle && <MaskPane {...shared} {...before} paneRef={startPane} side="start" />}
          <MaskPane {...shared} {...shown} paneRef={resultPane} side={isSingle ? 'start' : 'end'} />
        </StyledStage>
        {isSingle && <HoldButton isHeld={isComparing} onHeldChange={setComparing} />}
      </StyledFrame>
      {/* Where fingers paint, the tools are below the picture. */}
      {isSingle ? toolbar : null}
      <StyledHidden id={`${id}-help`}>
        {hasBrush ? strings.helpBrush : strings.helpView}
        {canPaint && !hasBrush && ` ${strings.helpTake}`}
      </StyledHidden>
      <StyledHidden role="status">{announcement}</StyledHidden>
    </StyledMaskEditor>
  )
})
