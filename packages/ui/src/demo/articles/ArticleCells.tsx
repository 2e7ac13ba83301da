import type { Article } from '@waldkerf/domain/entities/template/articles'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { texts } from './articles.texts.ts'

/** The unseen words lie in it: they would widen the page where a table scrolls by itself. */
const Row = styled.span`
  position: relative;
  display: inline-flex;
  color: ${color.warningText};
`

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`

/** Importance as stars, and in words for who does not see them. */
export function Stars({ count }: { count: number }) {
  const t = useTexts(texts)
  return (
    <Row>
      <VisuallyHidden>{t.stars(count)}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Icon key={index} name="expert" size={16} />
      ))}
    </Row>
  )
}

/** Published or draft. */
export function ArticleStatus({ status }: Pick<Article, 'status'>) {
  const t = useTexts(texts)
  return <Badge tone={status === 'published' ? 'success' : 'info'}>{t.statusNames[status]}</Badge>
}

/** A title with where its article comes from. */
export function TypedTitle({ title, type }: Pick<Article, 'title' | 'type'>) {
  const t = useTexts(texts)
  return (
    <Line>
      {title}
      <Badge tone="neutral">{t.types[type]}</Badge>
    </Line>
  )
}
