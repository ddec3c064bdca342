import { ErrorPanel, LoadingScreen } from '@dropwatt/ui'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../wiring/LanguageProvider.tsx'
import { focusWithoutScroll } from '../wiring/useRouteFocus.ts'
import { useFailure, type Failure } from '../wiring/useFailure.ts'
import { useTitle } from '../wiring/usePageTitle.ts'

export interface PageFailureProps {
  /** Whether it fills the screen, because the frame of the page is missing too. @default false */
  screen?: boolean
}

/** Shown in place of a page that failed to load or render. Starts over after each navigation. */
export function PageFailure(props: PageFailureProps) {
  return <Panel key={useLocation().key} {...props} />
}

function Panel({ screen = false }: PageFailureProps) {
  const { failure, ...actions } = useFailure()
  return failure === 'loading' ? (
    <LoadingScreen within={!screen} />
  ) : (
    <FailureContent kind={failure} screen={screen} {...actions} />
  )
}

interface FailureContentProps extends Omit<ReturnType<typeof useFailure>, 'failure'> {
  kind: Exclude<Failure, 'loading'>
  screen: boolean
}

function FailureContent({ kind, ...panel }: FailureContentProps) {
  useTitle(useTexts().titles[kind === 'failed' ? 'crash' : kind])
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (heading.current) focusWithoutScroll(heading.current)
    return focusPage
  }, [])

  return <ErrorPanel kind={kind} headingRef={heading} {...panel} />
}

/** Restores the focus, which is lost when the retry button is removed. */
function focusPage(): void {
  const heading = document.querySelector('h1')
  if (heading) focusWithoutScroll(heading)
}
