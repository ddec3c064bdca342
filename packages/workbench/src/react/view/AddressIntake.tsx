import { Button, LiveRegion, Row, Stack, TextField } from '@dropwatt/ui'
import { IntakeForm, Notice } from '@dropwatt/ui/workbench'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Bench } from '../../core/store/Bench.ts'
import { requestPage, type NoPage } from '../../core/store/pages.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { pageName } from './pageName.ts'

interface AddressIntakeProps {
  bench: Bench
  label: string
  hint: string | undefined
  address: string
  onAddressChange: (address: string) => void
  /** Opens the page that was found at `address`; settles once it is open or refused. */
  onPage: (text: string, name: string, address: string) => Promise<void>
  /** The ways that need no server, with what they are called. */
  others: readonly { readonly label: string; readonly choose: () => void }[]
}

/** Takes the product page at a web address. The server is asked once the member presses the button. */
export function AddressIntake({
  bench,
  label,
  hint,
  address,
  onAddressChange,
  onPage,
  others,
}: AddressIntakeProps) {
  const { texts } = useBenchTexts()
  const { getAccessToken } = useHost()
  const pageProblem = useStore(bench.state, (state) => state.pageProblem)
  const words = texts.importing
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState<NoPage>()
  const field = useRef<HTMLInputElement>(null)
  const cancelling = useRef<HTMLButtonElement>(null)
  const request = useRef<AbortController>(null)
  useEffect(() => () => request.current?.abort(), [])

  function forget() {
    setReason(undefined)
    bench.opening.dismiss('refused')
    bench.opening.dismiss('pageProblem')
  }

  async function open(signal: AbortSignal) {
    const page = await requestPage(address, { getAccessToken, signal })
    if (signal.aborted) return
    if (page.isFound) {
      await onPage(page.text, pageName(page.address), page.address)
      return
    }
    setReason(page.reason)
    if (page.reason === 'address') field.current?.focus()
  }

  async function start() {
    if (isBusy) return
    const controller = new AbortController()
    request.current = controller
    const { signal } = controller
    forget()
    setBusy(true)
    try {
      await open(signal)
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      if (request.current === controller) {
        request.current = null
        // The button goes away.
        if (document.activeElement === cancelling.current) field.current?.focus()
        setBusy(false)
      }
    }
  }

  function cancel() {
    request.current?.abort()
    bench.opening.stop()
    field.current?.focus()
  }

  const isMistyped = reason === 'address'
  const failure = reason ? texts.noPage[reason] : pageProblem && words.pageProblems[pageProblem]

  return (
    <IntakeForm onSubmit={() => void start()}>
      <TextField
        ref={field}
        type="url"
        label={label}
        hint={hint}
        value={address}
        error={isMistyped ? failure : undefined}
        readOnly={isBusy}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        onChange={({ target }) => {
          onAddressChange(target.value)
          forget()
        }}
      />
      <Row gap={3}>
        <Button type="submit" busy={isBusy} busyLabel={words.requesting}>
          {words.request}
        </Button>
        {isBusy && (
          <Button ref={cancelling} variant="outline" onClick={cancel}>
            {words.cancel}
          </Button>
        )}
      </Row>
      <LiveRegion>{isBusy && words.requesting}</LiveRegion>
      <Stack role="alert">
        {failure !== undefined && !isMistyped && (
          <Notice
            tone="warning"
            title={failure}
            actions={others.map((other) => (
              <Button key={other.label} size="sm" variant="outline" onClick={other.choose}>
                {other.label}
              </Button>
            ))}
          >
            {texts.noPage.instead}
          </Notice>
        )}
      </Stack>
    </IntakeForm>
  )
}
