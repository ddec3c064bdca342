import { brand, Tee } from '@dropwatt/ui'
import { AiCopyIcon, CompressIcon, RemoveBackgroundIcon } from '@dropwatt/ui/icons'
import { dark } from '@dropwatt/ui/tokens'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Drawings } from '../build/pictures/drawings.types.ts'

/** Makes a drawing a file of its own: it names its namespace, and a colour where it takes one. */
function asFile(drawing: ReactElement, color: string): string {
  const svg = renderToStaticMarkup(drawing)
    .replaceAll('currentColor', color)
    .replaceAll('<text', '<text text-anchor="middle" font-family="body" font-weight="700"')
  return svg.includes('xmlns=')
    ? svg
    : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}

const icon = { width: 64, height: 64, strokeWidth: 1.75 }

/** What the pictures show of the product. */
export const drawings: Drawings = {
  brand,
  colors: dark,
  supplied: asFile(<Tee state="supplied" width={400} height={344} />, ''),
  clean: asFile(<Tee state="clean" width={400} height={344} />, ''),
  removeBackground: asFile(<RemoveBackgroundIcon {...icon} />, dark.accentText),
  compress: asFile(<CompressIcon {...icon} />, dark.accentText),
  copy: asFile(<AiCopyIcon {...icon} />, dark.accentText),
}
