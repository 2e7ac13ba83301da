import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, boxAround, createGround } from './ground.ts'
import { layNames, type LaidName, type MapName, type NameLook } from './layNames.ts'

const view: Box = { left: 0, top: 0, right: 800, bottom: 600 }
const placing = { scale: 1, left: 0, top: 0, width: 800, height: 600 }
const textWidth = (text: string) => text.length * 7

const name = (text: string, x: number, y: number, look: NameLook = 'town'): MapName => ({
  text,
  look,
  spots: [[x, y]],
  from: 0,
  to: Infinity,
})

const wordsBox = ({ text, at: [x, y] }: LaidName): Box => ({
  left: x - textWidth(text) / 2,
  right: x + textWidth(text) / 2,
  top: y - 8,
  bottom: y + 8,
})
const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const spot = fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 600 }))

test('no name covers another or a mark, wherever they lie', () => {
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 80 }), fc.array(spot, { maxLength: 30 }), (places, marks) => {
      const ground = createGround(800, 600)
      const taken = marks.map(([x, y]) => boxAround(x, y, 12))
      for (const box of taken) ground.take(box)
      const names = places.map(([x, y], at) => name(`Ort ${at}`, x, y, at % 3 ? 'town' : 'land'))
      const boxes = layNames(names, { placing, zoom: 8, view, ground, textWidth }).map(wordsBox)
      for (const [at, box] of boxes.entries()) {
        expect(boxes.slice(at + 1).some((other) => overlap(box, other))).toBe(false)
        expect(taken.some((other) => overlap(box, other))).toBe(false)
      }
    }),
  )
})

test('a name has no room past the canvas', () => {
  const on = { placing, zoom: 8, view, ground: createGround(800, 600), textWidth }
  on.ground.take(boxAround(0, 589, 12))
  expect(layNames([name('Au', 19, 596)], on)).toEqual([])
})

test('the first has its room, the next goes beside its dot on the other side, one without room is left out', () => {
  const laid = layNames([name('Berlin', 400, 300), name('Potsdam', 380, 300), name('Teltow', 402, 301)], {
    placing,
    zoom: 8,
    view,
    ground: createGround(800, 600),
    textWidth,
  })
  expect(laid.map(({ text, at: [x] }) => [text, x > 390])).toEqual([
    ['Berlin', true],
    ['Potsdam', false],
  ])
})

test('a settlement under a mark has no name; a river has it at another spot', () => {
  const ground = createGround(800, 600)
  ground.take(boxAround(400, 300, 20))
  const river = { ...name('Elbe', 400, 300, 'water'), spots: [[400, 300], [420, 300], [560, 420]] as const } // prettier-ignore
  const laid = layNames([name('Wittenberge', 400, 300), river], { placing, zoom: 8, view, ground, textWidth })
  expect(laid.map(({ text, at }) => [text, ...at])).toEqual([['Elbe', 560, 420]])
})

test('the place nearest to a mark that covers it stands beside the mark, without a dot', () => {
  const ground = createGround(800, 600)
  ground.take(boxAround(400, 300, 18))
  const nearest = { ...name('Oberwolfach', 405, 300), isNearest: true }
  const [laid] = layNames([nearest], { placing, zoom: 11, view, ground, textWidth })
  expect(laid).toMatchObject({ text: 'Oberwolfach', dot: undefined })
  expect(laid!.at[0]).toBeGreaterThan(400 + 18 + textWidth('Oberwolfach') / 2 - 4)
})

test('a name is shown from its own zoom on', () => {
  const village = { ...name('Au', 100, 100, 'village'), from: 11.5 }
  const seen = (zoom: number) =>
    layNames([village], { placing, zoom, view, ground: createGround(800, 600), textWidth }).length
  expect([seen(11), seen(11.5)]).toEqual([0, 1])
})

test('the edge of the view cuts no name: it stands on the other side of its dot, or not at all', () => {
  const inner: Box = { left: 100, top: 100, right: 700, bottom: 500 }
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 80 }), (places) => {
      const names = places.map(([x, y], at) => name(`Ort ${at}`, x, y, at % 3 ? 'town' : 'land'))
      const on = { placing, zoom: 8, view: inner, ground: createGround(800, 600), textWidth }
      for (const box of layNames(names, on).map(wordsBox)) {
        const isIn = box.left >= 100 && box.right <= 700 && box.top >= 100 && box.bottom <= 500
        expect(isIn || !overlap(box, inner)).toBe(true)
      }
    }),
  )
  const on = { placing, zoom: 8, view: inner, ground: createGround(800, 600), textWidth }
  const laid = layNames([name('Görlitz', 690, 300), name('Sachsen', 699, 200, 'land')], on)
  expect(laid.map(({ text, at: [x] }) => [text, x < 690])).toEqual([
    ['Görlitz', true],
    ['Sachsen', true],
  ])
})
