import { type MapFieldGroup, mapFields } from '@waldkerf/domain/maps/mapFields'
import { type MapRow, columnValues } from '@waldkerf/domain/maps/mapFilter'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { keepFocusInside } from '@waldkerf/ui/browser/keepFocusInside'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { Panel, PanelBody, Position } from '../../review/ReviewDrawer.styles.ts'
import { UploadBar } from '@waldkerf/ui/screens/georef/scan/UploadBar'
import { useMapUpload } from '../list/uploads.ts'
import { mapName } from '../mapName.ts'
import type { MapsActions } from '../mapsTypes.ts'
import { texts as words } from '../MapsScreen.texts.ts'
import { DeleteMapDialog } from './DeleteMapDialog.tsx'
import { Foot, Group, Head } from './edit.styles.ts'
import { texts } from './edit.texts.ts'
import { MapFacts } from './MapFacts.tsx'
import { MapFieldEditor } from './MapFieldEditor.tsx'
import { repeated } from './repeated.ts'
import { useTypedFields } from './useTypedFields.ts'

const groups: readonly MapFieldGroup[] = ['sheet', 'place', 'order', 'remarks', 'georef']

export interface MapDetailsProps {
  map: MapRow
  /** All maps: their values are offered in the same field. */
  all: readonly MapRow[]
  /** Those that the list shows, in its order: the way to the next. */
  rows: readonly MapRow[]
  address: string
  actions: Pick<MapsActions, 'select' | 'change' | 'onLost' | 'remove' | 'onTyping'>
  phone: boolean
}

/** One map: every field that may be changed, each storing itself. */
export function MapDetails({ map, all, rows, address, actions, phone }: MapDetailsProps) {
  const t = useTexts(texts)
  const { columns } = useTexts(words)
  const [isDeleting, setDeleting] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const name = mapName(map)
  const upload = useMapUpload(map.id)
  const onTyping = useTypedFields(actions.onTyping, t.typing(name))
  const suggestions = useMemo(
    () => Object.fromEntries(repeated.map((column) => [column, columnValues(all, column)] as const)),
    [all],
  )
  useEffect(() => panel.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (phone) keepFocusInside(event.currentTarget, event)
    if (event.key !== 'Escape' || event.defaultPrevented || isDeleting) return
    event.preventDefault()
    actions.select(undefined)
  }
  const modal = phone && { role: 'dialog', 'aria-modal': true }
  return (
    <Panel ref={panel} aria-label={t.details(name)} tabIndex={-1} data-phone={phone} onKeyDown={onKeyDown} {...modal}>
      <DetailsHead map={map} rows={rows} select={actions.select} />
      <PanelBody>
        {upload && <UploadBar upload={upload} />}
        <MapFacts map={map} />
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
      </PanelBody>
      <Foot>
        <LinkButton to={address} primary>
          <Icon name="map" size={16} />
          {t.open}
        </LinkButton>
        {actions.remove && (
          <Button variant="quiet" onClick={() => setDeleting(true)}>
            {t.remove}
          </Button>
        )}
      </Foot>
      {isDeleting && actions.remove && (
        <DeleteMapDialog map={map} remove={actions.remove} onClose={() => setDeleting(false)} />
      )}
    </Panel>
  )
}

function DetailsHead({ map, rows, select }: Pick<MapDetailsProps, 'map' | 'rows'> & Pick<MapsActions, 'select'>) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const place = rows.findIndex(({ id }) => id === map.id)
  const go = (step: number) => {
    const next = rows[place + step]
    if (next) select(next.id)
  }
  return (
    <Head>
      <h2 title={mapName(map)}>{mapName(map)}</h2>
      <Position>{place < 0 ? '' : t.position(number(place + 1), number(rows.length))}</Position>
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
