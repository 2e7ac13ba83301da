import type { UnclearName } from '@waldkerf/domain/beetles/imports/planImport'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import type { ImportDecision, PlanSummary } from './importTypes.ts'
import { texts } from './ImportScreen.texts.ts'
import { Line, Muted, Stack } from './imports.styles.ts'

interface UnclearStepProps {
  plan: Pick<PlanSummary, 'unclear' | 'swapped' | 'isOrderUnclear'>
  species: readonly Species[]
  decision: ImportDecision
  onDecide: (changes: Partial<ImportDecision>) => void
}

/** More names than anybody answers one by one are left out unless they are mended in the file. */
const mostAsked = 100

/** The third step: what the file leaves open, each asked once. Nothing where nothing is open. */
export function UnclearStep({ plan, species, decision, onDecide }: UnclearStepProps) {
  const t = useTexts(texts).unclear
  const { number } = useFormat()
  const { unclear, swapped, isOrderUnclear } = plan
  const { names, swap, slashes } = decision
  if (unclear.length === 0 && swapped === 0 && !isOrderUnclear) return null
  return (
    <Card title={t.title}>
      <Stack>
        {swapped > 0 && (
          <Line role="group" aria-label={t.swap}>
            <p>{t.swapped(number(swapped))}</p>
            <Button aria-pressed={swap === true} onClick={() => onDecide({ swap: true })}>
              {t.swap}
            </Button>
            <Button aria-pressed={swap === false} onClick={() => onDecide({ swap: false })}>
              {t.keep}
            </Button>
          </Line>
        )}
        {isOrderUnclear && (
          <Line role="group" aria-label={t.slashes}>
            <p>{t.slashes}</p>
            <Button aria-pressed={slashes === 'dayFirst'} onClick={() => onDecide({ slashes: 'dayFirst' })}>
              {t.dayFirst}
            </Button>
            <Button aria-pressed={slashes === 'monthFirst'} onClick={() => onDecide({ slashes: 'monthFirst' })}>
              {t.monthFirst}
            </Button>
          </Line>
        )}
        {unclear.slice(0, mostAsked).map((one) => (
          <NameQuestion
            key={one.name}
            unclear={one}
            species={species}
            value={names[one.name]}
            onChange={(art) => onDecide({ names: { ...names, [one.name]: art } })}
          />
        ))}
        {unclear.length > mostAsked && <Muted>{t.more(number(unclear.length - mostAsked))}</Muted>}
      </Stack>
    </Card>
  )
}

interface NameQuestionProps {
  unclear: UnclearName
  species: readonly Species[]
  value: number | null | undefined
  onChange: (art: number | null | undefined) => void
}

const leftOut = 'leaveOut'

function NameQuestion({ unclear: { name, rows, similar }, species, value, onChange }: NameQuestionProps) {
  const t = useTexts(texts).unclear
  const { number } = useFormat()
  const place = ({ id }: Species) => (similar.includes(id) ? similar.indexOf(id) : similar.length)
  const chosen = value === null ? leftOut : (value ?? '')
  return (
    <Select
      label={t.name(name)}
      hint={t.rows(number(rows), rows === 1)}
      value={chosen}
      onChange={({ target }) => {
        const picked = target.value === '' ? undefined : Number(target.value)
        onChange(target.value === leftOut ? null : picked)
      }}
    >
      <option value="">{t.choose}</option>
      <option value={leftOut}>{t.leaveOut}</option>
      {species
        .toSorted((a, b) => place(a) - place(b) || a.de.localeCompare(b.de, 'de'))
        .map(({ id, de, sci }) => (
          <option key={id} value={id}>
            {sci ? `${de} (${sci})` : de}
          </option>
        ))}
    </Select>
  )
}
