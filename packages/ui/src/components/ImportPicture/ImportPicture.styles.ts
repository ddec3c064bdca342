import { styled } from 'styled-components'
import { base, tabularNumbers } from '../../theme/index.js'
import { color, effect, font, fontSize, radius, space } from '../../tokens/index.js'

/** Side by side from this container width; below it the wire runs down. */
const wide = '42rem'
const columns = 'minmax(0, 1fr) 9rem minmax(0, 1fr)'

export const StyledRoom = styled.div`
  container-type: inline-size;
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
  overflow: clip;
`

export const StyledHeads = styled.div`
  display: none;

  @container (min-width: ${wide}) {
    display: grid;
    grid-template-columns: ${columns};
    align-items: center;
    box-sizing: border-box;
    min-block-size: 3.25rem;
    padding: ${space[2]} ${space[6]};
    border-block-end: 1px solid ${color.border};
    background: ${color.surface2};
    color: ${color.textMuted};
    font-family: ${font.mono};
    font-size: ${fontSize.xs};
    font-weight: 500;

    & > :last-child {
      grid-column: 3;
      color: ${color.text};
    }
  }
`

export const StyledList = styled.ul`
  ${base}
  padding: 0;
  list-style: none;

  & > li + li {
    border-block-start: 1px solid ${color.border};
  }
`

export const StyledItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${space[4]};

  @container (min-width: ${wide}) {
    grid-template-columns: ${columns};
    align-items: center;
    padding: ${space[5]} ${space[6]};

    [data-single] > & {
      padding-block: ${space[10]};
    }
  }
`

export const StyledLink = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  box-sizing: border-box;
  min-inline-size: 0;
  min-block-size: 3rem;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.md};
  background: ${color.bg};
  color: ${color.textMuted};

  & > svg {
    flex: none;
    inline-size: 1.0625rem;
    block-size: 1.0625rem;
    color: ${color.textSubtle};
    stroke-width: 1.75;
  }

  & > code {
    flex: 1;
    min-inline-size: 0;
    font-family: ${font.mono};
    font-size: ${fontSize.sm};
    line-height: 1.4;
    text-align: start;
    overflow-wrap: anywhere;
  }
`

export const StyledWire = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 4.5rem;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(50% - 1px);
    inline-size: 2px;
    background: ${color.neonEdge};
    box-shadow: 0 0 9px 1px ${effect.wireUnder};
  }

  [data-theme='light'] &::before {
    box-shadow: none;
  }

  & > span {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    border: 1px solid ${color.neonEdge};
    border-radius: ${radius.full};
    background: ${color.surface};
    color: ${color.accentText};
  }

  & svg {
    inline-size: 1.0625rem;
    block-size: 1.0625rem;
    stroke-width: 1.75;
  }

  @container (min-width: ${wide}) {
    min-block-size: 2.25rem;

    &::before {
      inset-block: calc(50% - 1px) auto;
      inset-inline: 0;
      inline-size: auto;
      block-size: 2px;
    }
  }

  @media (forced-colors: active) {
    &::before {
      background: Highlight;
      box-shadow: none;
      forced-color-adjust: none;
    }
  }
`

export const StyledListing = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface2};

  & > :last-child {
    display: grid;
    min-inline-size: 0;
    line-height: 1.4;
  }

  & strong {
    font-weight: 550;
    overflow-wrap: anywhere;
  }

  & span {
    ${tabularNumbers}
  }

  & small {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  @container (min-width: ${wide}) {
    [data-single] & {
      gap: ${space[5]};
      font-size: ${fontSize.xl};
    }
  }
`

export const StyledPhoto = styled.div`
  flex: none;
  inline-size: 5.5rem;
  aspect-ratio: 1;
  border-radius: ${radius.md};
  overflow: clip;

  @container (min-width: ${wide}) {
    [data-single] & {
      inline-size: 9rem;
    }
  }
`
