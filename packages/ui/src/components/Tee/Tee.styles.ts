import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { font } from '../../tokens/index.js'

/** Colours of the illustration. It represents a photo, which looks the same in both themes. */
export const ink = {
  sand: '#d9c59d',
  sandLit: '#e6d5b2',
  sandDim: '#c4ae83',
  seam: '#a68f62',
  lining: '#8f7a52',
  label: '#f6efe0',
  shade: '#3a2a12',
  contact: '#0e1703',
} as const

export const store = {
  light: '#ffffff',
  ground: '#dbe1d6',
  check: '#e7ebe3',
  wall: '#b9c7a8',
  wallDim: '#96a986',
  arch: '#dfe6d1',
  floor: '#cdb89a',
  floorDim: '#b79f7e',
  pot: '#b4694c',
  potDim: '#964f37',
  leaf: '#3f6b45',
  leafLit: '#5b8a55',
} as const

export const warehouse = {
  wall: '#6b5a4a',
  plank: '#5e4e40',
  floor: '#4a3d32',
  floorDim: '#372d25',
  rail: '#9c8870',
  red: '#94513f',
  redDim: '#7c4132',
  blue: '#4c6a72',
  blueDim: '#3c565e',
  ochre: '#a5813f',
  box: '#b08a5b',
  boxDim: '#8e6d45',
  tape: '#d5b687',
  sticker: '#d23b30',
  mark: '#ffffff',
} as const

export const StyledTee = styled.svg`
  ${base}
  display: block;
  inline-size: 100%;
  block-size: 100%;
  direction: ltr;

  & text {
    font-family: ${font.body};
    font-weight: 700;
    text-anchor: middle;
  }

  & text[data-own] {
    font-family: ${font.display};
    font-weight: 640;
    letter-spacing: -0.02em;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`
