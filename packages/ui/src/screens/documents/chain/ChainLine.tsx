import { type ChainLink, pageKind } from '@waldkerf/domain/documents/chain/documentChain'
import { documentPart, type DocumentRow } from '@waldkerf/domain/documents/documentRows'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { texts as statusTexts, chainTexts } from '../status/status.texts.ts'
import { DocumentStatus } from '../status/DocumentStatus.tsx'
import { css, styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'

/** Where the documents of a chain have their pages. */
export type DocumentAddresses = Readonly<Record<DocumentKind, (id: number) => string>>

/** The document that the line stands with: it is no link to itself. */
interface Current {
  kind: DocumentKind
  id: number
}

export interface ChainLineProps {
  chain: Loadable<readonly ChainLink[]>
  /** The document is known to have a chain: its line is kept while it loads, and nothing below it moves. */
  isExpected?: boolean | undefined
  current: Current
  addresses: DocumentAddresses
}

/** So many fit a window of 1024 px with how far they are in words, and so many with what they are. */
const most = { words: 3, kinds: 4 }

const isCurrent = (link: ChainLink, { kind, id }: Current) => pageKind(link) === kind && link.id === id

/** From the offer to its invoices, and what cancelled them: number, state and day of each. Nothing for one that stands alone. */
export function ChainLine({ chain, current, addresses, isExpected }: ChainLineProps) {
  const t = useTexts(chainTexts)
  const { labels } = useTexts(statusTexts)
  const { day } = useFormat()
  const links = shown(chain)
  if (links && links.length < 2) return null
  return (
    <Place
      aria-label={t.label}
      data-loading={chain.status === 'loading' || undefined}
      data-expected={isExpected || undefined}
    >
      {!links && chain.status === 'loading' && (
        <>
          <VisuallyHidden>{t.loading}</VisuallyHidden>
          <Skeleton height={24} />
        </>
      )}
      {!links && chain.status === 'failed' && <NotLoaded parts={{ chain: chain.retry }} names={t.parts} />}
      {links && (
        <Line data-long={links.length > most.words || undefined} data-many={links.length > most.kinds || undefined}>
          {links.map((link, index) => (
            <li
              key={`${link.kind} ${link.id}`}
              title={t.day(day(link.day))}
              data-cancelled={link.state === 'storniert' || link.state === 'ersetzt' || undefined}
            >
              {index > 0 && <Icon name={link.kind === 'offer' ? 'plus' : 'arrow-right'} size={16} />}
              <span data-kind={link.kind}>{t.kinds[link.kind]}</span>
              <Numbered link={link} current={current} addresses={addresses} />
              {/* How far this document is stands in the line of its stages. */}
              {!isCurrent(link, current) && link.state !== 'stornorechnung' && (
                <span data-state="" title={labels[link.state]}>
                  <DocumentStatus status={link.state} />
                </span>
              )}
              <small>{t.day(day(link.day))}</small>
            </li>
          ))}
        </Line>
      )}
    </Place>
  )
}

/** A column has room for so many, side by side: one below the other they would be too close to be pressed. */
const inCell: Readonly<Record<DocumentKind, number>> = { offer: 1, invoice: 2 }

/** In a row of a list: where it began and the latest of the others. Those between, that the column has no room for, stand in the title. */
export function ChainCell({
  links,
  current,
  addresses,
}: Omit<ChainLineProps, 'chain' | 'isExpected'> & { links: readonly ChainLink[] }) {
  const t = useTexts(chainTexts)
  const { labels } = useTexts(statusTexts)
  const others = links.filter((link) => !isCurrent(link, current))
  const room = inCell[current.kind]
  const left = others.length - room
  const shownLinks = others.filter((_, place) => left <= 0 || place === others.length - 1 || place < room - 1)
  const stateWord = ({ state }: ChainLink) => labels[state] ?? state
  const words = others.map((link) => t.inList(t.kinds[link.kind], link.number, stateWord(link)))
  return (
    <Cell title={words.join('\n')}>
      {shownLinks.map((link, index) => (
        <span
          key={`${link.kind} ${link.id}`}
          data-cancelled={link.state === 'storniert' || link.state === 'ersetzt' || undefined}
        >
          {index > 0 && (left > 0 ? ' … ' : ', ')}
          {/* The numbers say enough to who sees them. */}
          <VisuallyHidden>{t.kinds[link.kind]} </VisuallyHidden>
          <Link to={addresses[pageKind(link)](link.id)}>{link.number}</Link>
          {shownLinks.length === 1 ? (
            <small> {stateWord(link)}</small>
          ) : (
            <VisuallyHidden> {stateWord(link)}</VisuallyHidden>
          )}
        </span>
      ))}
      {left > 0 && shownLinks.length === 1 && <small>{` +${left}`}</small>}
    </Cell>
  )
}

/** In a row of a list: the number, and below it what the invoice is in its order. */
export function NumberCell({ row }: { row: Pick<DocumentRow, 'id' | 'nummer' | 'chain'> }) {
  const { kinds } = useTexts(chainTexts)
  const part = documentPart(row)
  return part ? <span data-lines="2">{`${row.nummer} ${kinds[part]}`}</span> : <span>{row.nummer}</span>
}

function Numbered({ link, current, addresses }: { link: ChainLink } & Pick<ChainLineProps, 'current' | 'addresses'>) {
  if (isCurrent(link, current)) return <strong aria-current="true">{link.number}</strong>
  return <Link to={addresses[pageKind(link)](link.id)}>{link.number}</Link>
}

const Place = styled.nav`
  min-width: 0;

  &[data-loading] {
    width: 240px;
  }
  /* Whether it has room beside the stages is not known before it is there. */
  &[data-expected] {
    @container (max-width: 1480px) {
      flex: 0 0 100%;
    }
  }
  &[data-loading] > :last-child {
    max-width: 240px;
  }
`

/** Of a state its sign and colour; the word is read aloud, and told by the pointer. */
const signAlone = css`
  gap: 0;
  padding-inline: ${space(1)};
  font-size: 0;
`

/**
 * Nothing of it is ever cut. It stands in the row of the stages, whose width decides: the days, which the pointer tells,
 * are there on very wide screens alone; on a phone the states are signs. What still does not fit goes below.
 */
const Line = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  margin: 0;
  padding: 2px;
  list-style: none;
  font-size: ${fontSize(13)};

  li {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 24px;
    white-space: nowrap;
  }
  [data-kind],
  small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  li > svg {
    color: ${color.textMuted};
  }
  strong {
    font-weight: ${weight('semibold')};
  }
  [data-cancelled] > :is(a, strong) {
    text-decoration: line-through;
  }

  @container (max-width: 1480px) {
    small {
      ${visuallyHidden}
    }
  }
  /* AN- and RE- say it, too; an Abschlag and what cancels are named still. */
  @container (max-width: 860px) {
    gap: 0 ${space(2)};

    li {
      gap: ${space(1)};
    }
    :is([data-kind='offer'], [data-kind='invoice']),
    &[data-many] [data-kind] {
      ${visuallyHidden}
    }
    &[data-long] [data-state] > * {
      ${signAlone}
    }
  }
  @container (max-width: 767px) {
    [data-state] > * {
      ${signAlone}
    }
  }
`

/** In a row of a table, as running text. */
const Cell = styled.span`
  white-space: nowrap;

  small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  [data-cancelled] > a {
    text-decoration: line-through;
  }
`
