import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Spinner } from '@waldkerf/ui/parts/Spinner/Spinner'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { rowsPerPage } from './partTypes.ts'
import { texts as filterTexts } from '../filter/filter.texts.ts'
import { texts } from '../GisScreen.texts.ts'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'

export interface PartPagerProps {
  /** From 0. */
  page: number
  /** How many rows there are in all. */
  total: number
  /** They may be more. */
  more?: boolean | undefined
  /** The rows that are shown are not yet those of the page. */
  busy: boolean
  onPage: (page: number) => void
}

/** Which part of a long list is shown, and the way to the others. */
export function PartPager({ page, total, more, busy, onPage }: PartPagerProps) {
  const t = useTexts(texts).pager
  const { atLeast } = useTexts(filterTexts)
  const { number } = useFormat()
  const last = Math.max(0, Math.ceil(total / rowsPerPage) - 1)
  const to = Math.min(total, (page + 1) * rowsPerPage)
  const from = Math.min(to, page * rowsPerPage + 1)
  return (
    <Bar aria-label={t.pages}>
      <output>{t.rows(number(from), number(to), more ? atLeast(number(total)) : number(total))}</output>
      {busy && <Spinner size={16} />}
      <IconButton icon="first" label={t.first} disabled={page === 0} onClick={() => onPage(0)} />
      <IconButton icon="chevron-up" label={t.previous} disabled={page === 0} onClick={() => onPage(page - 1)} />
      <IconButton icon="chevron-down" label={t.next} disabled={page >= last} onClick={() => onPage(page + 1)} />
    </Bar>
  )
}

const Bar = styled.nav`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)} ${space(1)} ${space(3)};
  border-top: 1px solid ${color.border};

  output {
    margin-inline-end: auto;
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
    font-variant-numeric: tabular-nums;
  }
`

/** Says that the records are too many to load, and the consequences. @param total all there are */
export function PartHint({ total }: { total: number }) {
  const t = useTexts(texts).pager
  const { number } = useFormat()
  return (
    <Hint>
      <Icon name="info" size={16} />
      <span>{t.hint(number(total))}</span>
    </Hint>
  )
}

const Hint = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};

  svg {
    flex: none;
  }
`
