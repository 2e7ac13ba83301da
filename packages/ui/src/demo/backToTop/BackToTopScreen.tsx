import { useTexts } from '../../i18n/Language.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { DemoPage } from '../page/DemoPage.tsx'
import { Filler } from '../page/Filler.tsx'
import { BackToTop } from './BackToTop.tsx'
import { texts } from './BackToTopScreen.texts.ts'

/** `/components/back-to-top` */
export function BackToTopScreen() {
  const t = useTexts(texts)
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Card title={t.text}>
        <Filler lines={110} />
      </Card>
      <BackToTop label={t.button} from={300} to={50} />
    </DemoPage>
  )
}
