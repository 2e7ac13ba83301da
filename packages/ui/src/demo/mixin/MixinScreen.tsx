import { useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { Link } from '../../parts/Link/Link.tsx'
import { DemoPage } from '../page/DemoPage.tsx'
import { FloatingField } from './FloatingField.tsx'
import { ColoredLinks, FillingText, Grid } from './MixinScreen.styles.ts'
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
      <Card title={t.links}>
        <ColoredLinks>
          {links.map(({ id, to, title }) => (
            <Link key={id} to={to}>
              {title}
            </Link>
          ))}
        </ColoredLinks>
      </Card>
      <Grid>
        <Card title={t.field}>
          <FloatingField
            label={t.code}
            value={code}
            error={code !== '' && code.length !== length ? t.wrong : undefined}
            onChange={setCode}
          />
        </Card>
        <Card title={t.picture}>
          <TurningPicture title={t.back} text="Ips typographus" />
        </Card>
        <Card title={t.ripple}>
          <RippleButton>{t.press}</RippleButton>
        </Card>
        <Card title={t.hover}>
          <FillingText href="#content" data-text={t.hovered}>
            {t.hovered}
          </FillingText>
        </Card>
        <Card title={t.share}>
          <ShareList label={t.shareOpen} links={links} />
        </Card>
      </Grid>
    </DemoPage>
  )
}
