'use client'
import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  type KeyboardEvent,
} from 'react'
import { Button } from '../../components/Button/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { ProgressBar } from '../../components/ProgressBar/index.js'
import { useAnnouncement } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { CheckIcon, ChevronRightIcon, UndoIcon } from '../../icons/index.js'
import { useImageWords } from '../ImageWords/index.js'
import { MaskEditor, type MaskEditorHandle } from '../MaskEditor/index.js'
import { useFigures } from '../useFigures.js'
import { reviewCommand } from './reviewCommand.js'
import { ReviewEnd } from './ReviewEnd.js'
import { ReviewKeys } from './ReviewKeys.js'
import { countDecisions, idAfter } from './reviewOrder.js'
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
    isReadOnly = false,
    onKeyDown,
    ...native
  },
  ref,
) {
  const strings = useStrings(reviewQueueStrings)
  const words = useImageWords()
  const { count } = useFigures()
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  const editor = useRef<MaskEditorHandle>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Whether focus was inside when the review ended or went on.
  const hasFocus = useRef(false)
  useImperativeHandle(ref, () => section.current as HTMLElement)

  const index = images.findIndex(({ id }) => id === current)
  const image = images[index]
  const place = strings.place(count(index + 1), count(images.length))
  const said = useMemo(() => (current === null ? undefined : { current }), [current])
  const [reason] = image?.reasons ?? []
  const announcement = useAnnouncement(
    image && said,
    image ? strings.announce(image.name, place, reason ? words.reason(reason) : '') : '',
  )
  const isEnded = image === undefined

  useEffect(() => {
    if (!hasFocus.current) return
    hasFocus.current = false
    if (isEnded) heading.current?.focus()
    else editor.current?.focus()
  }, [isEnded])

  /** What had focus is gone after the last image, and after its end. */
  function show(id: string | null) {
    hasFocus.current =
      (id === null) !== isEnded && section.current?.contains(document.activeElement) === true
    onCurrentChange(id)
  }

  const canApprove = !isReadOnly && pictures.result !== undefined && pictures.error === undefined

  function decide(decision: ReviewDecision) {
    if (!image || isReadOnly || (decision === 'approved' && !canApprove)) return
    onDecide(image.id, decision)
    show(idAfter(images, image.id))
  }

  function step(by: 1 | -1) {
    const other = images[index + by]
    if (other) show(other.id)
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    onKeyDown?.(event)
    if (event.defaultPrevented || isEnded) return
    const command = reviewCommand(event, singleKeys)
    if (command === undefined) {
      editor.current?.press(event)
      return
    }
    event.preventDefault()
    if (command === 'previous') step(-1)
    else if (command === 'shortcuts') onShortcuts?.()
    else decide(command)
  }

  if (!image) {
    return (
      <StyledReviewQueue ref={section} {...native} aria-label={strings.heading} data-ended="">
        <ReviewEnd
          images={images}
          processing={processing}
          actions={doneActions}
          headingRef={heading}
          onBack={onBack}
          onReview={show}
        />
      </StyledReviewQueue>
    )
  }

  const decided = countDecisions(images)
  const done = decided.approved + decided.original
  const { original, result, size, busy, error } = pictures
  return (
    <StyledReviewQueue ref={section} {...native} aria-labelledby={headingId} onKeyDown={press}>
      <StyledHead>
        <IconButton
          data-turned=""
          label={strings.previous}
          icon={<ChevronRightIcon />}
          disabled={index === 0}
          onClick={() => step(-1)}
        />
        <div>
          <p>{place}</p>
          <h3 id={headingId}>{image.name}</h3>
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
          disabled={index === images.length - 1}
          onClick={() => step(1)}
        />
      </StyledHead>
      <StyledMain>
        <MaskEditor
          handle={editor}
          name={image.name}
          original={original}
          result={result}
          size={size}
          busy={busy}
          error={error}
          resultLabel={strings[kind]}
          brush={brush}
          disabled={isReadOnly}
          singleKeys={singleKeys}
        />
        <ReviewStrip images={images} current={index} onChoose={show} onNear={onNear} />
        <StyledProgress>
          <ProgressBar
            label={strings.progress}
            tone="success"
            value={(done / images.length) * 100}
          />
          <span>{strings.reviewed(count(done), count(images.length))}</span>
        </StyledProgress>
      </StyledMain>
      <StyledSide>
        <ReasonNotice reasons={image.reasons} />
        {choices && onChoicesChange && (
          <CutoutFields choices={choices} onChange={onChoicesChange} disabled={isReadOnly} />
        )}
      </StyledSide>
      <StyledActions>
        <Button
          variant="neon"
          block
          leading={<CheckIcon />}
          disabled={isReadOnly || error !== undefined}
          busy={!isReadOnly && error === undefined && result === undefined}
          onClick={() => decide('approved')}
        >
          {strings.approve}
        </Button>
        <Button
          variant="outline"
          block
          leading={<UndoIcon />}
          disabled={isReadOnly}
          onClick={() => decide('original')}
        >
          {strings.original}
        </Button>
      </StyledActions>
      <StyledMore>
        <Button variant="ghost" block disabled={isReadOnly} onClick={() => decide('later')}>
          {strings.later}
        </Button>
        <ReviewKeys
          singleKeys={singleKeys}
          hasBrush={brush !== undefined && !isReadOnly}
          onAll={onShortcuts}
        />
        {onBack && (
          <Button variant="link" onClick={onBack}>
            {strings.back}
          </Button>
        )}
      </StyledMore>
      <StyledHidden role="status">{announcement}</StyledHidden>
    </StyledReviewQueue>
  )
})
