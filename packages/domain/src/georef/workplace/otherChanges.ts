import type { ControlPoint } from '@waldkerf/domain/entities/maps/controlPoints'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { typeLabel } from '../labels/typeLabels.ts'
import type { Message } from '../message.ts'

interface Stored {
  map: Pick<SurveyMap, 'georef_typ' | 'epsg'>
  points: readonly ControlPoint[]
}

const places = ['pixelx', 'pixely', 'mapx', 'mapy'] as const
const placeKey = (point: ControlPoint) => places.map((name) => point[name]).join()
const key = (point: ControlPoint) => `${placeKey(point)} ${point.enable}`

/** Residuals are left out of the comparison: they follow from the points. */
const without = (points: readonly ControlPoint[], others: readonly ControlPoint[]) => {
  const known = new Set(others.map(key))
  return points.filter((point) => !known.has(key(point)))
}

/** Somebody else's changes between two states of a map's georeferencing, point by point. */
export function otherChanges(before: Stored, now: Stored): Message[] {
  const gone = new Map(without(before.points, now.points).map((point) => [point.nr, point]))
  const changes = without(now.points, before.points).map((point): Message => {
    const old = gone.get(point.nr)
    gone.delete(point.nr)
    return old ? pointChange(old, point) : added(point.nr)
  })
  return [...changes, ...Array.from(gone.keys(), removed), ...mapChanges(before.map, now.map)]
}

const added = (nr: number): Message => ({ de: `Punkt ${nr} ist neu`, en: `point ${nr} is new` })
const removed = (nr: number): Message => ({ de: `Punkt ${nr} ist gelöscht`, en: `point ${nr} is deleted` })

const formats = {
  de: new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3, useGrouping: false }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3, useGrouping: false }),
}
const columns: Record<(typeof places)[number], Message> = {
  pixelx: { de: 'Spalte', en: 'column' },
  pixely: { de: 'Zeile', en: 'row' },
  mapx: { de: 'Rechtswert', en: 'easting' },
  mapy: { de: 'Hochwert', en: 'northing' },
}

/** Rows are shown as they are counted on the scan, downwards. */
function shown(point: ControlPoint, name: (typeof places)[number], { format }: Intl.NumberFormat): string {
  const value = point[name]
  return value === null ? '–' : format(name === 'pixely' ? -value : value)
}

function pointChange(old: ControlPoint, point: ControlPoint): Message {
  const moved = places.filter((name) => old[name] !== point[name])
  const changesIn = (language: 'de' | 'en') => {
    const format = formats[language]
    const parts = moved.map((name) => {
      const [from, to] = [shown(old, name, format), shown(point, name, format)]
      return `${columns[name][language]} ${from} → ${to}`
    })
    if (old.enable !== point.enable) parts.push(category(point.enable)[language])
    return parts.join(', ')
  }
  return { de: `Punkt ${point.nr}: ${changesIn('de')}`, en: `point ${point.nr}: ${changesIn('en')}` }
}

const category = (enable: boolean): Message =>
  enable ? { de: 'jetzt vermessen', en: 'now surveyed' } : { de: 'jetzt vermutet', en: 'now assumed' }

function mapChanges(before: Stored['map'], now: Stored['map']): Message[] {
  const changes: Message[] = []
  if (before.georef_typ !== now.georef_typ) {
    const [old, next] = [typeLabel(before.georef_typ), typeLabel(now.georef_typ)]
    changes.push({
      de: `Transformation: ${old.de || '–'} → ${next.de || '–'}`,
      en: `transformation: ${old.en || '–'} → ${next.en || '–'}`,
    })
  }
  if (before.epsg !== now.epsg) {
    const way = `${before.epsg ?? '–'} → ${now.epsg ?? '–'}`
    changes.push({ de: `Koordinatensystem: EPSG ${way}`, en: `coordinate system: EPSG ${way}` })
  }
  return changes
}
