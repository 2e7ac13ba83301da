import { useState } from 'react'
import { styled } from 'styled-components'
import { useLocale, useTexts } from '@waldkerf/ui/i18n/Language'
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
  > footer strong {
    color: ${color.text};
    font-weight: ${weight('medium')};
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

/** Asks for the role; afterwards says when that was, since the page looks the same as before. */
function useCheck(onCheck: () => Promise<void>) {
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)
  const [checkedAt, setCheckedAt] = useState('')
  const check = async () => {
    setBusy(true)
    await onCheck()
    const time = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' } as const
    setCheckedAt(new Date().toLocaleTimeString(locale, time))
    setBusy(false)
  }
  return { isBusy, checkedAt, check }
}

/** Next steps for people with an account but no rights yet. @param onCheck asks for the role at once */
export function WelcomePanel({ onCheck }: { onCheck: () => Promise<void> }) {
  const t = useTexts(welcomeTexts)
  const { isBusy, checkedAt, check } = useCheck(onCheck)
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
          <p>
            {t.now} <span role="status">{checkedAt && <strong>{t.checked(checkedAt)}</strong>}</span>
          </p>
          <Button icon="refresh" busy={isBusy} onClick={() => void check()}>
            {t.checkNow}
          </Button>
        </footer>
      </Body>
    </Card>
  )
}
