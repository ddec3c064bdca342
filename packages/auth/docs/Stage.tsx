import { color, font, fontSize, radius, space } from '@dropwatt/ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const StyledStage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  justify-items: start;
  max-inline-size: 26rem;
  padding: ${space[6]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${fontSize.md};
  line-height: 1.5;

  & form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    inline-size: 100%;
  }

  & label {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    font-weight: 500;
  }

  & :is(input, button) {
    box-sizing: border-box;
    min-block-size: 2.75rem;
    padding-inline: ${space[4]};
    border: 1px solid ${color.borderControl};
    border-radius: ${radius.sm};
    background: ${color.surface2};
    color: ${color.text};
    font: inherit;
  }

  & button {
    font-weight: 600;
    cursor: pointer;

    &:hover {
      background: ${color.surface3};
    }

    &[aria-disabled='true'] {
      cursor: progress;
    }
  }

  & form > button:not([type]) {
    border-color: transparent;
    background: ${color.neon};
    color: ${color.onNeon};

    &:hover {
      background: ${color.neonHover};
    }
  }

  & code {
    font-family: ${font.mono};
    font-size: ${fontSize.sm};
  }

  & :is(input, button, a):focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  & p {
    margin: 0;

    &:empty {
      display: none;
    }
  }

  & [role='alert'] {
    color: ${color.danger};
  }

  & a {
    color: ${color.accentText};
  }

  & dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: ${space[2]} ${space[5]};
    margin: 0;
  }

  & dt {
    color: ${color.textMuted};
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

const StyledRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`

/** Styles the plain elements of an example with the theme. */
export function Stage({ children }: { children: ReactNode }) {
  return <StyledStage>{children}</StyledStage>
}

/** Lays out buttons in a row. */
export function Row({ children }: { children: ReactNode }) {
  return <StyledRow>{children}</StyledRow>
}
