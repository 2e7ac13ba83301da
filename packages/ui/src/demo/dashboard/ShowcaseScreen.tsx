import { styled } from 'styled-components'
import { useTexts } from '../../i18n/Language.tsx'
import { Badge, type Tone } from '../../parts/Badge/Badge.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { iconNames } from '../../parts/Icon/iconNames.ts'
import { Stat } from '../../parts/Stat/Stat.tsx'
import { color, space } from '../../theme/tokens.ts'
import { DemoPage } from '../page/DemoPage.tsx'
import { texts } from './ShowcaseScreen.texts.ts'

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

const tones: readonly Tone[] = ['info', 'success', 'warning', 'danger', 'neutral']
const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

/** The template part's dashboard: the library's parts as they are used. */
export function ShowcaseScreen() {
  const t = useTexts(texts)
  return (
    <DemoPage title={t.title}>
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
