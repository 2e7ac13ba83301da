import { useTexts } from '@waldkerf/ui/i18n/Language'
import { layout as layoutScale, radii, shadows, spaces } from '@waldkerf/ui/theme/scales'
import { radius, shadow, space } from '@waldkerf/ui/theme/tokens'
import { GuidePage, GuidePart, Token } from '../../guide/page/GuidePage.tsx'
import { DensityRows, SizeButtons } from './Density.tsx'
import { Block, Row, Tile } from './MeasurePage.styles.ts'
import { texts } from '../theme.texts.ts'

const keys = <T extends object>(scale: T) => Object.keys(scale) as (keyof T & string)[]
const steps = Object.keys(spaces).map(Number) as (keyof typeof spaces)[]

/** Spaces, corners, shadows, size and density of controls and rows, and the measures of the frame. */
export function MeasurePage() {
  const t = useTexts(texts)
  return (
    <GuidePage title={t.title} lead={t.lead}>
      <GuidePart title={t.spaces} text={t.spacesText}>
        <Row>
          {steps.map((step) => (
            <li key={step}>
              <Block style={{ width: space(step), height: space(step) }} />
              <Token>
                {step} · {spaces[step]} px
              </Token>
            </li>
          ))}
        </Row>
      </GuidePart>
      <GuidePart title={t.corners} text={t.cornersText}>
        <Row>
          {keys(radii).map((name) => (
            <li key={name}>
              <Tile style={{ borderRadius: radius(name) }} />
              <Token>
                {name} · {radii[name]} px
              </Token>
            </li>
          ))}
        </Row>
      </GuidePart>
      <GuidePart title={t.shadows} text={t.shadowsText}>
        <Row>
          {keys(shadows.light).map((level) => (
            <li key={level}>
              <Tile style={{ borderRadius: radius('card'), boxShadow: shadow(level) }} />
              <Token>
                {level} · {t.shadowUses[level]}
              </Token>
            </li>
          ))}
        </Row>
      </GuidePart>
      <GuidePart title={t.sizes} text={t.sizesText}>
        <SizeButtons />
      </GuidePart>
      <GuidePart title={t.density} text={t.densityText}>
        <DensityRows />
      </GuidePart>
      <GuidePart title={t.frame} text={t.frameText}>
        <Row>
          {keys(layoutScale).map((name) => (
            <li key={name}>
              <Block style={{ width: layoutScale[name], height: 8 }} />
              <Token>
                {name} · {layoutScale[name]} px
              </Token>
            </li>
          ))}
        </Row>
      </GuidePart>
    </GuidePage>
  )
}
