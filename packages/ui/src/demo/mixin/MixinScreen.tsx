import { useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { Link } from '../../parts/Link/Link.tsx'
import { DemoPage } from '../page/DemoPage.tsx'
import { FloatingField } from './FloatingField.tsx'
import { ColoredLinks, FillingText, Grid, Hint } from './MixinScreen.styles.ts'
import { texts } from './MixinScreen.texts.ts'
import { mixinLinks } from './mixinLinks.ts'
import { RippleButton } from './RippleButton.tsx'
import { ShareList } from './ShareList.tsx'
import { TurningPicture } from './TurningPicture.tsx'

const length = 6

/** `/components/mixin`: small effects, each on its own. */
export function MixinScreen() {
  const t = useTexts(texts)
  const [code, setCode] = useState('')
  const links = mixinLinks.map(({ id, to }) => ({ id, to, title: t.link[id] }))
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Grid>
        <Card title={t.links}>
          <Hint>{t.hint.links}</Hint>
          <ColoredLinks>
            {links.map(({ id, to, title }) => (
              <Link key={id} to={to}>
                {title}
              </Link>
            ))}
          </ColoredLinks>
        </Card>
        <Card title={t.field}>
          <Hint>{t.hint.field}</Hint>
          <FloatingField
            label={t.code}
            value={code}
            error={code !== '' && code.length !== length ? t.wrong : undefined}
            onChange={setCode}
          />
        </Card>
        <Card title={t.picture}>
          <Hint>{t.hint.picture}</Hint>
          <TurningPicture title={t.back} text="Ips typographus" />
        </Card>
        <Card title={t.ripple}>
          <Hint>{t.hint.ripple}</Hint>
          <RippleButton>{t.press}</RippleButton>
        </Card>
        <Card title={t.hover}>
          <Hint>{t.hint.hover}</Hint>
          <FillingText href="#content" data-text={t.hovered}>
            {t.hovered}
          </FillingText>
        </Card>
        <Card title={t.share}>
          <Hint>{t.hint.share}</Hint>
          <ShareList label={t.shareOpen} links={links} />
        </Card>
      </Grid>
    </DemoPage>
  )
}
