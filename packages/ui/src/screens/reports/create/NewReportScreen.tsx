import { dayProblem } from '@waldkerf/domain/beetles/reports/readDay'
import type { SpeciesFrequency } from '@waldkerf/domain/entities/beetles/beetleCounts'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { type KeyboardEvent, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react'
import { showFirstScreen } from '@waldkerf/ui/browser/firstScreen'
import { focusUnread } from '@waldkerf/ui/browser/focusUnread'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ConfirmDialog } from '@waldkerf/ui/parts/ConfirmDialog/ConfirmDialog'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { BaseMaps } from '@waldkerf/ui/parts/MapView/MapView'
import { isRough } from '@waldkerf/ui/parts/MapView/scale/chooseScale.ts'
import { StepLine } from '@waldkerf/ui/parts/StepLine/StepLine'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { Note, Page, Trouble } from '../reports.styles.ts'
import type { ReportDraft } from '@waldkerf/domain/beetles/reports/unsentReport'
import { Brief, Foot, Form, FormHead } from './create.styles.ts'
import { draftProblems, isBare, isBegun, isEmptyReport, type ReportStep, reportSteps } from './draft.ts'
import { createTexts } from '../reports.texts.ts'
import type { SpeciesPictures } from './lateSpecies.ts'
import { FactsStep, loadLaterSteps, PlaceStep } from './lateSteps.ts'
import { PictureStep, type PictureStepProps } from './PictureStep.tsx'
import type { OwnLayerWays } from './PlaceStep.tsx'

// For pages, beside the screen.
export type { OwnLayerWays } from './PlaceStep.tsx'
export { isBegun, newDraft, type ReportStep, reportSteps, withPicture } from './draft.ts'

export interface NewReportState {
  /** Undefined while what was begun earlier is read. */
  draft: ReportDraft | undefined
  /** Another window has it: it is written there. */
  isElsewhere?: boolean
  step: ReportStep
  species: Loadable<readonly Species[]>
  /** The most frequent of the place and the month first. */
  frequent: Loadable<readonly SpeciesFrequency[]>
  /** Pictures that stand for species; absent: signs alone. */
  speciesPictures?: SpeciesPictures | undefined
  /** New reports begin with it: others may see the pictures to compare with. */
  shares?: boolean
  /** `YYYY-MM-DD` in Berlin. */
  today: string
  offline: boolean
  /** This browser keeps nothing over a reload. */
  keepsNothing: boolean
  baseMaps: BaseMaps
  own: OwnLayerWays
  /** Pictures that another program has shared and that the report begins with. */
  shared?: PictureStepProps['shared']
}

export interface NewReportScreenProps {
  state: NewReportState
  actions: {
    /** Continues here with everything that was typed in the other window. */
    take?: () => void
    change: (part: Partial<ReportDraft>) => void
    addPicture: PictureStepProps['onAdd']
    onShared?: PictureStepProps['onTaken']
    toStep: (step: ReportStep) => void
    send: () => void
    discard: () => void
  }
}

const none = { place: undefined, day: undefined, remark: undefined }

type OpenState = NewReportState & { draft: ReportDraft }

/** A find is reported on three screens, made for a thumb: pictures, place, the rest. */
export function NewReportScreen({ state, actions }: NewReportScreenProps) {
  const t = useTexts(createTexts)
  const { draft, today } = state
  const isShown = draft !== undefined || state.isElsewhere === true
  useEffect(() => {
    if (!isShown) return
    showFirstScreen()
    void loadLaterSteps()
  }, [isShown])
  return (
    <Page>
      <FormHead>
        <h1>{t.title}</h1>
        {draft && isBegun(draft, today) && (
          <Button variant="quiet" icon="trash" onClick={actions.discard}>
            {t.discard}
          </Button>
        )}
      </FormHead>
      {draft ? (
        <ReportForm state={{ ...state, draft }} actions={actions} />
      ) : state.isElsewhere ? (
        <Elsewhere onTake={actions.take} />
      ) : (
        <Note role="status">{t.loading}</Note>
      )}
    </Page>
  )
}

/** The form stands in another window: two of them would overwrite each other. */
function Elsewhere({ onTake }: { onTake: (() => void) | undefined }) {
  const t = useTexts(createTexts).elsewhere
  const button = useRef<HTMLButtonElement>(null)
  // The form may have gone with the focus in it.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  return (
    <Form as="div">
      <Note role="status">{t.text}</Note>
      <Foot>
        <Button ref={button} data-main variant="primary" onClick={onTake}>
          {t.take}
        </Button>
      </Foot>
    </Form>
  )
}

