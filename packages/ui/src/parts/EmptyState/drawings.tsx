import { styled } from 'styled-components'
import { color } from '@waldkerf/ui/theme/tokens'

/**
 * Line drawings, 200 × 120, own work. `ground` lies under all and has no line, `bodies` hide what is behind them,
 * `lines` come last.
 */
interface Strokes {
  ground: string
  bodies: readonly string[]
  lines: readonly string[]
}

const forestFloor = 'M16 102c0-9 38-15 84-15s84 6 84 15-38 12-84 12-84-3-84-12Z'

const drawings = {
  forest: {
    ground: forestFloor,
    bodies: [
      'M36 66Q35.3 72.2 30.3 76L33 74.5Q32.1 81.6 28 85.9L31.9 84.4Q30.6 91.6 25.8 95.9Q36 97.6 46.2 95.9Q41.4 91.6 40.1 84.4L44 85.9Q39.9 81.6 39 74.5L41.7 76Q36.7 72.2 36 66Z',
      'M167 62Q166.2 68.9 160.6 73.1L163.7 71.6Q162.6 79.5 158.1 84.3L162.4 82.8Q161 90.6 155.6 95.4Q167 97.3 178.4 95.4Q173 90.6 171.6 82.8L175.9 84.3Q171.4 79.5 170.3 71.6L173.4 73.1Q167.8 68.9 167 62Z',
      'M64 42Q62.9 49.9 55.2 54.8L59.4 53.3Q58 62.1 52.3 67.5L57.9 66Q56.2 74.9 49.5 80.3L56.4 78.8Q54.4 87.6 46.6 93Q64 95.9 81.4 93Q73.6 87.6 71.6 78.8L78.5 80.3Q71.8 74.9 70.1 66L75.7 67.5Q70 62.1 68.6 53.3L72.8 54.8Q65.1 49.9 64 42Z',
      'M138 34Q136.8 43 128 48.5L132.8 47Q131.2 57 124.7 63L131.1 61.5Q129.1 71.5 121.5 77.6L129.4 76.1Q127 86 118.2 92.1Q138 95.4 157.8 92.1Q149 86 146.6 76.1L154.5 77.6Q146.9 71.5 144.9 61.5L151.3 63Q144.8 57 143.2 47L148 48.5Q139.2 43 138 34Z',
      'M100 14Q98.5 23.4 87.8 29.1L93.7 27.6Q91.8 38 84.4 44.3L91.9 42.8Q89.6 53.1 81 59.4L90.1 57.9Q87.4 68.2 77.6 74.5L88.4 73Q85.3 83.4 74.2 89.7Q100 94 125.8 89.7Q114.7 83.4 111.6 73L122.4 74.5Q112.6 68.2 109.9 57.9L119 59.4Q110.4 53.1 108.1 42.8L115.6 44.3Q108.2 38 106.3 27.6L112.2 29.1Q101.5 23.4 100 14Z',
    ],
    lines: [
      'M36 96.8V100',
      'M167 96.4V100',
      'M64 94.5V100',
      'M138 93.7V100',
      'M100 91.8V100',
      'M12 100h176M28 107h22M84 107h34M146 107h18',
      'M166 26a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM30 40q4-4 7 0q3-4 7 0M48 28q3-3 5 0q2-3 5 0',
    ],
  },
  beetle: {
    ground: 'M66 0c-4 22 5 34 1 58s4 38-2 62h70c-5-22 4-36 1-60s5-36-2-60Z',
    bodies: [
      'M100 40c13 0 20 10 20 25s-8 26-20 26-20-11-20-26 7-25 20-25Z',
      'M85 45c-1-12 5-19 15-19s16 7 15 19c-8-5-22-5-30 0Z',
      'M92 27c0-5 3-8 8-8s8 3 8 8c-5-2-11-2-16 0Z',
    ],
    lines: [
      'M66 0c-4 22 5 34 1 58s4 38-2 62M134 0c7 24-1 36 2 60s-6 38-1 60',
      'M78 6c-3 10 2 14 0 24M120 4c3 9-3 15 0 25M76 98c3 8-2 12 0 20M124 96c-3 8 3 14 1 22M100 104c-2 5 2 9 0 14M110 6v6',
      'M100 43v47M93 52v.1M93 62v.1M93 72v.1M107 52v.1M107 62v.1M107 72v.1',
      'M93 20q-4-6-10-7M107 20q4-6 10-7M82 54l-9-6-8 2M118 54l9-6 8 2M80 67H69l-6 5M120 67h11l6 5M83 79l-9 6-2 9M117 79l9 6 2 9',
    ],
  },
  map: {
    ground: 'M72 22v68l56 14V36Z',
    bodies: [
      'M72 22 28 36v68l44-14Z',
      'M128 36v68l44-14V22Z',
      'M72 22l56 14',
      'M72 90l56 14',
      'M100 76c13-13 19-22 19-31a19 19 0 0 0-38 0c0 9 6 18 19 31Z',
    ],
    lines: [
      'M100 52a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z',
      'M40 82q10-8 20-3M140 60q10 8 20 1M142 82q8-4 16-1M40 54q8 5 18-1',
    ],
  },
  broken: {
    ground: forestFloor,
    bodies: [
      'M92 40Q90.8 50.9 81.9 57.6L86.8 56.1Q85.1 67.9 78 75.2L84.7 73.7Q82.5 85.5 74 92.8Q92 95.8 110 92.8Q101.5 85.5 99.3 73.7L106 75.2Q98.9 67.9 97.2 56.1L102.1 57.6Q93.2 50.9 92 40Z',
    ],
    lines: [
      'M92 94.3V100',
      'M12 100h176M28 107h22M84 107h34M146 107h18',
      'M112 16 99 36h12l-11 18',
      'M139 100V83l4 6 2-10 3 11 4-5v15M130 96l-10 4M160 93l12 7M158 97l5 3',
    ],
  },
} as const satisfies Record<string, Strokes>

export type DrawingName = keyof typeof drawings

const Frame = styled.svg`
  max-width: 100%;
  fill: none;
  stroke: ${color.borderControl};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  .ground {
    fill: ${color.hover};
    stroke: none;
  }
  .body {
    fill: ${color.surface};
  }
`

/** A drawing for a place where there is nothing else to see; it says nothing to screen readers. */
export function Drawing({ name }: { name: DrawingName }) {
  const { ground, bodies, lines }: Strokes = drawings[name]
  return (
    <Frame aria-hidden="true" width={200} height={120} viewBox="0 0 200 120">
      <path className="ground" d={ground} />
      {bodies.map((d) => (
        <path key={d} className="body" d={d} />
      ))}
      {lines.map((d) => (
        <path key={d} d={d} />
      ))}
    </Frame>
  )
}
