import { styled } from 'styled-components'
import { color } from '../../theme/tokens.ts'

/** Line drawings, 160 × 96, own work; each is a list of paths in one stroke. */
const drawings = {
  forest: [
    'M8 84h144',
    'M34 84V70M34 24 18 48h8L14 70h40L42 48h8z',
    'M78 84V68M78 12 56 42h10L50 68h56L90 42h10z',
    'M124 84V72M124 32l-14 20h7l-11 20h36l-11-20h7z',
    'M24 90h20M70 90h28M116 90h16',
  ],
  beetle: [
    'M80 30c15 0 23 11 23 27s-9 29-23 29-23-13-23-29 8-27 23-27Z',
    'M80 30v56M66 32c0-11 6-16 14-16s14 5 14 16',
    'M72 18 62 8M88 18l10-10M58 48 40 40M102 48l18-8M57 60H38M103 60h19M60 74 44 84M100 74l16 10',
    'M68 46v.1M92 46v.1M68 58v.1M92 58v.1M70 70v.1M90 70v.1',
  ],
  map: [
    'M56 20 24 32v52l32-12 48 12 32-12V20l-32 12z',
    'M56 20v52M104 32v52',
    'M80 60c10-10 14-17 14-23a14 14 0 0 0-28 0c0 6 4 13 14 23Z',
    'M80 42a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z',
  ],
  broken: [
    'M8 84h144',
    'M80 84V66M80 14 60 40h9L54 66h52L91 40h9z',
    'M28 84l10-10M118 84l-6-14 14 6 8-8',
    'M84 24l-7 13 9 5-8 14',
  ],
} as const

export type DrawingName = keyof typeof drawings

const Frame = styled.svg`
  fill: none;
  stroke: ${color.borderControl};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`

export function Drawing({ name }: { name: DrawingName }) {
  return (
    <Frame aria-hidden="true" width={160} height={96} viewBox="0 0 160 96">
      {drawings[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </Frame>
  )
}
