import { warehouse } from './Tee.styles.js'

const { red, redDim, ochre, blue, blueDim, wall, plank, floor, floorDim, box, boxDim } = warehouse

/** Other goods on the rail, all of the same width. */
const garments = [
  { x: -286, drop: 150, fill: blue, fold: blueDim },
  { x: -208, drop: 176, fill: ochre, fold: redDim },
  { x: -92, drop: 142, fill: blueDim, fold: floor },
  { x: 20, drop: 168, fill: red, fold: redDim },
  { x: 84, drop: 132, fill: ochre, fold: redDim },
  { x: 400, drop: 128, fill: blueDim, fold: floor },
  { x: 456, drop: 174, fill: blue, fold: blueDim },
  { x: 584, drop: 148, fill: ochre, fold: redDim },
  { x: 652, drop: 170, fill: red, fold: redDim },
  { x: 768, drop: 138, fill: blueDim, fold: floor },
] as const

const planks = [-302, -180, -60, 60, 180, 300, 420, 540, 660, 780] as const

/** The setting of the supplier photo: a store room with other goods. */
export function Warehouse() {
  return (
    <>
      <rect x="-302" width="1160" height="380" fill={wall} />
      <path d={planks.map((x) => `M${x} 0h60v262h-60Z`).join('')} fill={plank} opacity="0.55" />
      <rect x="-302" y="262" width="1160" height="118" fill={floor} />
      <path d="M-302 262H858V268H-302Z" fill={floorDim} />
      <path d="M-302 26H858" stroke={warehouse.rail} strokeWidth="6" />
      {garments.map((garment) => (
        <Garment key={garment.x} {...garment} />
      ))}
      <path d="M438 268H552V352H438ZM606 292H720V364H606ZM-214 280H-104V356H-214Z" fill={box} />
      <path
        d="M438 268H552V284H438ZM606 292H720V306H606ZM-214 280H-104V294H-214ZM-6 286H92V352H-6ZM706 310H820V372H706Z"
        fill={boxDim}
      />
      <path d="M-6 286H92V299H-6ZM706 310H820V322H706Z" fill={floorDim} />
      <path
        d="M486 268H504V352H486ZM654 292H672V364H654ZM-168 280H-150V356H-168Z"
        fill={warehouse.tape}
        opacity="0.6"
      />
      <ellipse cx="278" cy="346" rx="186" ry="17" fill={floorDim} />
    </>
  )
}

function Garment({ x, drop, fill, fold }: (typeof garments)[number]) {
  return (
    <g transform={`translate(${x} 26)`}>
      <path
        d="M40 0C40 -9 48 -8 46 -2L40 4L12 18M40 4L68 18"
        fill="none"
        stroke={warehouse.rail}
        strokeWidth="2.5"
      />
      <path
        d={`M40 8L66 16Q80 20 80 34V${drop - 6}Q80 ${drop} 74 ${drop}H6Q0 ${drop} 0 ${drop - 6}V34Q0 20 14 16Z`}
        fill={fill}
      />
      <path d={`M18 40L22 ${drop}H14ZM58 44L64 ${drop}H54Z`} fill={fold} opacity="0.6" />
    </g>
  )
}

/** The supplier's text over the photo. */
export function SupplierMarks() {
  const { mark, sticker } = warehouse
  return (
    <>
      <text
        x="278"
        y="216"
        fontSize="44"
        fill={mark}
        opacity="0.58"
        transform="rotate(-18 278 200)"
      >
        SUPPLIER-88
      </text>
      <g transform="translate(414 300) rotate(12)">
        <circle r="31" fill={sticker} />
        <circle r="26" fill="none" stroke={mark} strokeWidth="1.5" strokeDasharray="3 3" />
        <text y="7" fontSize="20" fill={mark}>
          HOT
        </text>
      </g>
    </>
  )
}
