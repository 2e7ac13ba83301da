import { isNamed } from '@waldkerf/domain/beetles/isNamed'
import { isAnswered, type OwnBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useTexts, useFormat, useLanguage } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { PanelCard } from '../panel/PanelCard.tsx'
import { mineTexts } from '../panels.texts.ts'
import { placeWordsIn } from '@waldkerf/domain/places/nearestPlace'
import { LazyPicture } from '@waldkerf/ui/parts/LazyPicture/LazyPicture'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { StatusWord } from '@waldkerf/ui/screens/gis/table/StatusWord'
import { LateSign } from '@waldkerf/ui/screens/reports/species/LateSign'
import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

export interface MinePanelProps {
  beetles: Loadable<OwnBeetle[]>
  species: readonly Species[]
  /** Bytes of a picture by its id; must not change between renders. */
  loadPicture: (id: number) => Promise<Blob>
  /** Undefined for those who may report nothing yet. */
  addresses: Addresses | undefined
}

interface Addresses {
  list: string
  record: (id: number) => string
}

const atFirst = 4

/** Open questions come first, since they wait for the person; then those that are answered, then the newest. */
function firstOnes(rows: readonly OwnBeetle[]) {
  const asked = rows
    .filter(({ status }) => status === 'query')
    .toSorted((one, other) => Number(isAnswered(one)) - Number(isAnswered(other)))
  return [...asked, ...rows.filter((row) => !asked.includes(row))].slice(0, atFirst)
}

/** The first of the person's own reports, with their status and the experts' answers. */
export function MinePanel({ beetles, species, loadPicture, addresses }: MinePanelProps) {
  const t = useTexts(mineTexts)
  return (
    <PanelCard title={t.title} state={beetles} skeleton={skeleton} empty={{ title: t.empty, text: t.emptyText }}>
      {(rows) => (
        <Card title={t.title}>
          <List>
            {firstOnes(rows).map((beetle) => (
              <OwnRecord
                key={beetle.id}
                beetle={beetle}
                species={species.find(({ id }) => id === beetle.art)}
                loadPicture={loadPicture}
                to={addresses?.record(beetle.id)}
              />
            ))}
          </List>
          {addresses && rows.length > atFirst && (
            <All>
              <Link to={addresses.list}>{t.all(rows.length)}</Link>
            </All>
          )}
        </Card>
      )}
    </PanelCard>
  )
}

interface OwnRecordProps {
  beetle: OwnBeetle
  /** Its sign stands where there is no picture. */
  species: Species | undefined
  loadPicture: (id: number) => Promise<Blob>
  to: string | undefined
}

/** One own record: picture, what and where, status, and below it the answer. */
function OwnRecord({ beetle, species, loadPicture, to }: OwnRecordProps) {
  const t = useTexts(mineTexts)
  const format = useFormat()
  const language = useLanguage()
  const { bundesland, ort, fund_datum, gemeldet_am, status, message, bild, bilder_anzahl } = beetle
  const answered = isAnswered(beetle)
  const name = isNamed(beetle) ? beetle.name : t.unknown
  const day = fund_datum ? t.found(format.day(fund_datum)) : t.reported(format.day(gemeldet_am))
  const facts = [placeWordsIn(ort, language), bundesland, day, bilder_anzahl > 0 ? t.pictures(bilder_anzahl) : '']
  return (
    <li>
      <LazyPicture alt="" id={bild ?? undefined} load={loadPicture} none={<LateSign species={species} />} />
      <Words>
        <strong>{to ? <Link to={to}>{name}</Link> : name}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </Words>
      <Status>
        <StatusWord status={status} answered={answered} />
      </Status>
      {answered && <Message>{t.answered}</Message>}
      {!answered && message.trim() !== '' && (
        <Message>
          <VisuallyHidden>{t.answer}: </VisuallyHidden>
          {message}
        </Message>
      )}
    </li>
  )
}

const List = styled.ul`
  display: grid;

  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto;
    gap: ${space(1)} ${space(3)};
    align-items: center;
    padding-block: ${space(2)};
    border-top: 1px solid ${color.border};
  }
  li:first-child {
    border-top: 0;
  }
  @container dashboard (width < 600px) {
    li {
      grid-template-columns: 72px minmax(0, 1fr);
      align-items: start;
    }
    li > :first-child {
      grid-row: span 2;
    }
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${color.accentText};
    text-decoration: underline;
  }
`

/** Below the first ones: the way to all of them. */
const All = styled.p`
  padding-top: ${space(2)};
  border-top: 1px solid ${color.border};

  a {
    display: inline-block;
    padding-block: ${space(1)};
    color: ${color.accentText};
  }
`

const Words = styled.div`
  display: grid;
  min-width: 0;

  strong {
    font-weight: ${weight('medium')};
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`

const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  font-size: ${fontSize(13)};
  white-space: nowrap;
`

/** The experts' answer to the reporter, in full length. */
const Message = styled.p`
  grid-column: 2 / -1;
  padding-left: ${space(3)};
  border-left: 2px solid ${color.borderStrong};
  color: ${color.text};
  font-size: ${fontSize(13)};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const skeleton = (
  <List>
    {Array.from({ length: atFirst }, (_, index) => (
      <li key={index}>
        <Skeleton height={54} />
        <Skeleton width="60%" height={36} />
        <Skeleton width={96} height={20} />
      </li>
    ))}
  </List>
)
