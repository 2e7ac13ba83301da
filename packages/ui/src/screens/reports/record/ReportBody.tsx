import { asksForPicture } from '@waldkerf/domain/beetles/reports/asksForPicture'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { Suspense, useMemo, useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { type BaseMaps, noBaseMaps } from '@waldkerf/ui/parts/BaseMaps/baseMapTypes.ts'
import { OtherName } from '@waldkerf/ui/screens/gis/OtherName'
import { RecordPictures } from '@waldkerf/ui/screens/gis/pictures/RecordPictures'
import { StatusWord } from '@waldkerf/ui/screens/gis/table/StatusWord'
import { RecordFacts } from '@waldkerf/ui/screens/gis/review/record/RecordFacts'
import { texts as agreementTexts } from '../agreement.texts.ts'
import { Head, Note, Sides, Status, Thanks } from '../reports.styles.ts'
import { LateSign } from '../species/LateSign.tsx'
import { LateOwnMap } from '../list/LateOwnMap.tsx'
import { AnswerField, focusAnswer } from './AnswerField.tsx'
import { Conversation } from './Conversation.tsx'
import { Agreed, Correction, Kind, PlaceFrame, Shown } from './record.styles.ts'
import { RecordWay } from './RecordWay.tsx'
import { recordTexts } from '../reports.texts.ts'
import type { ReportScreenProps } from './reportTypes.ts'

const PictureAdder = lazyPart(
  async () => (await import('@waldkerf/ui/screens/gis/pictures/edit/PictureAdder')).PictureAdder,
)

type BodyProps = ReportScreenProps & { beetle: Beetle }

/** The parts of a loaded record: what is asked and answered, and beside it picture, place and facts. An open question comes first. */
export function ReportBody({ beetle, state, actions }: BodyProps) {
  const t = useTexts(recordTexts)
  const { species, pictures, pictureUrl, history, nearby, shares } = state
  const kind = species.find(({ id }) => id === beetle.art)
  const name = kind?.sci ? kind.de : t.unknown
  const isPublished = beetle.status === 'published'
  const isAsked = beetle.status === 'query'
  // While a question is open, pictures are added with the answer; those that are there stand here alone.
  const { order, remove } = actions.pictures
  const toOrder = beetle.bilder_anzahl === 0 ? undefined : { order, remove }
  const place = beetle.lat !== null && <RecordPlace beetle={beetle} name={name} baseMaps={state.baseMaps} />
  const own = (
    <Card title={t.pictures}>
      <Shown>
        {shown(pictures)?.length === 0 && <LateSign species={kind} />}
        <RecordPictures
          pictures={pictures}
          pictureUrl={pictureUrl}
          beetle={beetle}
          actions={isPublished ? undefined : isAsked ? toOrder : actions.pictures}
        />
      </Shown>
      {isPublished && beetle.bilder_anzahl > 0 && <Note>{t.fixed}</Note>}
      {!isPublished && !isAsked && <Note>{t.open}</Note>}
      {shares !== undefined && beetle.bilder_anzahl > 0 && <Agreement shares={shares} onChange={actions.setShares} />}
    </Card>
  )
  const talk = <Talk beetle={beetle} state={state} actions={actions} />
  const facts = (
    <Card title={t.facts}>
      <RecordFacts beetle={beetle} impersonal />
      <Mistake isAsked={isAsked} id={beetle.id} again={state.again} />
    </Card>
  )
  return (
    <>
      <Head>
        <h1>
          {name}
          <small>{t.title(beetle.id)}</small>
        </h1>
        <Status>
          <StatusWord status={beetle.status} answered={beetle.beantwortet} />
        </Status>
      </Head>
      {/* Its line is kept until the species are there. */}
      {(kind?.sci || species.length === 0) && <Kind>{kind && <OtherName species={kind} />}&nbsp;</Kind>}
      <RecordWay beetle={beetle} changes={shown(history) ?? []} entries={shown(state.conversation) ?? []} />
      {!isAsked && <RecordOutcome status={beetle.status} nearby={nearby} />}
      {isAsked ? (
        <Sides data-asked>
          <div>{talk}</div>
          <div>
            {own}
            {place}
            {facts}
          </div>
        </Sides>
      ) : (
        <Sides>
          <div>
            {own}
            {place}
          </div>
          <div>
            {talk}
            {facts}
          </div>
        </Sides>
      )}
    </>
  )
}

interface RecordPlaceProps {
  beetle: Beetle
  name: string
  baseMaps: BaseMaps | undefined
}

/** Where it was found, over the map that needs no server: a small one asks nothing. */
function RecordPlace({ beetle, name, baseMaps = noBaseMaps }: RecordPlaceProps) {
  const t = useTexts(recordTexts)
  const rows = useMemo(
    () => [{ ...beetle, name, antwort_offen: beetle.status === 'query' && !beetle.beantwortet }],
    [beetle, name],
  )
  return (
    <Card title={t.place}>
      <PlaceFrame>
        <LateOwnMap label={t.map} rows={rows} baseMaps={baseMaps} />
      </PlaceFrame>
    </Card>
  )
}

/** A report that is sent stays as it is: whoever sees a mistake writes it where somebody reads it. */
function Mistake({ isAsked, id, again }: { isAsked: boolean; id: number; again: string }) {
  const t = useTexts(recordTexts).mistake
  return (
    <Correction>
      <h3>{t.title}</h3>
      <Note>{isAsked ? t.asked : t.sent(id)}</Note>
      {isAsked ? (
        <Button icon="pencil" onClick={focusAnswer}>
          {t.toAnswer}
        </Button>
      ) : (
        <Link to={again}>{t.again(id)}</Link>
      )}
    </Correction>
  )
}

/** Whether others may see its pictures, given and withdrawn with a press. */
function Agreement({ shares, onChange }: { shares: boolean; onChange: (shares: boolean) => void }) {
  const t = useTexts(agreementTexts)
  return (
    <Agreed>
      <Checkbox label={t.one} hint={t.hint} checked={shares} onChange={({ target }) => onChange(target.checked)} />
    </Agreed>
  )
}

const thanked = ['new', 'in_review', 'published', 'rejected'] as const
const isThanked = (status: string): status is (typeof thanked)[number] => thanked.some((one) => one === status)

/** Thanks, what comes next, and what followed. */
function RecordOutcome({ status, nearby = 0 }: { status: string; nearby: number | undefined }) {
  const t = useTexts(recordTexts).outcome
  const { number } = useFormat()
  const thanks = isThanked(status) ? t[status] : ''
  const words = [thanks, nearby > 0 && t.nearby(number(nearby), nearby === 1)].filter(Boolean)
  return words.length > 0 && <Thanks>{words.join(' ')}</Thanks>
}

const isSettled = (part: Loadable<unknown>) => shown(part) !== undefined || part.status === 'failed'

function Talk({ beetle, state, actions }: BodyProps) {
  const t = useTexts(recordTexts)
  const { conversation, pictures, answer } = state
  const isAsked = beetle.status === 'query'
  const isDecided = beetle.status === 'published' || beetle.status === 'rejected'
  // Text typed while the question was open stays readable after it was closed.
  const hasField = isAsked || answer !== ''
  // The field comes with the words and pictures above it, so that its button does not move.
  const isKnown = isSettled(conversation) && (!isAsked || isSettled(pictures))
  const [isAdded, setAdded] = useState(false)
  const question = shown(conversation)?.findLast(({ von_melder }) => !von_melder)?.text ?? ''
  const isPictureEnough = isAsked && asksForPicture(question)
  const isPictureNext = isPictureEnough && !beetle.beantwortet && !isAdded && isBlank(answer)
  const waiting = <Skeleton height={260} />
  return (
    <Card title={isAsked && !beetle.beantwortet ? t.talk.asked : t.talk.title}>
      <Conversation entries={conversation} isDecided={isDecided} />
      {hasField && !isKnown && waiting}
      {hasField && isKnown && (
        <Suspense fallback={waiting}>
          <AnswerField
            text={answer}
            onChange={actions.typeAnswer}
            onSend={async (text) => {
              const ended = await actions.sendAnswer(text)
              if (ended.status === 'sent') setAdded(false)
              return ended
            }}
            isAnswered={isAsked && beetle.beantwortet}
            isPictureEnough={isPictureEnough}
            isPictureNext={isPictureNext}
            hasPicture={isAdded}
            pictures={
              isAsked && (
                <PictureAdder
                  count={shown(pictures)?.length ?? 0}
                  isNext={isPictureNext}
                  onAdd={async (picture, key) => {
                    await actions.pictures.add(picture, key)
                    setAdded(true)
                  }}
                />
              )
            }
          />
        </Suspense>
      )}
    </Card>
  )
}
