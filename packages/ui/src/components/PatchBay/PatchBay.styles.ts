import { styled } from 'styled-components'
import { base, tabularNumbers } from '../../theme/index.js'
import { color, constant, effect, font, fontSize, radius, space, upTo } from '../../tokens/index.js'

const columns = 'minmax(0, 1fr) 10.5rem minmax(0, 1fr)'

export const StyledBay = styled.div`
  ${base}
  position: relative;
  min-inline-size: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${effect.topLight}, ${effect.shadow3};
  color: ${color.text};
  line-height: 1.4;
  overflow: clip;

  @media print {
    break-inside: avoid;
  }
`

export const StyledHead = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  align-items: center;
  padding: ${space[3]} ${space[5]};
  border-block-end: 1px solid ${color.border};
  color: ${color.textSubtle};
  font-family: ${font.mono};
  font-size: ${fontSize.axis};
  font-weight: 500;

  & > :nth-child(2) {
    text-align: center;
  }

  & > :last-child {
    color: ${color.text};
    text-align: end;
  }

  @media ${upTo.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space[3]};

    & > :nth-child(2) {
      display: none;
    }
  }
`

export const StyledRow = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  align-items: center;
  min-block-size: 4rem;
  padding-inline: ${space[5]};

  & + & {
    border-block-start: 1px solid ${effect.hairline};
  }

  &[data-photo] {
    min-block-size: 10.5rem;
  }

  @media ${upTo.phone} {
    grid-template-columns: 2.75rem minmax(0, 1fr);
    row-gap: ${space[1]};
    min-block-size: 0;
    padding-block: ${space[3]};
    padding-inline: ${space[1]} ${space[4]};

    &[data-photo] {
      grid-template-columns: 2.75rem minmax(0, 1fr) minmax(0, 1fr);
      column-gap: ${space[2]};
      min-block-size: 0;
    }
  }
`

export const StyledSupplier = styled.div`
  padding-inline-end: ${space[5]};
  color: ${color.textSubtle};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;

  @media ${upTo.phone} {
    grid-column: 2;
    padding: 0;
  }
`

export const StyledStore = styled.div`
  ${tabularNumbers}
  padding-inline-start: ${space[5]};
  font-size: ${fontSize.md};
  font-weight: 500;
  text-align: end;

  & s {
    color: ${color.textSubtle};
    font-weight: 400;
  }

  @media ${upTo.phone} {
    grid-column: 2;
    padding: 0;
    text-align: start;

    [data-photo] > & {
      grid-column: 3;
    }
  }
`

export const StyledTile = styled.div`
  position: relative;
  inline-size: min(9.25rem, 100%);
  aspect-ratio: 200 / 172;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  overflow: clip;

  ${StyledStore} > & {
    margin-inline-start: auto;
  }

  & > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }

  & > bdi {
    position: absolute;
    inset-block-end: ${space[2]};
    inset-inline-start: ${space[2]};
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.sm};
    background: ${constant.tagGround};
    color: ${constant.tagInk};
    font-family: ${font.mono};
    font-size: ${fontSize.axis};
    font-weight: 500;
    line-height: 1.2;
  }

  @media ${upTo.phone} {
    inline-size: 100%;
  }
`

export const StyledCaret = styled.span`
  display: inline-block;
  inline-size: 2px;
  block-size: 1em;
  margin-inline-start: 1px;
  background: ${color.accentText};
  vertical-align: -0.15em;

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`

export const StyledFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[5]};
  border-block-start: 1px solid ${color.border};
  background: color-mix(in srgb, ${color.surface2} 60%, ${color.surface});

  & > :nth-child(2) {
    flex: 1;
    min-inline-size: min-content;
  }

  & > small {
    margin-inline-start: auto;
    color: ${color.textSubtle};
    font-family: ${font.mono};
    font-size: ${fontSize.axis};
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }
`
