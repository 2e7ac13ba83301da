import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { welcomeTexts } from '../panels.texts.ts'

const Body = styled.div`
  display: grid;
  gap: ${space(4)};

  > p {
    max-width: 72ch;
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
  }
  > footer p {
    flex: 1 1 320px;
    max-width: 72ch;
  }
`

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(4)};

  > li {
    display: grid;
    align-content: start;
    gap: ${space(1)};
    padding-block-start: ${space(3)};
    border-block-start: 2px solid ${color.border};
    color: ${color.textMuted};
  }
  > li[data-state='done'],
  > li[data-state='current'] {
    border-color: ${color.accent};
    color: ${color.text};
  }
  > li[data-state='current'] strong {
    font-weight: ${weight('semibold')};
  }
  strong {
    font-weight: ${weight('medium')};
  }
  small {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    border-radius: ${radius('round')};
    font-size: ${fontSize(12)};
  }
  @container dashboard (width < 700px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const steps = [
  { id: 'made', state: 'done', icon: 'check' },
  { id: 'admitted', state: 'current', icon: 'clock' },
  { id: 'profile', state: 'next', icon: 'profile' },
  { id: 'expert', state: 'next', icon: 'expert' },
] as const

/** Next steps for people with an account but no rights yet. @param onCheck asks for the role at once */
export function WelcomePanel({ onCheck }: { onCheck: () => void }) {
  const t = useTexts(welcomeTexts)
  return (
    <Card title={t.title}>
      <Body>
        <p>{t.lead}</p>
        <Steps aria-label={t.stepsTitle}>
          {steps.map(({ id, state, icon }) => (
            <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <small>
                <Icon name={icon} size={16} />
                {t.steps[id].state}
              </small>
              <strong>{t.steps[id].title}</strong>
            </li>
          ))}
        </Steps>
        <footer>
          <p>{t.now}</p>
          <Button icon="refresh" onClick={onCheck}>
            {t.checkNow}
          </Button>
        </footer>
      </Body>
    </Card>
  )
}
