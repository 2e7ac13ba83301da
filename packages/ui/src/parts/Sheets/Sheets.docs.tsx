import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { SheetThumb } from './picture/SheetThumb.tsx'
import { SheetList } from './SheetList.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Georeferenzierte Kartenblätter auf jeder Karte: die Liste nach Ort und Jahr, und die Ebene, die aus verkleinerten Kopien der Datei gezeichnet wird.',
    en: 'Georeferenced map sheets on every map: the list by place and year, and the layer, which is drawn from smaller copies within the file.',
  },
  notFor: [
    {
      de: 'Das Blatt, an dem gerade gearbeitet wird: das verzerrt WarpMap selbst.',
      en: 'The sheet that is being worked on: WarpMap warps that one itself.',
    },
  ],
  keyboard: [],
  components: { SheetList, SheetThumb },
}
