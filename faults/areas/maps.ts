import type { Fault } from '../fault.ts'

const georef = 'packages/domain/src/georef'
const screen = 'packages/ui/src/screens/georef'

/** Survey maps and their georeferencing. */
export const mapFaults: readonly Fault[] = [
  {
    name: 'control-points-with-the-row-upside-down',
    file: `${georef}/script/scriptText.ts`,
    find: 'decimal(-y), decimal(east)',
    replace: 'decimal(y), decimal(east)',
    noticedBy: { project: 'unit', file: `${georef}/script/scriptText.test.ts` },
  },
  {
    name: 'quote-in-a-file-name-ends-the-shell-word',
    file: `${georef}/script/scriptText.ts`,
    find: "${path.replaceAll(\"'\", String.raw`'\\''`)}",
    replace: '${path}',
    noticedBy: { project: 'unit', file: `${georef}/script/script.test.ts` },
  },
  {
    name: 'residual-points-the-other-way',
    file: `${georef}/solver/fit.ts`,
    find: 'const dy = point.pixely - negativeRow',
    replace: 'const dy = negativeRow - point.pixely',
    noticedBy: { project: 'unit', file: `${georef}/solver/fit.test.ts` },
  },
  {
    name: 'mean-error-over-all-points',
    file: `${georef}/solver/fit.ts`,
    find: 'Math.sqrt(squares / spare)',
    replace: 'Math.sqrt(squares / enabled.length)',
    noticedBy: { project: 'unit', file: `${georef}/solver/fit.test.ts` },
  },
  {
    name: 'second-order-polynomial-with-five-points',
    file: `${georef}/solver/types.ts`,
    find: 'polynomial2: 6',
    replace: 'polynomial2: 5',
    noticedBy: { project: 'unit', file: `${georef}/solver/fit.test.ts` },
  },
  {
    name: 'map-without-a-year-in-every-range',
    file: 'packages/domain/src/filter/parts.ts',
    find: 'return own !== null && fits(own, end)',
    replace: 'return own === null || fits(own, end)',
    noticedBy: { project: 'unit', file: 'packages/domain/src/maps/mapFilter.test.ts' },
  },
  {
    name: 'incomplete-point-lost-by-saving',
    file: `${georef}/workplace/stored.ts`,
    find: 'return points.map(({ pixel, map, enable }, at) => {',
    replace: 'return points.filter(isWhole).map(({ pixel, map, enable }, at) => {',
    noticedBy: { project: 'unit', file: `${georef}/workplace/rows.test.ts` },
  },
  {
    name: 'incomplete-point-counted-as-surveyed',
    file: `${screen}/points/PointTable.tsx`,
    find: 'const whole = points.filter(isWhole)',
    replace: 'const whole = points.filter((point) => isWhole(point) || point.enable)',
    noticedBy: { project: 'stories', file: `${screen}/GeorefScreen.stories.tsx` },
  },
  {
    name: 'incomplete-points-of-a-map-counted-as-whole',
    file: 'packages/service/src/sql/rules/maps/extents.sql',
    find: 'select p.karte_id, count(s.whole)::integer',
    replace: 'select p.karte_id, count(*)::integer',
    noticedBy: { project: 'service', file: 'packages/service/src/contract/maps.test.ts' },
  },
  {
    name: 'map-fits-its-view-to-each-new-point',
    file: 'packages/ui/src/parts/WarpMap/board/createWarpMap.ts',
    find: 'extent = next\n      draw()',
    replace: 'extent = next\n      fit(next)',
    noticedBy: { project: 'stories', file: `${screen}/GeorefScreen.stories.tsx` },
  },
]
