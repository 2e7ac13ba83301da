import type { Message } from '../message.ts'
import type { CoordinateSystem, Datum } from './systems.ts'

/** Measured against PROJ's best operation of each region. */
const withoutGrid: Record<Datum, Message | null> = {
  ETRS89: null,
  DHDN: { de: 'DHDN ohne Gitter: bis 2,4 m', en: 'DHDN without a grid: up to 2.4 m' },
  MGI: { de: 'MGI ohne Gitter: bis 0,4 m', en: 'MGI without a grid: up to 0.4 m' },
}

/** The publishers' own figures for their grids, by name. */
const known: Record<string, Message> = {
  BeTA2007: { de: 'mit BeTA2007: < 1 m', en: 'with BeTA2007: < 1 m' },
}

/**
 * The accuracy of a conversion between two systems, one sentence for each change of datum. Empty within one datum, where
 * no accuracy is lost. ETRS89 is treated as WGS 84; the difference of some decimetres is not mentioned.
 */
export function estimateAccuracy(
  from: CoordinateSystem,
  to: CoordinateSystem,
  grids: readonly { name: string; datum: Datum }[] = [],
): Message[] {
  if (from.datum === to.datum) return []
  return [from.datum, to.datum].flatMap((datum) => {
    const name = grids.find((grid) => grid.datum === datum)?.name
    if (name === undefined) return withoutGrid[datum] ?? []
    return known[name] ?? { de: `${datum} mit Gitter ${name}`, en: `${datum} with grid ${name}` }
  })
}

/** How to type coordinates of a system, since its official order may be another. */
export function axisHint({ officialOrder, unit }: CoordinateSystem): Message {
  if (unit === 'degree') {
    return {
      de: 'Länge, dann Breite, in Grad. Amtlich steht die Breite vorn.',
      en: 'Longitude, then latitude, in degrees. Officially latitude comes first.',
    }
  }
  const turned = officialOrder === 'NE'
  return {
    de: `Rechtswert, dann Hochwert.${turned ? ' Amtlich steht der Hochwert vorn.' : ''}`,
    en: `Easting, then northing.${turned ? ' Officially the northing comes first.' : ''}`,
  }
}
