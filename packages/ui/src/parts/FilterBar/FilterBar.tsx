import { Children, createContext, type ReactNode, use, useState } from 'react'
import { useHandedFocus } from '@waldkerf/ui/browser/useHandedFocus'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Actions, Bar, Fields, ResetPlace, Title } from './FilterBar.styles.ts'
import { texts } from '../parts.texts.ts'
import { PhoneFilter, type PhoneFilterProps } from './PhoneFilter.tsx'

// Pieces for a bar that is put together otherwise, and for fields of a screen's own.
export { Bar, Chip, Chips, Days, FieldPlace, Fields, Title } from './FilterBar.styles.ts'

/** Of the list that the bar stands over: on a phone its saved views stand beside the search, else the table's tools at the end. */
export const FilterFrame = createContext<Pick<PhoneFilterProps, 'result' | 'tools'>>({ result: undefined })

export interface FilterBarProps extends Pick<PhoneFilterProps, 'label' | 'search' | 'set' | 'onReset'> {
  /** For a list whose title stands in the bar: its name, how many rows it shows, and what is done with it. */
  head?: {
    title: string
    count: ReactNode
    actions: ReactNode
    /** Puts title and chips where there is room for them elsewhere; they leave the bar one row. */
    elsewhere?: ((line: ReactNode) => ReactNode) | undefined
  }
  /** FilterChips. */
  chips?: ReactNode
  /** They say more than what they narrow, such as sums: a phone has them in the open, too, in a row that scrolls. */
  openChips?: boolean
  /** The other fields. */
  children?: ReactNode
}

/** Shows and changes a list's filter. Every change applies at once; one button resets all of it. Below 1,200 px all fields but the search come on a press where they would take a second line. On a phone one line and a sheet. */
export function FilterBar(props: FilterBarProps) {
  const { label, search, set, head, chips, openChips, onReset, children } = props
  const frame = use(FilterFrame)
  if (useScreenWidth() !== 'phone') return <WideBar {...props} />
  const { result, tools } = head ? { result: head.count, tools: head.actions } : frame
  return (
    <>
      {head && (
        <VisuallyHidden as="h1" tabIndex={-1}>
          {head.title}
        </VisuallyHidden>
      )}
      <PhoneFilter {...{ label, search, set, result, onReset, tools }} chips={openChips && chips}>
        {!openChips && chips}
        {children}
      </PhoneFilter>
    </>
  )
}

function WideBar({ label, search, set, head, chips, onReset, children }: FilterBarProps) {
  const t = useTexts(texts).filterBar
  const { number } = useFormat()
  const { tools } = use(FilterFrame)
  const bar = useHandedFocus<HTMLElement>()
  // Below 1,200 px more than two fields do not fit beside the search and the tools.
  const isOneLine = head ? head.elsewhere !== undefined : Children.toArray(children).length > 2
  const isNarrow = useScreenWidth() === 'stacked' && isOneLine
  // A filter that is set is seen.
  const [open, setOpen] = useState(set.length > 0)
  const fields = (
    <>
      {search}
      {isNarrow ? (
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {set.length > 0 ? t.filterSet(number(set.length)) : t.filter}
        </Button>
      ) : (
        children
      )}
      <ResetPlace>{onReset && <IconButton icon="reset" label={t.reset} onClick={onReset} />}</ResetPlace>
    </>
  )
  const more = isNarrow && open && <Fields $whole>{children}</Fields>
  if (!head) {
    return (
      <Bar ref={bar} aria-label={label} data-form="page">
        {chips}
        {fields}
        {tools}
        {more}
      </Bar>
    )
  }
  const line = (
    <>
      <Title>
        <h1 tabIndex={-1}>{head.title}</h1>
        <output>{head.count}</output>
      </Title>
      {chips}
    </>
  )
  if (head.elsewhere) {
    return (
      <Bar ref={bar} aria-label={label}>
        {head.elsewhere(line)}
        <Fields $whole>
          {fields}
          <Actions>
            {tools}
            {head.actions}
          </Actions>
          {more}
        </Fields>
      </Bar>
    )
  }
  return (
    <Bar ref={bar} aria-label={label}>
      {line}
      <Actions>{head.actions}</Actions>
      <Fields $whole>
        {fields}
        {tools}
      </Fields>
    </Bar>
  )
}
