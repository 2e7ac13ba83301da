import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { belowDesktop } from '@waldkerf/ui/theme/skeletonCss'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { texts } from '../AppShell/AppShell.texts.ts'
import type { Crumb } from '../AppShell/types.ts'

export interface BreadcrumbProps {
  crumbs: readonly Crumb[]
}

/** Where one is, from the top down. On narrow windows the page's own name alone. */
export function Breadcrumb({ crumbs }: BreadcrumbProps) {
  const t = useTexts(texts)
  const last = crumbs.length - 1
  return (
    <Path aria-label={t.breadcrumb}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.to}`}>
            {index > 0 && <Icon name="chevron-right" size={16} />}
            {index < last && crumb.to ? (
              <Link to={crumb.to}>{crumb.title}</Link>
            ) : (
              <span aria-current={index < last ? undefined : 'page'}>{crumb.title}</span>
            )}
          </li>
        ))}
      </ol>
    </Path>
  )
}

const Path = styled.nav`
  min-width: 0;
  overflow: hidden;
  color: ${color.textMuted};

  ol {
    display: flex;
  }
  li {
    display: flex;
    align-items: center;
    min-width: 0;
  }
  /* The first gives way, since the menu has it. The way back keeps its words: a record's name stands in full below. */
  li:nth-child(2):not(:last-child) {
    flex: none;
  }
  svg {
    flex: none;
  }
  a,
  span {
    overflow: hidden;
    padding: ${space(1)} ${space(2)};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a {
    outline-offset: -2px;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  [aria-current] {
    color: ${color.text};
    font-weight: ${weight('medium')};
  }

  @media (max-width: 1199px) {
    li:nth-last-child(n + 3),
    li:nth-last-child(2) svg {
      display: none;
    }
    /* So that a record's number stays in one line beside its list. */
    a,
    span {
      padding-inline: ${space(1)};
      font-size: ${fontSize(13)};
    }
  }
  @media ${belowDesktop} {
    li:not(:last-child),
    svg {
      display: none;
    }
  }
`
