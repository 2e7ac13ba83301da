import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import { useMemo } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { BarChart, useBarChart } from '@waldkerf/ui/parts/BarChart/BarChart'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { chartDrawing } from '@waldkerf/ui/parts/EChart/EChart'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { BarSkeleton } from '../../panel/BarSkeleton.tsx'
import { PanelCard } from '../../panel/PanelCard.tsx'
import { texts } from './DocumentsPanel.texts.ts'
import { openDocuments, openKinds, type OpenDocuments } from './openDocuments.ts'

interface DocumentsPanelProps {
  offers: Loadable<Offer[]>
  invoices: Loadable<Invoice[]>
}

const series = [{ color: 0 }] as const
const skeleton = <BarSkeleton rows={5} />

/** Both lists as one state: it is ready when both are, and tried again together. */
function together({ offers, invoices }: DocumentsPanelProps): Loadable<OpenDocuments[]> {
  const [first, second] = [shown(offers), shown(invoices)]
  if (first && second) {
    const open = openDocuments(first, second)
    return { status: 'ready', data: openKinds.some((kind) => open[kind] > 0) ? [open] : [] }
  }
  const failures = [offers, invoices].filter((list) => list.status === 'failed')
  const [failure] = failures
  if (!failure) return { status: 'loading' }
  const retry = () => {
    for (const list of failures) list.retry()
  }
  return { status: 'failed', message: failure.message, retry }
}

/** Offers and invoices that wait for somebody. */
export function DocumentsPanel(props: DocumentsPanelProps) {
  const t = useTexts(texts)
  return (
    <PanelCard
      title={t.title}
      state={together(props)}
      skeleton={skeleton}
      empty={{ title: t.empty, text: t.emptyText }}
    >
      {([open]) => open && <DocumentsChart open={open} />}
    </PanelCard>
  )
}

function DocumentsChart({ open }: { open: OpenDocuments }) {
  const t = useTexts(texts)
  const format = useFormat()
  const { drafts, sent, accepted, invoices, oldestOffer } = open
  const bars = useMemo(() => {
    const counts = { drafts, sent, accepted, invoices }
    return openKinds.map((kind) => ({ id: kind, name: t[kind], values: [counts[kind]] }))
  }, [drafts, sent, accepted, invoices, t])
  const chart = useBarChart({ rows: bars, series })
  const figures = { name: t.kind, columns: [{ label: t.count }], rows: bars }
  const note = oldestOffer === undefined ? {} : { note: t.note(format.day(oldestOffer)) }
  return (
    <ChartCard title={t.title} figures={figures} drawing={chartDrawing(chart)} {...note}>
      <BarChart label={t.title} rows={bars} series={series} />
    </ChartCard>
  )
}
