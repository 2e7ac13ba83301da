import {
  type FormEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { columnValues, type MapRow } from '@waldkerf/domain/maps/mapFilter'
import { type MapFieldGroup, mapFields } from '@waldkerf/domain/maps/mapValues'
import { keepFocusInside } from '@waldkerf/ui/browser/keepFocusInside'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { useSubmit } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import type { ScanSource } from '@waldkerf/ui/screens/georef/georefTypes.ts'
import { UploadBar } from '@waldkerf/ui/screens/georef/scan/UploadBar'
import { PanelBody, PlaceInList } from '@waldkerf/ui/screens/gis/review/ReviewDrawer.styles.ts'
import { texts } from '../MapsScreen.texts.ts'
import { repeated } from '../table/useCellEdit.ts'
import { isContradicted } from '../table/StatusCell.tsx'
import { useMapUpload } from '../table/uploads.ts'
import { mapName } from '../mapName.ts'
import type { MapsActions } from '../mapsTypes.ts'
import { Foot, Group, Groups, Head, MapPanel } from './edit.styles.ts'
import { MapFacts } from './MapFacts.tsx'
import { MapFieldEditor } from './MapFieldEditor.tsx'
import { SheetPreview } from './SheetPreview.tsx'

interface DeleteMapDialogProps {
  map: MapRow
  remove: NonNullable<MapsActions['remove']>
  onClose: () => void
}

/** Asks for the map's name before it is deleted with its points: there is no way back. */
function DeleteMapDialog({ map, remove, onClose }: DeleteMapDialogProps) {
  const t = useTexts(texts).edit.delete
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

/**
 * Collects which fields hold something that is not stored.
 * @param onTyping told when there is any, and when there is none any more
 * @param what names the record, as `onTyping` gets it
 * @returns a function by which each field reports
 */
function useTypedFields(onTyping: (what: string | undefined) => void, what: string) {
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set())
  const isTyping = typed.size > 0
  const tell = useEffectEvent((is: boolean) => onTyping(is ? what : undefined))
  useEffect(() => {
    tell(isTyping)
    return () => tell(false)
  }, [isTyping])
  return useCallback((column: string, is: boolean) => {
    setTyped((last) => {
      if (last.has(column) === is) return last
      const next = new Set(last)
      if (is) next.add(column)
      else next.delete(column)
      return next
    })
  }, [])
}

const groups: readonly MapFieldGroup[] = ['sheet', 'place', 'order', 'remarks', 'georef']

export interface MapDetailsProps {
  map: MapRow
  /** All maps: their values are offered in the same field. */
  all: readonly MapRow[]
  /** The maps that the list shows, in its order: they have a previous and a next one. */
  rows: readonly MapRow[]
  address: string
  /** Where its picture comes from; undefined where there is no place for it. Keep it stable. */
  scan: ScanSource | undefined
  actions: Pick<MapsActions, 'select' | 'change' | 'onLost' | 'remove' | 'onTyping'>
  phone: boolean
}

/** One map, to be read: its sheet and what is known of it. On a press every field that may be changed, each storing itself. */
export function MapDetails({ map, all, rows, address, scan, actions, phone }: MapDetailsProps) {
  const words = useTexts(texts)
  const { edit: t } = words
  const [isEditing, setEditing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const upload = useMapUpload(map.id)
  useEffect(() => panel.current?.focus(), [])
  const edit = (on: boolean) => {
    // The pressed button goes with what it ends.
    panel.current?.focus()
    setEditing(on)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (phone) keepFocusInside(event.currentTarget, event)
    if (event.key !== 'Escape' || event.defaultPrevented || isDeleting) return
    event.preventDefault()
    if (isEditing) edit(false)
    else actions.select(undefined)
  }
  const modal = phone && { role: 'dialog', 'aria-modal': true }
  return (
    <MapPanel
      ref={panel}
      aria-label={t.details(mapName(map))}
      tabIndex={-1}
      data-phone={phone}
      onKeyDown={onKeyDown}
      {...modal}
    >
      <DetailsHead map={map} rows={rows} select={actions.select} />
      <PanelBody key={String(isEditing)}>
        {upload && <UploadBar upload={upload} />}
        {isEditing ? (
          <MapFields map={map} all={all} actions={actions} />
        ) : (
          <>
            <SheetPreview map={map} address={address} scan={scan} />
            {isContradicted(map) && (
              <Bar
                icon="warning"
                tone="warning"
                message={words.contradicted(words.statuses[map.status] ?? map.status)}
              />
            )}
            <MapFacts map={map} />
          </>
        )}
      </PanelBody>
      <Foot>
        {isEditing ? (
          <Button variant="primary" onClick={() => edit(false)}>
            {t.done}
          </Button>
        ) : (
          <>
            <LinkButton to={address} primary>
              <Icon name="map" size={16} />
              {t.open}
            </LinkButton>
            <Button icon="edit" onClick={() => edit(true)}>
              {t.edit}
            </Button>
          </>
        )}
        {isEditing && actions.remove && (
          <Button variant="quiet" onClick={() => setDeleting(true)}>
            {t.remove}
          </Button>
        )}
      </Foot>
      {isDeleting && actions.remove && (
        <DeleteMapDialog map={map} remove={actions.remove} onClose={() => setDeleting(false)} />
      )}
    </MapPanel>
  )
}

/** The fields that may be changed, by groups; the first one has the focus. */
function MapFields({ map, all, actions }: Pick<MapDetailsProps, 'map' | 'all' | 'actions'>) {
  const { edit: t, columns } = useTexts(texts)
  const onTyping = useTypedFields(actions.onTyping, t.typing(mapName(map)))
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const suggestions = useMemo(
    () => Object.fromEntries(repeated.map((column) => [column, columnValues(all, column)] as const)),
    [all],
  )
  return (
    <Groups ref={form}>
      {groups.map((group) => (
        <Group key={group}>
          <legend>{t.groups[group]}</legend>
          {mapFields
            .filter((field) => field.group === group)
            .map((field) => (
              <MapFieldEditor
                key={field.column}
                map={map}
                field={field}
                label={columns[field.column]}
                suggestions={suggestions[field.column] ?? []}
                actions={actions}
                onTyping={onTyping}
              />
            ))}
        </Group>
      ))}
    </Groups>
  )
}

function DetailsHead({ map, rows, select }: Pick<MapDetailsProps, 'map' | 'rows'> & Pick<MapsActions, 'select'>) {
  const t = useTexts(texts).edit
  const { number } = useFormat()
  const place = rows.findIndex(({ id }) => id === map.id)
  const go = (step: number) => {
    const next = rows[place + step]
    if (next) select(next.id)
  }
  return (
    <Head>
      <h2 title={mapName(map)}>{mapName(map)}</h2>
      <PlaceInList>{place < 0 ? '' : t.placeInList(number(place + 1), number(rows.length))}</PlaceInList>
      <IconButton icon="chevron-up" label={t.previous} disabled={place <= 0} onClick={() => go(-1)} />
      <IconButton
        icon="chevron-down"
        label={t.next}
        disabled={place < 0 || place === rows.length - 1}
        onClick={() => go(1)}
      />
      <IconButton icon="close" label={t.close} onClick={() => select(undefined)} />
    </Head>
  )
}
