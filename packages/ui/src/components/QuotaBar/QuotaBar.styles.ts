import { styled } from 'styled-components'
import { base, tabularNumbers } from '../../theme/index.js'
import { color, font, fontSize, space } from '../../tokens/index.js'
import { tickCount } from './litTicks.js'

export const StyledQuotaBar = styled.div`
  ${base}
  ${tabularNumbers}
  color: ${color.text};
`

export const StyledAmount = styled.p`
  ${base}
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.4;

  & > strong {
    margin-inline-end: ${space[1]};
    color: ${color.text};
    font-family: ${font.display};
    font-size: ${fontSize.section};
    font-weight: 640;
    line-height: 1;
    letter-spacing: -0.045em;
  }
`

export const StyledTicks = styled.div`
  --_lit: ${color.success};

  display: grid;
  grid-template-columns: repeat(${tickCount}, minmax(0, 1fr));
  gap: 3px;
  block-size: 2.125rem;
  margin-block: ${space[5]} ${space[3]};
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  &[data-level='warning'] {
    --_lit: ${color.warning};
  }

  &[data-level='danger'] {
    --_lit: ${color.danger};
  }

  & > span {
    border-radius: 2px;
    background: ${color.surface3};
  }

  & > span[data-lit] {
    background: var(--_lit);
  }

  @media (forced-colors: active) {
    & > span {
      border: 1px solid CanvasText;
    }

    & > span[data-lit] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

/** Each mark is placed at the start of its tick. */
export const StyledScale = styled.div`
  position: relative;
  block-size: 1lh;
  color: ${color.textSubtle};
  font-family: ${font.mono};
  font-size: ${fontSize.axis};
  line-height: 1.4;
`

export const StyledMark = styled.span`
  position: absolute;
  inset-inline-start: calc(var(--mark) * 1%);
`
