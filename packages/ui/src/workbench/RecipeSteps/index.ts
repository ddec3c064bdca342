export type { RecipeStepResult, RecipeStep, RecipeStepsProps } from './RecipeSteps.types.js'
