import { useState, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { DemoPage } from '../page/DemoPage.tsx'
import { PlainTable } from '../page/PlainTable.tsx'
import { dragDialogTexts } from '../pages.texts.ts'
import { styled } from 'styled-components'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { color, fontSize, radius, shadow, space, weight } from '@waldkerf/ui/theme/tokens'
import { useMoving } from './useMoving.ts'

const deliveries = [
  { day: '2026-05-02', name: 'Henrike Tannhauser', address: 'Fichtenweg 4, 38700 Braunlage' },
  { day: '2026-05-04', name: 'Jonas Wiesner', address: 'Am Forst 12, 99755 Ellrich' },
  { day: '2026-05-01', name: 'Marta Lindner', address: 'Waldstraße 8, 37444 St. Andreasberg' },
  { day: '2026-05-03', name: 'Ole Brandt', address: 'Hüttenplatz 1, 38678 Clausthal' },
] as const

const places = ['north', 'south', 'mill', 'wet'] as const

/** `/components/drag-dialog`: a dialog that its header moves. */
export function DragDialogScreen() {
  const t = useTexts(dragDialogTexts)
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

const Box = styled.dialog`
  position: fixed;
  inset: 0;
  width: min(640px, 100vw - 2 * ${space(4)});
  max-width: none;
  max-height: calc(100dvh - 2 * ${space(4)});
  margin: auto;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.raised};
  box-shadow: ${shadow('high')};
  color: ${color.text};

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }

  &::backdrop {
    background: ${color.backdrop};
  }
`

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  cursor: move;
  touch-action: none;
  user-select: none;

  > h2 {
    flex: 1;
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
  }
`

const Body = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
  overflow-y: auto;
`

interface DragDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A window over the page that can be pushed aside; rendered only while it is open, so it opens in the middle. */
function DragDialog({ title, onClose, children }: DragDialogProps) {
  const t = useTexts(dragDialogTexts)
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  const { offset, header, onKeyDown } = useMoving(box)
  // Closing it, while it is still there, gives the focus back to the button that opened it.
  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <Box
      ref={box}
      aria-labelledby={id}
      style={{ translate: `${offset.x}px ${offset.y}px` }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <Head {...header}>
        <h2 id={id}>{title}</h2>
        <IconButton icon="move" label={t.move} onKeyDown={onKeyDown} />
        <IconButton icon="close" label={t.close} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
    </Box>
  )
}
