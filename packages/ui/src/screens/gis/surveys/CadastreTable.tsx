import type { Cadastre } from '@waldkerf/domain/entities/clients'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { DataTable, type ShownRows } from '@waldkerf/ui/parts/DataTable/DataTable'
import { ExportMenu } from '@waldkerf/ui/parts/ExportMenu/ExportMenu'
import type { SurveysActions, SurveysState } from './surveysTypes.ts'
import { TableBox, TableCard } from './SurveysScreen.styles.ts'
import { texts } from './SurveysScreen.texts.ts'
import { SurveyCard } from './SurveyCard.tsx'
import { cadastreList, useCadastreColumns } from './cadastreList.tsx'

export interface CadastreTableProps extends Pick<SurveysState, 'cadastres' | 'client'> {
  onSelect: SurveysActions['setClient']
}

/** For which clients cadastre data is switched on; a press on one shows its survey. */
export function CadastreTable({ cadastres, client, onSelect }: CadastreTableProps) {
  const t = useTexts(texts).cadastre
  return (
    <SurveyCard title={t.title} state={cadastres} empty={{ title: t.empty, text: t.emptyText }}>
      {(rows) => (
        <TableCard aria-label={t.title}>
          <h2>{t.title}</h2>
          <TableBox>
            <CadastreRows rows={rows} client={client} onSelect={onSelect} />
          </TableBox>
        </TableCard>
      )}
    </SurveyCard>
  )
}

interface CadastreRowsProps extends Omit<CadastreTableProps, 'cadastres'> {
  rows: readonly Cadastre[]
}

function CadastreRows({ rows, client, onSelect }: CadastreRowsProps) {
  const t = useTexts(texts).cadastre
  const { columns, exported } = useCadastreColumns()
  const renderExport = ({ count, rows: shownRows }: ShownRows<Cadastre>) => (
    <ExportMenu source={{ title: t.title, columns: exported, count, rows: shownRows }} />
  )
  return (
    <DataTable
      label={t.title}
      columns={columns}
      rows={rows}
      rowKey={cadastreList.rowKey}
      selection={{ ...(client !== undefined && { selected: client }), onSelect: (key) => onSelect(Number(key)) }}
      features={{ extraTools: renderExport }}
    />
  )
}
