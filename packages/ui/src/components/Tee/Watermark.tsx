import { ink } from './Tee.styles.js'

interface WatermarkProps {
  /** Prefix of its SVG ids, unique on the page. */
  readonly id: string
  readonly children: string
}

/** The second row is offset by half a watermark; a watermark cut by the tile is rendered at both edges. */
const places = [
  { x: 116, y: 36 },
  { x: 0, y: 94 },
  { x: 232, y: 94 },
] as const

/** Repeats the store's watermark over the whole photo, so that every crop shows it. */
export function Watermark({ id, children }: WatermarkProps) {
  return (
    <>
      <pattern
        id={id}
        width="232"
        height="116"
        patternUnits="userSpaceOnUse"
        patternTransform="translate(278 190) rotate(-18)"
      >
        {places.map(({ x, y }) => (
          <text key={x} data-own="" x={x} y={y} fontSize="21" fill={ink.contact}>
            {children}
          </text>
        ))}
      </pattern>
      <rect x="-302" width="1160" height="380" fill={`url(#${id})`} opacity="0.26" />
    </>
  )
}
