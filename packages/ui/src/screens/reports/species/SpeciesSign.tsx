import { type Gallery, type Sight, speciesFacts } from '@waldkerf/domain/beetles/speciesFacts'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { styled } from 'styled-components'
import { color } from '@waldkerf/ui/theme/tokens'

/** `wide` lines are what the beetle makes, `fine` ones its larvae, `grain` what lies around. 64 × 48, own work. */
interface Drawing {
  wide: string
  fine: string
  grain: string
}

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, step) => from + step * by)

const bark = 'M6 3q3 8 0 16t2 14-2 12M58 3q-3 9 0 17t-2 13 2 12M13 3q-2 6 1 12M52 33q2 6-1 12'
const wood = 'M3 10q29 5 58 0M3 18q29 5 58 0M3 34q29-5 58 0M3 41q29-5 58 0'
const beetle =
  'M32 16c7 0 10 6 10 13s-4 13-10 13-10-6-10-13 3-13 10-13ZM25 18c-1-6 2-10 7-10s8 4 7 10M32 17v25M22 24l-6-3M42 24l6-3M22 30h-7M42 30h7M23 36l-5 4M41 36l5 4M29 8l-3-4M35 8l3-4'

const ribs = steps(10, 38, 4).map((y) => `M32 ${y}q-7-2-14 1M32 ${y + 2}q7-2 14 1`)
const rungs = steps(12, 54, 6).map((x) => `M${x} 23q1-8-2-15M${x - 2} 26q-1 8 2 15`)

const drawings: Readonly<Record<Gallery, Drawing> & Partial<Record<Sight, Drawing>>> = {
  along: { wide: 'M32 5V43', fine: ribs.join(''), grain: bark },
  star: {
    wide: 'M32 24Q31 14 22 7M32 24Q38 17 40 5M32 24Q43 22 54 27M32 24Q36 34 45 42M32 24Q28 36 18 43M32 24Q21 23 10 27',
    fine: 'M28 13l-7 3M25 9l5-4M37 16l7 1M40 10l6 0M43 23l3-6M48 24l2 6M39 34l7-1M41 38l-4 5M28 33l-7-1M24 38l5 4M21 23l-2-6M15 25l1 6',
    grain: bark,
  },
  across: { wide: 'M7 22Q20 28 32 24Q44 28 57 22', fine: rungs.join(''), grain: bark },
  patch: {
    wide: 'M20 16Q30 8 42 13T50 30Q44 40 30 38T16 27Q15 20 20 16Z',
    fine: 'M24 22v3M30 18v3M36 20v3M42 24v3M27 29v3M34 28v3M40 32v2M32 43V38',
    grain: bark,
  },
  ladder: {
    wide: 'M32 4V44M32 24H8M32 24H56',
    fine: steps(11, 53, 6)
      .filter((x) => x !== 29 && x !== 35)
      .map((x) => `M${x} 19v4M${x} 25v4`)
      .join(''),
    grain: wood,
  },
  bark: { wide: beetle, fine: '', grain: bark },
  wood: {
    wide: 'M22 22a3 3 0 1 0 6 0 3 3 0 1 0-6 0M40 15a3 3 0 1 0 6 0 3 3 0 1 0-6 0M41 31a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
    fine: 'M20 41l2-3 2 2 2-4 3 5M39 42l2-4 2 2 2-3 3 5M37 24l2-2 2 1 2-2 3 3',
    grain: wood,
  },
  root: {
    wide: 'M24 4V20Q22 32 8 38M40 4V20Q42 32 56 38M32 24Q32 36 32 45',
    fine: 'M28 10v8M32 8v10M36 10v8M27 24l-3 6M37 24l3 6M29 34l-5 6M35 34l5 6',
    grain: 'M3 24H20M44 24H61',
  },
  unknown: { wide: beetle, fine: '', grain: '' },
  fork: {
    wide: 'M32 22V4M32 22Q25 26 26 44M32 22Q39 26 38 44',
    fine: [...ribs.slice(0, 3), ...steps(30, 42, 4).map((y) => `M26 ${y}q-6-2-13 1M38 ${y}q6-2 13 1`)].join(''),
    grain: bark,
  },
  crook: {
    wide: 'M29 5V34Q29 42 35.5 42T42 35',
    fine: steps(8, 32, 4)
      .map((y) => `M29 ${y}q-7-2-14 1M29 ${y + 2}q7-2 14 1`)
      .join(''),
    grain: bark,
  },
  airholes: {
    wide: steps(7, 41, 8.5)
      .map((y) => `M29 ${y}a3 3 0 1 0 6 0 3 3 0 1 0-6 0`)
      .join(''),
    fine: steps(7, 41, 8.5)
      .map((y) => `M27 ${y}q-6-2-13 1M37 ${y}q6-2 13 1`)
      .join(''),
    grain: bark,
  },
}

const Drawn = styled.svg`
  width: 100%;
  height: 100%;
  background: ${color.accentQuiet};
  color: ${color.accentText};
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-unknown] {
    background: ${color.hover};
    color: ${color.textMuted};
    stroke-dasharray: 3 3;
  }
`

export interface SpeciesSignProps {
  /** Undefined: not known. */
  species: Pick<Species, 'sci' | 'type'> | undefined
}

/** The sight of a species, drawn: its galleries, or where it breeds. The words stand beside it. */
export function SpeciesSign({ species }: SpeciesSignProps) {
  const { gallery, sight } = species
    ? speciesFacts(species)
    : { gallery: 'unknown' as const, sight: 'unknown' as const }
  const { wide, fine, grain } = drawings[sight] ?? drawings[gallery]
  return (
    <Drawn viewBox="0 0 64 48" aria-hidden data-unknown={gallery === 'unknown' || undefined}>
      <path d={grain} strokeWidth="1" opacity="0.35" />
      <path d={fine} strokeWidth="1.4" />
      <path d={wide} strokeWidth={wide === beetle ? 1.6 : 2.8} />
    </Drawn>
  )
}
