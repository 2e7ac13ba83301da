import type { OwnBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { PanelCard } from '../panel/PanelCard.tsx'
import { List } from './MinePanel.styles.ts'
import { texts } from './MinePanel.texts.ts'
import { OwnRecord } from './OwnRecord.tsx'

export interface MinePanelProps {
  beetles: Loadable<OwnBeetle[]>
  /** Bytes of a picture by its id; must not change between renders. */
  loadPicture: (id: number) => Promise<Blob>
  /** Where a record leads, undefined for those who may not open it. */
  linkTo: (id: number) => string | undefined
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
function inOrder(rows: readonly OwnBeetle[], all: boolean) {
  const asked = rows.filter(({ status }) => status === 'query')
  const ordered = [...asked, ...rows.filter((row) => !asked.includes(row))]
  return all ? ordered : ordered.slice(0, atFirst)
}

/** The person's own reports, with their status and the experts' answers. */
export function MinePanel({ beetles, loadPicture, linkTo }: MinePanelProps) {
  const t = useTexts(texts)
  const [all, setAll] = useState(false)
  return (
    <PanelCard title={t.title} state={beetles} skeleton={skeleton} empty={{ title: t.empty, text: t.emptyText }}>
      {(rows) => (
        <Card title={t.title}>
          <List>
            {inOrder(rows, all).map((beetle) => (
              <OwnRecord key={beetle.id} beetle={beetle} loadPicture={loadPicture} to={linkTo(beetle.id)} />
            ))}
          </List>
          {rows.length > atFirst && (
            <Button variant="quiet" onClick={() => setAll(!all)}>
              {all ? t.less : t.all(rows.length)}
            </Button>
          )}
        </Card>
      )}
    </PanelCard>
  )
}
