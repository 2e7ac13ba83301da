import {
  type AnnualChapterId,
  annualChapters,
  type AnnualReport as Report,
} from '@waldkerf/domain/beetles/years/annualReport'
import type { YearSpan } from '@waldkerf/domain/beetles/years/yearSpan'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import type { DecisionMonth, YearCell, YearReport } from '@waldkerf/domain/entities/beetles/yearReport'
import type { Letterhead } from '@waldkerf/domain/entities/office/settings'
import { type ReactNode, useMemo, useState } from 'react'
import { usePlaceWords } from '@waldkerf/ui/browser/placeWords'
import { useDebounced } from '@waldkerf/ui/browser/useDebounced'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { LaidOutPreview } from '@waldkerf/ui/screens/documentEditor/letter/DocumentPreview'
import type { LayOut } from '@waldkerf/ui/screens/documentEditor/letter/useLaidOut.ts'
import { useYearWords } from '../figures/yearFigures.ts'
import type { YearFilter } from '../statisticsTypes.ts'
import {
  Buttons,
  Changed,
  Chapters,
  Choice,
  Desk,
  Head,
  Lead,
  SheetRoom,
  Sheets,
  Texts,
  Title,
  TitleLine,
} from './annual.styles.ts'
import type { AnnualChoice } from './annualSource.ts'
import { makeAnnualReport } from './makeAnnualReport.ts'
import { texts } from './AnnualReport.texts.ts'

export type { AnnualChoice } from './annualSource.ts'

export interface AnnualFigures {
  report: YearReport
  cells: readonly YearCell[]
  /** Of the whole year before. */
  decisionsBefore: readonly DecisionMonth[]
  office: Letterhead
}

export interface AnnualReportProps {
  figures: Loadable<AnnualFigures>
  filter: YearFilter
  species: readonly Pick<Species, 'id' | 'de'>[]
  span: YearSpan
  /** `YYYY-MM-DD`, in Berlin. */
  today: string
  choice: AnnualChoice
  onChoice: (choice: AnnualChoice) => void
  actions: {
    layOut: LayOut<Report>
    /** @throws Error with a message for people */
    save: (report: Report, name: string) => Promise<void>
    print: () => void
    back: () => void
  }
}

/** The report of a year for print and PDF: chapters are chosen and their texts changed beside the pages as they will be. */
export function AnnualReport({ figures, ...rest }: AnnualReportProps) {
  const t = useTexts(texts)
  const loaded = shown(figures)
  if (loaded) return <Written {...{ loaded, ...rest }} />
  const isFailed = figures.status === 'failed'
  return (
    <Desk data-part="texts">
      <Choice>
        <ReportHead {...rest} report={undefined} />
        {isFailed ? (
          <ErrorState title={t.failed} message={figures.message} onRetry={figures.retry} />
        ) : (
          <Texts data-texts="">
            {annualChapters.map((id) => (
              <Skeleton key={id} height={88} />
            ))}
          </Texts>
        )}
      </Choice>
      <Sheets data-sheets="">
        {!isFailed && (
          <SheetRoom>
            <Skeleton height="auto" />
          </SheetRoom>
        )}
      </Sheets>
    </Desk>
  )
}

type WrittenProps = Omit<AnnualReportProps, 'figures'> & { loaded: AnnualFigures }

/** The report as it is chosen now, and what the figures propose. */
function useAnnual({ loaded, filter, species, span, today, choice }: WrittenProps) {
  const a = useTexts(texts)
  const words = { ...useYearWords(), a }
  const place = usePlaceWords()
  const { bundesland, art } = filter
  const name = species.find(({ id }) => id === art)?.de
  const source = {
    report: loaded.report,
    cells: loaded.cells,
    decisionsBefore: loaded.decisionsBefore,
    span,
    area: bundesland || words.t.lead.allStates,
    species: name ?? (art ? `#${art}` : words.t.lead.allSpecies),
    isNarrowed: art !== undefined,
    today,
    place,
  }
  return makeAnnualReport(words, source, loaded.office, choice)
}

const parts = ['texts', 'sheets'] as const

