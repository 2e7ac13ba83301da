import type { Acronym, TextBlock } from '@waldkerf/domain/entities/documents/documents'
import type { PositionTemplate } from '@waldkerf/domain/entities/documents/positions'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { SettingsActions, SettingsState } from '@waldkerf/ui/screens/officeSettings/SettingsScreen'
import { addNewAcronym } from '../../data/office/newAcronym.ts'
import { useAcronyms, usePositionTemplates, useTextBlocks, useTextChanges } from '../../data/office/texts.ts'
import { useRemovals } from '../lists/removals/useRemovals.ts'

type Lists = Pick<SettingsState, 'textBlocks' | 'templates' | 'acronyms'>
type ListActions = Pick<SettingsActions, 'textBlocks' | 'templates' | 'acronyms'>

const keyOf = {
  block: ({ id }: TextBlock) => `block ${id}`,
  template: ({ id }: PositionTemplate) => `template ${id}`,
  acronym: ({ kuerzel }: Acronym) => `acronym ${kuerzel}`,
}

/** Text blocks, templates and acronyms. A deleted one disappears at once, and is deleted for good a little later. */
export function useEntries(): { lists: Lists; actions: ListActions } {
  const { texts, blocks, templates, acronyms } = useTextChanges()
  const { gone, remove } = useRemovals<string>()
  const left = <Entry>(rows: readonly Entry[], key: (entry: Entry) => string) =>
    rows.filter((row) => !gone.has(key(row)))
  return {
    lists: {
      textBlocks: mapLoadable(useTextBlocks(), (rows) => left(rows, keyOf.block)),
      templates: mapLoadable(usePositionTemplates(), (rows) => left(rows, keyOf.template)),
      acronyms: mapLoadable(useAcronyms(), (rows) => left(rows, keyOf.acronym)),
    },
    actions: {
      textBlocks: {
        add: (values, key) => blocks(texts.addBlock(values, key)),
        update: (block, values) => blocks(texts.updateBlock(block, values)),
        remove: (block) => remove(keyOf.block(block), block.titel, () => blocks(texts.deleteBlock(block.id))),
      },
      templates: {
        add: (values, key) => templates(texts.addTemplate(values, key)),
        update: (template, values) => templates(texts.updateTemplate(template, values)),
        remove: (template) =>
          remove(keyOf.template(template), template.bez, () => templates(texts.deleteTemplate(template.id))),
      },
      acronyms: {
        add: (values, key) => acronyms(addNewAcronym(texts, values, key)),
        update: (acronym, { name, unterschrift }) => acronyms(texts.updateAcronym(acronym, { name, unterschrift })),
        remove: (acronym) =>
          remove(keyOf.acronym(acronym), acronym.kuerzel, () => acronyms(texts.deleteAcronym(acronym.kuerzel))),
      },
    },
  }
}
