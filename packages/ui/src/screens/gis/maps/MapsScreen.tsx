import { type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { isGeoreferenced, type MapFilter, mapFilter } from '@waldkerf/domain/maps/mapFilter'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import type { RowKey } from '@waldkerf/ui/parts/DataTable/DataTable'
import { FileDrop } from '@waldkerf/ui/parts/FileDrop/FileDrop'
import { FilterFrame } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { ListFilter } from '@waldkerf/ui/parts/FilterBar/ListFilter'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { ListBody, ListCount, useAskedForm, useToolsPlace } from '@waldkerf/ui/parts/ListScreen/ListScreen'
import { NextStep } from '@waldkerf/ui/parts/ListScreen/ListScreen.styles.ts'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import { OutlineMap } from '@waldkerf/ui/parts/OutlineMap/OutlineMap'
import { SavedViews } from '@waldkerf/ui/parts/SavedViews/SavedViews'
import { GisLayout } from '../GisLayout.tsx'
import { ListPane, Screen } from '../GisScreen.styles.ts'
import { Aside, HeadLine } from '../filter/FilterBar.styles.ts'
import { HeadPlace } from '../headPlace.ts'
import { texts } from './MapsScreen.texts.ts'
import { DropHint } from './sheets/sheets.styles.ts'
import { useCellEdit } from './table/useCellEdit.ts'
import { lastOpened } from './table/lastOpened.ts'
import { MapTable } from './table/MapTable.tsx'
import { type MapList, useMapList } from './table/mapList.tsx'
import { LayersContext, type ListedLayers, useListedLayers } from './table/layers.ts'
import { noUploads, type Uploads, UploadsContext } from './table/uploads.ts'
import { mapName } from './mapName.ts'
import type { MapsActions, MapsState } from './mapsTypes.ts'

interface MapFilterBarProps {
  filter: MapFilter
  list: MapList
  onFilter: (filter: MapFilter) => void
  /** Saved views and the new map, at the end of the first row. */
  children: ReactNode
}

/** Filters of the list of maps, and the number of maps they leave. */
function MapFilterBar({ filter, list, onFilter, children }: MapFilterBarProps) {
  const { list: words } = useTexts(texts)
  const width = useScreenWidth()
  const place = use(HeadPlace)
  const besideTabs = width !== 'phone' && place !== undefined
  const inPlace = (line: ReactNode) =>
    place && createPortal(<HeadLine aria-label={list.words.label}>{line}</HeadLine>, place)
  return (
    <ListFilter
      of={mapFilter}
      words={list.words}
      filter={filter}
      list={list}
      head={{
        title: words.title,
        count: <MapCount list={list} filter={filter} onFilter={onFilter} />,
        actions: children,
        elsewhere: besideTabs ? inPlace : undefined,
      }}
      onFilter={onFilter}
    />
  )
}

/** How many maps there are, and how many of them the map beside the list cannot show: that leads to them. */
function MapCount({ list, filter, onFilter }: Pick<MapFilterBarProps, 'list' | 'filter' | 'onFilter'>) {
  const { filter: t } = useTexts(texts)
  const { number } = useFormat()
  const placeless = filter.georef === '' ? list.rows.filter((row) => !isGeoreferenced(row)).length : 0
  return (
    <>
      <ListCount list={list} />
      {placeless > 0 && (
        <Aside
          type="button"
          onClick={({ currentTarget }) => {
            // The button is about to go: then all maps shown have no place.
            const place = currentTarget.closest('search, [role="tabpanel"]') ?? document
            place.querySelector<HTMLElement>('h1')?.focus()
            onFilter({ ...filter, georef: 'without' })
          }}
        >
          {t.placeless(number(placeless))}
        </Aside>
      )}
    </>
  )
}

interface CellContextsProps {
  uploads: Uploads
  layers: ListedLayers
  children: ReactNode
}

/** For cells: the columns stay the same objects while these change. */
const CellContexts = ({ uploads, layers, children }: CellContextsProps) => (
  <UploadsContext value={uploads}>
    <LayersContext value={layers}>{children}</LayersContext>
  </UploadsContext>
)

// For containers, beside the component.
export type * from './mapsTypes.ts'

const MapDetails = lazyPart(async () => (await import('./edit/MapDetails.tsx')).MapDetails)
const BulkMapDialog = lazyPart(async () => (await import('./BulkMapDialog.tsx')).BulkMapDialog)
const SheetsDialog = lazyPart(async () => (await import('./sheets/SheetsDialog.tsx')).SheetsDialog)
const NewMapDialog = lazyPart(async () => (await import('./NewMapDialog.tsx')).NewMapDialog)

export interface MapsScreenProps {
  state: MapsState
  actions: MapsActions
  rights: {
    /** The person may make a map that belongs to no client. */
    withoutClient: boolean
  }
}

/** GIS, Karten: the survey maps as a list and where they lie, each field changed in place, many at once, new ones made. */
export function MapsScreen({ state, actions, rights }: MapsScreenProps) {
  const t = useTexts(texts)
  const width = useScreenWidth()
  const place = useToolsPlace()
  const cell = useCellEdit()
  const list = useMapList(state, cell.start)
  const layers = useListedLayers(state.baseMaps.sheets)
  const [picked, setPicked] = useState<ReadonlySet<RowKey>>(new Set())
  const [highlighted, setHighlighted] = useState(lastOpened)
  const [dialog, setDialog] = useState<'create' | 'bulk'>()
  const [files, setFiles] = useState<readonly File[]>()
  const { filter, clients, selectedId } = state
  useAskedForm(state.isNewAsked, () => {
    setDialog('create')
    actions.newOpened?.()
  })
  const selected = useMemo(() => list.all.find(({ id }) => id === selectedId), [list.all, selectedId])
  const names = useMemo(() => new Map(list.all.map((map) => [map.id, mapName(map)])), [list.all])
  const inList = useMemo(() => new Set(list.rows.map(({ id }) => id)), [list.rows])
  const footprints = useMemo(() => state.footprints.filter(({ id }) => inList.has(id)), [state.footprints, inList])
  const close = () => setDialog(undefined)
  // While a map is open or some are picked, the primary button is the one for them.
  const create = (
    <Button
      variant={selected || picked.size > 0 ? 'secondary' : 'primary'}
      icon="plus"
      onClick={() => setDialog('create')}
    >
      {t.list.create}
    </Button>
  )
  const overview = (
    <OutlineMap
      label={t.overview}
      outlines={footprints}
      outlineLabel={(id) => names.get(id) ?? ''}
      selection={{ selected: selectedId, highlighted, onSelect: actions.select, onHighlight: setHighlighted }}
      extent={state.extent}
      baseMaps={state.baseMaps}
    />
  )
  const table = (
    <ListPane data-reviewing={selected !== undefined}>
      <ListBody
        words={t.list}
        state={state.maps}
        notes={<NotLoaded parts={state.missing} names={t.missing} />}
        onRetry={actions.retry}
      >
        <MapTable
          list={list}
          state={state}
          actions={actions}
          cell={cell}
          selection={{
            ...(selectedId !== undefined && { selected: selectedId }),
            ...(highlighted !== undefined && { highlighted }),
            onSelect: (key) => actions.select(Number(key)),
            onHighlight: (key) => setHighlighted(key === undefined ? undefined : Number(key)),
          }}
          create={
            <Button icon="plus" onClick={() => setDialog('create')}>
              {t.list.create}
            </Button>
          }
          picking={{
            picked,
            onPick: setPicked,
            actions: (
              <Button variant="primary" onClick={() => setDialog('bulk')}>
                {t.bulk}
              </Button>
            ),
          }}
        />
      </ListBody>
      <Suspense>
        {selected && (
          <MapDetails
            key={selected.id}
            map={selected}
            all={list.all}
            rows={list.rows}
            address={state.mapAddress(selected.id)}
            scan={state.scan}
            actions={actions}
            phone={width === 'phone'}
          />
        )}
      </Suspense>
    </ListPane>
  )
  return (
    <CellContexts uploads={state.uploads ?? noUploads} layers={layers}>
      <Screen>
        <FileDrop
          words={{ label: t.sheets.rows, hint: t.sheets.drop, over: t.sheets.drop }}
          choice={null}
          onFile={(_first, all) => setFiles(all)}
        >
          {(_bar, isOver) => (
            <>
              <FilterFrame value={{ result: undefined, tools: place.tools }}>
                <MapFilterBar filter={filter} list={list} onFilter={actions.setFilter}>
                  <SavedViews views={state.views} actions={actions.views} />
                  {width !== 'phone' && create}
                </MapFilterBar>
              </FilterFrame>
              <GisLayout
                width={width}
                map={overview}
                table={place.around(table)}
                // List and sheet share what the map leaves: no name is cut.
                reviewing={width === 'wide' && selected !== undefined}
                count={<MapCount list={list} filter={filter} onFilter={actions.setFilter} />}
              />
              {width === 'phone' && !selected && <NextStep>{create}</NextStep>}
              {isOver && <DropHint>{t.sheets.drop}</DropHint>}
            </>
          )}
        </FileDrop>
        <Suspense>
          {dialog === 'create' && (
            <NewMapDialog
              clients={clients}
              client={filter.client}
              needsClient={!rights.withoutClient}
              actions={actions}
              onSheets={(several) => {
                close()
                setFiles(several)
              }}
              onClose={close}
            />
          )}
          {files && (
            <SheetsDialog
              files={files}
              clients={clients}
              client={filter.client}
              needsClient={!rights.withoutClient}
              actions={actions}
              onClose={() => setFiles(undefined)}
            />
          )}
          {dialog === 'bulk' && (
            <BulkMapDialog
              chosen={list.all.filter(({ id }) => picked.has(id))}
              change={actions.change}
              onClose={(stored) => {
                close()
                setPicked(picked.difference(new Set<RowKey>(stored)))
              }}
            />
          )}
        </Suspense>
      </Screen>
    </CellContexts>
  )
}
