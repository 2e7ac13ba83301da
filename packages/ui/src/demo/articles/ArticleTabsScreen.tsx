import type { Article } from '@waldkerf/domain/entities/template/articles'
import { Activity, type ComponentType, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { DemoPage } from '../page/DemoPage.tsx'
import { texts } from './articles.texts.ts'

type ArticleType = Article['type']

export const articleTypes: readonly ArticleType[] = ['CN', 'US', 'JP', 'EU']

/** Columns of each tab's table. */
export const tabColumns = ['id', 'date', 'typed', 'author', 'importance', 'readings', 'status'] as const

export interface ArticleTabsScreenProps {
  current: ArticleType
  onChange: (type: ArticleType) => void
  /** The articles of a type; built when its tab is first opened, kept from then on. */
  Pane: ComponentType<{ type: ArticleType }>
}

/** `/tab/index`: articles by origin, each in a tab of its own. */
export function ArticleTabsScreen({ current, onChange, Pane }: ArticleTabsScreenProps) {
  const t = useTexts(texts)
  const [opened, setOpened] = useState<readonly ArticleType[]>([current])
  if (!opened.includes(current)) setOpened([...opened, current])
  return (
    <DemoPage title={t.tabs.title} intro={t.tabs.intro}>
      <output>{t.tabs.mounted(opened.length)}</output>
      <Tabs
        label={t.tabs.label}
        tabs={articleTypes.map((id) => ({ id, label: t.types[id] }))}
        current={current}
        onChange={onChange}
      />
      {opened.map((type) => (
        <Activity key={type} mode={type === current ? 'visible' : 'hidden'}>
          <div role="tabpanel" aria-label={t.types[type]}>
            <Pane type={type} />
          </div>
        </Activity>
      ))}
    </DemoPage>
  )
}
