import { ink } from './Tee.styles.js'

const outline =
  'M71 38L50 46Q38 51 32 63L16 97Q15 100 18 101.500L42 110.500Q45.5 111.5 47 108L50 100C51 126 49.5 150 48 170Q48 173.5 51.5 174Q100 181 148.5 174Q152 173.5 152 170C150.5 150 149 126 150 100L153 108Q154.5 111.5 158 110.500L182 101.500Q185 100 184 97L168 63Q162 51 150 46L129 38C121 51 79 51 71 38Z'
const back = 'M71 38C82 43 118 43 129 38C121 51 79 51 71 38Z'
const rib = 'M71 38C79 51 121 51 129 38'
const seams = 'M50 100C53 84 51 66 57 47M150 100C147 84 149 66 143 47'
const stitches =
  'M20 93.500L46.5 103.500M180 93.500L153.5 103.500M48.800 165Q100 172 151.200 165M74 41C83 54.5 117 54.5 126 41'
const folds =
  'M50 100C56 116 62 130 58 152C55 134 50 120 50 100ZM150 100C143 115 136 128 141 152C144 134 150 120 150 100ZM92 126C98 140 94 156 86 174C90 156 93 142 92 126ZM112 60C118 76 128 86 142 92C130 90 117 78 112 60ZM30 76C36 84 42 94 46 104C40 98 33 88 30 76ZM170 76C164 84 158 94 154 104C160 98 167 88 170 76Z'

interface ShirtProps {
  /** Prefix of its SVG ids, unique on the page. */
  readonly id: string
}

/** Renders the product: a sand-coloured tee in a box of 200 by 200. */
export function Shirt({ id }: ShirtProps) {
  return (
    <g transform="translate(98 -2) scale(1.85)">
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="0.35">
        <stop offset="0" stopColor={ink.sandLit} />
        <stop offset="0.5" stopColor={ink.sand} />
        <stop offset="1" stopColor={ink.sandDim} />
      </linearGradient>
      <path d={outline} fill={`url(#${id})`} />
      <path d={back} fill={ink.lining} />
      <rect x="95" y="41.5" width="10" height="5" rx="1" fill={ink.label} opacity="0.9" />
      <path d={folds} fill={ink.shade} opacity="0.1" />
      <g fill="none" stroke={ink.seam} strokeLinecap="round">
        <path d={rib} strokeWidth="3.2" />
        <path d={seams} strokeWidth="1.1" opacity="0.7" />
        <path d={stitches} strokeWidth="0.9" strokeDasharray="2.2 1.6" opacity="0.8" />
      </g>
    </g>
  )
}
