import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { type ControlSize, controlSizes, type Density, rowHeights } from '@waldkerf/ui/theme/scales'
import { Token } from '../../guide/page/GuidePage.tsx'
import { sizeScope } from '../../docs/StateMatrix/themeScope.ts'
import { Row, Rows } from './MeasurePage.styles.ts'
import { texts } from '../theme.texts.ts'

const sizes = Object.keys(controlSizes) as ControlSize[]
const densities = Object.keys(rowHeights) as Density[]

/** A button in each size, from the largest to the smallest. */
export function SizeButtons() {
  const t = useTexts(texts)
  return (
    <Row>
      {sizes.map((size) => (
        <li key={size} style={sizeScope(size)}>
          <Button icon="check">{t.check}</Button>
          <Token>
            {size} · {controlSizes[size].control} px
          </Token>
        </li>
      ))}
    </Row>
  )
}

/** A few rows in each density. */
export function DensityRows() {
  const t = useTexts(texts)
  return (
    <Row>
      {densities.map((density) => (
        <li key={density}>
          <Rows>
            {Object.values(t.species).map((name) => (
              <li key={name} style={{ height: rowHeights[density] }}>
                {name}
              </li>
            ))}
          </Rows>
          <Token>
            {density} · {rowHeights[density]} px
          </Token>
        </li>
      ))}
    </Row>
  )
}