function Written(props: WrittenProps) {
  const { actions, choice, onChoice } = props
  const t = useTexts(texts)
  const isPhone = useScreenWidth() === 'phone'
  const [part, setPart] = useState<(typeof parts)[number]>('texts')
  const { proposed, report, left } = useAnnual(props)
  // Laid out once typing pauses.
  const text = useDebounced(JSON.stringify(report), 500)
  const settled = useMemo(() => JSON.parse(text) as Report, [text])
  const change = (id: AnnualChapterId, typed: string | undefined) => {
    const { [id]: _before, ...others } = choice.texts
    const own = typed === undefined || typed === proposed[id] ? {} : { [id]: { typed, from: proposed[id] } }
    onChoice({ ...choice, texts: { ...others, ...own } })
  }
  const toggle = (id: AnnualChapterId, isShown: boolean) =>
    onChoice({ ...choice, hidden: [...choice.hidden.filter((one) => one !== id), ...(isShown ? [] : [id])] })
  const panel = (id: (typeof parts)[number]) => (isPhone ? { role: 'tabpanel', 'aria-label': t.parts[id] } : undefined)
  return (
    <Desk data-part={part}>
      <Choice>
        <ReportHead {...props} report={report}>
          {isPhone && (
            <Tabs
              label={t.parts.label}
              tabs={parts.map((id) => ({ id, label: t.parts[id] }))}
              current={part}
              onChange={setPart}
            />
          )}
        </ReportHead>
        <Texts data-texts="" {...panel('texts')}>
          <Chapters aria-label={t.chapters}>
            {annualChapters.map((id) => (
              <li key={id}>
                <Chapter
                  title={t.titles[id]}
                  proposed={proposed[id]}
                  written={choice.texts[id]}
                  isShown={!choice.hidden.includes(id)}
                  isLeft={left.includes(id)}
                  onShown={(isShown) => toggle(id, isShown)}
                  onText={(typed) => change(id, typed)}
                />
              </li>
            ))}
          </Chapters>
          {annualChapters.every((id) => choice.hidden.includes(id)) && <Lead>{t.none}</Lead>}
        </Texts>
      </Choice>
      {/* It scrolls, for the keyboard too. */}
      <Sheets data-sheets="" role="region" aria-label={t.parts.sheets} tabIndex={0} {...panel('sheets')}>
        <LaidOutPreview model={settled} layOut={actions.layOut} />
      </Sheets>
    </Desk>
  )
}

interface ChapterProps {
  title: string
  proposed: string
  written: AnnualChoice['texts'][AnnualChapterId]
  isShown: boolean
  /** Left out, as the year has nothing for it. */
  isLeft: boolean
  onShown: (isShown: boolean) => void
  /** Undefined: as proposed. */
  onText: (typed: string | undefined) => void
}

/** So many letters stand in a line of the field. */
const lineLength = 46

const linesIn = (text: string) =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0)

/** A chapter: whether it is printed, and its text. */
function Chapter({ title, proposed, written, isShown, isLeft, onShown, onText }: ChapterProps) {
  const t = useTexts(texts)
  const text = written?.typed ?? proposed
  return (
    <>
      <Checkbox label={title} checked={isShown} onChange={({ target }) => onShown(target.checked)} />
      {isShown && (
        <TextArea
          label={t.textLabel(title)}
          value={text}
          rows={Math.min(12, Math.max(2, linesIn(text)))}
          onChange={({ target }) => onText(target.value)}
        />
      )}
      {isShown && isLeft && <Lead>{t.left}</Lead>}
      {isShown && written && (
        <Changed>
          <span>{written.from === proposed ? t.edited : t.outdated}</span>
          <Button variant="quiet" onClick={() => onText(undefined)}>
            {t.propose}
          </Button>
        </Changed>
      )}
    </>
  )
}

interface ReportHeadProps extends Pick<AnnualReportProps, 'filter' | 'span' | 'actions'> {
  /** Undefined while its figures are not there. */
  report: Report | undefined
  children?: ReactNode
}

/** The report's name and what is done with it. */
function ReportHead({ report, filter, span, actions, children }: ReportHeadProps) {
  const t = useTexts(texts)
  const [state, setState] = useState<{ status: 'none' | 'saving' | 'saved' } | { status: 'failed'; message: string }>({
    status: 'none',
  })
  const save = () => {
    if (!report) return
    setState({ status: 'saving' })
    actions
      .save(report, [t.fileName(String(span.year)), filter.bundesland].filter(Boolean).join('-'))
      .then(() => setState({ status: 'saved' }))
      .catch((error: unknown) => setState({ status: 'failed', message: (error as Error).message }))
  }
  return (
    <Head>
      <TitleLine>
        <IconButton icon="chevron-left" label={t.back} onClick={actions.back} />
        <Title tabIndex={-1}>{t.heading(span.year)}</Title>
      </TitleLine>
      <Lead>{t.lead}</Lead>
      <Buttons>
        <Button variant="primary" icon="download" busy={state.status === 'saving'} disabled={!report} onClick={save}>
          {t.save}
        </Button>
        <Button disabled={!report} onClick={actions.print}>
          {t.print}
        </Button>
      </Buttons>
      <Lead role="status">
        {state.status === 'saving' && t.saving}
        {state.status === 'saved' && t.saved}
      </Lead>
      {state.status === 'failed' && <ErrorState title={t.saveFailed} message={state.message} onRetry={save} />}
      {children}
    </Head>
  )
}
