import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { SplitPane } from '@waldkerf/ui/parts/SplitPane/SplitPane'
import { color, fontSize, radius, weight } from '@waldkerf/ui/theme/tokens'
import { DemoPage } from '../page/DemoPage.tsx'
import { splitPaneTexts } from '../pages.texts.ts'

const Stage = styled.div`
  display: grid;
  height: 480px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
`

const Area = styled.div`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  font-size: ${fontSize(16)};
  font-weight: ${weight('medium')};

  &[data-tone='left'] {
    background: ${color.infoQuiet};
    color: ${color.infoText};
  }
  &[data-tone='top'] {
    background: ${color.successQuiet};
    color: ${color.successText};
  }
  &[data-tone='bottom'] {
    background: ${color.warningQuiet};
    color: ${color.warningText};
  }
`

/** In per cent: each pane can be made nearly as small as its words. */
const least = 10

/** `/components/split-pane`: a pane beside a pair of panes; each pair moves on its own. */
export function SplitPaneScreen() {
  const t = useTexts(splitPaneTexts)
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Stage>
        <SplitPane
          label={t.outer}
          least={least}
          first={<Area data-tone="left">{t.left}</Area>}
          second={
            <SplitPane
              orientation="stacked"
              label={t.inner}
              least={least}
              first={<Area data-tone="top">{t.top}</Area>}
              second={<Area data-tone="bottom">{t.bottom}</Area>}
            />
          }
        />
      </Stage>
    </DemoPage>
  )
}
