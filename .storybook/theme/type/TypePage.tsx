import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { fontSizes, fontWeights } from '@waldkerf/ui/theme/scales'
import { fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { GuidePage, GuidePart, Token } from '../../guide/page/GuidePage.tsx'
import { GuideTable } from '../../guide/page/GuideTable.tsx'
import { texts } from './TypePage.texts.ts'

const Lines = styled.ul`
  display: grid;
  gap: ${space(4)};

  > li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    align-items: baseline;
    overflow-wrap: anywhere;
  }
`

const sizes = Object.values(fontSizes)
const weights = Object.keys(fontWeights) as (keyof typeof fontWeights)[]
const amounts = ['1.111,11 €', '20.884,00 €', '937,40 €']

/** Sizes, weights and figures of the one typeface. */
export function TypePage() {
  const t = useTexts(texts)
  const { day } = useFormat()
  return (
    <GuidePage title={t.title} lead={t.lead}>
      <GuidePart title={t.sizes} text={t.sizesText}>
        <Lines>
          {sizes.map((size) => (
            <li key={size}>
              <Token>{size} px</Token>
              <span style={{ fontSize: fontSize(size), lineHeight: 1.3 }}>{t.sentence}</span>
            </li>
          ))}
        </Lines>
      </GuidePart>
      <GuidePart title={t.weights} text={t.weightsText}>
        <Lines>
          {weights.map((name) => (
            <li key={name}>
              <Token>
                {name} {fontWeights[name]}
              </Token>
              <span style={{ fontSize: fontSize(16), fontWeight: weight(name) }}>{t.sentence}</span>
            </li>
          ))}
        </Lines>
      </GuidePart>
      <GuidePart title={t.figures} text={t.figuresText}>
        <GuideTable label={t.figures} heads={[t.day, t.amount]}>
          {amounts.map((amount) => (
            <tr key={amount}>
              <td>{day('2026-11-21')}</td>
              <td className="number">{amount}</td>
            </tr>
          ))}
        </GuideTable>
        <p>{t.figuresInWords}</p>
      </GuidePart>
    </GuidePage>
  )
}
