import { readCoordinates } from '@waldkerf/domain/beetles/reports/readCoordinates'
import { readPlace } from '@waldkerf/domain/beetles/reports/readPlace'
import type { Problem } from '@waldkerf/domain/places/layers/layerProblem'
import { areaNameAt, areasExtent, type OwnLayer } from '@waldkerf/domain/places/layers/ownLayer'
import { useMemo, useState } from 'react'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useTouch } from '@waldkerf/ui/browser/useTouch'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { type BaseMaps, isRough, type MapActions, type MapPoint, MapView } from '@waldkerf/ui/parts/MapView/MapView'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useFileDrop } from '@waldkerf/ui/screens/gis/pictures/edit/useUploads.ts'
import { Note } from '../reports.styles.ts'
import type { DraftPicture, ReportDraft } from '@waldkerf/domain/beetles/reports/unsentReport'
import { Degrees, MapFrame, Pair, PlaceSides, Told, Ways } from './create.styles.ts'
import { type DraftProblems, writeDegrees } from './draft.ts'
import { texts as layerTexts } from './layers/layers.texts.ts'
import { OwnLayers } from './layers/OwnLayers.tsx'
import { useLayerFiles } from './layers/useLayerFiles.ts'
import { PlaceSearch } from './PlaceSearch.tsx'
import { usePlaceSentence, useRoughly } from './placeSentence.ts'
import { createTexts } from '../reports.texts.ts'

type DevicePlace =
  | { status: 'idle' | 'asking' | 'refused' | 'unavailable' }
  /** `accuracy` in metres. */
  | { status: 'found'; accuracy: number }

const options: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 30_000 }

