import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

interface Step {
  id: string
  label: string
  /** Shows what belongs to it, where that stands on the same page. */
  onShow?: (() => void) | undefined
}

export interface StepLineProps {
  /** Says in words which one it is: 'Schritt 2 von 3'. */
  label: string
  steps: readonly Step[]
  /** The id of the present step; undefined once all are done. */
  current: string | undefined
}

/** The steps of something that is done one after the other, and which one this is. */
export function StepLine({ label, steps, current }: StepLineProps) {
  const place = current === undefined ? steps.length : steps.findIndex(({ id }) => id === current)
  return (
    <Line aria-label={label}>
      {steps.map(({ id, label: words, onShow }, at) => (
        <li key={id} data-reached={at <= place || undefined} aria-current={id === current ? 'step' : undefined}>
          {onShow ? (
            <button type="button" onClick={onShow}>
              {words}
            </button>
          ) : (
            words
          )}
        </li>
      ))}
    </Line>
  )
}

const Line = styled.ol`
  display: flex;
  gap: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};

  li {
    flex: 1;
    min-width: max-content;
    padding-top: ${space(1)};
    border-top: 3px solid ${color.border};
  }
  li[data-reached] {
    border-top-color: ${color.accent};
  }
  li[aria-current] {
    color: ${color.text};
    font-weight: ${weight('medium')};
  }
  button {
    display: flex;
    width: 100%;
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    font-weight: inherit;
    cursor: pointer;
  }
  button:hover {
    color: ${color.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* Five words beside each other on a phone. */
  @media (width < 480px) {
    gap: ${space(1)};

    &:has(> :nth-child(4)) {
      font-size: ${fontSize(12)};
    }
  }
`
