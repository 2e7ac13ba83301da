import { expect, test } from 'vitest'
import { fileStem, plainName, pointsFileChange, worldFileChange } from './readFiles.ts'

const points = '#CRS: EPSG:25833\nmapX,mapY,sourceX,sourceY,enable\n1,2,3,-4,1\n'

test('a points file brings its points and its system, and says when it is another one', () => {
  const read = pointsFileChange(points, 31468)
  expect(read).toMatchObject({ ok: true, otherSystem: 25833, change: { kind: 'replace', epsg: 25833 } })
  expect(pointsFileChange(points, 25833)).toMatchObject({ otherSystem: null })
  expect(pointsFileChange(points, null)).toMatchObject({ otherSystem: null, change: { epsg: 25833 } })
})

test('a damaged file is refused with its lines', () => {
  expect(pointsFileChange('mapX,mapY,sourceX,sourceY\nx,2,3,4\n', null)).toMatchObject({
    ok: false,
    lines: [{ line: 2 }],
  })
})

test('a world file places the four corners of the sheet', () => {
  const read = worldFileChange('0.5\n0\n0\n-0.5\n100.25\n199.75\n', 25833, { width: 10, height: 4 })
  expect(read.ok && read.change.points.map(({ map }) => map)).toEqual([
    [100, 200],
    [105, 200],
    [100, 198],
    [105, 198],
  ])
  expect(worldFileChange('1\n2\n', 25833, { width: 10, height: 4 })).toMatchObject({ ok: false })
  expect(worldFileChange('0.5\n0\n0\n-0.5\n1\n2\n', 25833, null)).toMatchObject({ ok: false })
})

test.each([
  ['Oberfeld Blatt 3, 1912', 'Oberfeld_Blatt_3,_1912'],
  ['a/b\\c:d', 'a_b_c_d'],
  ['  ', 'karte'],
  ['..', 'karte..'],
])('%j becomes %j', (name, plain) => expect(plainName(name)).toBe(plain))

test('the stem of a file is its name without the last ending', () => {
  expect(fileStem('blatt.1.tif')).toBe('blatt.1')
  expect(fileStem('blatt')).toBe('blatt')
})
