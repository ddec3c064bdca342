import { brand, Tee } from '@dropwatt/ui'
import { AiCopyIcon, CompressIcon, RemoveBackgroundIcon } from '@dropwatt/ui/icons'
import { dark } from '@dropwatt/ui/tokens'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Drawings } from '../build/pictures/drawings.types.ts'

/** Renders a drawing as a standalone SVG, with a namespace, a font, and `color` as currentColor. */
function asFile(drawing: ReactElement, color: string): string {
  const svg = renderToStaticMarkup(drawing)
    .replaceAll('currentColor', color)
    .replaceAll('<text', '<text text-anchor="middle" font-family="body" font-weight="700"')
  return svg.includes('xmlns=')
    ? svg
    : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}

const icon = { width: 64, height: 64, strokeWidth: 1.75 }

/** The content of the icons and link previews. */
export const drawings: Drawings = {
  brand,
  colors: dark,
  supplied: asFile(<Tee state="supplied" width={400} height={344} />, ''),
  clean: asFile(<Tee state="clean" width={400} height={344} />, ''),
  removeBackground: asFile(<RemoveBackgroundIcon {...icon} />, dark.accentText),
  compress: asFile(<CompressIcon {...icon} />, dark.accentText),
  copy: asFile(<AiCopyIcon {...icon} />, dark.accentText),
}
