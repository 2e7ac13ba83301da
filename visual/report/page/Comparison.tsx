import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { useState } from 'react'
import type { ReportRow } from '../reportData.ts'
import { Muted, Sheet, Sheets } from './page.styles.ts'
import { Slider } from './Slider.tsx'
import { texts } from './texts.ts'

type Shelf = 'before' | 'after' | 'difference'
type View = 'beside' | 'slider' | 'difference'

/** The pictures that there are of a finding, each outcome with its own. */
export function Comparison({ row }: { row: ReportRow }) {
  const source = (shelf: Shelf) => `${shelf}/${row.id}/${row.look}.png`
  if (row.outcome === 'broken') return <Muted role="status">{row.message}</Muted>
  if (row.outcome === 'changed') return <Changed source={source} />
  return <Pictures shelves={[row.outcome === 'removed' ? 'before' : 'after']} source={source} />
}

const views: readonly View[] = ['beside', 'slider', 'difference']

/** The view stays while one goes from picture to picture. */
let lastView: View = 'beside'

function Changed({ source }: { source: (shelf: Shelf) => string }) {
  const words = useTexts(texts)
  const [view, setView] = useState(lastView)
  const change = (next: View) => {
    lastView = next
    setView(next)
  }
  return (
    <>
      <Tabs
        label={words.view}
        tabs={views.map((id) => ({ id, label: words.views[id] }))}
        current={view}
        onChange={change}
      />
      {view === 'slider' ? (
        <Slider before={source('before')} after={source('after')} />
      ) : (
        <Pictures shelves={view === 'beside' ? ['before', 'after'] : ['difference']} source={source} />
      )}
    </>
  )
}

function Pictures({ shelves, source }: { shelves: readonly Shelf[]; source: (shelf: Shelf) => string }) {
  const words = useTexts(texts)
  return (
    <Sheets>
      {shelves.map((shelf) => (
        <Sheet key={shelf}>
          <figcaption>{words[shelf]}</figcaption>
          <img src={source(shelf)} alt={words[shelf]} />
        </Sheet>
      ))}
    </Sheets>
  )
}
