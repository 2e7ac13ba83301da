import type { MapRow } from '@waldkerf/domain/maps/mapFilter'
import { type FormEvent, useId, useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { useSubmit } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { mapName } from '../mapName.ts'
import type { MapsActions } from '../mapsTypes.ts'
import { texts } from './edit.texts.ts'

export interface DeleteMapDialogProps {
  map: MapRow
  remove: NonNullable<MapsActions['remove']>
  onClose: () => void
}

/** Asks for the map's name before it is deleted with its points: there is no way back. */
export function DeleteMapDialog({ map, remove, onClose }: DeleteMapDialogProps) {
  const t = useTexts(texts).delete
  const { number } = useFormat()
  const form = useId()
  const name = mapName(map)
  const [typed, setTyped] = useState('')
  const { busy, error, submit, clear } = useSubmit(onClose)
  const isMeant = typed.trim() === name
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit(isMeant, () => remove(map))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title(name)}
      description={map.points ? t.text(number(map.points + map.incomplete)) : t.textPlain}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={form} variant="danger" disabled={!isMeant} busy={busy}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit}>
        <TextField
          label={t.type(name)}
          autoComplete="off"
          value={typed}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value)
            clear()
          }}
        />
      </form>
    </Dialog>
  )
}
