import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { color, fontSize, motion, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { DemoPage } from '../page/DemoPage.tsx'
import { texts } from './DocumentationScreen.texts.ts'

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: ${space(1)} ${space(3)};
    height: 100%;
    padding: ${space(3)} ${space(4)};
    border: 1px solid ${color.border};
    border-radius: ${radius('card')};
    color: ${color.text};
    text-decoration: none;
    transition: background-color ${motion('small')};
  }
  a:hover {
    background: ${color.hover};
  }
  svg {
    color: ${color.accentText};
  }
  strong {
    font-weight: ${weight('medium')};
  }
  small {
    grid-column: 2 / -1;
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
  }
`

const Fold = styled.details`
  border-top: 1px solid ${color.border};

  &:first-of-type {
    border-top: 0;
  }
  summary {
    padding: ${space(3)} 0;
    font-weight: ${weight('medium')};
    cursor: pointer;
  }
  p {
    max-width: 70ch;
    padding-block: ${space(1)} ${space(4)};
    color: ${color.textMuted};
  }
`

export interface DocumentationScreenProps {
  /** '' where none is configured. */
  repositoryUrl: string
  htmlPages: readonly { title: string; url: string }[]
}

/** Pages of this part to begin with. */
const inside = [
  { name: 'guide', to: '/guide/index', icon: 'question' },
  { name: 'roles', to: '/permission/directive', icon: 'key' },
  { name: 'table', to: '/example/list', icon: 'table' },
  { name: 'editor', to: '/components/tinymce', icon: 'edit' },
  { name: 'charts', to: '/charts/mixchart', icon: 'chart' },
  { name: 'icons', to: '/icon/index', icon: 'picture' },
] as const

const articles = ['roles', 'data', 'parts', 'keyboard', 'look', 'errors'] as const

/** `/documentation/index`: configured places, and own texts that fold out. */
export function DocumentationScreen({ repositoryUrl, htmlPages }: DocumentationScreenProps) {
  const t = useTexts(texts)
  const links = [...(repositoryUrl ? [{ title: t.repository, url: repositoryUrl }] : []), ...htmlPages]
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Card title={t.links}>
        <Links>
          {inside.map(({ name, to, icon }) => (
            <li key={to}>
              <Link to={to}>
                <Icon name={icon} />
                <strong>{t.inside[name].title}</strong>
                <small>{t.inside[name].text}</small>
              </Link>
            </li>
          ))}
          {links.map(({ title, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener">
                <Icon name="document" />
                <strong>{title}</strong>
                <Icon name="external" size={16} />
              </a>
            </li>
          ))}
        </Links>
      </Card>
      <Card title={t.articles}>
        {articles.map((name) => (
          <Fold key={name}>
            <summary>{t.article[name].title}</summary>
            <p>{t.article[name].text}</p>
          </Fold>
        ))}
      </Card>
    </DemoPage>
  )
}
