import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import type { Outcome } from '../../compare/findings.ts'
import type { ReportData, ReportRow } from '../reportData.ts'
import { Comparison } from './Comparison.tsx'
import { Command, Head, Main, Muted, Page, Side, Title } from './page.styles.ts'
import { RowList } from './RowList.tsx'
import { texts } from './texts.ts'
import { useReport } from './useReport.ts'

const listedOutcomes: readonly Outcome[] = ['changed', 'new', 'removed', 'broken']

/** What a run of the comparison found: at the left what differs, at the right the pictures of one of it. */
export function ReportPage({ data }: { data: ReportData }) {
  const words = useTexts(texts)
  const { number } = useFormat()
  const report = useReport(data, listedOutcomes)
  return (
    <Page>
      <Side>
        <div>
          <Title>{words.title}</Title>
          <Muted>{data.against === undefined ? words.accepted : words.against(data.against)}</Muted>
        </div>
        <TextField
          type="search"
          label={words.search}
          value={report.search}
          onChange={({ target }) => report.setSearch(target.value)}
        />
        <Tabs
          label={words.outcome}
          tabs={listedOutcomes.map((id) => ({ id, label: `${words.outcomes[id]} ${number(data.counts[id])}` }))}
          current={report.outcome}
          onChange={report.setOutcome}
        />
        <RowList rows={report.listed} current={report.current} onChoose={report.choose} />
        {data.against === undefined && data.rows.length > 0 && (
          <Muted>
            {words.accept} <Command>npm run visual -- accept</Command>
          </Muted>
        )}
      </Side>
      <Main>
        {report.current ? (
          <Shown row={report.current} away={report.away} onChoose={report.choose} />
        ) : data.rows.length === 0 ? (
          <EmptyState title={words.same} text={words.sameText(number(data.counts.same))} />
        ) : (
          <EmptyState title={words.nothing} text={words.nothingText} />
        )}
      </Main>
    </Page>
  )
}

interface ShownProps {
  row: ReportRow
  away: (steps: number) => ReportRow | undefined
  onChoose: (row: ReportRow) => void
}

function Shown({ row, away, onChoose }: ShownProps) {
  const words = useTexts(texts)
  const { number } = useFormat()
  const share = (100 * (row.pixels ?? 0)) / (row.of ?? 1)
  const [previous, next] = [away(-1), away(1)]
  return (
    <>
      <Head>
        <div>
          <Title as="h2">
            {row.name} · {words.looks[row.look]}
          </Title>
          <Muted>
            {row.title}
            {row.pixels !== undefined && ` · ${words.pixels(number(row.pixels), number(Number(share.toPrecision(2))))}`}
          </Muted>
        </div>
        <div>
          <IconButton
            icon="chevron-left"
            label={words.previous}
            disabled={!previous}
            onClick={() => previous && onChoose(previous)}
          />
          <IconButton icon="chevron-right" label={words.next} disabled={!next} onClick={() => next && onChoose(next)} />
        </div>
      </Head>
      <Comparison row={row} />
    </>
  )
}
