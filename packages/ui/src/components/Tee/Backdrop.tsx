import { ink, store } from './Tee.styles.js'
import type { TeeBackdrop } from './Tee.types.js'

interface BackdropProps {
  readonly backdrop: TeeBackdrop
  /** Prefix of its SVG ids, unique on the page. */
  readonly id: string
}

/** The background of a clean product. */
export function Backdrop({ backdrop, id }: BackdropProps) {
  if (backdrop === 'none') return <Checks id={id} />
  if (backdrop === 'scene') return <Scene />
  return (
    <>
      <radialGradient id={id} cx="0.5" cy="0.4" r="0.5">
        <stop offset="0" stopColor={store.light} />
        <stop offset="1" stopColor={store.ground} />
      </radialGradient>
      <rect x="-302" width="1160" height="380" fill={`url(#${id})`} />
      <Contact />
    </>
  )
}

function Checks({ id }: { id: string }) {
  return (
    <>
      <pattern id={id} width="32" height="32" x="6" y="14" patternUnits="userSpaceOnUse">
        <rect width="32" height="32" fill={store.light} />
        <path d="M0 0H16V16H0ZM16 16H32V32H16Z" fill={store.check} />
      </pattern>
      <rect x="-302" width="1160" height="380" fill={`url(#${id})`} />
    </>
  )
}

function Scene() {
  return (
    <>
      <rect x="-302" width="1160" height="380" fill={store.wall} />
      <path d="M108 316V196A170 170 0 0 1 448 196V316Z" fill={store.arch} />
      <path
        d="M-150 0H-20L-130 316H-260ZM20 0H150L40 316H-90ZM210 0H268L158 316H92Z"
        fill={store.light}
        opacity="0.14"
      />
      <path d="M586 150H780V158H586Z" fill={store.floorDim} />
      <path d="M610 118H640V150H610ZM648 96H674V150H648ZM682 110H726V150H682Z" fill={store.arch} />
      <circle cx="752" cy="133" r="17" fill={store.pot} />
      <rect x="-302" y="316" width="1160" height="64" fill={store.floor} />
      <path d="M-302 316H858V321H-302Z" fill={store.floorDim} />
      <path d="M-180 246H-76V316H-180Z" fill={store.potDim} />
      <path d="M-188 236H-68V250H-188ZM-180 282H-76V288H-180Z" fill={store.pot} />
      <g fill={store.leaf}>
        <path d="M484 262C470 226 474 190 492 160C500 196 500 232 490 262Z" />
        <path d="M478 264C456 244 446 220 448 190C468 206 482 232 486 262Z" fill={store.leafLit} />
        <path d="M492 264C502 232 518 212 540 202C538 232 520 254 498 266Z" fill={store.leafLit} />
        <path d="M486 266C508 258 530 258 548 268C530 280 508 278 488 270Z" />
      </g>
      <path d="M452 262H526L516 344H462Z" fill={store.pot} />
      <path d="M448 254H530V270H448Z" fill={store.potDim} />
      <Contact />
    </>
  )
}

function Contact() {
  return <ellipse cx="278" cy="346" rx="152" ry="11" fill={ink.contact} opacity="0.16" />
}
