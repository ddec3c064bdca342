/**
 * Loads what opens files. In a file of its own, as it names all files that come with that, which would
 * make every page larger.
 */
export const loadOpening = () => import('./openDropped.ts')
