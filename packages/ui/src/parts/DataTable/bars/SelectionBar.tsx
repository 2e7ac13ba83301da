import { use } from 'react'
import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { color, controlHeight, fontSize, shadow, space, weight } from '@waldkerf/ui/theme/tokens'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { texts } from '../DataTable.texts.ts'
import { PaneShown } from '../paneShown.ts'
import type { TablePicking } from '../tableTypes.ts'

export interface SelectionBarProps {
  picking: TablePicking
  /** So many of them are not among the rows shown. */
  hidden: number
}

/** Rises from below while rows are picked: how many, and what can be done to all of them. */
export function SelectionBar({ picking, hidden }: SelectionBarProps) {
  const { picked, onPick, actions, isUnderWay = false, onBar } = picking
  const t = useTexts(texts).bars
  const { number } = useFormat()
  const isShown = use(PaneShown)
  const some = picked.size > 0
  return (
    <Bar ref={isShown ? onBar : undefined} data-some={some || undefined} data-under-way={isUnderWay || undefined}>
      {/* There from the start, so that the first count is read out too. */}
      <Count role="status">{some && t.picked(number(picked.size), hidden > 0 ? number(hidden) : '')}</Count>
      {some && !isUnderWay && actions}
      {some && !isUnderWay && (
        <Button variant="quiet" icon="close" onClick={() => onPick(new Set())}>
          <Word>{t.unpick}</Word>
        </Button>
      )}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  &[data-some] {
    /* As high without its buttons, so that the rows stay. */
    min-height: calc(${controlHeight} + 2 * ${space(2)} + 1px);
    /* Where the page scrolls and not the table: at the window's lower edge. */
    position: sticky;
    z-index: 2;
    bottom: 0;
    padding: ${space(2)} ${space(3)};
    border-top: 1px solid ${color.border};
    background: ${color.raised};
    box-shadow: ${shadow('middle')};
  }
  /* Whoever changes them may tell it here. */
  &[data-under-way]:has(> :not(:first-child)) {
    padding: 0;

    > :first-child {
      ${visuallyHidden}
    }
    > :not(:first-child) {
      align-self: stretch;
    }
  }
  /* On a phone count, sum and cross are the first line; the buttons share the lines below it. */
  @media (max-width: 767px) {
    > :last-child:not(:first-child) {
      order: 1;
    }
    &[data-some]:not([data-under-way])::before {
      order: 2;
      flex-basis: 100%;
      content: '';
    }
    > button:not(:last-child),
    > span:has(button) {
      order: 3;
      flex: 1 1 auto;
      justify-content: center;
    }
  }
  @media print {
    display: none;
  }
`

/** A phone has room for the sign alone. */
const Word = styled.span`
  @media (max-width: 767px) {
    ${visuallyHidden}
  }
`

const Count = styled.span`
  margin-inline-end: auto;
  font-size: ${fontSize(13)};
  font-weight: ${weight('medium')};
  font-variant-numeric: tabular-nums;
`
