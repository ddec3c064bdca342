import { Button, Checkbox, Dialog, Paragraphs, RadioGroup, useAutomationLabels } from '@dropwatt/ui'
import { ReadingProgress, ReadProblemNotice } from '@dropwatt/ui/store'
import { Notice } from '@dropwatt/ui/workbench'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { productFilters } from '../../core/live/pickedFilters.ts'
import { recallPicker, rememberPace } from '../../core/live/pickerMemory.ts'
import { ProductChoice } from '../../core/live/ProductChoice.ts'
import { fileOnlySteps, recipeRun } from '../../core/live/RecipeRun.ts'
import type { ConnectedStore } from '../../core/live/storeApi.ts'
import type { Stores } from '../../core/live/Stores.ts'
import type { RecipeRecord } from '../../core/storage/records.ts'
import type { Bench } from '../../core/store/Bench.ts'
import { readRecord } from '../../core/store/RecipeDraft.ts'
import { recipeAddress } from '../recipeAddress.ts'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import { useHost } from '../WorkbenchHost.tsx'
import { writeCount } from '../writeCount.ts'
import { readProblems } from './readProblems.ts'
import { StoreTexts } from './StoreTexts.tsx'
import { useStores, useStoresState } from './useStores.ts'

interface RunRecipeProps {
  bench: Bench
  /** The id of the recipe. */
  recipe: string
}

/** Asks on which products of the store in use a recipe runs, reads them, and shows the recipe on them. */
export function RunRecipe({ bench, recipe }: RunRecipeProps) {
  const stores = useStores()
  const store = useStoresState()?.used
  const record = useStore(bench.state, ({ recipes }) => recipes.find(({ id }) => id === recipe))
  return stores && store && record ? (
    <StoreTexts>
      <Asking key={store.id} bench={bench} record={record} stores={stores} store={store} />
    </StoreTexts>
  ) : null
}

interface AskingProps {
  bench: Bench
  record: RecipeRecord
  stores: Stores
  store: ConnectedStore
}

function Asking({ bench, record, stores, store }: AskingProps) {
  const host = useHost()
  const { user = '', storeMode, paths, navigate } = host
  const { texts, language } = useBenchTexts()
  const words = texts.live
  const labels = useAutomationLabels()
  const session = useStore(bench.state, (state) => state.session)
  const reading = useStore(bench.state, (state) => state.readingStore)
  const problem = useStore(bench.state, (state) => state.storeProblem)
  const openFile = session?.file.live?.domain === store.domain ? session.file : undefined
  const [choice] = useState(
    () =>
      new ProductChoice({
        read: (name, variables, signal) => stores.client.read(store.id, name, variables, signal),
        filters: recallPicker(user, store.id).filters,
      }),
  )
  useEffect(() => choice.start(), [choice])
  const found = useStore(choice.state, (state) => state.found)
  const filters = useStore(choice.state, (state) => state.filters)
  const [which, setWhich] = useState<'open' | 'last'>(openFile ? 'open' : 'last')
  const [isProposal, setProposal] = useState(false)
  const [isTried, setTried] = useState(false)
  const count = (value: number) => writeCount(value, language)
  const { steps } = readRecord(record)
  const notLive = fileOnlySteps(steps).map((at) => {
    const { slug } = steps[at]!
    return texts.recipes.changes.numbered(count(at + 1), labels[slug])
  })
  const canRun =
    which === 'open' ? openFile !== undefined : found.state === 'found' && found.count > 0

  function close() {
    bench.live.stop()
    bench.dialogs.close()
  }

  function read(): Promise<boolean> {
    const { client } = stores
    if (which === 'open') return bench.live.readAgain({ client, store })
    if (found.state !== 'found') return Promise.resolve(false)
    const isPractice = storeMode === 'practice'
    const { count: products } = found
    const began = performance.now()
    const request = { client, store, isPractice, filters: productFilters(filters), products }
    return bench.live.read(request).then((isRead) => {
      if (isRead) {
        rememberPace(user, store.id, { products, seconds: (performance.now() - began) / 1000 })
      }
      return isRead
    })
  }

  async function run() {
    setTried(true)
    if (!(await read())) return
    const file = bench.state.getState().session?.file.id
    if (file === undefined) return
    recipeRun.setState({ run: { recipe: record.id, file, isProposal } })
    bench.dialogs.close()
    navigate(recipeAddress(paths, record.id))
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      heading={words.runTitle(record.name, store.name)}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {reading ? words.stop : words.cancel}
          </Button>
          <Button
            variant="outline"
            onClick={() => bench.dialogs.ask({ kind: 'store', reads: 'products' })}
          >
            {words.choose}
          </Button>
          <Button
            variant="neon"
            busy={reading !== undefined}
            disabled={!canRun}
            onClick={() => void run()}
          >
            {notLive.length > 0 ? words.runWithout : words.runNow}
          </Button>
        </>
      }
    >
      <Paragraphs texts={[words.runText]} />
      {notLive.length > 0 && (
        <Notice tone="warning" title={words.notLive(notLive.join(', '))}>
          {words.fileOnly}
        </Notice>
      )}
      {isTried && problem && (
        <ReadProblemNotice
          store={store.name}
          problem={readProblems[problem.code]}
          scopes={problem.scopes ?? []}
          settingsHref={paths.storeSettings}
        />
      )}
      {found.state === 'failed' && (
        <ReadProblemNotice
          store={store.name}
          problem={readProblems[found.code]}
          task="count"
          onRetry={() => choice.retry()}
          settingsHref={paths.storeSettings}
        />
      )}
      <RadioGroup
        legend={words.which}
        value={which}
        onValueChange={setWhich}
        options={[
          ...(openFile
            ? [
                {
                  value: 'open' as const,
                  label: words.open(count(openFile.products), openFile.products),
                  hint: words.openHint,
                },
              ]
            : []),
          {
            value: 'last' as const,
            label:
              found.state === 'found'
                ? words.last(count(found.count), found.count)
                : words.lastCounting,
          },
        ]}
      />
      <Checkbox
        label={words.propose}
        checked={isProposal}
        onChange={({ target }) => setProposal(target.checked)}
      />
      <Paragraphs texts={[words.proposeHint]} />
      {reading && <ReadingProgress {...reading} />}
    </Dialog>
  )
}
