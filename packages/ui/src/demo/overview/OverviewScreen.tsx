import type { Transaction } from '@waldkerf/domain/entities/template/articles'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../i18n/Language.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import type { Loadable } from '../../parts/Loadable/Loadable.tsx'
import { ProgressBar } from '../../parts/ProgressBar/ProgressBar.tsx'
import { space } from '../../theme/tokens.ts'
import { DemoPage } from '../page/DemoPage.tsx'
import { type CardId, cards } from '../overviewCharts/figures.ts'
import { CountCard } from './CountCard.tsx'
import { texts } from './Overview.texts.ts'
import { OverviewCharts } from './OverviewCharts.tsx'
import { TodoCard, type TodoCardProps } from '../todo/TodoCard.tsx'
import { TransactionCard } from './TransactionCard.tsx'

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
  align-items: start;
  gap: ${space(4)};
`

const cardIds = Object.keys(cards) as CardId[]
const progress = { map: 0.7, offers: 0.18, reports: 0.12, done: 1 } as const
const progressIds = ['map', 'offers', 'reports', 'done'] as const

export interface OverviewScreenProps {
  user: { name: string; role: string }
  transactions: Loadable<readonly Transaction[]>
  todos: TodoCardProps
}

/** `/dashboard` of the template part, for administrators. */
export function OverviewScreen({ user, transactions, todos }: OverviewScreenProps) {
  const t = useTexts(texts)
  const [chosen, setChosen] = useState<CardId>('visits')
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Grid role="group" aria-label={t.series} style={{ '--least': '150px' }}>
        {cardIds.map((id) => (
          <CountCard
            key={id}
            title={t.cards[id]}
            total={cards[id].total}
            duration={cards[id].duration}
            chosen={id === chosen}
            onChoose={() => setChosen(id)}
          />
        ))}
      </Grid>
      <Grid style={{ '--least': '380px' }}>
        <OverviewCharts chosen={chosen} />
        <TransactionCard state={transactions} />
        <TodoCard {...todos} />
        <Card title={user.name}>
          <p>{t.profile(user.role)}</p>
          {progressIds.map((id) => (
            <div key={id}>
              <p aria-hidden>{t.progress[id]}</p>
              <ProgressBar label={t.progress[id]} value={progress[id]} />
            </div>
          ))}
        </Card>
      </Grid>
    </DemoPage>
  )
}
