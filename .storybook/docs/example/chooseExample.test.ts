import { expect, test } from 'vitest'
import { chooseExample, exampleCode } from './chooseExample.ts'

const story = (id: string, code: string, playFunction?: unknown) => ({
  id,
  title: 'Parts/Dialog',
  playFunction,
  parameters: { docs: { source: { code } } },
})

test('the code to copy is the call alone, without the spies of plays', () => {
  const code = 'const Ready = () => <Dialog onClose={fn()} onOpen={fn(async () => undefined)}>Text</Dialog>;\n'
  expect(exampleCode(story('a', 'const Ready = () => <Dialog onClose={fn()}>Text</Dialog>;\n'))).toBe(
    '<Dialog onClose={() => {}}>Text</Dialog>',
  )
  expect(exampleCode(story('a', code))).toMatch(/^<Dialog onClose=\{\(\) => \{\}\}/)
  expect(exampleCode({ id: 'a', title: 'Parts/Dialog', parameters: {} })).toBe('')
})

test('a story without play and globals comes first, if possible one that calls the part itself', () => {
  const played = story('played', 'const A = () => <Dialog />;', () => undefined)
  const wrapped = story('wrapped', 'const B = () => <Page />;')
  const plain = story('plain', 'const C = () => <Dialog />;')
  expect(chooseExample([played, wrapped, plain]).id).toBe('plain')
  expect(chooseExample([played, wrapped]).id).toBe('wrapped')
  expect(chooseExample([{ ...plain, storyGlobals: { language: 'en' } }, wrapped]).id).toBe('wrapped')
  expect(chooseExample([played]).id).toBe('played')
  expect(() => chooseExample([])).toThrow('stands beside stories')
})
