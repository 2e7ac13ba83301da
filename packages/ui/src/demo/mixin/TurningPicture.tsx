import { useState } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, motion, weight } from '@waldkerf/ui/theme/tokens'

const Card = styled.button`
  position: relative;
  width: 120px;
  height: 120px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  border-radius: 50%;
  perspective: 600px;

  > * {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    border: 1px solid ${color.border};
    border-radius: 50%;
    backface-visibility: hidden;
    transition: transform ${motion('page')};
  }
  > :first-child {
    background: ${color.accentQuiet};
    color: ${color.accentText};
  }
  > :last-child {
    background: ${color.surface};
    font-size: ${fontSize(12)};
    text-align: center;
    transform: rotateY(180deg);
  }
  strong {
    font-weight: ${weight('semibold')};
  }
  &:is(:hover, :focus-visible, [aria-pressed='true']) > :first-child {
    transform: rotateY(180deg);
  }
  &:is(:hover, :focus-visible, [aria-pressed='true']) > :last-child {
    transform: rotateY(360deg);
  }
  @media (prefers-reduced-motion: reduce) {
    > * {
      transition: none;
    }
  }
`

/** A round picture; under the pointer, with the focus, or when pressed, it turns and shows what it is. */
export function TurningPicture({ title, text }: { title: string; text: string }) {
  const [turned, setTurned] = useState(false)
  return (
    <Card type="button" aria-pressed={turned} onClick={() => setTurned(!turned)}>
      <span>
        <svg width="64" height="64" viewBox="0 0 64 64" fill="currentColor" aria-hidden>
          <path d="M32 6 46 26h-7l11 16H38v14H26V42H14l11-16h-7z" />
        </svg>
      </span>
      <span>
        <strong>{title}</strong>
        <em>{text}</em>
      </span>
    </Card>
  )
}
