'use client'
import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEventHandler,
} from 'react'
import { Button } from '../../components/Button/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { ProgressBar } from '../../components/ProgressBar/index.js'
import { useAnnouncement } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { CheckIcon, ChevronRightIcon, ClockIcon, UndoIcon } from '../../icons/index.js'
import { useImageWords } from '../ImageWords/index.js'
import { MaskEditor, type MaskEditorHandle } from '../MaskEditor/index.js'
import { offBecause } from '../offBecause.js'
import { OffNote } from '../OffNote.js'
import { useFigures } from '../useFigures.js'
import { reviewCommand } from './reviewCommand.js'
import { ReviewEnd } from './ReviewEnd.js'
import { ReviewKeys } from './ReviewKeys.js'
import { countDecisions, reviewIdsAfter, isOpen } from './reviewOrder.js'
import { CutoutFields, ReasonNotice } from './ReviewPanel.js'
import { reviewQueueStrings } from './ReviewQueue.strings.js'
import {
  StyledActions,
  StyledHead,
  StyledHidden,
  StyledMain,
  StyledMore,
  StyledProgress,
  StyledReviewQueue,
  StyledSide,
} from './ReviewQueue.styles.js'
import type { ReviewDecision, ReviewQueueProps } from './ReviewQueue.types.js'
import { ReviewStrip } from './ReviewStrip.js'

/** A decision about an image whose pictures are not shown yet. */
interface Waiting {
  readonly id: string
  readonly decision: ReviewDecision
}

/** Whether nothing has focus, such as when what had it is gone. */
function isFocusLost(): boolean {
  return document.activeElement === document.body
}

