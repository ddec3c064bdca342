import { css, styled } from 'styled-components'
import { base, tabularNumbers, visuallyHidden } from '../../theme/index.js'
import { color, effect, font, fontSize, radius, space, upTo } from '../../tokens/index.js'

/** The content of a stat, with a glow from above when lit. */
export const stat = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[5]} ${space[6]} ${space[6]};
  background: ${color.surface};
  color: ${color.text};

  &[data-highlighted] {
    background: linear-gradient(
        color-mix(in srgb, ${color.neon} 4.5%, transparent),
        transparent 60%
      )
      ${color.surface};
  }

  @media ${upTo.phone} {
    padding: ${space[4]};
  }
`

export const StyledStatCard = styled.div`
  ${base}
  ${stat}
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  box-shadow: ${effect.topLight}, ${effect.shadow1};
`

/** The lamp before the title, shown when lit. */
export const StyledTitle = styled.p`
  ${base}
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.4;

  & > span {
    min-inline-size: 0;
    overflow-wrap: break-word;
  }

  & > svg {
    flex: none;
    inline-size: 1.0625rem;
    block-size: 1.0625rem;
    margin-block-start: calc((1lh - 1.0625rem) / 2);
    margin-inline-start: auto;
    color: ${color.textSubtle};
    stroke-width: 1.75;
  }

  [data-highlighted] > &::before {
    content: '';
    flex: none;
    box-sizing: border-box;
    inline-size: 8px;
    block-size: 8px;
    margin-block-start: calc((1lh - 8px) / 2);
    border: 1px solid ${color.neonEdge};
    border-radius: ${radius.full};
    background: ${color.neon};
    box-shadow: ${effect.glowSoft};
  }

  @media (forced-colors: active) {
    [data-highlighted] > &::before {
      border: 1px solid CanvasText;
      background: Highlight;
      box-shadow: none;
      forced-color-adjust: none;
    }
  }
`

export const StyledValue = styled.p`
  ${base}
  ${tabularNumbers}
  margin-block-start: auto;
  font-family: ${font.display};
  font-size: 2.125rem;
  font-weight: 620;
  line-height: 1;
  letter-spacing: -0.035em;
  overflow-wrap: anywhere;

  @media ${upTo.phone} {
    font-size: ${fontSize['3xl']};
  }
`

export const StyledUnknown = styled.span`
  ${visuallyHidden}
`
