import { formatIn } from '@waldkerf/ui/i18n/Language'
import { type Column, DataTable } from '@waldkerf/ui/parts/DataTable/DataTable'
import { themeCss } from '@waldkerf/ui/theme/css'
import { createRoot } from 'react-dom/client'
import { fields, type Plant, plants } from './plants.ts'

/** The table of the product, with its tools. */

const style = document.createElement('style')
style.textContent = themeCss()
document.head.append(style)

const columns: readonly Column<Plant>[] = fields.map((field) => ({
  id: field,
  title: field,
  width: 100,
  filter: 'text',
  sortBy: (plant) => plant[field],
  cell: (plant) => plant[field],
}))
const rowKey = ({ id }: Plant) => id

const rows = plants(Number(new URLSearchParams(location.search).get('rows')))
// As in the product, whose start makes them before the first screen.
formatIn('de')
performance.mark('rows')
createRoot(document.getElementById('root')!).render(
  <div style={{ height: '100vh' }}>
    <DataTable label="Bestand" columns={columns} rows={rows} rowKey={rowKey} features={{ tools: true }} />
  </div>,
)
