import { styled } from 'styled-components'
import { useTexts } from '../../i18n/Language.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { Link } from '../../parts/Link/Link.tsx'
import { color, controlHeight, motion, radius, space, weight } from '../../theme/tokens.ts'
import { DemoPage } from '../page/DemoPage.tsx'
import { texts } from './DocumentationScreen.texts.ts'

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: ${controlHeight};
    padding: 0 ${space(3)};
    border: 1px solid ${color.borderControl};
    border-radius: ${radius('control')};
    color: ${color.text};
    font-weight: ${weight('medium')};
    text-decoration: none;
    transition: background-color ${motion('small')};
  }
  a:hover {
    background: ${color.hover};
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
  documents: readonly { title: string; url: string }[]
}

/** Pages of this part to begin with. */
const inside = [
  { name: 'guide', to: '/guide/index' },
  { name: 'icons', to: '/icon/index' },
  { name: 'roles', to: '/permission/directive' },
] as const

const articles = ['roles', 'data', 'parts'] as const

/** `/documentation/index`: configured places, and own texts that fold out. */
export function DocumentationScreen({ repositoryUrl, documents }: DocumentationScreenProps) {
  const t = useTexts(texts)
  const links = [...(repositoryUrl ? [{ title: t.repository, url: repositoryUrl }] : []), ...documents]
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Card title={t.links}>
        <Links>
          {inside.map(({ name, to }) => (
            <li key={to}>
              <Link to={to}>{t.inside[name]}</Link>
            </li>
          ))}
          {links.map(({ title, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener">
                {title}
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
