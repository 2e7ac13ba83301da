import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { UploadStatus } from './UploadStatus.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Kartenbilder, die hochgeladen werden, in der oberen Leiste jeder Seite; ein Druck führt zur Liste.',
    en: 'Scans that are being uploaded, in the top bar of every page; a press leads to the list.',
  },
  notFor: [
    { de: 'Anhalten und weiter: das steht bei der Karte.', en: 'Pausing and going on: that stands with the map.' },
  ],
  keyboard: [{ keys: [['Enter']], does: { de: 'Zur Liste der Karten', en: 'To the list of maps' } }],
  components: { UploadStatus },
}
