import { useState } from 'react'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { Select } from '../../parts/Select/Select.tsx'
import { DemoPage } from '../page/DemoPage.tsx'
import { PlainTable } from '../page/PlainTable.tsx'
import { DragDialog } from './DragDialog.tsx'
import { texts } from './DragDialogScreen.texts.ts'

const deliveries = [
  { day: '2026-05-02', name: 'Henrike Tannhauser', address: 'Fichtenweg 4, 38700 Braunlage' },
  { day: '2026-05-04', name: 'Jonas Wiesner', address: 'Am Forst 12, 99755 Ellrich' },
  { day: '2026-05-01', name: 'Marta Lindner', address: 'Waldstraße 8, 37444 St. Andreasberg' },
  { day: '2026-05-03', name: 'Ole Brandt', address: 'Hüttenplatz 1, 38678 Clausthal' },
] as const

const places = ['north', 'south', 'mill', 'wet'] as const

/** `/components/drag-dialog`: a dialog that its header moves. */
export function DragDialogScreen() {
  const t = useTexts(texts)
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState('north')
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Card title={t.dialog}>
        <Button variant="primary" onClick={() => setOpen(true)}>
          {t.open}
        </Button>
      </Card>
      {open && (
        <DragDialog title={t.dialog} onClose={() => setOpen(false)}>
          <Select label={t.place} value={place} onChange={({ currentTarget }) => setPlace(currentTarget.value)}>
            {places.map((id) => (
              <option key={id} value={id}>
                {t.places[id]}
              </option>
            ))}
          </Select>
          <PlainTable
            label={t.table}
            columns={[
              { id: 'day', title: t.date, cell: ({ day }) => format.day(day) },
              { id: 'name', title: t.name, cell: ({ name }) => name },
              { id: 'address', title: t.address, cell: ({ address }) => address },
            ]}
            rows={deliveries}
            rowKey={({ day }) => day}
          />
        </DragDialog>
      )}
    </DemoPage>
  )
}
