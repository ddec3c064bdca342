'use client'
import { forwardRef, useRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { UploadIcon } from '../../icons/index.js'
import { Notice } from '../Notice/index.js'
import { recipeImportStrings } from './RecipeImport.strings.js'
import { StyledActions, StyledImport } from './RecipeImport.styles.js'
import type { RecipeImportProps } from './RecipeImport.types.js'

/** Lets the user choose a recipe file that was exported before. */
export const RecipeImport = forwardRef<HTMLDivElement, RecipeImportProps>(function RecipeImport(
  { onFile, error, busy, disabled, align = 'start', action, ...native },
  ref,
) {
  const strings = useStrings(recipeImportStrings)
  const input = useRef<HTMLInputElement>(null)
  return (
    <StyledImport ref={ref} {...native} data-align={align}>
      <StyledActions>
        {action}
        <Button
          variant="outline"
          leading={<UploadIcon />}
          busy={busy}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {strings.importRecipe}
        </Button>
      </StyledActions>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={strings.importRecipe}
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // The same file can be chosen again after it was corrected.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      {error !== undefined && (
        <Notice tone="danger" role="alert" title={strings.failed}>
          {error}
        </Notice>
      )}
    </StyledImport>
  )
})
