'use client'
import { useEffect, useState } from 'react'
import { Skeleton } from '../../components/Skeleton/index.js'
import { useStrings } from '../../i18n/index.js'
import { setUpStrings } from './AccountSecurity.strings.js'
import { StyledQrCode } from './AccountSecurity.styles.js'

interface Drawing {
  readonly size: number
  readonly path: string
}

/** Draws the dark modules of a QR code as one path. */
async function draw(text: string): Promise<Drawing> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size, path: modules.join('') }
}

/** Draws a text as a QR code on this device, with a library that loads only then. */
export function QrCode({ text }: { readonly text: string }) {
  const strings = useStrings(setUpStrings)
  const [drawing, setDrawing] = useState<Drawing | 'failed'>()

  useEffect(() => {
    let isCurrent = true
    draw(text).then(
      (drawn) => {
        if (isCurrent) setDrawing(drawn)
      },
      () => {
        if (isCurrent) setDrawing('failed')
      },
    )
    return () => {
      isCurrent = false
    }
  }, [text])

  if (drawing === 'failed') return <p role="alert">{strings.noPicture}</p>
  return (
    <StyledQrCode>
      {drawing ? (
        <svg
          role="img"
          aria-label={strings.qrCode}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          shapeRendering="crispEdges"
        >
          <path d={drawing.path} fill="currentColor" />
        </svg>
      ) : (
        <Skeleton shape="block" width="100%" height="100%" />
      )}
    </StyledQrCode>
  )
}
