import { useId, useState } from 'react'
import { styled } from 'styled-components'
import {
  type Assumptions,
  isUsual,
  longestDelay,
  longestValidity,
  overdueAges,
  usualAssumptions,
  weightedStatuses,
} from '@waldkerf/domain/forecast/assumptions'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Line, Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { useAhead } from '@waldkerf/ui/parts/TypedField/useAhead'
import { slider } from '@waldkerf/ui/theme/slider'
import { fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { texts } from '../ForecastScreen.texts.ts'

const Sliders = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(3)};

  &[hidden] {
    display: none;
  }
`

const Asked = styled(Line)`
  padding-block-start: ${space(3)};
`

const Slider = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(3)};
  font-size: ${fontSize(13)};

  output {
    font-weight: ${weight('medium')};
    font-variant-numeric: tabular-nums;
  }
  input {
    grid-column: 1 / -1;
    width: 100%;
    height: 24px;
    margin: 0;
    cursor: pointer;
    ${slider}
  }
`

export interface AssumptionsCardProps {
  assumptions: Assumptions
  /** The assumptions' effect on the balance, as decimal text. */
  effect: string
  onChange: (assumptions: Assumptions) => void
}

/** The forecast's assumptions, to be tried out. */
export function AssumptionsCard({ assumptions, effect, onChange }: AssumptionsCardProps) {
  const { assumptions: t, groups } = useTexts(texts)
  const { difference } = useMoney()
  const { likelihood, overdue, drafts, delay, validity } = assumptions
  // Below the charts it would be longer than they are.
  const isFolded = useScreenWidth() !== 'wide'
  const [isAsked, setAsked] = useState(false)
  return (
    <Card
      title={t.title}
      tools={
        !isUsual(assumptions) && (
          <Button variant="quiet" icon="reset" onClick={() => onChange(usualAssumptions)}>
            {t.reset}
          </Button>
        )
      }
    >
      <Quiet>{t.hint}</Quiet>
      {isFolded && (
        <Asked>
          <Button aria-expanded={isAsked} onClick={() => setAsked((asked) => !asked)}>
            {t.open}
          </Button>
        </Asked>
      )}
      <Sliders hidden={isFolded && !isAsked}>
        {weightedStatuses.map((status) => (
          <Range
            key={status}
            label={groups[status]}
            most={100}
            step={5}
            value={likelihood[status]}
            words={t.percent(String(likelihood[status]))}
            onChange={(value) => onChange({ ...assumptions, likelihood: { ...likelihood, [status]: value } })}
          />
        ))}
        <Range
          label={groups.drafts}
          most={100}
          step={5}
          value={drafts}
          words={t.percent(String(drafts))}
          onChange={(value) => onChange({ ...assumptions, drafts: value })}
        />
        <Range
          label={t.validity}
          most={longestValidity}
          step={5}
          value={validity}
          words={t.days(String(validity))}
          onChange={(value) => onChange({ ...assumptions, validity: value })}
        />
        {overdueAges.map((age) => (
          <Range
            key={age}
            label={groups[age]}
            most={100}
            step={5}
            value={overdue[age]}
            words={t.percent(String(overdue[age]))}
            onChange={(value) => onChange({ ...assumptions, overdue: { ...overdue, [age]: value } })}
          />
        ))}
        <Range
          label={t.delay}
          most={longestDelay}
          step={1}
          value={delay}
          words={t.days(String(delay))}
          onChange={(value) => onChange({ ...assumptions, delay: value })}
        />
      </Sliders>
      <Quiet role="status">{isUsual(assumptions) ? '' : t.effect(difference(effect))}</Quiet>
    </Card>
  )
}

interface RangeProps {
  label: string
  most: number
  step: number
  value: number
  /** The value in words. */
  words: string
  onChange: (value: number) => void
}

function Range({ label, most, step, value, words, onChange }: RangeProps) {
  const id = useId()
  const [own, tell] = useAhead(value, onChange)
  return (
    <Slider>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{words}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        step={step}
        value={own}
        aria-valuetext={words}
        onChange={({ target }) => tell(target.valueAsNumber)}
      />
    </Slider>
  )
}
