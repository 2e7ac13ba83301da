import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Mark, Steps } from './ExpertPanel.styles.ts'
import { texts } from './ExpertPanel.texts.ts'

const steps = [
  { id: 'asked', state: 'done', icon: 'check' },
  { id: 'decided', state: 'current', icon: 'clock' },
  { id: 'expert', state: 'next', icon: 'expert' },
] as const

/** Steps of a request, with the present one marked. */
export function ExpertSteps() {
  const t = useTexts(texts)
  return (
    <Steps aria-label={t.stepsTitle}>
      {steps.map(({ id, state, icon }) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Mark>
            <Icon name={icon} size={16} />
          </Mark>
          <span>
            {t.steps[id]} <small>· {t.stepState[state]}</small>
          </span>
        </li>
      ))}
    </Steps>
  )
}
