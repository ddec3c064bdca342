import { styled } from 'styled-components'
import { color, radius, space } from '../../tokens/index.js'

export const StyledWindow = styled.span`
  display: grid;
  grid-template-columns: 28% minmax(0, 1fr);
  block-size: 6.5rem;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.bg};

  & i {
    display: block;
    block-size: 0.375rem;
    border-radius: ${radius.full};
    background: ${color.surface3};
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`

export const StyledRail = styled.span`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[3]} ${space[2]};
  border-inline-end: 1px solid ${color.border};
  background: ${color.bgSunken};

  & > [data-lit] {
    background: ${color.accentText};
  }
`

export const StyledPanel = styled.span`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[3]};

  & > i:first-child {
    inline-size: 55%;
    block-size: 0.5rem;
    background: ${color.text};
  }

  & > i:last-child {
    inline-size: 70%;
  }

  & > span {
    display: grid;
    align-items: center;
    block-size: 2rem;
    padding-inline: ${space[2]};
    border: 1px solid ${color.border};
    border-radius: ${radius.xs};
    background: ${color.surface};
  }

  & [data-lit] {
    inline-size: 45%;
    background: ${color.neon};
    box-shadow: 0 0 0 1px ${color.neonEdge};
  }
`
