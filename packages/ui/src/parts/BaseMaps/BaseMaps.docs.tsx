import type { PartDocs } from '@waldkerf/storybook/PartDocs'

export const docs: PartDocs = {
  purpose: {
    de: 'Liest die Hintergrundkarten aus config.json (XYZ, WMS, WMTS), macht Kacheladressen daraus und sagt, ob Kacheln fehlen. Alle Karten bauen darauf.',
    en: 'Reads the base maps from config.json (XYZ, WMS, WMTS), makes tile addresses of them and tells whether tiles are missing. All maps build on it.',
  },
  notFor: [
    {
      de: 'Eine Karte zeigen: das tun MapView, OutlineMap und WarpMap.',
      en: 'To show a map: MapView, OutlineMap and WarpMap do that.',
    },
  ],
  keyboard: [],
  components: {},
}
