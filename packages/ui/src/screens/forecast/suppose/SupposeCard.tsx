import { type Assumptions, usualAssumptions, weightedStatuses } from '@waldkerf/domain/forecast/outlook'
import { useId } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { useAhead } from '@waldkerf/ui/parts/TypedField/useAhead'
import { useMoney } from '../../officeLists/money/useMoney.ts'
import { texts } from '../ForecastScreen.texts.ts'
import { Slider, Sliders } from './SupposeCard.styles.ts'

export interface SupposeCardProps {
  suppositions: Assumptions
  /** What they change of the sum, as decimal text. */
  effect: string
  onChange: (suppositions: Assumptions) => void
}

const longestDelay = 90

const isUsual = ({ likelihood, delay }: Assumptions) =>
  delay === usualAssumptions.delay &&
  weightedStatuses.every((status) => likelihood[status] === usualAssumptions.likelihood[status])

/** What the outlook supposes, to be tried out. */
export function SupposeCard({ suppositions, effect, onChange }: SupposeCardProps) {
  const { suppose: t } = useTexts(texts)
  const { money } = useMoney()
  const { likelihood, delay } = suppositions
  return (
    <Card
      title={t.title}
      tools={
        !isUsual(suppositions) && (
          <Button variant="quiet" icon="undo" onClick={() => onChange(usualAssumptions)}>
            {t.reset}
          </Button>
        )
      }
    >
      <Quiet>{t.hint}</Quiet>
      <Sliders>
        {weightedStatuses.map((status) => (
          <Range
            key={status}
            label={t.likelihood[status]}
            most={100}
            step={5}
            value={likelihood[status]}
            words={t.percent(String(likelihood[status]))}
            onChange={(value) => onChange({ ...suppositions, likelihood: { ...likelihood, [status]: value } })}
          />
        ))}
        <Range
          label={t.delay}
          most={longestDelay}
          step={1}
          value={delay}
          words={t.days(String(delay))}
          onChange={(value) => onChange({ ...suppositions, delay: value })}
        />
      </Sliders>
      <Quiet role="status">{isUsual(suppositions) ? '' : t.effect(money(effect))}</Quiet>
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
