import { join } from 'node:path'
import { root } from '../../scripts/commands.ts'

/** The package of the local backend, from which its dependencies are resolved. */
export const backendFolder = join(root, 'packages/local-backend')
