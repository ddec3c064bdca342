import { ErrorPanel, LoadingScreen } from '@dropwatt/ui'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../wiring/LanguageProvider.tsx'
import { focusQuietly } from '../wiring/useArrival.ts'
import { useFailure, type Failure } from '../wiring/useFailure.ts'
import { useTitle } from '../wiring/usePageTitle.ts'

export interface PageFailureProps {
  /** Whether the frame of the page is missing too. */
  screen?: boolean
}

/** What is shown in the place of a page that failed. Each page that fails is a matter of its own. */
export function PageFailure(props: PageFailureProps) {
  return <Panel key={useLocation().key} {...props} />
}

function Panel({ screen = false }: PageFailureProps) {
  const { failure, ...actions } = useFailure()
  return failure === 'loading' ? (
    <LoadingScreen within={!screen} />
  ) : (
    <Explained kind={failure} screen={screen} {...actions} />
  )
}

interface ExplainedProps extends Omit<ReturnType<typeof useFailure>, 'failure'> {
  kind: Exclude<Failure, 'loading'>
  screen: boolean
}

function Explained({ kind, ...panel }: ExplainedProps) {
  useTitle(useTexts().titles[kind === 'failed' ? 'crash' : kind])
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (heading.current) focusQuietly(heading.current)
    return focusPage
  }, [])

  return <ErrorPanel kind={kind} headingRef={heading} {...panel} />
}

/** The button that made the page come back has gone with the panel, and focus with it. */
function focusPage(): void {
  const heading = document.querySelector('h1')
  if (heading) focusQuietly(heading)
}
