import useSWR, { useSWRConfig } from 'swr'
import { officeTextsApi } from '../api/office/settings.ts'
import { toLoadable } from '../loadable.ts'
import { mergedUpdate } from '../saveMerged.ts'
import { useArea } from '../useArea.ts'
import { settingsKeys } from './settingsKeys.ts'

/** Text blocks of documents. */
export function useTextBlocks() {
  const texts = useArea(officeTextsApi)
  return toLoadable(useSWR(settingsKeys.blocks(), () => texts.blocks()))
}

/** Line items to start from. */
export function usePositionTemplates() {
  const texts = useArea(officeTextsApi)
  return toLoadable(useSWR(settingsKeys.templates(), () => texts.templates()))
}

/** Who writes and signs. */
export function useAcronyms() {
  const texts = useArea(officeTextsApi)
  return toLoadable(useSWR(settingsKeys.acronyms(), () => texts.acronyms()))
}

/** @throws ConflictError with the entry, ApiError 404 when it is gone */
const mergedUpdates = (texts: ReturnType<typeof officeTextsApi>) => ({
  updateBlock: mergedUpdate(texts.blocks, (one, { id }) => one.id === id, texts.updateBlock),
  updateTemplate: mergedUpdate(texts.templates, (one, { id }) => one.id === id, texts.updateTemplate),
  updateAcronym: mergedUpdate(texts.acronyms, (one, { kuerzel }) => one.kuerzel === kuerzel, texts.updateAcronym),
})

/** The calls that change these; each list is read again after each, before it counts as done. */
export function useTextChanges() {
  const texts = useArea(officeTextsApi)
  const { mutate } = useSWRConfig()
  const refreshing = (key: readonly string[]) => async (change: Promise<unknown>) => {
    try {
      await change
    } finally {
      await mutate(key)
    }
  }
  return {
    texts: { ...texts, ...mergedUpdates(texts) },
    blocks: refreshing(settingsKeys.blocks()),
    templates: refreshing(settingsKeys.templates()),
    acronyms: refreshing(settingsKeys.acronyms()),
  }
}
