'use client'
import { useId } from 'react'
import { StyledShop } from './ShopFront.styles.js'
import { signs, type Sign } from './signs.js'

export interface ShopFrontProps {
  /** Text of the sign. @default 'open' */
  sign?: Sign
  /** Whether the sign is on. @default true */
  lit?: boolean
}

const signFrame = 'M184 286H548V394H184Z'
const tee =
  'M70 40C80 52 120 52 130 40L166 58L182 96L153 107L151 171Q100 179 49 171L47 107L18 96L34 58Z'

/**
 * Shows a small shop after closing time, its sign still on. Decorative, in night colours in both
 * themes; it fills its container and is cropped at the edges.
 */
export function ShopFront({ sign = 'open', lit = true }: ShopFrontProps) {
  const id = useId().replaceAll(/\W/g, '')
  const url = (name: string) => `url(#${name}-${id})`

  return (
    <StyledShop
      viewBox="0 0 720 900"
      preserveAspectRatio="xMidYMid slice"
      data-theme="dark"
      data-lit={lit ? '' : undefined}
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={`bloom-${id}`}>
          <stop offset="0" stopOpacity="0.26" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
        <filter id={`wide-${id}`} x="-40%" y="-80%" width="180%" height="260%">
          <feGaussianBlur stdDeviation="11" />
        </filter>
        <filter id={`near-${id}`} x="-40%" y="-80%" width="180%" height="260%">
          <feGaussianBlur stdDeviation="3" />
        </filter>
      </defs>

      <g data-part="light">
        <ellipse data-part="bloom" cx="366" cy="336" rx="420" ry="330" fill={url('bloom')} />
        <ellipse
          data-part="pool"
          cx="360"
          cy="700"
          rx="300"
          ry="36"
          opacity="0.5"
          fill={url('bloom')}
        />
      </g>

      <rect x="110" y="252" width="500" height="360" rx="6" />
      <path d="M96 612H624V640H96ZM40 700H680M0 742H720" />
      <path d="M80 170H640L664 236H56ZM150 170L132 236M220 170L208 236M290 170L284 236M360 170V236M430 170L436 236M500 170L512 236M570 170L588 236" />
      <path d="M56 236a38 22 0 0 0 76 0a38 22 0 0 0 76 0a38 22 0 0 0 76 0a38 22 0 0 0 76 0a38 22 0 0 0 76 0a38 22 0 0 0 76 0a38 22 0 0 0 76 0a38 22 0 0 0 76 0" />

      <Goods />
      <g data-part="light">
        <g data-part="rims">
          <path d="M189 460L211 449C217 456 243 456 249 449L271 460M308 458H350M433 476H527M182 552H252M272 552H320M340 552H432M452 552H508" />
        </g>
      </g>

      <path d="M216 252V286M516 252V286" />
      <g data-part="light" opacity="0.55" strokeWidth="13" filter={url('wide')}>
        <path d={signs[sign]} />
        <path data-part="frame" d={signFrame} />
      </g>
      <g data-part="light" opacity="0.9" strokeWidth="7" filter={url('near')}>
        <path d={signs[sign]} />
        <path data-part="frame" d={signFrame} />
      </g>
      <path data-part="tube" d={signs[sign]} />
      <g data-part="frame">
        <path data-part="tube" d={signFrame} strokeWidth="3" />
      </g>
    </StyledShop>
  )
}

function Goods() {
  return (
    <g data-part="goods">
      <path d={tee} transform="translate(168 424) scale(.62)" strokeWidth="3.2" />
      <path d="M358 476h14a16 16 0 0 1 0 36h-14" fill="none" />
      <rect x="300" y="458" width="58" height="74" rx="8" />
      <path d="M454 476a26 30 0 0 1 52 0" fill="none" />
      <path d="M428 476H532L542 532H418Z" />
      <path d="M150 534H570" />
      <rect x="180" y="552" width="74" height="48" rx="4" />
      <rect x="270" y="552" width="52" height="48" rx="4" />
      <rect x="338" y="552" width="96" height="48" rx="4" />
      <rect x="450" y="552" width="60" height="48" rx="4" />
    </g>
  )
}
