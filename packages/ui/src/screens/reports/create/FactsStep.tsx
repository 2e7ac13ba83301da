import { dayProblem } from '@waldkerf/domain/beetles/reports/readDay'
import { readPlace } from '@waldkerf/domain/beetles/reports/readPlace'
import { daysWithin } from '@waldkerf/domain/office/dates/dayLimits'
import type { SpeciesFrequency } from '@waldkerf/domain/entities/beetles/beetleCounts'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { longestEntry } from '@waldkerf/domain/entities/beetles/conversation'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import { areaNameAt, type OwnLayer } from '@waldkerf/domain/places/layers/ownLayer'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { DayField } from '@waldkerf/ui/parts/DayField/DayField'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { texts as agreementTexts } from '../agreement.texts.ts'
import { Note, Sides } from '../reports.styles.ts'
import type { ReportDraft } from '@waldkerf/domain/beetles/reports/unsentReport'
import { DraftPictureThumb } from '../DraftPictureThumb.tsx'
import { SmallThumbs, Summary } from './create.styles.ts'
import { useDegrees } from '@waldkerf/ui/screens/gis/table/useDegrees.ts'
import type { DraftProblems, ReportStep } from './draft.ts'
import { createTexts } from '../reports.texts.ts'
import { texts as layerTexts } from './layers/layers.texts.ts'
import { SpeciesCards, type SpeciesPictures } from './lateSpecies.ts'
import { usePlaceSentence, useRoughly } from './placeSentence.ts'

export interface FactsStepProps {
  draft: ReportDraft
  species: Loadable<readonly Species[]>
  /** The most frequent of the place and the month first. */
  frequent: Loadable<readonly SpeciesFrequency[]>
  pictures?: SpeciesPictures | undefined
  /** Others may see the draft's pictures, as long as nobody has said otherwise in it. */
  shares: boolean
  /** Maps of one's own compartments. */
  layers: readonly OwnLayer[] | undefined
  today: string
  problems: Pick<DraftProblems, 'day' | 'remark'>
  onChange: (part: Partial<ReportDraft>) => void
  onStep: (step: ReportStep) => void
}

/** Species, day and remark, and what will be sent. */
export function FactsStep({
  draft,
  species,
  frequent,
  pictures,
  shares,
  layers,
  today,
  problems,
  ...on
}: FactsStepProps) {
  const { onChange, onStep } = on
  const t = useTexts(createTexts).facts
  const agreement = useTexts(agreementTexts)
  const { number } = useFormat()
  return (
    <Sides>
      <div>
        <SpeciesField
          species={species}
          frequent={frequent}
          pictures={pictures}
          isHere={readPlace(draft).status === 'ready'}
          value={draft.species}
          onChange={(chosen) => onChange({ species: chosen })}
        />
      </div>
      <div>
        <DayField
          label={t.day}
          value={draft.day}
          today={today}
          dayReason={daysWithin({ max: today })}
          error={problems.day && t.days[problems.day]}
          onChange={(day) => onChange({ day })}
        />
        <TextArea
          label={t.remark}
          hint={t.remarkHint}
          error={problems.remark && t.tooLong(number(longestEntry))}
          value={draft.remark}
          onChange={(event) => onChange({ remark: event.target.value })}
        />
        <CompartmentOffer draft={draft} layers={layers} onChange={onChange} />
        {draft.pictures.length > 0 && (
          <Checkbox
            label={agreement.one}
            hint={agreement.hint}
            checked={draft.share ?? shares}
            onChange={({ target }) => onChange({ share: target.checked })}
          />
        )}
        <DraftSummary draft={draft} species={shown(species)} onStep={onStep} />
      </div>
    </Sides>
  )
}

/** The compartment that holds the place, to be written into the remark on a press: what was typed stays before it. */
function CompartmentOffer({ draft, layers = [], onChange }: Pick<FactsStepProps, 'draft' | 'layers' | 'onChange'>) {
  const t = useTexts(layerTexts)
  const place = readPlace(draft)
  const name = place.status === 'ready' ? areaNameAt(layers, place.lat, place.lon) : undefined
  if (name === undefined) return null
  const words = t.compartment(name)
  // 'Abteilung 12' is not said by 'Abteilung 123'.
  const parts = draft.remark.split(words)
  const isSaid = parts.slice(1).some((rest) => !/^[\p{L}\d]/u.test(rest))
  const write = () => onChange({ remark: [draft.remark.trimEnd(), words].filter(Boolean).join('\n') })
  // It stays where it is, with the focus: nothing below it moves.
  return (
    <div>
      <Whole icon={isSaid ? 'check' : 'plus'} aria-disabled={isSaid || undefined} onClick={isSaid ? undefined : write}>
        {isSaid ? t.said(words) : t.write(words)}
      </Whole>
    </div>
  )
}

