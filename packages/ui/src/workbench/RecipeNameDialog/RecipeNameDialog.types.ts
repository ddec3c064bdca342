export interface RecipeNameDialogProps {
  /** Whether it is open. */
  open: boolean
  /** Called with the requested state: `false` on Escape, on its close button and on the backdrop. */
  onOpenChange: (open: boolean) => void
  /** The current name, to rename a recipe. @default a new recipe is named */
  name?: string
  /** Called with the name, without spaces around it. Close the dialog then. */
  onSave: (name: string) => void
}
