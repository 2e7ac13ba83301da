import { meantSpecies } from '@waldkerf/domain/beetles/imports/speciesNames'
import { otherName } from '@waldkerf/domain/beetles/wordedSpecies'
import type { UnclearName } from '@waldkerf/domain/beetles/imports/planImport'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import type { FindImport } from './importTypes.ts'
import { findTexts } from './ImportScreen.texts.ts'
import { Muted, Stack } from './imports.styles.ts'
import { mostAsked } from './stages.ts'

interface UnclearStepProps {
  told: Pick<FindImport['told'], 'unclear' | 'swapped' | 'isOrderUnclear'>
  species: readonly Species[]
  choice: FindImport['choice']
  onDecide: (changes: Partial<FindImport['choice']>) => void
}

const orders = ['dayFirst', 'monthFirst'] as const

/** The third step: what the file leaves open, each asked once. */
export function UnclearStep({ told, species, choice, onDecide }: UnclearStepProps) {
  const t = useTexts(findTexts).unclear
  const { number } = useFormat()
  const { unclear, swapped, isOrderUnclear } = told
  const { names, swap, slashes } = choice
  return (
    <Card title={t.title}>
      <Stack>
        {swapped > 0 && (
          <Select
            label={t.swapped(number(swapped), swapped === 1)}
            value={swap === undefined ? '' : String(swap)}
            onChange={({ target: { value } }) => onDecide({ swap: value === '' ? undefined : value === 'true' })}
          >
            <option value="">{t.undecided}</option>
            <option value="true">{t.swap}</option>
            <option value="false">{t.keep}</option>
          </Select>
        )}
        {isOrderUnclear && (
          <Select
            label={t.slashes}
            value={slashes ?? ''}
            onChange={({ target: { value } }) => onDecide({ slashes: orders.find((order) => order === value) })}
          >
            <option value="">{t.undecided}</option>
            {orders.map((order) => (
              <option key={order} value={order}>
                {t[order]}
              </option>
            ))}
          </Select>
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
        {unclear.length > mostAsked && (
          <Muted>{t.more(number(unclear.length - mostAsked), unclear.length === mostAsked + 1)}</Muted>
        )}
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

function NameQuestion({ unclear, species, value, onChange }: NameQuestionProps) {
  const { name, rows, similar } = unclear
  const t = useTexts(findTexts).unclear
  const { number } = useFormat()
  const place = ({ id }: Species) => (similar.includes(id) ? similar.indexOf(id) : similar.length)
  const chosen = value === null ? leftOut : (value ?? '')
  const meant = value === undefined ? meantSpecies(species, unclear) : undefined
  return (
    <Stack>
      <Select
        label={t.name(name)}
        hint={t.rows(number(rows), rows === 1)}
        value={chosen}
        onChange={({ target }) => {
          const picked = target.value === '' ? undefined : Number(target.value)
          onChange(target.value === leftOut ? null : picked)
        }}
      >
        <option value="">{t.undecided}</option>
        <option value={leftOut}>{t.leaveOut}</option>
        {species
          .toSorted((a, b) => place(a) - place(b) || a.de.localeCompare(b.de, 'de'))
          .map((one) => (
            <option key={one.id} value={one.id}>
              {one.sci ? `${one.de} (${otherName(one)})` : one.de}
            </option>
          ))}
      </Select>
      {meant && (
        <div>
          <Button
            onClick={({ currentTarget }) => {
              // The button is about to go.
              currentTarget.parentElement?.parentElement?.querySelector('select')?.focus()
              onChange(meant.id)
            }}
          >
            {t.take(meant.de)}
          </Button>
        </div>
      )}
    </Stack>
  )
}
