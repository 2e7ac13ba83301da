import type { OwnBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { PanelCard } from '../panel/PanelCard.tsx'
import { All, List } from './MinePanel.styles.ts'
import { texts } from './MinePanel.texts.ts'
import { OwnRecord } from './OwnRecord.tsx'

export interface MinePanelProps {
  beetles: Loadable<OwnBeetle[]>
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

/** Records with a query come first, since they wait for the person. Then the newest. */
function firstOnes(rows: readonly OwnBeetle[]) {
  const asked = rows.filter(({ status }) => status === 'query')
  return [...asked, ...rows.filter((row) => !asked.includes(row))].slice(0, atFirst)
}

/** The first of the person's own reports, with their status and the experts' answers. */
export function MinePanel({ beetles, loadPicture, addresses }: MinePanelProps) {
  const t = useTexts(texts)
  return (
    <PanelCard title={t.title} state={beetles} skeleton={skeleton} empty={{ title: t.empty, text: t.emptyText }}>
      {(rows) => (
        <Card title={t.title}>
          <List>
            {firstOnes(rows).map((beetle) => (
              <OwnRecord key={beetle.id} beetle={beetle} loadPicture={loadPicture} to={addresses?.record(beetle.id)} />
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