function ReportForm({ state, actions }: Omit<NewReportScreenProps, 'state'> & { state: OpenState }) {
  const t = useTexts(createTexts)
  const { draft, step, today, offline, keepsNothing } = state
  const heading = useHeadingFocus(step)
  const [checked, setChecked] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const all = draftProblems(draft, today)
  const next = reportSteps[reportSteps.indexOf(step) + 1]
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (focusUnread(event.currentTarget)) return
    const wrong = wrongStep(all)
    const isNothing = !next && isEmptyReport(draft)
    const stays = isNothing || (wrong !== undefined && reportSteps.indexOf(wrong) <= reportSteps.indexOf(step))
    setChecked(stays)
    if (stays && wrong && wrong !== step) actions.toStep(wrong)
    else if (!stays && next) actions.toStep(next)
    else if (!stays && isBare(draft)) setAsking(true)
    else if (!stays) actions.send()
  }
  const onAnswer = (yes: boolean) => {
    setAsking(false)
    if (yes) actions.send()
  }
  return (
    <Form onSubmit={onSubmit} onKeyDown={next ? undefined : keepUnsent} noValidate>
      <StepList step={step} />
      <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
        {t.steps[step]}
      </VisuallyHidden>
      <Suspense fallback={<Note role="status">{t.loading}</Note>}>
        <StepBody state={state} actions={actions} problems={checked ? all : none} />
      </Suspense>
      {checked && !next && isEmptyReport(draft) && (
        <Trouble role="alert">
          <Icon name="warning" size={16} />
          {t.empty}
        </Trouble>
      )}
      {keepsNothing && <Trouble role="status">{t.keepsNothing}</Trouble>}
      {offline && <Note role="status">{t.offline}</Note>}
      <StepFoot state={state} toStep={actions.toStep} />
      <ConfirmDialog open={isAsking} question={t.bare} onAnswer={onAnswer} />
    </Form>
  )
}

/** The last screen sends by its button alone: Enter in a field ends the field. */
function keepUnsent(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** The first screen on which something has to be put right. */
function wrongStep({ place, day, remark }: ReturnType<typeof draftProblems>): ReportStep | undefined {
  if (place) return 'ort'
  return day || remark ? 'angaben' : undefined
}

/** A screen that takes another's place begins at the top of the page with the focus on its heading, but for the first. */
function useHeadingFocus(step: ReportStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) {
      heading.current?.focus({ preventScroll: true })
      globalThis.scrollTo({ top: 0, behavior: 'instant' })
    }
    before.current = step
  }, [step])
  return heading
}

function StepList({ step }: { step: ReportStep }) {
  const t = useTexts(createTexts)
  return (
    <StepLine
      label={t.step(reportSteps.indexOf(step) + 1, reportSteps.length)}
      steps={reportSteps.map((id) => ({ id, label: t.steps[id] }))}
      current={step}
    />
  )
}

type BodyProps = Omit<NewReportScreenProps, 'state'> & {
  state: OpenState
  problems: ReturnType<typeof draftProblems>
}

function StepBody({ state, actions, problems }: BodyProps) {
  const { draft, step, species, frequent, speciesPictures, shares = false, today, baseMaps, own } = state
  if (step === 'bild') {
    const remove = (key: string) => actions.change({ pictures: draft.pictures.filter((one) => one.key !== key) })
    return (
      <PictureStep
        pictures={draft.pictures}
        onAdd={actions.addPicture}
        onRemove={remove}
        shared={state.shared}
        onTaken={actions.onShared}
      />
    )
  }
  if (step === 'ort') {
    return <PlaceStep draft={draft} problem={problems.place} onPlace={actions.change} baseMaps={baseMaps} own={own} />
  }
  return (
    <FactsStep
      draft={draft}
      species={species}
      frequent={frequent}
      pictures={speciesPictures}
      shares={shares}
      layers={own.layers}
      today={today}
      problems={problems}
      onChange={actions.change}
      onStep={actions.toStep}
    />
  )
}

/** Beside the button: all that it would send. */
function DraftBrief({ state: { draft, species } }: { state: OpenState }) {
  const t = useTexts(createTexts).facts
  const { day } = useFormat()
  const name = shown(species)?.find(({ id, sci }) => String(id) === draft.species && sci !== '')?.de ?? t.unknown
  const facts = [
    t.brief.pictures(draft.pictures.length),
    draft.lat === '' && draft.lon === '' ? t.brief.noPlace : t.brief.place,
    dayProblem(draft.day, draft.day) ? '–' : day(draft.day),
    name,
  ]
  return <Brief>{facts.join(' · ')}</Brief>
}

function StepFoot({ state, toStep }: { state: OpenState; toStep: (step: ReportStep) => void }) {
  const t = useTexts(createTexts)
  const { draft, step } = state
  const before = reportSteps[reportSteps.indexOf(step) - 1]
  // Going on without a picture or an exact place is not recommended: the step's own button is the primary one then.
  const without = {
    bild: draft.pictures.length === 0 ? t.withoutPicture : undefined,
    ort: draft.lat === '' && draft.lon === '' ? t.withoutPlace : isRough(draft.within) ? t.roughPlace : undefined,
    angaben: undefined,
  }[step]
  return (
    <Foot>
      {step === 'angaben' && <DraftBrief state={state} />}
      {before && (
        <Button icon="chevron-left" onClick={() => toStep(before)}>
          {t.back}
        </Button>
      )}
      <Button data-main data-quiet={without && ''} type="submit" variant={without ? 'quiet' : 'primary'}>
        {without ?? (step === 'angaben' ? t.send : t.next)}
      </Button>
    </Foot>
  )
}
