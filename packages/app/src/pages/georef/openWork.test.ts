import { expect, test } from 'vitest'
import { changed, emptyWorkplace } from '@waldkerf/domain/georef/workplace/workplace'
import { newPoint } from '@waldkerf/domain/georef/workplace/workPoint'
import { toChanges, toDraft } from './openWork.ts'

test('a draft brings back points, type and system, half points too', () => {
  const work = changed(emptyWorkplace('tps', 31468), {
    kind: 'add',
    points: [newPoint([1.5, -2], [3, 4]), newPoint([5, -6], null), { ...newPoint(null, [7, 8]), enable: false }],
  })
  const draft: unknown = JSON.parse(JSON.stringify(toDraft(work)))
  const restored = toChanges(draft as ReturnType<typeof toDraft>).reduce(changed, emptyWorkplace('helmert', null))
  expect(toDraft(restored)).toEqual(toDraft(work))
})
