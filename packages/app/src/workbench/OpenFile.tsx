import { useModule } from './useModule.ts'
import { useDropAnywhere } from './useIntake.ts'
import { usePresence } from './usePresence.ts'

const load = () => import('./view/OpenFileChip.tsx')

/** The open file in the top bar; nothing without one. Takes files that are dropped on the page. */
export function OpenFile() {
  const { open } = usePresence()
  useDropAnywhere()
  const chip = useModule(load, open !== undefined)
  return chip ? <chip.OpenFileChip /> : null
}
