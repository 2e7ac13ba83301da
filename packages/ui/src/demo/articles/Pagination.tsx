import { styled } from 'styled-components'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Select } from '../../parts/Select/Select.tsx'
import { color, space } from '../../theme/tokens.ts'
import { texts } from './articles.texts.ts'

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  color: ${color.textMuted};
`

/** Which part of a list is shown; the first page is 1. */
export interface PageChoice {
  page: number
  limit: number
}

const limits = [10, 20, 30, 50] as const

/** The page that still shows the first row of the one before, with another number of rows on it. */
export const resized = ({ page, limit }: PageChoice, next: number): PageChoice => ({
  page: Math.floor(((page - 1) * limit) / next) + 1,
  limit: next,
})

export interface PaginationProps {
  total: number
  choice: PageChoice
  onChange: (choice: PageChoice) => void
}

/** Pages of a list; none where the list is empty. */
export function Pagination({ total, choice, onChange }: PaginationProps) {
  const t = useTexts(texts)
  const { page, limit } = choice
  const pages = Math.ceil(total / limit)
  if (total === 0) return null
  const go = (next: number) => onChange({ page: next, limit })
  return (
    <Bar aria-label={t.pages}>
      <span>{t.total(total)}</span>
      <Select
        aria-label={t.perPage}
        value={limit}
        onChange={({ currentTarget }) => onChange(resized(choice, Number(currentTarget.value)))}
      >
        {limits.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </Select>
      <Button icon="chevron-left" disabled={page <= 1} onClick={() => go(page - 1)}>
        {t.previous}
      </Button>
      <span aria-live="polite">{t.pageOf(page, pages)}</span>
      <Button icon="chevron-right" disabled={page >= pages} onClick={() => go(page + 1)}>
        {t.next}
      </Button>
    </Bar>
  )
}
