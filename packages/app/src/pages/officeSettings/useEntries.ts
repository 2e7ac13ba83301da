import type { Acronym, TextBlock } from '@waldkerf/domain/entities/documents/documents'
import type { PositionTemplate } from '@waldkerf/domain/entities/documents/positions'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { SettingsActions, SettingsState } from '@waldkerf/ui/screens/officeSettings/SettingsScreen'
import { useAcronyms, usePositionTemplates, useTextBlocks, useTextChanges } from '@waldkerf/app/data/office/texts'
import { useRemovals } from '../lists/useRemovals.ts'

type Lists = Pick<SettingsState, 'textBlocks' | 'templates' | 'acronyms'>
type ListActions = Pick<SettingsActions, 'textBlocks' | 'templates' | 'acronyms'>

const entryKeys = {
  block: ({ id }: TextBlock) => `block ${id}`,
  template: ({ id }: PositionTemplate) => `template ${id}`,
  acronym: ({ kuerzel }: Acronym) => `acronym ${kuerzel}`,
}

/** Text blocks, templates and acronyms. A removed one is hidden at once and deleted a little later. */
export function useEntries(): { lists: Lists; actions: ListActions } {
  const { textBlocks, templates, acronyms } = useTextChanges()
  const { gone, remove } = useRemovals<string>()
  const left = <Entry>(rows: readonly Entry[], key: (entry: Entry) => string) =>
    rows.filter((row) => !gone.has(key(row)))
  return {
    lists: {
      textBlocks: mapLoadable(useTextBlocks(), (rows) => left(rows, entryKeys.block)),
      templates: mapLoadable(usePositionTemplates(), (rows) => left(rows, entryKeys.template)),
      acronyms: mapLoadable(useAcronyms(), (rows) => left(rows, entryKeys.acronym)),
    },
    actions: {
      textBlocks: {
        ...textBlocks,
        remove: (block) => remove(entryKeys.block(block), block.titel, () => textBlocks.remove(block)),
      },
      templates: {
        ...templates,
        remove: (template) => remove(entryKeys.template(template), template.bez, () => templates.remove(template)),
      },
      acronyms: {
        ...acronyms,
        update: (acronym, { name, unterschrift }) => acronyms.update(acronym, { name, unterschrift }),
        remove: (acronym) => remove(entryKeys.acronym(acronym), acronym.kuerzel, () => acronyms.remove(acronym)),
      },
    },
  }
}
