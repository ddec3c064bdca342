import { styled } from 'styled-components'
import { color, effect, font, fontSize, radius, space } from '../../src/tokens/index.js'
import { BothThemes } from './BothThemes.js'

const StyledFigure = styled.figure`
  margin: 0;

  & + & {
    margin-block-start: ${space[8]};
  }

  & figcaption {
    margin-block-start: ${space[3]};
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: 1.5;
  }

  & b {
    color: ${color.text};
    font-weight: 600;
  }
`

const StyledWire = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  align-items: center;

  &::before {
    content: '';
    position: absolute;
    inset-inline: ${space[4]};
    block-size: 2px;
    border-block: 1px solid ${effect.wireUnder};
    background: ${color.neon} padding-box;
    box-shadow: ${effect.glowSoft};
  }

  & span {
    position: relative;
    padding: ${space[2]} ${space[3]};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
    font: 500 ${fontSize.axis} / 1.5 ${font.mono};
  }
`

const StyledHeadline = styled.p`
  margin: 0;
  font: 640 ${fontSize.section} / 1.05 ${font.display};
  letter-spacing: -0.035em;

  & i {
    display: inline-block;
    inline-size: 0.2em;
    block-size: 0.2em;
    margin-inline-start: 0.06em;
    border: 1px solid ${color.neonEdge};
    border-radius: ${radius.full};
    background: ${color.neon};
    box-shadow: ${effect.glowSoft};
  }
`

const StyledBlocks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};

  & i {
    inline-size: ${space[4]};
    block-size: ${space[4]};
    border-radius: ${radius.xs};
    background: ${color.surface3};
  }

  & i[data-lit] {
    background: ${color.neon};
    box-shadow: inset 0 0 0 1px ${color.neonEdge};
  }
`

const hours = { before: 46, after: 6 }

/** Shows the three brand motifs: the wire, the lamp and the blocks. */
export function NightShift() {
  return (
    <BothThemes>
      {() => (
        <>
          <StyledFigure>
            <StyledWire>
              <span>supplier</span>
              <span>automation</span>
              <span>your shop</span>
            </StyledWire>
            <figcaption>
              <b>The wire</b> means current: what it touches works by itself.
            </figcaption>
          </StyledFigure>
          <StyledFigure>
            <StyledHeadline>
              Open all night
              <i />
            </StyledHeadline>
            <figcaption>
              <b>The lamp</b> means on: a finished step, a number above zero, a full stop.
            </figcaption>
          </StyledFigure>
          <StyledFigure>
            <StyledBlocks
              role="img"
              aria-label={`${hours.after} of ${hours.before} blocks are lit`}
            >
              {Array.from({ length: hours.before }, (_, hour) => (
                <i key={hour} data-lit={hour < hours.after ? '' : undefined} />
              ))}
            </StyledBlocks>
            <figcaption>
              <b>Blocks that can be counted</b> are the number: {hours.before} hours, of which{' '}
              {hours.after} are left.
            </figcaption>
          </StyledFigure>
        </>
      )}
    </BothThemes>
  )
}
