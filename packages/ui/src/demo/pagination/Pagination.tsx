import type { FormEvent } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { control } from '@waldkerf/ui/parts/Field/Field.styles.ts'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { texts } from '../articles/articles.texts.ts'
import { type PageChoice, resized, shownPages, within } from './pages.ts'

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  color: ${color.textMuted};
`

const Numbers = styled.ol`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  list-style: none;
  font-variant-numeric: tabular-nums;

  /* There the buttons beside it and the field are enough. */
  @media (width < 600px) {
    display: none;
  }
`

const Jump = styled.form`
  display: flex;

  > input {
    width: 80px;
  }
`

const Input = styled.input`
  ${control}
`

/** How many rows a page may have. */
export const pageLimits = [10, 20, 30, 50] as const

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
  const go = (next: number) => onChange({ page: within(next, pages), limit })
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Number(new FormData(event.currentTarget).get('page'))
    if (typed) go(typed)
    event.currentTarget.reset()
  }
  return (
    <Bar aria-label={t.pages}>
      <span>{t.total(total)}</span>
      <Select
        aria-label={t.perPage}
        value={limit}
        onChange={({ currentTarget }) => onChange(resized(choice, Number(currentTarget.value)))}
      >
        {pageLimits.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </Select>
      <Button icon="chevron-left" disabled={page <= 1} onClick={() => go(page - 1)}>
        {t.previous}
      </Button>
      <Numbers>
        {shownPages(page, pages).map((one, index) => (
          <li key={one === 'gap' ? `gap ${index}` : one}>
            {one === 'gap' ? '…' : <PageButton number={one} current={one === page} onChoose={go} />}
          </li>
        ))}
      </Numbers>
      <Button icon="chevron-right" disabled={page >= pages} onClick={() => go(page + 1)}>
        {t.next}
      </Button>
      <span aria-live="polite">{t.pagePosition(page, pages)}</span>
      {pages > 1 && (
        <Jump onSubmit={jump} noValidate>
          <Input aria-label={t.jump} name="page" type="number" min={1} max={pages} placeholder={t.jumpHint} />
          <IconButton type="submit" icon="arrow-right" label={t.jumpNow} />
        </Jump>
      )}
    </Bar>
  )
}

interface PageButtonProps {
  number: number
  current: boolean
  onChoose: (page: number) => void
}

function PageButton({ number, current, onChoose }: PageButtonProps) {
  const t = useTexts(texts)
  return (
    <Button
      variant={current ? 'secondary' : 'quiet'}
      aria-label={t.page(number)}
      aria-current={current ? 'page' : undefined}
      onClick={() => onChoose(number)}
    >
      {number}
    </Button>
  )
}