/** The device's place, asked for by a press alone. @param onPlace WGS 84 degrees */
function useDevicePlace(onPlace: (lat: number, lon: number) => void) {
  const [place, setPlace] = useState<DevicePlace>({ status: 'idle' })
  const ask = () => {
    if (!('geolocation' in navigator)) {
      setPlace({ status: 'unavailable' })
      return
    }
    setPlace({ status: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace({ status: 'found', accuracy: Math.max(1, Math.ceil(coords.accuracy)) })
        onPlace(coords.latitude, coords.longitude)
      },
      ({ code, PERMISSION_DENIED }) => setPlace({ status: code === PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      options,
    )
  }
  return { place, ask, forget: () => setPlace({ status: 'idle' }) }
}

/** Maps of one's own compartments, as the device keeps them. */
export interface OwnLayerWays {
  /** Undefined until they were read. */
  layers: readonly OwnLayer[] | undefined
  /** @returns why the file is not shown or not kept */
  add: (file: File) => Promise<Problem | undefined>
  remove: (key: string) => void
}

/** Phones and tablets are where the find is; at a desk the device's place is that of the desk. */
function useOnTheWay() {
  const isTouch = useTouch()
  const width = useScreenWidth()
  return isTouch || width === 'phone'
}

export interface PlaceStepProps {
  draft: ReportDraft
  /** Shown once somebody wanted to go on. */
  problem: DraftProblems['place']
  onPlace: (place: Pick<ReportDraft, 'lat' | 'lon' | 'within'>) => void
  baseMaps: BaseMaps
  own: OwnLayerWays
}

const noPoints = {
  type: 'points',
  points: { ids: new Float64Array(), lats: new Float64Array(), lons: new Float64Array(), kinds: new Uint8Array() },
} as const

/** The place by a tap on the map, from the device, from a picture, or typed. */
export function PlaceStep({ draft, problem, onPlace, baseMaps, own }: PlaceStepProps) {
  const t = useTexts(createTexts).place
  const language = useLanguage()
  const set = (lat: number, lon: number, within?: number) =>
    onPlace({ lat: writeDegrees(lat, language), lon: writeDegrees(lon, language), within })
  const device = useDevicePlace(set)
  const [isTyping, setTyping] = useState(false)
  const typed = (part: Partial<Pick<ReportDraft, 'lat' | 'lon'>>) => {
    device.forget()
    onPlace({ lat: draft.lat, lon: draft.lon, ...part, within: undefined })
  }
  const files = useLayerFiles(own.add)
  const hasPlace = draft.lat !== '' || draft.lon !== ''
  const fromPicture = draft.pictures.find(({ lat, lon }) => lat !== null && lon !== null)
  const error = (field: 'lat' | 'lon') => (problem?.field === field ? t.problems[problem.problem] : undefined)
  const isOnTheWay = useOnTheWay()
  const locate = (
    <Button
      variant={isOnTheWay && !(hasPlace && !isRough(draft.within)) ? 'primary' : 'secondary'}
      icon="pin"
      busy={device.place.status === 'asking'}
      onClick={device.ask}
    >
      {t.locate}
    </Button>
  )
  return (
    <>
      <Note>{t.lead}</Note>
      <PlaceSides>
        <Ways>
          {isOnTheWay && locate}
          <PlaceSearch
            onPlace={(lat, lon, within) => {
              device.forget()
              set(lat, lon, within)
            }}
          />
          {!isOnTheWay && locate}
        </Ways>
        <PlaceMap
          draft={draft}
          baseMaps={baseMaps}
          layers={own.layers}
          onFiles={(dropped) => void files.take(dropped)}
          onPlace={({ lat, lon }, within) => {
            device.forget()
            set(lat, lon, within)
          }}
        />
        <div>
          <PlaceNote draft={draft} device={device.place} layers={own.layers} />
          {fromPicture && !isAt(fromPicture, draft) && (
            <div>
              <Button icon="picture" onClick={() => set(fromPicture.lat ?? 0, fromPicture.lon ?? 0)}>
                {t.fromPicture}
              </Button>
            </div>
          )}
          <Degrees open={isTyping || problem !== undefined} onToggle={(event) => setTyping(event.currentTarget.open)}>
            <summary>{t.typed}</summary>
            <Pair>
              {(['lat', 'lon'] as const).map((field) => (
                <TextField
                  key={field}
                  label={t[field]}
                  hint={field === 'lat' ? t.hint : undefined}
                  error={error(field)}
                  inputMode="decimal"
                  autoComplete="off"
                  value={draft[field]}
                  onChange={(event) => typed({ [field]: event.target.value })}
                  onPaste={(event) => {
                    const pair = readCoordinates(event.clipboardData.getData('text'))
                    if (!pair) return
                    event.preventDefault()
                    device.forget()
                    set(pair.lat, pair.lon)
                  }}
                />
              ))}
            </Pair>
            {hasPlace && (
              <Button variant="quiet" icon="trash" onClick={() => typed({ lat: '', lon: '' })}>
                {t.clear}
              </Button>
            )}
          </Degrees>
          <OwnLayers layers={own.layers} files={files} onRemove={own.remove} />
        </div>
      </PlaceSides>
    </>
  )
}

type MapProps = Pick<PlaceStepProps, 'draft' | 'baseMaps'> &
  Pick<OwnLayerWays, 'layers'> &
  Required<Pick<MapActions, 'onPlace'>> & { onFiles: (files: readonly File[]) => void }

/** The device's place, a picture's or a typed one is shown from so near; a tap leaves the map as it is. */
const nearTo = 12

/** The areas of all layers, and where to begin: with them, unless a place is chosen; a layer that is added is shown. */
function useOwnAreas(layers: readonly OwnLayer[] | undefined, hasPlace: boolean) {
  const areas = useMemo(() => layers?.flatMap((layer) => layer.areas), [layers])
  const [known, setKnown] = useState({ layers, view: hasPlace ? undefined : areasExtent(areas ?? []) })
  if (known.layers !== layers) {
    const isFirst = known.layers === undefined
    const added = layers?.filter((one) => !known.layers?.includes(one)) ?? []
    const section = isFirst && hasPlace ? undefined : areasExtent(added.flatMap((layer) => layer.areas))
    setKnown({ layers, view: section ?? known.view })
  }
  return { areas, view: known.view }
}

function PlaceMap({ draft: { lat, lon, within }, baseMaps, layers, onFiles, onPlace }: MapProps) {
  const t = useTexts(createTexts).place
  const drop = useFileDrop(onFiles)
  const { areas, view } = useOwnAreas(layers, lat !== '' || lon !== '')
  const kinds = useMemo(() => [{ id: 'place', tone: 'danger', shape: 'circle', label: t.point }] as const, [t.point])
  const selection = useMemo(() => {
    const place = readPlace({ lat, lon })
    if (place.status !== 'ready') return {}
    const selected: MapPoint = { id: 1, lat: place.lat, lon: place.lon, kind: 'place', label: t.point }
    return { selected, nearTo, within }
  }, [lat, lon, within, t.point])
  return (
    <MapFrame {...drop}>
      <MapView
        label={t.map}
        source={noPoints}
        kinds={kinds}
        pointLabel={() => t.point}
        selection={selection}
        actions={{ onPlace }}
        baseMaps={baseMaps}
        areas={areas}
        view={view}
        foot="sources"
      />
    </MapFrame>
  )
}

/** The same degrees, as far as the fields show them. */
const isSame = (one: number, other: number) => Math.abs(one - other) < 0.000_001

/** Whether the chosen place is the picture's. */
function isAt({ lat, lon }: Pick<DraftPicture, 'lat' | 'lon'>, draft: Pick<ReportDraft, 'lat' | 'lon'>) {
  const place = readPlace(draft)
  return place.status === 'ready' && lat !== null && lon !== null && isSame(lat, place.lat) && isSame(lon, place.lon)
}

/** The chosen place in words and how exact it is, or why the device does not tell it. */
function PlaceNote({
  draft,
  device,
  layers = [],
}: Pick<PlaceStepProps, 'draft'> &
  Pick<OwnLayerWays, 'layers'> & { device: ReturnType<typeof useDevicePlace>['place'] }) {
  const t = useTexts(createTexts).place
  const { compartment } = useTexts(layerTexts)
  const { number } = useFormat()
  const sentence = usePlaceSentence()
  const roughly = useRoughly()
  const { status } = device
  if (status === 'refused' || status === 'unavailable') return <Told role="alert">{t[status]}</Told>
  if (status === 'asking') return <Told role="status">{t.locating}</Told>
  const place = readPlace(draft)
  if (place.status !== 'ready') return <Told role="status">{place.status === 'none' && t.none}</Told>
  const how =
    draft.within !== undefined
      ? roughly(draft.within)
      : status === 'found'
        ? t.accuracy(number(device.accuracy))
        : draft.pictures.some((picture) => isAt(picture, draft)) && t.isFromPicture
  const area = areaNameAt(layers, place.lat, place.lon)
  const words = [area !== undefined && compartment(area), how].filter(Boolean)
  return <Told role="status">{sentence(place, words.join(', '))}</Told>
}
