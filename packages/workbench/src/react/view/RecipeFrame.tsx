import { recipeLimits, recipeText } from '@dropwatt/automations/options'
import { Button } from '@dropwatt/ui'
import { Notice, RecipeNameDialog, RecipePage } from '@dropwatt/ui/workbench'
import { useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { RecipeRecord } from '../../core/storage/records.ts'
import type { Bench } from '../../core/store/Bench.ts'
import type { RecipeDraft } from '../../core/store/RecipeDraft.ts'
import { recipeAddress } from '../recipeAddress.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import type { Removal } from './RecipesView.tsx'
import { saveBlob } from '../../core/saveBlob.ts'

export interface EditedRecipe {
  bench: Bench
  draft: RecipeDraft
  record: RecipeRecord
}

interface RecipeFrameProps extends EditedRecipe {
  notices: ReactNode
  children: ReactNode
}

/** The heading of a recipe, with what can be done with it as a whole. */
export function RecipeFrame({ bench, draft, record, notices, children }: RecipeFrameProps) {
  const { texts } = useBenchTexts()
  const words = texts.recipes
  const name = useStore(draft.state, (state) => state.name)
  const steps = useStore(draft.state, (state) => state.steps)
  const used = useStore(draft.state, (state) => state.used)
  const isUnsaved = useStore(draft.state, (state) => state.isUnsaved)
  const { navigate, paths } = useHost()
  const [isNaming, setNaming] = useState(false)

  async function duplicate() {
    const { steps: copied } = draft.kept
    const id = crypto.randomUUID()
    const copy = words.copyOf(name)
    const short = words.copyOf(name.slice(0, recipeLimits.name - copy.length + name.length))
    await bench.account.putRecipe({ id, name: short, steps: copied, savedAt: Date.now() })
    navigate(recipeAddress(paths, id))
  }

  async function remove() {
    await bench.account.removeRecipe(record.id)
    const state: Removal = { removed: { ...record, ...draft.recipe } }
    navigate(paths.recipes, { state })
  }

  return (
    <RecipePage
      name={name}
      steps={steps.length}
      lastUsed={used}
      breadcrumb={[
        { label: words.files, href: paths.files },
        { label: words.title, href: paths.recipes },
      ]}
      onExport={() =>
        saveBlob(new Blob([recipeText(draft.kept)], { type: 'application/json' }), `${name}.json`)
      }
      onRename={() => setNaming(true)}
      onDuplicate={() => void duplicate()}
      onRemove={() => void remove()}
      notices={
        <>
          {isUnsaved && (
            <Notice
              tone="danger"
              role="alert"
              title={words.unsaved}
              actions={
                <Button variant="outline" onClick={() => void draft.save()}>
                  {words.again}
                </Button>
              }
            >
              {words.unsavedText}
            </Notice>
          )}
          {notices}
        </>
      }
    >
      {children}
      <RecipeNameDialog
        open={isNaming}
        onOpenChange={setNaming}
        name={name}
        onSave={(next) => {
          setNaming(false)
          draft.rename(next)
        }}
      />
    </RecipePage>
  )
}
