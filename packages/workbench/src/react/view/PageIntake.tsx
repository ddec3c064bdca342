import { Button, RadioGroup, Row, Stack, TextArea } from '@dropwatt/ui'
import { FileDropZone, IntakeForm, type FileDropZoneProps } from '@dropwatt/ui/workbench'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { lastImport } from '../../core/storage/records.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { useModule } from '../useModule.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { pageFile } from './pageFile.ts'

const loadAddressIntake = () => import('./AddressIntake.tsx')

const ways = ['text', 'file', 'address'] as const
type Way = (typeof ways)[number]

interface PageIntakeProps {
  bench: Bench
  /** The drop zone for a saved page. */
  zone: FileDropZoneProps
}

/** The fields that a page is pasted or named in. */
const fields = 'textarea, input[type="url"]'

/** Returns how the page before was taken that the open export was filled from. */
function lastWay({ state, account }: Bench): Way {
  const { session } = state.getState()
  const last = session && lastImport(session.file)
  const source = account.state.getState().files.find(({ id }) => id === last?.id)
  return source?.address === undefined ? 'text' : 'address'
}

interface FieldWords {
  readonly label: string
  readonly help?: string
}

/** Takes a product page: as pasted text, as a file, or at a web address. The first two stay on the device. */
export function PageIntake({ bench, zone }: PageIntakeProps) {
  const { automations } = useBenchTexts()
  const { source, address: words } = automations['product-importer'].fields as {
    readonly source: FieldWords & { readonly choices: Readonly<Record<Way, string>> }
    readonly address: FieldWords
  }
  const [way, setWay] = useState<Way>(() => lastWay(bench))
  const [text, setText] = useState('')
  const [address, setAddress] = useState('')
  const byAddress = useModule(loadAddressIntake, way === 'address')
  const choices = useRef<HTMLFieldSetElement>(null)
  const wantsFocus = useRef(false)
  const intake = useRef<HTMLDivElement>(null)
  const wantsField = useRef(bench.state.getState().goesOn !== undefined)

  useEffect(() => {
    const field = wantsField.current && intake.current?.querySelector<HTMLElement>(fields)
    if (!field) return
    wantsField.current = false
    field.focus()
  })

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    choices.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
  })

  function choose(next: Way) {
    setWay(next)
    bench.opening.stop()
    bench.opening.dismiss('refused')
    bench.opening.dismiss('pageProblem')
  }

  return (
    <Stack ref={intake} gap={6}>
      <RadioGroup<Way>
        ref={choices}
        legend={source.label}
        value={way}
        onValueChange={choose}
        options={ways.map((value) => ({ value, label: source.choices[value] }))}
      />
      {way === 'text' && <TextIntake bench={bench} text={text} onTextChange={setText} />}
      {way === 'file' && <FileDropZone {...zone} problem={undefined} kind="page" />}
      {byAddress && (
        <byAddress.AddressIntake
          bench={bench}
          label={words.label}
          hint={words.help}
          address={address}
          onAddressChange={setAddress}
          onPage={(page, name, from) =>
            bench.sources.open(pageFile(page, name), 'product-importer', from)
          }
          others={(['text', 'file'] as const).map((other) => ({
            label: source.choices[other],
            choose: () => {
              // The button that was pressed goes away.
              wantsFocus.current = true
              choose(other)
            },
          }))}
        />
      )}
    </Stack>
  )
}

interface TextIntakeProps {
  bench: Bench
  text: string
  onTextChange: (text: string) => void
}

function TextIntake({ bench, text, onTextChange }: TextIntakeProps) {
  const { texts } = useBenchTexts()
  const pageProblem = useStore(bench.state, (state) => state.pageProblem)
  const reading = useStore(bench.state, (state) => state.reading)
  const words = texts.importing
  const [isTried, setTried] = useState(false)
  const isEmpty = text.trim() === ''
  const error = errorOf()

  function errorOf(): string | undefined {
    if (!isTried) return undefined
    if (isEmpty) return words.needsText
    return pageProblem && words.pageProblems[pageProblem]
  }

  function read() {
    setTried(true)
    if (isEmpty) return
    void bench.sources.open(pageFile(text, words.pasted), 'product-importer')
  }

  function readByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || (!event.ctrlKey && !event.metaKey)) return
    event.preventDefault()
    read()
  }

  return (
    <IntakeForm onSubmit={read}>
      <TextArea
        label={words.text}
        hint={words.textHint}
        rows={8}
        value={text}
        error={error}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => {
          onTextChange(target.value)
          setTried(false)
        }}
        onKeyDown={readByKey}
      />
      <Row>
        <Button type="submit" busy={reading !== undefined}>
          {words.read}
        </Button>
      </Row>
    </IntakeForm>
  )
}