/** Shows the images that need review one after the other, and takes a decision on each. */
export const ReviewQueue = forwardRef<HTMLElement, ReviewQueueProps>(function ReviewQueue(
  {
    images,
    current,
    onCurrentChange,
    pictures,
    onDecide,
    kind = 'cutout',
    choices,
    onChoicesChange,
    brush,
    processing = 0,
    doneActions,
    onBack,
    onNear,
    onShortcuts,
    singleKeys = true,
    offReason,
    takesFocus = false,
    doneFocus,
    onKeyDown,
    ...native
  },
  ref,
) {
  const strings = useStrings(reviewQueueStrings)
  const words = useImageWords()
  const { count } = useFigures()
  const headingId = useId()
  const offId = useId()
  const section = useRef<HTMLElement>(null)
  const editor = useRef<MaskEditorHandle>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  const [waiting, setWaiting] = useState<Waiting>()
  useImperativeHandle(ref, () => section.current as HTMLElement)

  const { original, result, size, busy = false, error } = pictures
  const index = images.findIndex(({ id }) => id === current)
  const image = images[index]
  const isEnded = image === undefined
  const isDone = isEnded && images.length > 0 && processing === 0 && !images.some(isOpen)
  const decided = countDecisions(images)
  const place = strings.place(count(index + 1), count(images.length))
  const [reason] = image?.reasons ?? []
  const announced = useMemo(
    () => (current === null && !isDone ? undefined : { current }),
    [current, isDone],
  )
  const announcement = useAnnouncement(
    announced,
    image
      ? strings.announce(image.name, place, reason ? words.reason(reason) : '')
      : `${strings.done(count(images.length), images.length)} ${strings.counts(count(decided.approved), count(decided.original), decided.original)}`,
  )

  useEffect(() => {
    const hasMoved = !isFocusLost() && document.activeElement !== heading.current
    const shouldFocus = isFirst.current ? takesFocus : !hasMoved
    isFirst.current = false
    if (!shouldFocus) return
    if (!isEnded) editor.current?.focus()
    heading.current?.focus()
    if (isDone) doneFocus?.current?.focus()
    // What receives focus at first does so once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isEnded, isDone])

  /** Shows another image, and drops a decision that still waits. */
  function show(id: string | null) {
    setWaiting(undefined)
    onCurrentChange(id)
  }

  /** Moves focus to the picture, where Enter approves it. */
  function showByHand(id: string | null) {
    show(id)
    if (section.current?.contains(document.activeElement) || isFocusLost()) editor.current?.focus()
  }

  // A decision is about pictures that were seen.
  const isShown: Readonly<Record<ReviewDecision, boolean>> = {
    approved: result !== undefined && !busy,
    original: original !== undefined,
    later: original !== undefined,
  }
  const mainDecision = error === undefined ? 'approved' : 'later'

  function decide(decision: ReviewDecision) {
    if (!image || offReason !== undefined) return
    if (error === undefined && !isShown[decision]) {
      setWaiting({ id: image.id, decision })
      return
    }
    onDecide(image.id, decision)
    showByHand(reviewIdsAfter(images, image.id)[0] ?? null)
  }

  const isDropped = error !== undefined && waiting?.decision === 'approved'
  const isWaiting = waiting !== undefined && waiting.id === current && !isDropped
  const isDue = isWaiting && (error !== undefined || isShown[waiting.decision])
  useEffect(() => {
    if (isDue) decide(waiting.decision)
  })

  function step(by: 1 | -1) {
    const other = images[index + by]
    if (other) show(other.id)
  }

  /** A pointer leaves focus on the picture, so that Enter approves it and does not press the button again. */
  function stepBy(by: 1 | -1): MouseEventHandler {
    return (event) => {
      step(by)
      if (event.detail > 0) editor.current?.focus()
    }
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    onKeyDown?.(event)
    if (event.defaultPrevented) return
    // A key that is held presses a button once.
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
    if (isEnded) return
    const command = reviewCommand(event, singleKeys)
    if (command === undefined) {
      editor.current?.press(event)
      return
    }
    event.preventDefault()
    if (command === 'previous') step(-1)
    else if (command === 'shortcuts') onShortcuts?.()
    else decide(command === 'main' ? mainDecision : command)
  }

  const live = <StyledHidden role="status">{announcement}</StyledHidden>

  if (!image) {
    return (
      <StyledReviewQueue
        ref={section}
        {...native}
        aria-label={strings.heading}
        data-ended=""
        onKeyDown={press}
      >
        <ReviewEnd
          images={images}
          processing={processing}
          actions={doneActions}
          headingRef={heading}
          onBack={onBack}
          onReview={show}
        />
        {live}
      </StyledReviewQueue>
    )
  }

  const done = decided.approved + decided.original
  return (
    <StyledReviewQueue
      ref={section}
      aria-describedby={offReason === undefined ? undefined : offId}
      {...native}
      aria-labelledby={headingId}
      onKeyDown={press}
    >
      <StyledHead>
        <IconButton
          data-turned=""
          label={strings.previous}
          icon={<ChevronRightIcon />}
          onClick={stepBy(-1)}
          {...offBecause(index === 0 ? strings.isFirst : undefined)}
        />
        <div>
          <p>{place}</p>
          <h3 id={headingId} title={image.name}>
            {image.name}
          </h3>
          {reason && (
            <p aria-hidden="true" data-reason="">
              {words.reason(reason)}
            </p>
          )}
        </div>
        <IconButton
          data-straight=""
          label={strings.next}
          icon={<ChevronRightIcon />}
          onClick={stepBy(1)}
          {...offBecause(index === images.length - 1 ? strings.isLast : undefined)}
        />
      </StyledHead>
      <StyledMain>
        <MaskEditor
          handle={editor}
          name={image.name}
          imageId={image.id}
          original={original}
          result={result}
          size={size}
          busy={busy}
          error={error}
          resultLabel={strings[kind]}
          brush={brush}
          offReason={offReason}
          singleKeys={singleKeys}
        />
        <ReviewStrip
          images={images}
          current={index}
          onChoose={show}
          onPress={showByHand}
          onNear={onNear}
        />
        <StyledProgress>
          <ProgressBar
            label={strings.progress}
            tone="success"
            value={(done / images.length) * 100}
          />
          <span>{strings.reviewed(count(done), count(images.length))}</span>
        </StyledProgress>
      </StyledMain>
      <StyledActions>
        <Button
          variant="neon"
          block
          leading={mainDecision === 'approved' ? <CheckIcon /> : <ClockIcon />}
          busy={isWaiting}
          onClick={() => decide(mainDecision)}
          {...offBecause(offReason)}
        >
          {mainDecision === 'approved' ? strings.approve : strings.later}
        </Button>
        <Button
          variant="outline"
          block
          leading={<UndoIcon />}
          onClick={() => decide('original')}
          {...offBecause(offReason)}
        >
          {strings.original}
        </Button>
      </StyledActions>
      <StyledSide>
        <OffNote id={offId} reason={offReason} />
        <ReasonNotice reasons={image.reasons} />
        {choices && onChoicesChange && (
          <CutoutFields
            choices={choices}
            onChange={onChoicesChange}
            disabled={offReason !== undefined}
          />
        )}
      </StyledSide>
      <StyledMore>
        {mainDecision !== 'later' && (
          <Button variant="ghost" block onClick={() => decide('later')} {...offBecause(offReason)}>
            {strings.later}
          </Button>
        )}
        <ReviewKeys
          singleKeys={singleKeys}
          hasBrush={brush !== undefined && offReason === undefined}
          onAll={onShortcuts}
        />
        {onBack && (
          <Button variant="link" onClick={onBack}>
            {strings.back}
          </Button>
        )}
      </StyledMore>
      {live}
    </StyledReviewQueue>
  )
})
