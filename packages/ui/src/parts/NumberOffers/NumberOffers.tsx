import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { texts } from '../parts.texts.ts'

const Offers = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(3)};
  font-size: ${fontSize(13)};

  > button {
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: ${weight('semibold')};
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
`

export interface NumberOffersProps {
  /** Whole numbers with their signs, as `parseNumber` offers them. */
  offers: readonly string[] | undefined
  /** Told the one that was meant, to be read like typed text. */
  onTake: (text: string) => void
}

/** Asks which number a typed text means; each answer is a button. Nothing where there is nothing to ask. */
export function NumberOffers({ offers = [], onTake }: NumberOffersProps) {
  const t = useTexts(texts).numberOffers
  if (offers.length === 0) return null
  return (
    <Offers>
      {offers.map((offer, at) => (
        <button key={offer} type="button" onClick={() => onTake(offer)}>
          {at === 0 ? t.meant(offer) : t.or(offer)}
        </button>
      ))}
    </Offers>
  )
}
