import { describe, expect, test } from 'vitest'
import { appFiles, sources } from './catalogues.ts'

/** English catalogues without a German one of the same keys, each with its reason. */
const withoutCatalogue = {
  'app/src/template/routes/titles.en.ts':
    'the words of the template’s routes are English; few of them read better changed',
}

/** Both languages in one line of code, each with its reason. */
const pairs = {
  'app/src/landing.ts': 'the title of a page that is written at build time, in both languages',
  'app/src/platform/boot/offlineWords.ts': 'the boot script says it before any catalogue is there',
  'ui/src/i18n/Language.tsx': 'tags for Intl, no texts',
  'ui/src/screens/gis/beetleStatus.ts': 'a label of domain’s kind, in the table of all that a status has',
  'ui/src/screens/landing/LandingScreen.tsx': 'each language by its own name, on the button that chooses it',
  'ui/src/screens/georef/files/readFiles.ts': 'a message of domain’s kind',
}

/** Places that choose by language, but not between texts, each with its reason. */
const choices = {
  'app/src/platform/boot/earlyOffline.ts': 'the boot script stands without React',
  'app/src/platform/errors/failureSentences.ts': 'the service speaks German only',
  'app/src/platform/i18n/pageLanguage.ts': 'reads the language of the document, outside of React',
  'app/src/shell/frame/commands.ts': 'the other language, for the switch',
  'ui/src/i18n/Language.tsx': 'here it is chosen',
  'ui/src/screens/georef/model/shownNumber.ts': 'the decimal comma of a number as one types it',
}

const filesWith = (pattern: RegExp) =>
  sources()
    .filter(({ file, text }) => !file.endsWith('.docs.tsx') && pattern.test(text))
    .map(({ file }) => file)

describe('English comes in one way', () => {
  test('as the `.texts.en.ts` of a `.texts.ts`', () => {
    const files = appFiles()
    const all = new Set(files)
    const alone = files.filter(
      (file) => /\.(en|de)\.tsx?$/.test(file) && !(file.endsWith('.en.ts') && all.has(file.replace('.en.ts', '.ts'))),
    )
    const others = files.filter((file) => /(?<!texts)\.en\.tsx?$/.test(file))
    expect([...new Set([...alone, ...others])].toSorted()).toEqual(Object.keys(withoutCatalogue).toSorted())
  })

  test('not as a pair in the code', () => {
    expect(filesWith(/\b(de|en): ['"`]/).toSorted()).toEqual(Object.keys(pairs).toSorted())
  })

  test('not by asking for the language', () => {
    expect(filesWith(/\blang(uage)?(\(\))? === '(de|en)' [?]/i).toSorted()).toEqual(Object.keys(choices).toSorted())
  })
})
