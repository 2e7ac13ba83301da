import type { TemplateUser } from '@waldkerf/domain/entities/template/roles'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge, type Tone } from '@waldkerf/ui/parts/Badge/Badge'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Drawing } from '@waldkerf/ui/parts/EmptyState/drawings'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { iconNames } from '@waldkerf/ui/parts/Icon/iconNames'
import { Stat } from '@waldkerf/ui/parts/Stat/Stat'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { DemoPage } from '../page/DemoPage.tsx'
import { showcaseTexts } from '../pages.texts.ts'

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: ${space(4)};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  color: ${color.textMuted};
`

const Greeting = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};

  > img {
    flex: none;
    border-radius: 50%;
  }
  > div {
    flex: 1 1 200px;
  }
  h2 {
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
  }
  p {
    color: ${color.textMuted};
  }
  svg {
    flex: 0 1 220px;
    height: auto;
    color: ${color.accentText};
  }
`

const tones: readonly Tone[] = ['info', 'success', 'warning', 'danger', 'neutral']
const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

export interface ShowcaseScreenProps {
  user: Pick<TemplateUser, 'name' | 'avatar' | 'introduction' | 'roles'>
}

/** The template part's dashboard for who is no administrator: who one is, and the library's parts as they are used. */
export function ShowcaseScreen({ user }: ShowcaseScreenProps) {
  const t = useTexts(showcaseTexts)
  return (
    <DemoPage title={t.title}>
      <Card title={t.you}>
        <Greeting>
          <img src={user.avatar} alt="" width={64} height={64} />
          <div>
            <h2>{user.name}</h2>
            <p>{t.roles(user.roles.join(', '))}</p>
            <p lang="de">{user.introduction}</p>
          </div>
          <Drawing name="forest" />
        </Greeting>
      </Card>
      <Row>
        <Stat label={t.icons} value={iconNames.length} />
        <Stat label={t.tones} value={tones.length} />
        <Stat label={t.buttons} value={variants.length} />
      </Row>
      <Card title={t.buttons}>
        <Line>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {t.button[variant]}
            </Button>
          ))}
        </Line>
      </Card>
      <Card title={t.tones}>
        <Line>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} icon="info">
              {t.tone[tone]}
            </Badge>
          ))}
        </Line>
      </Card>
      <Card title={t.icons}>
        <Line>
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Line>
      </Card>
    </DemoPage>
  )
}