/** Long names take a second line. */
const Whole = styled(Button)`
  max-width: 100%;
  height: auto;
  text-align: start;
  white-space: normal;
`

type SpeciesFieldProps = Pick<FactsStepProps, 'species' | 'frequent' | 'pictures'> & {
  isHere: boolean
  value: string
  onChange: (value: string) => void
}

/** The choice of a species; its code and its list come after the page, and a report goes without them. */
function SpeciesField({ species, frequent, ...choice }: SpeciesFieldProps) {
  const t = useTexts(createTexts).facts
  const known = shown(species)
  if (species.status === 'failed' && !known?.length) {
    return (
      <Note role="status">
        {t.speciesFailed}{' '}
        <Button variant="quiet" icon="refresh" onClick={species.retry}>
          {t.retry}
        </Button>
      </Note>
    )
  }
  // The counts are waited for, so that cards do not move later; where they failed, the list's own order is used.
  if (!known || frequent.status === 'loading') return <Skeleton height={560} />
  return (
    <Suspense fallback={<Skeleton height={560} />}>
      <SpeciesCards species={known} frequent={shown(frequent) ?? []} {...choice} />
    </Suspense>
  )
}

interface SummaryProps extends Pick<FactsStepProps, 'draft' | 'onStep'> {
  species: readonly Species[] | undefined
}

function DraftThumbs({ pictures }: Pick<ReportDraft, 'pictures'>) {
  const t = useTexts(createTexts).pictures
  return (
    <SmallThumbs>
      {pictures.map((picture, place) => (
        <DraftPictureThumb key={picture.key} picture={picture} alt={t.picture(place + 1)} />
      ))}
    </SmallThumbs>
  )
}

/** The place in words, below it in degrees. */
function DraftPlace({ draft }: Pick<SummaryProps, 'draft'>) {
  const degrees = useDegrees()
  const sentence = usePlaceSentence()
  const roughly = useRoughly()
  const { lat, lon, within } = draft
  const place = readPlace(draft)
  if (place.status !== 'ready') return `${lat}; ${lon}`
  return (
    <>
      {sentence(place, within === undefined ? '' : roughly(within))}
      <small>{degrees(place.lat, place.lon)}</small>
    </>
  )
}

function DraftSummary({ draft, species, onStep }: SummaryProps) {
  const t = useTexts(createTexts).facts
  const { day } = useFormat()
  const { pictures, lat, lon } = draft
  const name = species?.find(({ id, sci }) => String(id) === draft.species && sci !== '')?.de ?? t.unknown
  const date = dayProblem(draft.day, draft.day) ? '–' : day(draft.day)
  const here = [
    [t.species, name],
    [t.day, date],
    [t.remark, draft.remark.trim() || t.none],
  ] as const
  const hasPlace = lat !== '' || lon !== ''
  const rows = [
    [
      t.pictures,
      pictures.length > 0 ? <DraftThumbs key="pictures" pictures={pictures} /> : undefined,
      'bild',
      t.noPictures,
    ],
    [t.place, hasPlace ? <DraftPlace key="place" draft={draft} /> : undefined, 'ort', t.noPlace],
  ] as const
  return (
    <section aria-labelledby="report-summary">
      <h3 id="report-summary">{t.summary}</h3>
      <Summary>
        {rows.map(([what, value, step, missing]) => (
          <div key={step} data-missing={value ? undefined : ''}>
            <dt>{what}</dt>
            <dd>
              {value ?? (
                <>
                  <Icon name="warning" size={16} />
                  {missing}
                </>
              )}
            </dd>
            <dd>
              <Button
                variant="quiet"
                icon={value ? 'pencil' : 'plus'}
                aria-label={value ? t.change(what) : t.addTo(what)}
                onClick={() => onStep(step)}
              >
                <span>{value ? t.edit : t.add}</span>
              </Button>
            </dd>
          </div>
        ))}
        {here.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Summary>
    </section>
  )
}
